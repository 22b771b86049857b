import { defineFigure } from '#figure/figure.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type BoxValue, box, cornersOf, placeBox } from '#figure/parts/box.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { keepPath, placeable, polyline } from '#figure/paths.ts';
import { amid, lerp, middle } from '#figure/places.ts';
import { hit, hitOrMiss, miss } from '#figure/words/verdict.ts';
import { drawDistance, drawHalfSides, drawZones } from '#figure/zones.ts';
import {
  boxIntersectsCircleByZone,
  boxZone,
  closestPointInBox,
  signedDistanceToBox,
} from '#lib/index.ts';
import { cornerReached, gapAcross, gapUp, wallAcross, wallUp } from '../formulas.ts';

export interface State {
  readonly box: BoxValue;
  readonly circle: CircleValue;
}

/** A box 40 wide and 24 high. */
const at = (x: number, y: number, radius: number): State => ({
  box: { center: { x: 34, y: 40 }, halfWidth: 20, halfHeight: 12, degrees: 0 },
  circle: { center: { x, y }, radius },
});

export const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

/** The part nearest to the centre, which depends on the zone. */
type Place = 'corner' | 'wall';

interface Near {
  readonly zone: number;
  readonly nearest: Place;
}

interface Away extends Near {
  readonly hit: boolean;
  readonly distance: number;
  readonly radius: number;
}

const the: Readonly<Record<Place, string>> = { corner: 'the corner', wall: 'the side' };

/** A fraction of the radius, near enough to hit every wall but too far to hit a corner. */
const share = 0.85;

/** Out of the box to the right, once around it through all zones, and back in. */
const path = keepPath(({ center, halfWidth, halfHeight }: BoxValue, radius: number) => {
  const across = halfWidth + share * radius;
  const up = halfHeight + share * radius;
  const at = (right: number, above: number) =>
    placeable({ x: center.x + right * across, y: center.y + above * up }, world);
  const around = [at(1, 0), at(1, 1), at(-1, 1), at(-1, -1), at(1, -1), at(1, 0)];
  return polyline([at(0, 0), ...around, at(0, 0)]);
});

