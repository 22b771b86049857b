import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { isInWindow } from '#figure/parts/point.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { along } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { type Circle, circlesIntersect, collideCircles, distance, type Vec2 } from '#lib/index.ts';
import { circlesMeet, distanceOfCenters } from '../formulas.ts';

export interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 2, maxRadius: 24 };

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

/** How far above the first centre the second one passes. */
const above = 7;

const path = keepPath(({ x, y }: Vec2) =>
  acrossWindow(placeable({ x, y: y + above }, world), { x: -1, y: 0 }, world),
);

export const figure = defineFigure({
  name: 'circles-touch',
  version: 1,
  caption: 'Drag either circle or its rim',
  description:
    'Two circles with centres c1 and c2 and radii r1 and r2. A dashed line between the centres is ' +
    'the distance d. At the bottom, d is laid beside the two radii end to end. If the circles ' +
    'overlap, an arrow shows the push of the second, and a dotted circle shows where it ends.',
  world,
  close: { minX: 1, maxX: 91, minY: 2, maxY: 62 },
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
  },
  presets: [
    {
      name: 'overlapping',
      label: 'overlapping',
      state: { first: disc(30, 33, 15), second: disc(54, 40, 18) },
    },
    {
      name: 'apart',
      label: 'apart',
      state: { first: disc(26, 32, 14), second: disc(62, 42, 12) },
    },
    {
      name: 'touching',
      label: 'touching',
      state: { first: disc(32, 32, 15), second: disc(56, 39, 10) },
    },
    {
      name: 'inside',
      label: 'inside',
      state: { first: disc(40, 36, 24), second: disc(48, 42, 6) },
    },
    {
      name: 'concentric',
      label: 'same centre',
      state: { first: disc(40, 36, 18), second: disc(40, 36, 10) },
    },
    {
      name: 'decimals',
      label: 'in decimals',
      state: { first: disc(28, 28, 16), second: disc(52, 44.1, 12.9) },
    },
  ],
  meanings: {
    d: 'distance from $c_1$ to $c_2$',
    n: 'direction from $c_1$ towards $c_2$, of length 1 (drawn longer)',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ first, second }: State) => ({
    hit: circlesIntersect(first, second),
    contact: collideCircles(first, second),
    d: distance(first.center, second.center),
  }),

  calls: {
    circlesIntersect: {
      load: () => import('#lib/circles-intersect.ts?trace'),
      values: ({ first, second }) => [first, second],
    },
  },

  sweep: {
    label: 'second circle across the first',
    seconds: 8,
    repeat: 'back-and-forth',
    at: ({ first, second }, t) => ({
      first,
      second: { ...second, center: placeable(path(first.center)(t), world) },
    }),
  },

  words: {
    hairApart: () => miss('barely apart'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: () => hit('just touching'),
    hairDeep: () => hit('barely overlapping'),
    deep: ({ depth }: { depth: number }) => hit(`${show(depth, 1)} deep`),
    concentric: ({ depth }: { depth: number }) =>
      hit(`${show(depth, 1)} deep, pushed to the right by convention`),
  },

  find: ({ first, second }, { contact, d }) => {
    if (!contact) {
      const gap = d - first.radius - second.radius;
      return gap < 0.05 ? { hit: false, kind: 'hairApart' } : { hit: false, kind: 'apart', gap };
    }
    const { depth } = contact;
    // The depth is the sum of both radii, so it is never shallow.
    if (d === 0) return { hit: true, kind: 'concentric', depth };
    if (depth < 0.05) return { hit: true, kind: depth === 0 ? 'touching' : 'hairDeep' };
    return { hit: true, kind: 'deep', depth };
  },

  commands: [
    {
      name: 'out',
      label: 'Move the second circle out',
      idle: ({ second }, { contact }) =>
        !contact || contact.depth === 0 || !isInWindow(pushed(second, contact).center, world),
      run: (state, { contact }) =>
        contact ? { ...state, second: pushed(state.second, contact) } : state,
    },
  ],

  formulas: [distanceOfCenters, circlesMeet],
  values: ({ first, second }, { d }) => ({
    d,
    'c_1.x': first.center.x,
    'c_1.y': first.center.y,
    'c_2.x': second.center.x,
    'c_2.y': second.center.y,
    r_1: first.radius,
    r_2: second.radius,
  }),

  *draw({ first, second }, { hit, contact, d }, view) {
    const [a, b] = [first.center, second.center];
    const rims = [rimHandle(first, world), rimHandle(second, world)] as const;
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', hit ? 'disc fill-hit' : 'disc', second);
    yield mark.line('radius-1', 'stroke-ink', a, rims[0]);
    yield mark.line('radius-2', 'stroke-circle', b, rims[1]);
    if (first.radius > 6 && !view.sketch) yield mark.symbolAlong('r_1', a, rims[0], -14);
    if (second.radius > 6 && !view.sketch) yield mark.symbolAlong('r_2', b, rims[1], -14);
    yield mark.line('distance', 'stroke-ink dashed', a, b);
    if (d > 12) yield mark.symbolAlong('d', a, b, 14);
    if (contact) {
      const ghost = pushed(second, contact);
      // A ghost almost where the circle is would show nothing.
      if (contact.depth > 1) {
        yield mark.circle('ghost', 'stroke-border light dotted', ghost);
        yield mark.arrow('push', 'stroke-normal', b, ghost.center);
        yield mark.symbolAlong('s', b, ghost.center, 17);
      }
      if (!view.sketch) {
        const tip = along(contact.point, contact.normal, 4);
        yield mark.arrow('normal', 'stroke-normal bold', contact.point, tip);
        yield mark.symbolAlong('n', contact.point, tip, -17);
      }
    }
    yield mark.dot('c_1', 'fill-ink', a, 3);
    yield mark.dot('c_2', 'fill-circle', b, 3);
    const near = view.sketch ? 16 : 24;
    yield mark.symbol('c_1', a, d > 0 ? b : rims[0], near);
    if (contact) {
      // To the left of the push and a little behind it, because s labels the middle.
      const { x, y } = contact.normal;
      const behind = view.sketch ? 0 : 0.7;
      yield mark.symbol('c_2', b, { x: b.x + y + behind * x, y: b.y - x + behind * y }, near);
    } else yield mark.symbol('c_2', b, a, near);
    yield* drawLengths(view, first.radius, second.radius, d);
  },
});

