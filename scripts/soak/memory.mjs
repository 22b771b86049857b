import { readFileSync } from 'node:fs';
import { keptBy } from './snapshot.mjs';

/**
 * @typedef {object} Memory of a page at rest, after garbage collection
 * @property {number} heap bytes of JavaScript's heap
 * @property {number} objects bytes of it that are objects and strings, not compiled code
 * @property {number} dom bytes of the browser's own heap: elements, styles, canvases' states
 * @property {number} buffers bytes of array buffers and strings outside both
 * @property {number} documents
 * @property {number} nodes in the page's documents, and outside them if a script holds them
 * @property {number} allNodes with those that the browser itself keeps: what can be undone, inside of fields
 * @property {number} undos what can be undone, for the record
 * @property {number} listeners
 * @property {number} workers that run
 * @property {number} frames in the page, itself included
 * @property {number} rss bytes of the renderer's process, for the record; 0 where the system does not tell
 * @property {ReadonlyMap<string, number>} kinds bytes of each kind of thing, for the record
 */

/**
 * Chromium's tools for one page.
 * @param {import('playwright-core').Page} page
 */
export async function openTools(page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const [tools, whole] = await Promise.all([
    page.context().newCDPSession(page),
    browser.newBrowserCDPSession(),
  ]);
  await tools.send('HeapProfiler.enable');
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, tools, whole };
}

/** @typedef {Awaited<ReturnType<typeof openTools>>} Tools */

/**
 * @param {Tools} open
 * @returns {Promise<Memory>}
 */
export async function memoryOf({ page, tools, whole }) {
  // What a first collection lets go of may hold what a second one finds.
  for (let i = 0; i < 3; i += 1) {
    await tools.send('HeapProfiler.collectGarbage');
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))');
  }
  const heap = await tools.send('Runtime.getHeapUsage');
  const { objects, detached, undos, kinds } = await keptBy(tools);
  const attached = await Promise.all(page.frames().map(countNodes));
  const counters = await tools.send('Memory.getDOMCounters');
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return {
    heap: heap.usedSize,
    objects,
    dom: heap.embedderHeapUsedSize,
    buffers: heap.backingStorageSize,
    documents: counters.documents,
    nodes: attached.reduce((sum, count) => sum + count, detached),
    allNodes: counters.nodes,
    undos,
    listeners: counters.jsEventListeners,
    workers: page.workers().length,
    frames: page.frames().length,
    rss: renderers.reduce((sum, { id }) => sum + residentBytes(id), 0),
    kinds,
  };
}

/**
 * The elements, texts and comments in a frame's document.
 * @param {import('playwright-core').Frame} frame
 * @returns {Promise<number>}
 */
const countNodes = (frame) =>
  frame.evaluate(`(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  })()`);

/** @param {number} pid */
function residentBytes(pid) {
  try {
    const [, kB] = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return 1024 * Number(kB ?? 0);
  } catch {
    return 0;
  }
}