export const figure = defineFigure({
  name: 'nine-zones',
  version: 1,
  caption: 'Drag $c$ from zone to zone',
  description:
    'A box, a circle, and the four extended sides of the box, which divide the plane into nine zones ' +
    'with the numbers 0 to 8. The zone of the circle’s centre c is tinted. A dashed line goes ' +
    'from c to the closest point q of the box.',
  world,
  parts: {
    box: box({ maxHalf: 30 }),
    circle: circle({ minRadius: 3, maxRadius: 30 }),
  },
  presets: [
    { name: 'past-a-corner', label: 'past a corner', state: at(65, 18, 14) },
    { name: 'corner', label: 'at a corner', state: at(62, 19, 15) },
    { name: 'touching', label: 'touching', state: at(63, 16, 15) },
    { name: 'side', label: 'at a side', state: at(68, 42, 12) },
    { name: 'inside', label: 'inside', state: at(44, 46, 5) },
    { name: 'line', label: 'between two zones', state: at(74, 28, 22) },
  ],
  meanings: { q: 'closest point of the box' },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ box, circle }: State) => ({
    zone: boxZone(circle.center, box),
    hit: boxIntersectsCircleByZone(box, circle),
    q: closestPointInBox(circle.center, box),
    d: signedDistanceToBox(circle.center, box),
  }),

  calls: {
    boxIntersectsCircleByZone: {
      load: () => import('#lib/variants/box-intersects-circle-by-zone.ts?trace'),
      values: ({ box, circle }) => [box, circle],
    },
    boxIntersectsCircle: {
      load: () => import('#lib/box-intersects-circle.ts?trace'),
      values: ({ box, circle }) => [box, circle],
    },
    boxZone: {
      load: () => import('#lib/box-zone.ts?trace'),
      values: ({ box, circle }) => [circle.center, box],
    },
  },

  sweep: {
    label: 'circle through all nine zones',
    seconds: 18,
    at: ({ box, circle }, t) => {
      const center = placeable(path(box, circle.radius)(t), world);
      return { box, circle: { ...circle, center } };
    },
  },

  words: {
    inside: ({ zone }: { zone: number }) => hit(`zone ${zone}, the centre is inside`),
    touching: ({ zone, nearest }: Near) => hit(`zone ${zone}, just touching ${the[nearest]}`),
    reaching: ({ zone, nearest }: Near) => hit(`zone ${zone}, just reaching ${the[nearest]}`),
    short: ({ zone, nearest }: Near) => miss(`zone ${zone}, just short of ${the[nearest]}`),
    away: ({ hit, zone, nearest, distance, radius }: Away) =>
      hitOrMiss(
        hit,
        `zone ${zone}, ${show(distance, 1)} to ${the[nearest]}, radius\u00a0${show(radius, 1)}`,
      ),
  },

  find: ({ circle: { radius } }, { zone, hit, d: distance }) => {
    if (zone === 4) return { hit, kind: 'inside', zone };
    const near = { hit, zone, nearest: isCorner(zone) ? 'corner' : 'wall' } as const;
    if (distance === radius && hit) return { ...near, kind: 'touching' };
    if (show(distance, 1) === show(radius, 1)) {
      return { ...near, kind: hit ? 'reaching' : 'short' };
    }
    return { ...near, kind: 'away', distance, radius };
  },

  formulas: [gapAcross, gapUp, wallAcross, wallUp, cornerReached],
  values: ({ box: { center: m, halfWidth, halfHeight }, circle: { center: c, radius } }) => {
    const centers = { 'c.x': c.x, 'c.y': c.y, 'm.x': m.x, 'm.y': m.y };
    const given = { ...centers, w: halfWidth, h: halfHeight, r: radius };
    const x = evaluate(gapAcross.right, given, doubles);
    return { ...given, 'g.x': x, 'g.y': evaluate(gapUp.right, given, doubles) };
  },

  used: (_state, { zone }) => ({
    [wallAcross.name]: zone === 3 || zone === 5,
    [wallUp.name]: zone === 1 || zone === 7,
    [cornerReached.name]: isCorner(zone),
  }),

  *draw({ box, circle }, { zone, hit, q, d }, view) {
    const { center, radius } = circle;
    const corner = { x: q.x, y: center.y };
    const rim = rimHandle(circle, world);
    yield* drawZones(view, box, world, zone);
    yield mark.polygon('box', zone === 4 ? 'shape fill-lit' : 'shape', cornersOf(placeBox(box)));
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    yield* drawHalfSides(view, box);
    yield mark.line('up', 'stroke-faint thin', q, corner);
    yield mark.line('across', 'stroke-faint thin', corner, center);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.line('distance', 'stroke-ink dashed', center, q);
    yield mark.dot('c', 'fill-circle', center, 3);
    yield mark.dot('q', 'fill-point stroke-paper', q, 5);
    if (radius > 4 && !view.sketch)
      yield mark.symbolAlong('r', center, rim, rim.x < center.x ? 13 : -13);
    yield mark.symbol('c', center, zone === 4 ? box.center : amid(center, rim, q));
    if (zone === 4) return;
    yield* drawDistance(q, center, show(d, 1));
    if (!isCorner(zone)) return;
    yield mark.rightAngle('square', corner, q, center);
    const [across, up] = [Math.abs(center.x - q.x), Math.abs(center.y - q.y)];
    // A sketch has no formulas that define g, so it shows the numbers.
    const style = 'note middle';
    const nameOf = (name: string) => (view.sketch ? { of: 'g', style } : { of: 'g', symbol: name });
    if (across > 4) {
      const dy = center.y > q.y ? -9 : 20;
      const at = middle(corner, center);
      yield mark.label('across-length', show(across, 1), at, { dy, ...nameOf('g_x') });
    }
    if (up > 4) {
      // Inside the triangle, where the rim does not cross, if it fits.
      const inward = (center.x < q.x ? -1 : 1) * (view.across(across) > 40 ? 1 : -1);
      const at = lerp(q, corner, 0.62);
      yield mark.label('up-length', show(up, 1), at, { dx: 13 * inward, dy: 6, ...nameOf('g_y') });
    }
  },
});

/** Corner zones have an even number, and 4 is the box. */
export function isCorner(zone: number): boolean {
  return zone % 2 === 0 && zone !== 4;
}
