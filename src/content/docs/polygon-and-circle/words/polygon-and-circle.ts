import { show } from '#kit/numbers.ts';
import { noPolygon } from '#kit/words/polygon.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Gap {
  readonly gap: number;
}

interface Nearest {
  readonly nearest: Feature;
  /** How many corners the polygon has. */
  readonly count: number;
}

export const words = {
  noPolygon,
  touching: (found: Nearest) => hit(`just touching at ${nearestIn(found)}`),
  edges: ({ touched, count }: { touched: readonly number[]; count: number }) =>
    hit(edges(touched, count)),
  insideByHair: () => hit('all inside, by a hair'),
  inside: ({ gap }: Gap) => hit(`all inside, the outline ${show(gap, 1)} away`),
  wallByHair: () => miss('all inside, apart by a hair'),
  wall: ({ gap }: Gap) => miss(`all inside, ${show(gap, 1)} apart`),
  hairApart: (found: Nearest) => miss(`apart by a hair, nearest is ${nearestIn(found)}`),
  apart: (found: Nearest & Gap) =>
    miss(`${show(found.gap, 1)} apart, nearest is ${nearestIn(found)}`),
};

/** "edge 3", or the corner by the edges that meet there. */
function nearestIn({ nearest, count }: Nearest): string {
  if (nearest.kind === 'interior') return 'the inside';
  const { kind, index } = nearest;
  if (kind === 'edge') return `edge ${index}`;
  return `the corner of edges ${(index + count - 1) % count} and ${index}`;
}

/** "edges 1, 2 and 5". */
function edges(touched: readonly number[], count: number): string {
  if (touched.length === count) return `all ${count} edges`;
  const last = touched.at(-1);
  const before = touched.slice(0, -1).join(', ');
  return before ? `edges ${before} and ${last}` : `edge ${last}`;
}
