import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { along, aside, lerp, middle } from '#figure/places.ts';
import {
  type Circle,
  circleIntersections,
  circlesIntersect,
  distance,
  projectionParameter,
  type Vec2,
} from '#lib/index.ts';
import { commonChord, footOfTwo } from '../formulas.ts';

export interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 4, maxRadius: 26 };
/** Beyond the edge of any window. */
const far = 200;

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

const at = ({ x, y }: Vec2) => `(${show(x, 1)}, ${show(y, 1)})`;

const none = (rest: string) => ({ word: '0 points', rest });

const one = (rest: string) => ({ word: '1 point', rest });

/** How far above the first centre the second one passes. */
const above = 6;

const path = keepPath(({ x, y }: Vec2) =>
  acrossWindow(placeable({ x, y: y + above }, world), { x: -1, y: 0 }, world),
);

export const figure = defineFigure({
  name: 'circles-cross',
  version: 1,
  caption: 'Drag either circle or its rim',
  description:
    'Two circles with centres c1 and c2. Where their rims cross are the points p1 and p2. The line ' +
    'through both points, the radical line, crosses the line of centres at a right angle at f, ' +
    'a distance g from c1. Both points are a distance h from f. Together with the radii to ' +
    'p1, these lines make two right triangles.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
  },
  presets: [
    {
      name: 'crossing',
      label: 'two points',
      state: { first: disc(34, 28, 20), second: disc(58, 35, 15) },
    },
    {
      name: 'small',
      label: 'foot outside',
      state: { first: disc(40, 32, 24), second: disc(57, 36, 11) },
    },
    {
      name: 'outside',
      label: 'touching',
      state: { first: disc(32, 28, 15), second: disc(56, 35, 10) },
    },
    {
      name: 'within',
      label: 'touching from inside',
      state: { first: disc(42, 32, 25), second: disc(54, 37, 12) },
    },
    {
      name: 'inside',
      label: 'inside',
      state: { first: disc(42, 32, 25), second: disc(47, 36, 9) },
    },
    { name: 'apart', label: 'apart', state: { first: disc(26, 28, 14), second: disc(66, 40, 12) } },
    {
      name: 'same',
      label: 'the same circle',
      state: { first: disc(46, 32, 18), second: disc(46, 32, 18) },
    },
  ],
  meanings: {
    r_1: 'radius of the first circle',
    r_2: 'radius of the second circle',
    d: 'distance from $c_1$ to $c_2$',
    f: 'the point at which the radical line crosses the line of centres',
    g: 'from $c_1$ to $f$, and below 0 if $f$ is on the far side',
    h: 'half the chord, from $f$ to either point',
    p_1: 'the point to the left, if you look from $c_1$ to $c_2$',
    p_2: 'the point to the right',
  },
  conventions: ['yUp'],

  answer: ({ first, second }: State) => {
    const points = circleIntersections(first, second);
    const centers = { a: first.center, b: second.center };
    const [one, other = one] = points;
    const foot = one && other ? middle(one, other) : null;
    const d = distance(centers.a, centers.b);
    return {
      points,
      foot,
      d,
      g: foot ? d * projectionParameter(foot, centers) : 0,
      h: one && foot ? distance(one, foot) : 0,
      overlap: circlesIntersect(first, second),
    };
  },

  calls: {
    circleIntersectionsSimply: {
      load: () => import('#lib/plain/circle-intersections-simply.ts?trace'),
      values: ({ first, second }) => [first, second],
    },
    circleIntersections: {
      load: () => import('#lib/circle-intersections.ts?trace'),
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
    crossing: ({ first, second }: { first: Vec2; second: Vec2 }) => ({
      word: '2 points',
      rest: `${at(first)} and ${at(second)}`,
    }),
    outside: ({ first }: { first: Vec2 }) => one(`just touching from outside, at ${at(first)}`),
    within: ({ first }: { first: Vec2 }) => one(`just touching from inside, at ${at(first)}`),
    apart: () => none('the circles are apart'),
    inside: () => none('one circle lies inside the other'),
    concentric: () => none('the same centre, but different radii'),
    same: () => none('the circles coincide, so they share every point of the rim'),
  },

  find: ({ first, second }, { points, d, overlap }) => {
    const [one, other] = points;
    if (one && other) return { hit: true, kind: 'crossing', first: one, second: other };
    if (one) {
      return {
        hit: true,
        kind: d > Math.max(first.radius, second.radius) ? 'outside' : 'within',
        first: one,
      };
    }
    if (d === 0)
      return { hit: false, kind: first.radius === second.radius ? 'same' : 'concentric' };
    return { hit: false, kind: overlap ? 'inside' : 'apart' };
  },

  formulas: [footOfTwo, commonChord],
  values: ({ first, second }, { d, g, h }) => ({
    r_1: first.radius,
    r_2: second.radius,
    d,
    g,
    h,
  }),
  used: (_state, { points }) => {
    const crosses = points.length > 0;
    return { footOfTwo: crosses, commonChord: crosses };
  },

  *draw({ first, second }, { points, foot, d, g, h }, view) {
    const [a, b] = [first.center, second.center];
    // Only the rims count, so neither is filled.
    yield mark.circle('first', 'shape fill-none', first);
    yield mark.circle('second', 'disc', second);
    const [one, other] = points;
    if (one && other && foot) {
      const reach = far / h;
      yield mark.line(
        'radical',
        'stroke-faint thin',
        lerp(foot, one, reach),
        lerp(foot, one, -reach),
        'marks',
      );
      yield mark.line('chord', 'stroke-focus bold', foot, one);
      yield mark.line('radius-1', 'stroke-ink', a, one);
      yield mark.line('radius-2', 'stroke-circle', b, one);
      if (!view.sketch) {
        // Inside the wider triangle, or outside if both triangles are on one side.
        const isLeft = g < 0 || (g < d && g > d / 2);
        if (h > 6) yield mark.symbolAlong('h', foot, one, isLeft ? 14 : -14);
        yield mark.symbolAlong('r_1', a, one, g < 0 ? -14 : 14);
        yield mark.symbolAlong('r_2', b, one, g > d ? 14 : -14);
        if (h > 4) yield mark.rightAngle('square', foot, one, g > 0 ? a : b);
      }
    }
    yield mark.line('centers', 'stroke-ink dashed', a, b);
    if (foot) {
      yield mark.line('along', 'stroke-point firm', a, foot);
      if (other && Math.abs(g) > 7 && !view.sketch)
        yield mark.symbolAlong('g', a, foot, g > 0 ? 13 : -13);
      yield mark.dot('f', 'fill-paper stroke-ink', foot, 4);
      if (!view.sketch && other) yield mark.symbol('f', foot, betweenUp(foot, one!, a, g), 18);
    }
    if (d > 8 && !view.sketch) {
      // Drawn beside the line, because all of it is d, while g is a part of it or more.
      const ends = [aside(a, a, b, 6), aside(b, a, b, 6)] as const;
      yield mark.line('span', 'stroke-caption thin', ...ends);
      for (const [i, end] of ends.entries()) {
        yield mark.line(
          `span-${i}`,
          'stroke-caption thin',
          aside(end, a, b, 1),
          aside(end, a, b, -1),
        );
      }
      yield mark.symbolAlong('d', ends[0], lerp(...ends, 0.6), -13);
    }
    yield mark.dot('c_1', 'fill-ink', a, 3);
    yield mark.dot('c_2', 'fill-circle', b, 3);
    // On the side away from the foot, if the foot is beyond a centre.
    const [fromFirst, fromSecond] = [
      g < 0 ? aside(a, a, b, -1) : b,
      g > d ? aside(b, a, b, -1) : a,
    ];
    yield mark.symbol('c_1', a, d > 0 ? fromFirst : rimHandle(first, world), 20);
    yield mark.symbol('c_2', b, d > 0 ? fromSecond : rimHandle(second, world), d > 0 ? 20 : 28);
    for (const [i, place] of points.entries()) {
      yield mark.dot(`crossing-${i}`, 'fill-point stroke-paper', place, 6);
      if (points.length < 2 || view.sketch) continue;
      yield mark.symbol(i === 0 ? 'p_1' : 'p_2', place, foot ?? a, 22);
    }
  },
});

/** Opposite both the chord and the line from the first centre. */
function betweenUp(foot: Vec2, one: Vec2, a: Vec2, g: number): Vec2 {
  const unit = (to: Vec2) => lerp(foot, to, 1 / (distance(foot, to) || 1));
  const back = g > 0 ? unit(a) : along(foot, { x: foot.x - unit(a).x, y: foot.y - unit(a).y }, 1);
  return middle(unit(one), back);
}