/** The second circle, moved out. */
function pushed(
  second: CircleValue,
  { normal, depth }: { normal: Circle['center']; depth: number },
): CircleValue {
  return { ...second, center: along(second.center, normal, depth) };
}

/** The comparison at the bottom, with d above and the radii end to end below. */
function* drawLengths(view: Projection, r1: number, r2: number, d: number): Iterable<mark.Mark> {
  const left = 5;
  const [high, low] = [9.6, 6.2];
  const place = (x: number, y: number) => ({ x: left + x, y });
  const sum = r1 + r2;
  yield mark.line('length-d', 'stroke-ink dashed', place(0, high), place(d, high));
  yield mark.line('length-1', 'stroke-ink thick', place(0, low), place(r1, low));
  yield mark.line('length-2', 'stroke-circle thick', place(r1, low), place(sum, low));
  if (sum - d > 1)
    yield mark.line('length-s', 'stroke-normal thick', place(d, high), place(sum, high));
  if (d - sum > 1)
    yield mark.line('length-gap', 'stroke-border light dotted', place(sum, low), place(d, low));
  if (view.sketch) return;
  const name = (key: string, symbol: string, x: number, y: number, dy: number) =>
    mark.label(key, symbol, place(x, y), { symbol, dy });
  if (d > 4) yield name('length-name-d', 'd', d / 2, high, -7);
  if (sum - d > 3) yield name('length-name-s', 's', (d + sum) / 2, high, -7);
  yield name('length-name-1', 'r_1', r1 / 2, low, 21);
  yield name('length-name-2', 'r_2', r1 + r2 / 2, low, 21);
  const end = { dx: 9, dy: 5, style: 'small' };
  // A bar that continues with s or the gap shows both lengths at its end.
  const value = (key: string, length: number, more: number, y: number) => {
    const text = more > 1 ? `${show(length, 1)} + ${show(more, 1)}` : show(length, 1);
    return mark.label(key, text, place(more > 1 ? length + more : length, y), end);
  };
  yield value('length-d-value', d, sum - d, high);
  yield value('length-sum', sum, d - sum, low);
}
