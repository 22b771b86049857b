import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { along } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { collideCircles, distance, type Vec2 } from '#lib/index.ts';

interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
}

const disc = (x: number, y: number, radius: number): CircleValue => ({ center: { x, y }, radius });
const radii = { minRadius: 4, maxRadius: 18 };
const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const left = disc(38, 30, 16);

interface Push {
  readonly depth: number;
  readonly one: number;
  readonly other: number;
}

export const figure = defineFigure({
  name: 'balls-apart',
  version: 1,
  caption: 'Drag either ball or its rim',
  description:
    'Two overlapping balls with centres c1 and c2. Two arrows push them apart along the line of ' +
    'centres, the lighter ball farther. Dotted circles show the balls afterwards.',
  world,
  close: { minX: 6, maxX: 90, minY: 2, maxY: 62 },
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
  },
  presets: [
    { name: 'deep', label: 'overlapping', state: { first: left, second: disc(50, 39, 12) } },
    { name: 'equal', label: 'equal balls', state: { first: left, second: disc(52, 30, 16) } },
    { name: 'touching', label: 'touching', state: { first: left, second: disc(58, 45, 9) } },
    { name: 'apart', label: 'apart', state: { first: left, second: disc(70, 46, 10) } },
    { name: 'centre', label: 'same centre', state: { first: left, second: disc(38, 30, 8) } },
  ],
  meanings: {
    d: 'distance from $c_1$ to $c_2$',
    n: 'direction from $c_1$ towards $c_2$, of length 1 (drawn longer)',
    s: 'the depth, the sum of both pushes',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ first, second }: State) => {
    const contact = collideCircles(first, second);
    const depth = contact?.depth ?? 0;
    // For discs of one material, the mass is proportional to r², and the lighter disc moves more.
    const share = 1 / (1 + (first.radius / second.radius) ** 2);
    const pushes = [share * depth, (1 - share) * depth] as const;
    return { contact, pushes, d: distance(first.center, second.center) };
  },

  calls: {
    collideCircles: {
      load: () => import('#lib/collide-circles.ts?trace'),
      values: ({ first, second }) => [first, second],
    },
  },
  truthOf: 'second',

  words: {
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    justApart: () => miss('almost touching'),
    touching: () => hit('just touching, so there is nothing to push'),
    deep: ({ depth, one, other }: Push) =>
      hit(`${show(depth, 1)} deep, so the pushes are ${show(one, 1)} and ${show(other, 1)}`),
  },

  find: ({ first, second }, { contact, pushes: [one, other], d }) => {
    const gap = d - first.radius - second.radius;
    if (!contact) {
      return gap < 0.05 ? { hit: false, kind: 'justApart' } : { hit: false, kind: 'apart', gap };
    }
    const { depth } = contact;
    return depth < 0.05
      ? { hit: true, kind: 'touching' }
      : { hit: true, kind: 'deep', depth, one, other };
  },

  *draw({ first, second }, { contact, pushes, d }, view) {
    const [a, b] = [first.center, second.center];
    yield mark.circle('first', 'fill-shape stroke-point firm', first);
    yield mark.circle('second', contact ? 'disc fill-hit' : 'disc', second);
    const rims = [rimHandle(first, world), rimHandle(second, world)] as const;
    yield mark.line('radius-1', 'stroke-point', a, rims[0]);
    yield mark.line('radius-2', 'stroke-circle', b, rims[1]);
    yield mark.line('distance', 'stroke-ink dashed', a, b);
    yield mark.dot('c_1', 'fill-point', a, 3);
    yield mark.dot('c_2', 'fill-circle', b, 3);
    const normal = contact?.normal ?? { x: 1, y: 0 };
    const across = (at: Vec2, by: number) => along(at, { x: normal.y, y: -normal.x }, by);
    if (contact && contact.depth > 0.05) {
      const there = [along(a, normal, -pushes[0]), along(b, normal, pushes[1])] as const;
      yield mark.circle('first-there', 'stroke-point dotted', { ...first, center: there[0] });
      yield mark.circle('second-there', 'stroke-circle dotted', { ...second, center: there[1] });
      yield mark.arrow('push-1', 'stroke-normal', a, there[0]);
      yield mark.arrow('push-2', 'stroke-normal', b, there[1]);
    }
    if (contact) {
      const rim = along(b, normal, second.radius);
      const tip = along(rim, normal, 5);
      yield mark.arrow('normal', 'stroke-normal bold', rim, tip);
      if (!view.sketch) yield mark.symbolAlong('n', rim, tip, 14);
    }
    if (view.sketch) return;
    if (first.radius > 6) yield mark.symbolAlong('r_1', a, rims[0], -14);
    if (second.radius > 6) yield mark.symbolAlong('r_2', b, rims[1], 14);
    // If both centres are the same, their labels are on opposite sides.
    yield mark.symbol('c_1', a, across(a, d < 4 ? 1 : -1), 18);
    yield mark.symbol('c_2', b, across(b, -1), 18);
    if (d > 12) yield mark.symbolAlong('d', a, b, -14);
  },
});
