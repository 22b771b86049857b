/**
 * @typedef {object} Snapshot what Chromium tells of its heap, as far as it is read here
 * @property {{ meta: { node_fields: string[], node_types: [string[], ...unknown[]] } }} snapshot
 * @property {number[]} nodes
 * @property {string[]} strings
 */

/**
 * @typedef {object} Kept what a page keeps, after garbage collection
 * @property {number} objects bytes of what its scripts hold: objects, arrays, functions, strings, numbers
 * @property {number} detached elements and texts that are in no document, and that a script holds
 * @property {number} undos what the reader wrote and can undo: Chromium keeps up to 1000 of it
 * @property {ReadonlyMap<string, number>} kinds bytes of each kind, the browser's own included
 */

/** Of the browser itself: compiled code comes as functions are used more, and goes as they are not. */
const ofBrowser = ['code', 'native', 'hidden', 'synthetic', 'object shape'];
/** How the snapshot marks what is in no document. */
const isDetached = 2;
const domNode = /^(Detached )?(<.*>|Text|Comment|DocumentFragment)$/;

/** Without the function that a piece of code is of: "system / BytecodeArray / reduce". */
const plain = (/** @type {string} */ name) => name.replace(/^(system \/ \w+) \/.*/, '$1');

/**
 * @param {Snapshot} snapshot
 * @returns {Kept}
 */
export function keptIn({ snapshot, nodes, strings }) {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [names] = types;
  const at = (/** @type {string} */ field) => fields.indexOf(field);
  const [typeAt, nameAt, sizeAt, detachedAt] = [
    at('type'),
    at('name'),
    at('self_size'),
    at('detachedness'),
  ];
  let [objects, detached, undos] = [0, 0, 0];
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (let i = 0; i < nodes.length; i += fields.length) {
    const type = names[nodes[i + typeAt] ?? -1] ?? '';
    const name = strings[nodes[i + nameAt] ?? -1] ?? '';
    const size = nodes[i + sizeAt] ?? 0;
    if (!ofBrowser.includes(type)) objects += size;
    if (nodes[i + detachedAt] === isDetached && domNode.test(name)) detached += 1;
    if (name === 'blink::UndoStep') undos += 1;
    const kind = /^(native|object|code)$/.test(type) ? `${type} ${plain(name)}` : type;
    kinds.set(kind, (kinds.get(kind) ?? 0) + size);
  }
  return { objects, detached, undos, kinds };
}

/**
 * The same of an open page.
 * @param {import('playwright-core').CDPSession} tools
 */
export async function keptBy(tools) {
  /** @type {string[]} */
  const parts = [];
  const add = (/** @type {{ chunk: string }} */ { chunk }) => void parts.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', add);
  return keptIn(JSON.parse(parts.join('')));
}

/**
 * The kinds that take the most more than before, in words: what to look at, if a page grows.
 * @param {ReadonlyMap<string, number>} before
 * @param {ReadonlyMap<string, number>} after
 * @param {number} [most] of them
 */
export function grownMost(before, after, most = 8) {
  return [...after]
    .map(([kind, size]) => ({ kind, more: size - (before.get(kind) ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, most)
    .map(({ kind, more }) => `${kind} +${(more / 1000).toFixed(0)} kB`);
}
