import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { memoize } from '#figure/memoize.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { rimHandle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { type RadiusValue, radius } from '#figure/parts/radius.ts';
import {
  placeCorners,
  type RotatedPolygon,
  rotatedPolygon,
  rotationHandle,
} from '#figure/parts/rotated-polygon.ts';
import { placeable } from '#figure/paths.ts';
import { lerp } from '#figure/places.ts';
import { boundingBox, distance, pointInCircle, type Vec2 } from '#lib/index.ts';
import { hull } from '../fleet-of-ships.ts';

export interface State {
  readonly p: Vec2;
  readonly circle: RadiusValue;
  readonly ship: RotatedPolygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const center = { x: 42, y: 32 };
const arm = 29;

// The farthest corner is 23 away. A little more keeps it inside at all angles despite rounding.
const at = (p: Vec2, degrees: number, r = 23.1): State => ({
  p,
  circle: { radius: r },
  ship: { corners: hull, degrees },
});

/** The placed ship and its bounding box, which do not change if only p or the rim moves. */
const placedShip = memoize((ship: RotatedPolygon) => {
  const placed = placeCorners(ship, center);
  const box = boundingBox(placed);
  const { halfWidth: w, halfHeight: h } = box;
  const { x, y } = box.center;
  const sides = [
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  ];
  const boxSize = `box (AABB): ${show(2 * w, 1)} × ${show(2 * h, 1)}`;
  return { placed, box, sides, boxSize };
});

const noUse = (rest: string) => ({ word: 'no use', rest });

const [from, to] = [
  { x: 90, y: 44 },
  { x: 6, y: 44 },
];

export const figure = defineFigure({
  name: 'turned-ship',
  version: 1,
  caption: 'Turn the ship, or drag $p$, a corner or the rim',
  description:
    'A ship with four corners that can be turned. Around it are a dotted box, which changes as the ' +
    'ship turns, and a circle, which does not. Beside the ship is a point p.',
  world,
  parts: {
    p: point('p', 'point'),
    circle: radius('r', center, 5, 31),
    ship: rotatedPolygon({ count: hull.length, center, arm, reach: 26 }),
  },
  presets: [
    { name: 'far', label: 'far away', state: at({ x: 80, y: 50 }, 20) },
    { name: 'near', label: 'in the circle only', state: at({ x: 53, y: 50 }, 20) },
    { name: 'small', label: 'circle too small', state: at({ x: 80, y: 50 }, 20, 18) },
  ],
  conventions: ['touching', 'yUp', 'ownAxes'],

  answer: ({ p, circle, ship }: State) => {
    const around = { center, radius: circle.radius };
    const { placed, box } = placedShip(ship);
    return {
      around,
      placed,
      box,
      outside: placed.filter((corner) => !pointInCircle(corner, around)).length,
      near: pointInCircle(p, around),
    };
  },

  /** The ship rotates once while p passes through its circle. */
  sweep: {
    label: 'ship once around, p past it',
    seconds: 14,
    repeat: 'back-and-forth',
    at: (state, t) => ({
      ...state,
      p: placeable(lerp(from, to, t), world),
      ship: { ...state.ship, degrees: toTenths(360 * t) % 360 },
    }),
  },

  words: {
    oneOut: () => noUse('1 corner sticks out of the circle'),
    someOut: ({ outside }: { outside: number }) =>
      noUse(`${outside} corners stick out of the circle`),
    maybe: () => ({ word: 'maybe', rest: 'now run the exact test' }),
    miss: () => ({ word: 'miss', rest: 'for certain, after one cheap test' }),
  },

  find: (_state, { near, outside }) => {
    if (outside === 1) return { hit: false, kind: 'oneOut' };
    if (outside > 0) return { hit: false, kind: 'someOut', outside };
    return { hit: near, kind: near ? 'maybe' : 'miss' };
  },

  *draw({ p, circle, ship }, { around, placed, near, outside }, view) {
    const { sides, boxSize } = placedShip(ship);
    yield mark.polygon('box', 'stroke-border light dotted', sides);
    yield mark.circle('disc', near && outside === 0 ? 'disc fill-hit' : 'disc', around);
    if (!view.sketch)
      yield mark.line(
        'arm',
        'stroke-faint thin',
        center,
        rotationHandle(ship, center, arm),
        'shapes',
      );
    yield mark.polygon('ship', 'shape', placed);
    const rim = rimHandle({ ...around, ...circle }, world);
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.symbolAlong('r', center, rim, -14);
    yield mark.dot('c', 'fill-circle', center, 4);
    yield mark.label('symbol-c', 'c', center, { symbol: 'c', dx: -14, dy: 4 });
    const corner = { x: world.maxX, y: world.minY };
    yield mark.label('box-size', boxSize, corner, { dx: -10, dy: -10, style: 'small end' });
    const circleSize = `circle: ${show(2 * around.radius, 1)} across`;
    yield mark.label('circle-size', circleSize, corner, { dx: -10, dy: -28, style: 'small end' });
    yield mark.dot('p', 'fill-point stroke-paper', p, 6);
    if (distance(p, center) > 1) yield mark.symbol('p', p, center);
  },
});
