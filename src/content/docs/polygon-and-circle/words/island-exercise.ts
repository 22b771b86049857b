import { show } from '#kit/numbers.ts';
import type { Fault } from '#kit/outline-fault.ts';
import { outlineFault } from '#kit/words/polygon.ts';

interface Faulty {
  readonly fault: Fault;
}

const noPolygon = ({ fault }: Faulty) => `This is not simple: ${outlineFault(fault)}.`;

export const replies = {
  inland: {
    noPolygon,
    edge: () => 'A hit, but the circle touches an edge.',
    miss: () => 'That is a miss.',
    right: () => 'No edge is touched. Only the inside test finds this hit.',
  },
  'four-times': {
    noPolygon,
    hit: () => 'That is a hit. Go out to sea.',
    count: ({ count }: { readonly count: number }) => `The ray crosses the outline ${count} times.`,
    right: () => 'In, out, in and out again: an even number, so the centre is outside.',
  },
  deep: {
    noPolygon,
    shallow: ({ depth }: { readonly depth: number }) =>
      `The push is ${show(depth, 1)} long. Deeper inland, or a larger circle, makes it longer.`,
    apart: () => 'They do not touch, so no push is needed.',
    right: ({ depth }: { readonly depth: number }) =>
      `It has to move ${show(depth, 1)}: to the nearest coast, and a radius beyond.`,
  },
};
