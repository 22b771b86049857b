import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { placeable, polyline } from '#figure/paths.ts';
import { aside } from '#figure/places.ts';
import { noPolygon } from '#figure/words/polygon.ts';
import { hit, hitOrMiss, miss } from '#figure/words/verdict.ts';
import {
  closestPointOnPolygon,
  distance,
  type Polygon,
  polygonIntersectsCircle,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';
import { depthBySignedDistance, pushedAcross } from '../formulas.ts';
import { depthIn, pushedOut } from '../push.ts';
import { survey } from '../surveys/polygon-way-out.ts';

export interface State {
  readonly circle: CircleValue;
  readonly island: Polygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const island: Polygon = [
  { x: 14, y: 10 },
  { x: 60, y: 9 },
  { x: 86, y: 18 },
  { x: 78, y: 54 },
  { x: 56, y: 26 },
  { x: 38, y: 55 },
  { x: 12, y: 44 },
];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  island,
});

interface Deep {
  readonly depth: number;
}

/** Into the land from the left, over its ridge to the bay, and across the bay. */
const crossing = polyline([
  { x: world.minX, y: 40 },
  { x: world.maxX, y: 36 },
]);

export const figure = defineFigure({
  name: 'polygon-way-out',
  version: 1,
  caption: 'Drag the circle ashore, then push it out',
  description:
    'An island with a bay, and a circle on it. A dashed line goes from its centre c to q, the ' +
    'closest point of the outline. An arrow on the same line goes to p, the centre of a dashed circle ' +
    'outside the outline at q. Behind it is a map of how many pushes free the circle.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 14 }),
    island: polygon({ most: 10, symbols: false }),
  },
  presets: [
    { name: 'inland', label: 'centre inside', state: at(25, 36, 7) },
    { name: 'shore', label: 'centre outside', state: at(87, 42, 9) },
    { name: 'ridge', label: 'midway', state: at(33, 28, 5) },
    { name: 'bay', label: 'in the bay', state: at(54, 34, 7) },
    { name: 'outline', label: 'on the outline', state: at(56, 26, 6) },
  ],
  meanings: {
    q: 'the closest point of the outline',
    d: 'signed distance of $c$ from the outline, below 0 inside',
    p: 'the new centre, after the push',
  },
  conventions: ['touching', 'eitherWay'],

  commands: [
    {
      name: 'push',
      label: 'Push it out',
      idle: (_state, { depth, goal }) => depth <= 0 || goal === null,
      run: (state, { goal }) =>
        goal ? { ...state, circle: { ...state.circle, center: placeable(goal, world) } } : state,
    },
  ],

  answer: ({ circle, island }: State) => {
    const goal = pushedOut(island, circle);
    return {
      fault: faultOf(island),
      hit: polygonIntersectsCircle(island, circle),
      q: closestPointOnPolygon(circle.center, island).point,
      signed: signedDistanceToPolygon(circle.center, island),
      depth: depthIn(island, circle),
      goal,
      left: goal ? depthIn(island, { ...circle, center: goal }) : 0,
    };
  },

  calls: {
    signedDistanceToPolygonSimply: {
      load: () => import('#lib/plain/signed-distance-to-polygon-simply.ts?trace'),
      values: ({ circle, island }) => [circle.center, island],
    },
    signedDistanceToPolygon: {
      load: () => import('#lib/signed-distance-to-polygon.ts?trace'),
      values: ({ circle, island }) => [circle.center, island],
    },
  },

  truth: survey,

  words: {
    noPolygon,
    apart: ({ gap }: { readonly gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: ({ hit: isHit }: { readonly hit: boolean }) =>
      hitOrMiss(isHit, isHit ? 'just touching' : 'just apart'),
    onOutline: () => hit('centre on the outline, so the push has no direction'),
    free: ({ depth }: Deep) => hit(`${show(depth, 1)} deep, and one push frees it`),
    again: ({ depth }: Deep) => hit(`${show(depth, 1)} deep, and one push is not enough`),
  },

  find: (_state, { fault, hit, depth, goal, left }) => {
    if (fault) return { hit: false, kind: 'noPolygon', fault };
    if (Math.abs(depth) < 0.05) return { hit, kind: 'touching' };
    if (depth < 0) return { hit, kind: 'apart', gap: -depth };
    if (!goal) return { hit, kind: 'onOutline' };
    return { hit, kind: left < 0.05 ? 'free' : 'again', depth };
  },

  sweep: {
    label: 'circle across the island',
    seconds: 14,
    repeat: 'back-and-forth',
    at: ({ circle, island }, t) => {
      const center = placeable(crossing(t), world);
      return { circle: { ...circle, center }, island };
    },
  },

  formulas: [depthBySignedDistance, pushedAcross],
  values: ({ circle: { center, radius } }, { q, signed, depth, goal }) => ({
    d: signed,
    s: depth,
    r: radius,
    'q.x': q.x,
    'c.x': center.x,
    'p.x': goal?.x ?? center.x,
  }),

  *draw({ circle, island }, { fault, hit, q, signed, depth, goal }, view) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    yield mark.polygon('island', fault ? 'shape fill-none' : 'shape', island);
    for (const i of fault?.edges ?? []) {
      const [a, b] = [island[i], island[(i + 1) % island.length]];
      if (a && b) yield mark.line(`edge-${i}`, 'stroke-wrong bold dashed-long', a, b, 'shapes');
    }
    yield mark.circle('disc', hit && !fault ? 'disc fill-hit' : 'disc', circle);
    yield mark.line('radius', 'stroke-circle', center, rim);
    if (radius > 4 && !view.sketch) yield mark.symbolAlong('r', center, rim, -14);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.symbol('c', center, besideRim(center, goal ?? q, rim));
    if (fault) return;
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    if (Math.abs(signed) > 7 && !view.sketch) yield mark.symbolAlong('d', center, q, 14);
    if (goal && depth >= 0.05) {
      yield mark.circle('pushed', 'stroke-circle dotted', { center: goal, radius });
      yield mark.arrow('push', 'stroke-normal bold', center, goal);
      if (depth > 6 && !view.sketch) yield mark.symbolAlong('s', center, goal, -16);
      if (depth > 3) yield mark.symbol('p', goal, center, 15);
    }
    yield mark.dot('q', 'fill-point stroke-paper', q, 5.5);
    yield mark.symbol('q', q, aside(q, center, goal ?? rim, 1), 17);
  },
});

/** The side of the push that is nearer to the rim's handle. A label goes on the other side. */
function besideRim(center: Vec2, towards: Vec2, rim: Vec2): Vec2 {
  const [right, left] = [aside(center, center, towards, 1), aside(center, center, towards, -1)];
  return distance(right, rim) < distance(left, rim) ? right : left;
}
