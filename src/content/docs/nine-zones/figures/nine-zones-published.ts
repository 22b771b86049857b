import { defineFigure } from '#kit/figure.ts';
import { show } from '#kit/numbers.ts';
import { type BoxValue, box, cornersOf, placeBox } from '#kit/parts/box.ts';
import { choice } from '#kit/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { drawDistance, drawZones } from '#kit/zones.ts';
import {
  boxIntersectsCircleByZone,
  boxZone,
  closestPointInBox,
  signedDistanceToBox,
} from '#lib/index.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
} from '#published/circle-box-revised.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { words } from '../words/nine-zones-published.ts';

type Reading = 'open' | 'closed';
type Format = 'float' | 'double';

interface State {
  readonly box: BoxValue;
  readonly circle: CircleValue;
  readonly reading: Reading;
  readonly format: Format;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const readings = { open: intersectsWithOpenCorner, closed: intersectsWithClosedCorner };
const formats = { float: float32, double: float64 };

/** The box of the errata, half sides 1 and radius 5, made three times as large. */
const small: BoxValue = { center: { x: 36, y: 28 }, halfWidth: 3, halfHeight: 3, degrees: 0 };

export const figure = defineFigure({
  name: 'nine-zones-published',
  version: 1,
  caption: 'Read the published test with < or with ≤',
  description:
    'A box and a circle that just touches it. Two switches say how the published test is read: ' +
    'whether a corner that is just touched counts, and how many bits its numbers have.',
  world,
  parts: {
    box: box({ maxHalf: 30 }),
    circle: circle({ minRadius: 3, maxRadius: 30 }),
    reading: choice<Reading>('corners', [
      { name: 'open', label: 'distance < radius' },
      { name: 'closed', label: 'distance ≤ radius' },
    ]),
    format: choice<Format>('numbers', [
      { name: 'float', label: '32 bits (float)' },
      { name: 'double', label: '64 bits (double)' },
    ]),
  },
  presets: [
    {
      name: 'corner',
      label: 'touching a corner',
      state: {
        box: small,
        circle: { center: { x: 48, y: 43 }, radius: 15 },
        reading: 'open',
        format: 'float',
      },
    },
    {
      name: 'wall',
      label: 'touching a wall',
      state: {
        box: small,
        circle: { center: { x: 54, y: 28 }, radius: 15 },
        reading: 'open',
        format: 'float',
      },
    },
    {
      name: 'decimals',
      label: 'touching in decimals',
      state: {
        box: { center: { x: 30.1, y: 28 }, halfWidth: 12, halfHeight: 10, degrees: 0 },
        circle: { center: { x: 56.4, y: 32 }, radius: 14.3 },
        reading: 'closed',
        format: 'float',
      },
    },
  ],
  symbols: ['c', 'r', 'm', 'w', 'h', 'q'],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ box, circle, reading, format }: State) => ({
    said: readings[reading](box, circle, formats[format]),
    hit: boxIntersectsCircleByZone(box, circle),
    zone: boxZone(circle.center, box),
    q: closestPointInBox(circle.center, box),
    d: signedDistanceToBox(circle.center, box),
  }),

  words,

  find: ({ circle: { radius } }, { said, hit: ours, zone, d: distance }) => {
    if (zone === 4) return { hit: said, kind: 'inside', ours };
    return { hit: said, kind: 'away', ours, distance, radius };
  },

  draw: (stage, { box, circle }, { said, hit, zone, q, d }) => {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    drawZones(stage, box, world, zone);
    stage.polygon('box', zone === 4 ? 'shape fill-lit' : 'shape', cornersOf(placeBox(box)));
    stage.circle('disc', lookOf(said, hit), circle);
    stage.line('radius', 'stroke-circle', center, rim);
    stage.line('distance', 'stroke-ink dashed', center, q);
    stage.dot('c', 'fill-circle', center, 3);
    stage.dot('q', 'fill-point stroke-paper', q, 5);
    if (radius > 4) stage.symbolAlong('r', center, rim, rim.x < center.x ? 13 : -13);
    stage.symbol('c', center, zone === 4 ? box.center : q);
    if (zone === 4) return;
    // In a box as small as this the letter would lie under the handle.
    const beyond = box.halfWidth < 6;
    drawDistance(stage, q, center, show(d, 1), beyond);
  },
});

/** A hit is filled, and so is a wrong answer, each in a colour of its own. */
function lookOf(said: boolean, hit: boolean): string {
  if (said !== hit) return said ? 'disc fill-invented' : 'disc fill-missed';
  return said ? 'disc fill-hit' : 'disc';
}
