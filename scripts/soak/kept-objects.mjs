/**
 * @typedef {object} Snapshot what Chromium tells of its heap, as far as it is read here
 * @property {{ meta: { node_fields: string[], node_types: [string[], ...unknown[]] } }} snapshot
 * @property {number[]} nodes
 */

/** Of the browser itself: compiled code comes as functions are used more, and goes as they are not. */
const ofBrowser = ['code', 'native', 'hidden', 'synthetic', 'object shape'];

/**
 * Bytes of what the scripts of a page hold: objects, arrays, functions, strings, numbers.
 * @param {Snapshot} snapshot
 */
export function sizeOfObjects({ snapshot, nodes }) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kinds] = types;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let size = 0;
  for (let i = 0; i < nodes.length; i += fields.length) {
    const kind = kinds[nodes[i + kindAt] ?? -1] ?? '';
    if (!ofBrowser.includes(kind)) size += nodes[i + sizeAt] ?? 0;
  }
  return size;
}

/**
 * The same of an open page, after garbage collection.
 * @param {import('playwright-core').CDPSession} tools
 */
export async function keptObjects(tools) {
  /** @type {string[]} */
  const parts = [];
  const add = (/** @type {{ chunk: string }} */ { chunk }) => void parts.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', add);
  return sizeOfObjects(JSON.parse(parts.join('')));
}
