import { describe, expect, test } from 'vitest';
import { grownMost, keptIn } from '../../../scripts/soak/snapshot.mjs';

const types = ['hidden', 'array', 'string', 'object', 'code', 'closure', 'native'];
const bytecode = 'system / BytecodeArray';
const strings = [
  ...['', 'List', '<p>', 'Text', 'blink::UndoStep', 'blink::StyleRule'],
  ...[bytecode, `${bytecode} / reduce`],
];
const fields = ['type', 'name', 'self_size', 'detachedness'];
const [inDocument, inNone] = [0, 2];

const node = (type: string, size: number, name = '', place = inDocument) => [
  types.indexOf(type),
  strings.indexOf(name),
  size,
  place,
];
const kept = keptIn({
  snapshot: { meta: { node_fields: fields, node_types: [types] as [string[]] } },
  strings,
  nodes: [
    ...node('object', 16, 'List'),
    ...node('object', 20, 'List'),
    ...node('code', 3000, bytecode),
    ...node('code', 2000, `${bytecode} / reduce`),
    ...node('string', 24),
    ...node('native', 100, '<p>', inNone),
    ...node('native', 100, '<p>'),
    ...node('native', 60, 'Text', inNone),
    ...node('native', 70, 'blink::UndoStep'),
    ...node('native', 900, 'blink::StyleRule', inNone),
    ...node('array', 100),
    ...node('closure', 32),
    ...node('hidden', 700),
  ],
});

describe('a snapshot of the heap', () => {
  test('tells objects and strings from what is the browser’s own', () => {
    expect(kept.objects).toBe(16 + 20 + 24 + 100 + 32);
  });

  test('tells which elements and texts are held outside of a document', () => {
    expect(kept.detached).toBe(2);
  });

  test('tells what can be undone', () => {
    expect(kept.undos).toBe(1);
  });

  test('tells which kinds have grown most', () => {
    const before = new Map([...kept.kinds, [`code ${bytecode}`, 1000], ['object List', 40]]);
    expect(grownMost(before, new Map([...kept.kinds, ['native <a>', 9000]]))).toEqual([
      'native <a> +9 kB',
      `code ${bytecode} +4 kB`,
    ]);
  });
});
