import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { boundingBox, distance, enclosingCircle, type Polygon, type Vec2 } from '#lib/index.ts';

export interface State {
  readonly rock: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const points = (...pairs: readonly (readonly [number, number])[]): Polygon =>
  pairs.map(([x, y]) => ({ x, y }));

/** The circle around the middle of the bounding box. */
function aroundBox(rock: Polygon) {
  const { center } = boundingBox(rock);
  return { center, radius: Math.max(...rock.map((corner) => distance(corner, center))) };
}

/** Corner 0 travels around the middle of the window. */
const travelled = (t: number): Vec2 => {
  const angle = 2 * Math.PI * t;
  return { x: toTenths(48 + 26 * Math.cos(angle)), y: toTenths(32 + 26 * Math.sin(angle)) };
};

export const figure = defineFigure({
  name: 'enclosing',
  version: 1,
  caption: 'Drag a corner of the rock',
  description:
    'A rock with six corners and the smallest circle that contains it. Two or three corners, which ' +
    'are marked, touch its rim and determine it. A dashed circle around the middle of the bounding ' +
    'box also contains the rock, but it is usually larger.',
  world,
  parts: { rock: polygon({ symbols: false, most: 8 }) },
  presets: [
    {
      name: 'three',
      label: 'three corners',
      state: { rock: points([34, 52], [22, 30], [40, 9], [62, 12], [72, 36], [56, 46]) },
    },
    {
      name: 'two',
      label: 'two corners',
      state: { rock: points([24, 22], [40, 18], [60, 24], [72, 46], [50, 44], [34, 36]) },
    },
    {
      name: 'triangle',
      label: 'nearly a triangle',
      state: { rock: points([48, 56], [40, 32], [26, 14], [48, 18], [70, 14], [56, 32]) },
    },
    {
      name: 'flat',
      label: 'long and flat',
      state: { rock: points([22, 30], [34, 27], [58, 28], [74, 34], [58, 37], [34, 36]) },
    },
  ],
  meanings: { c: 'centre of the smallest circle', r: 'its radius' },
  conventions: ['yUp'],

  answer: ({ rock }: State) => {
    const circle = enclosingCircle(rock)!;
    const onRim = rock.filter(
      (corner) => distance(corner, circle.center) > circle.radius * (1 - 1e-12),
    );
    return { circle, onRim, box: aroundBox(rock) };
  },

  calls: {
    enclosingCircle: {
      load: () => import('#lib/enclosing-circle.ts?trace'),
      values: ({ rock }) => [rock],
    },
  },

  sweep: {
    label: 'one corner around the others',
    seconds: 8,
    repeat: 'loop',
    at: ({ rock }, t) => ({ rock: rock.map((corner, i) => (i === 0 ? travelled(t) : corner)) }),
  },

  words: {
    two: ({ radius, box }: { radius: number; box: number }) => ({
      word: '2 corners touch',
      rest: `the radius is ${show(radius, 1)}, but ${show(box, 1)} for the dashed circle`,
    }),
    three: ({ radius, box }: { radius: number; box: number }) => ({
      word: '3 corners touch',
      rest: `the radius is ${show(radius, 1)}, but ${show(box, 1)} for the dashed circle`,
    }),
  },

  find: (_state, { circle: { radius }, onRim, box }) => ({
    hit: onRim.length > 2,
    kind: onRim.length === 2 ? 'two' : 'three',
    radius,
    box: box.radius,
  }),

  *draw({ rock }, { circle, onRim, box }, view) {
    yield mark.circle('around-box', 'stroke-border light dashed', box);
    yield mark.circle('disc', 'disc', circle);
    yield mark.polygon('rock', 'shape', rock);
    if (onRim.length < 4) yield mark.polygon('held', 'stroke-point firm fill-none', onRim, 'marks');
    for (const [i, corner] of onRim.entries()) {
      yield mark.dot(`held-${i}`, 'fill-point stroke-paper', corner, 6);
    }
    yield mark.dot('c', 'fill-circle', circle.center, 3);
    if (view.sketch) return;
    const right = { x: circle.center.x + circle.radius, y: circle.center.y };
    yield mark.line('radius', 'stroke-circle', circle.center, right);
    yield mark.symbolAlong('r', circle.center, right, 14);
    yield mark.symbol('c', circle.center, right, 18);
  },
});
