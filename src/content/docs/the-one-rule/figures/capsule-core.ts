import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { clamp, show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow, point } from '#figure/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#figure/paths.ts';
import { along, aside, middle } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnSegment,
  distance,
  orientation,
  projectionParameter,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { withinReach } from '../formulas.ts';

type View = 'both' | 'core' | 'point';

export interface State {
  readonly circle: CircleValue;
  /** One end of the capsule, with the radius of both. */
  readonly end: CircleValue;
  readonly b: Vec2;
  readonly view: View;
}

export const at = (
  [x, y, radius]: readonly [number, number, number],
  view: View = 'both',
  [ax, ay, r1]: readonly [number, number, number] = [60, 19, 7],
  [bx, by]: readonly [number, number] = [28, 43],
): State => ({
  circle: { center: { x, y }, radius },
  end: { center: { x: ax, y: ay }, radius: r1 },
  b: { x: bx, y: by },
  view,
});

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

/** Which part of the core is closest to the centre. */
type Place = 'side' | 'endA' | 'endB';

interface Where {
  readonly place: Place;
}

const places: Readonly<Record<Place, string>> = {
  side: 'at the side',
  endA: 'at the end a',
  endB: 'at the end b',
};

const { maxX, maxY } = innerWindow(world);

/** Where the circle starts and ends. */
const rest = { x: maxX, y: maxY };

/** To the capsule, once around it while the two just touch, and back. */
const path = keepPath((a: Vec2, b: Vec2, reach: number) => {
  const hits = (center: Vec2) => segmentIntersectsCircle({ a, b }, { center, radius: reach });
  const outline = touchingOutline(middle(a, b), hits);
  // The path joins the outline a little above its right end, at this index.
  const first = Math.round(outline.length / 12);
  const around = [...outline.slice(first), ...outline.slice(0, first + 1)];
  return polyline([rest, ...around, rest]);
});

