import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow, point } from '#figure/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#figure/paths.ts';
import { aside, lerp, middle } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnSegment,
  distance,
  orientation,
  projectionParameter,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';

export interface State {
  readonly circle: CircleValue;
  readonly a: Vec2;
  readonly b: Vec2;
}

const at = (
  [x, y, radius]: readonly [number, number, number],
  [ax, ay]: readonly [number, number] = [24, 17],
  [bx, by]: readonly [number, number] = [62, 33],
): State => ({
  circle: { center: { x, y }, radius },
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
/** Beyond the edge of any window. */
const far = 200;

/** Which part of the segment is closest to the centre. */
type Place = 'side' | 'endA' | 'endB';

interface Where {
  readonly place: Place;
}

const places: Readonly<Record<Place, string>> = {
  side: 'the side',
  endA: 'end a',
  endB: 'end b',
};

const { maxX, maxY } = innerWindow(world);

/** Where the circle starts and ends. */
const rest = { x: maxX, y: maxY };

/** To the segment, once around it while the two just touch, and back. */
const path = keepPath((a: Vec2, b: Vec2, radius: number) => {
  const hits = (center: Vec2) => segmentIntersectsCircle({ a, b }, { center, radius });
  const outline = touchingOutline(middle(a, b), hits);
  // The path joins the outline a little above its right end, at this index.
  const first = Math.round(outline.length / 12);
  const around = [...outline.slice(first), ...outline.slice(0, first + 1)];
  return polyline([rest, ...around, rest]);
});

export const figure = defineFigure({
  name: 'segment-stadium',
  version: 1,
  caption: 'Drag $c$ in and out of the green shape',
  description:
    'A segment from a to b, and around it the shape of all centres whose circle hits it: a band as ' +
    'wide as the circle, with a half disc at each end. A circle with centre c and a dashed line ' +
    'from c to q, the closest point of the segment.',
  world,
  parts: {
    circle: circle({ minRadius: 4, maxRadius: 20 }),
    a: point('a', 'end'),
    b: point('b', 'end'),
  },
  presets: [
    { name: 'side', label: 'at the side', state: at([37, 33, 13]) },
    { name: 'past', label: 'past the end', state: at([78, 45, 13]) },
    { name: 'cap', label: 'at the end', state: at([67, 45, 16]) },
    { name: 'corner', label: 'beside the end', state: at([67.3, 46.1, 13]) },
    { name: 'point', label: 'a on b', state: at([52, 31, 16], [46, 23], [46, 23]) },
  ],
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, a, b }: State) => {
    const segment = { a, b };
    const q = closestPointOnSegment(circle.center, segment);
    return {
      hit: segmentIntersectsCircle(segment, circle),
      t: projectionParameter(circle.center, segment),
      q,
      d: distance(circle.center, q),
    };
  },

  calls: {
    closestPointOnSegment: {
      load: () => import('#lib/closest-point-on-segment.ts?trace'),
      values: ({ circle, a, b }) => [circle.center, { a, b }],
    },
  },

  sweep: {
    label: 'circle rolling around the segment',
    seconds: 14,
    at: ({ circle, a, b }, t) => {
      const center = placeable(path(a, b, circle.radius)(t), world);
      return { circle: { ...circle, center }, a, b };
    },
  },

  words: {
    justApart: ({ place }: Where) => miss(`just short of ${places[place]}`),
    apart: ({ gap, place }: Where & { gap: number }) =>
      miss(`${show(gap, 1)} from ${places[place]}`),
    touching: ({ place }: Where) => hit(`just touching ${places[place]}`),
    deep: ({ depth, place }: Where & { depth: number }) =>
      hit(`${show(depth, 1)} deep, at ${places[place]}`),
  },

  find: ({ circle }, { hit, t, d }) => {
    const gap = d - circle.radius;
    const place: Place = t <= 0 ? 'endA' : t >= 1 ? 'endB' : 'side';
    const found = { hit, place } as const;
    if (Math.abs(gap) < 0.05) return { ...found, kind: hit ? 'touching' : 'justApart' };
    return hit ? { ...found, kind: 'deep', depth: -gap } : { ...found, kind: 'apart', gap };
  },

  *draw({ circle, a, b }, { hit, q, d }, view) {
    const { center, radius } = circle;
    const length = distance(a, b);
    if (length > 0) {
      const reach = far / length;
      yield mark.line(
        'line',
        'stroke-faint thin',
        lerp(a, b, -reach),
        lerp(a, b, 1 + reach),
        'ground',
      );
    }
    yield mark.capsule('stadium', 'fill-hit', a, b, radius, 'ground');
    yield mark.capsule('border', 'stroke-hit', a, b, radius, 'ground');
    for (const [name, end] of [
      ['a', a],
      ['b', b],
    ] as const) {
      const [right, left] = [aside(end, a, b, radius), aside(end, a, b, -radius)];
      yield mark.line(`part-${name}`, 'stroke-faint thin', left, right, 'ground');
    }
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    if (!view.sketch) {
      const rim = rimHandle(circle, world);
      yield mark.line('radius', 'stroke-circle', center, rim);
      yield mark.symbolAlong('r', center, rim, orientation(center, rim, q) > 0 ? -14 : 14);
    }
    const near = view.sketch ? 13 : 20;
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, d > 0 ? q : { x: center.x, y: center.y - 1 }, near);
    // Beyond the ends and a little to the right, clear of the dashed line.
    const beyondA = length > 0 ? aside(b, b, a, 0.7 * length) : { x: a.x + 1, y: a.y };
    const beyondB = length > 0 ? aside(a, b, a, 0.7 * length) : { x: a.x - 1, y: a.y };
    yield mark.symbol('a', a, beyondA, near);
    yield mark.symbol('b', b, beyondB, near);
    if (view.sketch) {
      // A sketch has no handles.
      yield mark.dot('a', 'fill-paper stroke-ink', a, 2);
      yield mark.dot('b', 'fill-paper stroke-ink', b, 2);
    }
    yield mark.dot('q', 'fill-point stroke-paper', q, view.sketch ? 4 : 6);
    if (d > 0) yield mark.symbol('q', q, center, near);
  },
});
