import { expect, test } from 'vitest';
import { sizeOfObjects } from '../../../scripts/soak/kept-objects.mjs';

test('objects and strings are counted, and what is the browser’s own is not', () => {
  const kinds = ['hidden', 'array', 'string', 'object', 'code', 'closure', 'native'];
  const node = (kind: string, size: number) => [kinds.indexOf(kind), 0, size];
  const snapshot = {
    snapshot: {
      meta: { node_fields: ['type', 'name', 'self_size'], node_types: [kinds] as [string[]] },
    },
    nodes: [
      ...node('object', 16),
      ...node('code', 5000),
      ...node('string', 24),
      ...node('native', 9000),
      ...node('array', 100),
      ...node('closure', 32),
      ...node('hidden', 700),
    ],
  };
  expect(sizeOfObjects(snapshot)).toBe(16 + 24 + 100 + 32);
});