export const figure = defineFigure({
  name: 'capsule-core',
  version: 1,
  caption: 'Drag the circle, the capsule or its rim',
  description:
    'A capsule, which is the segment from a to b grown by the radius r1. A circle with centre c and radius ' +
    'r. A dashed line of length d goes from c to q, the closest point of the segment. Around the ' +
    'capsule is a dotted outline, also grown by r, and the circle touches while c is within it.',
  world,
  parts: {
    circle: circle({ minRadius: 3, maxRadius: 15 }),
    end: circle({ center: 'a', radius: 'r_1', minRadius: 2, maxRadius: 13 }),
    b: point('b', 'end'),
    view: choice<View>('radii with', [
      { name: 'both', label: 'each' },
      { name: 'core', label: 'the circle' },
      { name: 'point', label: 'the capsule' },
    ]),
  },
  presets: [
    { name: 'touching', label: 'touching', state: at([53, 43, 8]) },
    { name: 'deep', label: 'at the side', state: at([52, 38, 8]) },
    { name: 'end', label: 'at the end', state: at([28, 49, 9], 'both', [70, 17, 7], [38, 41]) },
    { name: 'core', label: 'both radii to the circle', state: at([52, 38, 8], 'core') },
    { name: 'point', label: 'both radii to the capsule', state: at([52, 38, 8], 'point') },
    { name: 'apart', label: 'apart', state: at([14, 24, 8]) },
  ],
  meanings: {
    a: 'start of the core of the capsule',
    b: 'end of the core',
    r_1: 'radius of the capsule, half its thickness',
    r: 'radius of the circle. In the listing it is the sum, $r_1$ + $r$',
    q: 'the point of the core closest to $c$',
    d: 'distance from $c$ to $q$',
  },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, end, b }: State) => {
    const segment = { a: end.center, b };
    const reach = end.radius + circle.radius;
    const q = closestPointOnSegment(circle.center, segment);
    return {
      hit: segmentIntersectsCircle(segment, { center: circle.center, radius: reach }),
      reach,
      q,
      t: projectionParameter(circle.center, segment),
      d: distance(circle.center, q),
    };
  },

  calls: {
    segmentIntersectsCircle: {
      load: () => import('#lib/segment-intersects-circle.ts?trace'),
      values: ({ circle: { center, radius }, end, b }) => [
        { a: end.center, b },
        { center, radius: radius + end.radius },
      ],
      state: ([{ a, b }, { center, radius }]) => {
        // Only the sum of the radii matters, so each gets about half of it.
        const thickness = clamp(Math.floor(radius / 2), 2, 13);
        return {
          circle: { center, radius: radius - thickness },
          end: { center: a, radius: thickness },
          b,
        };
      },
    },
  },

  sweep: {
    label: 'circle rolling around the capsule',
    seconds: 14,
    at: ({ circle, end, b, view }, t) => {
      const there = path(end.center, b, circle.radius + end.radius)(t);
      return { circle: { ...circle, center: placeable(there, world) }, end, b, view };
    },
  },

  words: {
    justApart: ({ place }: Where) => miss(`just apart, ${places[place]}`),
    apart: ({ gap, place }: Where & { gap: number }) =>
      miss(`${show(gap, 1)} apart, ${places[place]}`),
    touching: ({ place }: Where) => hit(`just touching, ${places[place]}`),
    deep: ({ depth, place }: Where & { depth: number }) =>
      hit(`${show(depth, 1)} deep, ${places[place]}`),
  },

  find: (_state, { hit, reach, t, d }) => {
    const gap = d - reach;
    const place: Place = t <= 0 ? 'endA' : t >= 1 ? 'endB' : 'side';
    const found = { hit, place } as const;
    if (Math.abs(gap) < 0.05) return { ...found, kind: hit ? 'touching' : 'justApart' };
    return hit ? { ...found, kind: 'deep', depth: -gap } : { ...found, kind: 'apart', gap };
  },

  formulas: [withinReach],
  values: ({ circle, end }, { d }) => ({ d, r_1: end.radius, r: circle.radius }),

  *draw({ circle, end, b, view: shown }, { hit, reach, q, d }, view) {
    const { center, radius } = circle;
    const a = end.center;
    const ghost = 'stroke-border light dotted';
    const filled = hit ? 'disc fill-hit' : 'disc';
    const asPoint = shown === 'point';
    const asCore = shown === 'core';
    yield mark.capsule(
      'grown',
      asPoint ? (hit ? 'shape fill-hit' : 'shape') : ghost,
      a,
      b,
      reach,
      'ground',
    );
    yield mark.capsule('capsule', shown === 'both' ? 'shape' : ghost, a, b, end.radius, 'shapes');
    yield mark.circle(
      'large',
      asCore ? filled : 'fill-none',
      asCore ? { center, radius: reach } : circle,
    );
    yield mark.circle('disc', shown === 'both' ? filled : ghost, circle);
    yield mark.line('segment', 'stroke-ink firm round', a, b);
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    const rim = rimHandle(circle, world);
    const other = rimHandle(end, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.line('radius-1', 'stroke-ink', a, other);
    if (!view.sketch) {
      if (radius > 5)
        yield mark.symbolAlong('r', center, rim, orientation(center, rim, q) > 0 ? -14 : 14);
      if (end.radius > 5) yield mark.symbolAlong('r_1', a, other, 14);
      if (d > 12) yield mark.symbolAlong('d', center, q, 14);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    // In a sketch, beyond the small rim, not on it.
    const isSmall = view.sketch && !asCore;
    yield mark.symbol('c', center, d > 0 ? q : rim, isSmall ? view.x(radius) - view.x(0) + 10 : 18);
    const apart = distance(a, b) > 0;
    yield mark.symbol('a', a, apart ? aside(a, a, b, 1) : other, 20);
    if (view.sketch && apart) yield mark.symbol('b', b, aside(b, a, b, 1), 20);
    else yield mark.symbol('b', b, apart ? a : along(b, { x: -1, y: 0 }, 1), 18);
    yield mark.dot('q', 'fill-point stroke-paper', q, view.sketch ? 4 : 6);
    if (d > 0 && !view.sketch) yield mark.symbol('q', q, center, 20);
  },
});
