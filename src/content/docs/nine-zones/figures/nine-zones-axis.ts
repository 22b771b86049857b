import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import type { Part } from '#figure/part.ts';
import { type BoxValue, box, cornersOf, placeBox } from '#figure/parts/box.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { hitOrMiss } from '#figure/words/verdict.ts';
import { drawZones } from '#figure/zones.ts';
import { boxIntersectsCircleByZone, boxZone, type Vec2 } from '#lib/index.ts';

// The scene does not move on the screen. The switch only flips the y axis.

type Axis = 'up' | 'down';

interface State {
  readonly box: BoxValue;
  readonly circle: CircleValue;
  readonly y: Axis;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (x: number, y: number, radius: number, axis: Axis): State => ({
  box: { center: { x: 46, y: 31 }, halfWidth: 18, halfHeight: 11, degrees: 0 },
  circle: { center: { x, y }, radius },
  y: axis,
});

/** With either axis, a field says how far right and how far up a point is on the screen. */
const rightAndUp = <Value>(part: Part<Value>, name: string): Part<Value> => ({
  ...part,
  fields: (value, world, selected) =>
    part.fields(value, world, selected).map((field) => {
      if (field.key === 'x') return { ...field, before: `$${name}$ =`, after: 'right,' };
      return field.key === 'y' ? { ...field, after: 'up' } : field;
    }),
});

interface Found {
  readonly hit: boolean;
  readonly zone: number;
  /** The zone that has this place on the screen where y points up. */
  readonly seen: number;
}

const rows = ['bottom', '', 'top'];

const columns = ['left', '', 'right'];

const onScreen = (seen: number) =>
  [rows[Math.floor(seen / 3)], columns[seen % 3]].filter(Boolean).join(' ');

export const figure = defineFigure({
  name: 'nine-zones-axis',
  version: 1,
  caption: 'Flip the $y$ axis, and drag $c$',
  description:
    'A box, a circle and the nine zones with their numbers. A switch makes y point up or down, which ' +
    'exchanges the numbers of the upper and the lower row, and nothing else moves.',
  world,
  parts: {
    box: rightAndUp(box({ maxHalf: 30 }), 'm'),
    circle: rightAndUp(circle({ minRadius: 3, maxRadius: 30 }), 'c'),
    y: choice<Axis>('y points', [
      { name: 'up', label: 'up' },
      { name: 'down', label: 'down' },
    ]),
  },
  presets: [
    { name: 'up', label: 'y up', state: at(74, 47, 14, 'up') },
    { name: 'down', label: 'y down', state: at(74, 47, 14, 'down') },
    { name: 'side', label: 'at a side', state: at(76, 34, 10, 'up') },
  ],
  meanings: { y: 'up or down, as you choose' },
  conventions: ['touching', 'filled'],

  answer: ({ box, circle, y }: State) => {
    const measured = y === 'up' ? { box, circle } : flipped(box, circle);
    return {
      zone: boxZone(measured.circle.center, measured.box),
      hit: boxIntersectsCircleByZone(measured.box, measured.circle),
      seen: boxZone(circle.center, box),
    };
  },

  words: {
    outside: ({ hit, zone, seen }: Found) =>
      hitOrMiss(hit, `zone ${zone}, at the ${onScreen(seen)} of the screen`),
    inside: ({ hit }: Found) => hitOrMiss(hit, 'zone 4, the centre is inside'),
  },

  find: (_state, { zone, hit, seen }) => ({
    hit,
    kind: seen === 4 ? 'inside' : 'outside',
    zone,
    seen,
  }),

  *draw({ box, circle, y }, { zone, hit }, view) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    const place = (zone: number) => (y === 'up' ? zone : mirrored(zone));
    yield* drawZones(view, box, world, place(zone), place);
    const end = { x: 7, y: y === 'up' ? 13 : 51 };
    const origin = { x: 7, y: y === 'up' ? 4 : 60 };
    yield mark.polygon(
      'box',
      place(zone) === 4 ? 'shape fill-lit' : 'shape',
      cornersOf(placeBox(box)),
    );
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.arrow('axis-x', 'stroke-ink', origin, { x: 16, y: origin.y });
    yield mark.arrow('axis-y', 'stroke-ink', origin, end);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.label('symbol-x', 'x', { x: 16, y: origin.y }, { symbol: 'x', dx: 10, dy: 6 });
    yield mark.label('symbol-y', 'y', end, { symbol: 'y', dx: 1, dy: y === 'up' ? -7 : 19 });
    if (radius > 4) yield mark.symbolAlong('r', center, rim, rim.x < center.x ? 13 : -13);
    yield mark.symbol('c', center, rim);
    yield mark.label('symbol-m', 'm', box.center, { symbol: 'm', dx: -20, dy: 6 });
  },
});

/** The zone in the same column, with the rows counted from the other end. */
function mirrored(zone: number): number {
  return (zone % 3) + 3 * (2 - Math.floor(zone / 3));
}

/** The same scene with y measured from above, as on a canvas. */
function flipped(box: BoxValue, circle: CircleValue) {
  const down = ({ x, y }: Vec2) => ({ x, y: world.maxY - y });
  return {
    box: { ...box, center: down(box.center) },
    circle: { ...circle, center: down(circle.center) },
  };
}
