import { defineFigure } from '#kit/figure.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { pointInCircle, type Vec2 } from '#lib/index.ts';
import { words } from '../words/scattered-points.ts';

interface State {
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 120, minY: 0, maxY: 80, inset: 3 };

/** A sunflower's seeds: each a golden angle further round, so they lie evenly at any size. */
const seeds: readonly Vec2[] = Array.from({ length: 180 }, (_, i) => {
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  const from = 5.2 * Math.sqrt(i + 0.5);
  return { x: 60 + from * Math.cos(angle), y: 40 + from * Math.sin(angle) };
}).filter(({ x, y }) => x > 3 && x < 117 && y > 3 && y < 77);

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure({
  name: 'scattered-points',
  version: 1,
  caption: 'Drag the circle or its rim',
  description: 'A field of points and a circle. The points that the circle touches are filled.',
  world,
  parts: { circle: circle({ minRadius: 4, maxRadius: 38 }) },
  presets: [
    { name: 'start', label: 'in the field', state: at(44, 42, 24) },
    { name: 'small', label: 'small', state: at(78, 30, 6) },
    { name: 'edge', label: 'at the edge', state: at(104, 60, 30) },
  ],
  symbols: ['c', 'r'],
  conventions: ['touching', 'filled'],

  answer: ({ circle }: State) => seeds.map((seed) => pointInCircle(seed, circle)),

  calls: {
    pointInCircle: {
      load: () => import('#lib/point-in-circle.ts?trace'),
      values: ({ circle }) => [
        seeds.find((seed) => pointInCircle(seed, circle)) ?? seeds[0],
        circle,
      ],
    },
  },

  words,

  find: (_state, all) => {
    const hits = all.filter(Boolean).length;
    const kind = hits === 0 ? 'miss' : hits === 1 ? 'oneHit' : 'hits';
    return { hit: hits > 0, kind, hits, points: seeds.length };
  },

  draw: (stage, { circle }, hits) => {
    const rim = rimHandle(circle, world);
    stage.circle('disc', 'disc', circle);
    seeds.forEach((seed, i) => {
      stage.dot(
        `seed-${i}`,
        hits[i] ? 'fill-point stroke-point light' : 'fill-paper stroke-border light',
        seed,
        4,
      );
    });
    stage.line('radius', 'stroke-circle', circle.center, rim);
    stage.symbolAlong('r', circle.center, rim, -14);
    stage.dot('c', 'fill-circle', circle.center, 3);
    stage.symbol('c', circle.center, rim);
  },
});
