import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { acrossWindow, keepPath, placeable } from '#figure/paths.ts';
import { aside, clearOfRim, lerp, middle } from '#figure/places.ts';
import {
  distance,
  orientation,
  pointInCircle,
  projectionParameter,
  segmentCircleIntersections,
  type Vec2,
} from '#lib/index.ts';
import { firstAcross, halfChord, secondAcross } from '../formulas.ts';

export interface State {
  readonly circle: CircleValue;
  readonly a: Vec2;
  readonly b: Vec2;
}

export const at = (
  [x, y, radius]: readonly [number, number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): State => ({
  circle: { center: { x, y }, radius },
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Beyond the edge of any window. */
const far = 200;

const inWords = ({ x, y }: Vec2) => `(${show(x, 1)}, ${show(y, 1)})`;

const points = (count: number, rest: string) => ({
  word: `${count} point${count === 1 ? '' : 's'}`,
  rest,
});

/** At a right angle to the segment, through its middle. */
const path = keepPath((a: Vec2, b: Vec2) => {
  // A segment that is a point has no direction, so use any.
  const end = a.x === b.x && a.y === b.y ? { x: a.x + 1, y: a.y } : b;
  return acrossWindow(middle(a, b), aside({ x: 0, y: 0 }, a, end, 1), world);
});

export const figure = defineFigure({
  name: 'line-crosses',
  version: 1,
  caption: 'Drag $a$, $b$, the circle or its rim',
  description:
    'A segment from a to b, the line through it, and a circle. From the centre c a perpendicular ' +
    'of length d falls on the line, with its foot at f. The line crosses the rim at p1, where it ' +
    'enters the circle, and at p2, where it leaves. Both are half a chord, h, away from f.',
  world,
  close: { minX: 4, maxX: 92, minY: 2, maxY: 62 },
  parts: {
    circle: circle({ minRadius: 4, maxRadius: 26 }),
    a: point('a', 'end'),
    b: point('b', 'end'),
  },
  presets: [
    { name: 'through', label: 'two points', state: at([40.8, 41.6, 20], [12, 5], [84, 59]) },
    { name: 'touching', label: 'touching', state: at([35, 41, 15], [12, 5], [76, 53]) },
    { name: 'ends', label: 'b inside', state: at([40.8, 41.6, 20], [12, 5], [44, 29]) },
    { name: 'within', label: 'both inside', state: at([48, 34, 24], [40, 28], [58, 34]) },
    { name: 'short', label: 'too short', state: at([62, 40, 18], [10, 13], [34, 21]) },
    { name: 'apart', label: 'apart', state: at([34, 46, 12], [10, 13], [82, 37]) },
  ],
  meanings: {
    r: 'radius of the circle',
    d: 'distance of $c$ from the line, the length of the perpendicular',
    h: 'half the chord, from $f$ to either point',
    p_1: 'the point at which the line enters the circle',
    p_2: 'the point at which it leaves',
    e_1: 'the direction from $a$ to $b$, of length 1, which is too short to draw here',
  },
  conventions: ['yUp'],

  answer: ({ circle, a, b }: State) => {
    const t = projectionParameter(circle.center, { a, b });
    const foot = lerp(a, b, t);
    const length = distance(a, b);
    const reach = length > 0 ? far / length : 0;
    // The line, as a segment much longer than the window.
    const line = { a: lerp(a, b, -reach), b: lerp(a, b, 1 + reach) };
    return {
      points: segmentCircleIntersections({ a, b }, circle),
      onLine: segmentCircleIntersections(line, circle),
      line,
      foot,
      length,
      d: distance(circle.center, foot),
      aInside: pointInCircle(a, circle),
      bInside: pointInCircle(b, circle),
    };
  },

  calls: {
    segmentCircleIntersectionsSimply: {
      load: () => import('#lib/plain/segment-circle-intersections-simply.ts?trace'),
      values: ({ circle, a, b }) => [{ a, b }, circle],
    },
    segmentCircleIntersections: {
      load: () => import('#lib/segment-circle-intersections.ts?trace'),
      values: ({ circle, a, b }) => [{ a, b }, circle],
    },
  },

  sweep: {
    label: 'circle across the line',
    seconds: 8,
    repeat: 'back-and-forth',
    at: ({ circle, a, b }, t) => ({
      circle: { ...circle, center: placeable(path(a, b)(t), world) },
      a,
      b,
    }),
  },

  words: {
    through: ({ first, second }: { first: Vec2; second: Vec2 }) =>
      points(2, `in at ${inWords(first)}, out at ${inWords(second)}`),
    touching: ({ first }: { first: Vec2 }) => points(1, `just touching at ${inWords(first)}`),
    goesIn: ({ first }: { first: Vec2 }) => points(1, `in at ${inWords(first)}; b is inside`),
    comesOut: ({ first }: { first: Vec2 }) => points(1, `out at ${inWords(first)}; a is inside`),
    endOnRim: ({ first }: { first: Vec2 }) =>
      points(1, `only an end is on the rim, at ${inWords(first)}`),
    inside: () => points(0, 'all of the segment is inside the circle'),
    short: () => points(0, 'the line crosses the circle, but beyond the ends of the segment'),
    apart: ({ gap }: { gap: number }) =>
      points(0, `the line passes ${gap < 0.05 ? 'barely' : show(gap, 1)} outside the rim`),
    none: () => points(0, 'a and b are one point, which is not on the rim'),
  },

  find: ({ circle, a, b }, { points, onLine, d, length, aInside, bInside }) => {
    const [first, second] = points;
    if (first && second) return { hit: true, kind: 'through', first, second };
    if (first) {
      if (onLine.length === 1) return { hit: true, kind: 'touching', first };
      if ([a, b].some((end) => distance(end, first) === 0)) {
        return { hit: true, kind: 'endOnRim', first };
      }
      return { hit: true, kind: bInside ? 'goesIn' : 'comesOut', first };
    }
    if (aInside && bInside) return { hit: false, kind: 'inside' };
    if (length === 0) return { hit: false, kind: 'none' };
    if (onLine.length > 0) return { hit: false, kind: 'short' };
    return { hit: false, kind: 'apart', gap: d - circle.radius };
  },

  formulas: [halfChord, firstAcross, secondAcross],
  values: ({ circle, a, b }, { onLine, foot, d, length }) => {
    const first = onLine[0] ?? foot;
    const second = onLine[1] ?? first;
    return {
      r: circle.radius,
      d,
      h: distance(foot, first),
      'f.x': foot.x,
      'p_1.x': first.x,
      'p_2.x': second.x,
      'e_1.x': length > 0 ? (b.x - a.x) / length : 0,
    };
  },
  // If the line misses the circle, these formulas do not apply.
  used: (_state, { onLine, length }) => {
    const crosses = onLine.length > 0 && length > 0;
    return { halfChord: crosses, firstAcross: crosses, secondAcross: crosses };
  },

  *draw({ circle, a, b }, { points, onLine, line, foot, d, length }, view) {
    const { center } = circle;
    // Then c and f almost coincide, so their labels are on opposite sides of the line.
    const isAcross = d < 1 && length > 0;
    yield mark.circle('disc', 'disc', circle);
    if (length > 0) yield mark.line('line', 'stroke-faint thin', line.a, line.b, 'ground');
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    const [first, second] = onLine;
    if (first && second) {
      yield mark.line('chord', 'stroke-focus bold', foot, second);
      yield mark.line('radius', 'stroke-circle', center, second);
      if (!view.sketch) {
        const turns = orientation(foot, second, center) > 0;
        yield mark.symbolAlong('r', center, second, turns ? 14 : -14);
        if (distance(foot, second) > 7) {
          yield mark.symbolAlong('h', foot, second, turns ? -16 : 16);
        }
      }
    }
    if (length > 0 && d > 0) {
      yield mark.line('distance', 'stroke-ink dashed', center, foot);
      if (d > (view.sketch ? 11 : 8)) {
        // Not on the rim.
        const beside = clearOfRim(center, foot, circle.radius);
        const ends = [lerp(beside, center, 0.1), lerp(beside, foot, 0.1)] as const;
        yield mark.symbolAlong('d', ...ends, orientation(a, b, center) > 0 ? -14 : 14);
      }
      if (d > 3 && !view.sketch) yield mark.rightAngle('square', foot, center, first ?? a);
      const above = isAcross ? aside(foot, a, b, -1) : center;
      if (!view.sketch) yield mark.symbol('f', foot, above, 19);
    }
    yield mark.dot('f', 'fill-paper stroke-ink', foot, length > 0 ? 4 : 0);
    yield mark.dot('c', 'fill-circle', center, 3);
    const below = isAcross ? aside(center, a, b, 1) : foot;
    yield mark.symbol('c', center, d > 0 ? below : a, 18);
    if (view.sketch) {
      // Beside the line, because the hollow points are on it and the frame is near.
      yield mark.symbol('a', a, aside(a, a, b, 1), 14);
      yield mark.symbol('b', b, aside(b, a, b, -1), 14);
    } else {
      yield mark.symbol('a', a, length > 0 ? b : { x: a.x + 1, y: a.y });
      yield mark.symbol('b', b, length > 0 ? a : { x: a.x - 1, y: a.y });
    }
    // Crossings of the line that the segment does not reach are hollow.
    for (const [i, place] of onLine.entries()) {
      const isReached = points.some((one) => distance(one, place) < 1e-6);
      yield mark.dot(
        `crossing-${i}`,
        isReached ? 'fill-point stroke-paper' : 'fill-paper stroke-point',
        place,
        6,
      );
      if (onLine.length === 2 && (isReached || !view.sketch)) {
        const outer = i === 0 ? line.b : line.a;
        const name = i === 0 ? 'p_1' : 'p_2';
        yield mark.symbol(name, place, betweenThem(outer, center, place), view.sketch ? 15 : 22);
      }
    }
  },
});

/** Between the other end of the line and the centre, as seen from the crossing. */
function betweenThem(end: Vec2, center: Vec2, place: Vec2): Vec2 {
  const unit = (to: Vec2) => lerp(place, to, 1 / (distance(place, to) || 1));
  return middle(unit(end), unit(center));
}
