import { toLocal, toWorld, type Vec2 } from '#lib/index.ts';
import { clamp, toTenths } from '../numbers.ts';
import { type Part, type World, within } from '../part.ts';
import {
  corner as cornerName,
  degrees as inDegrees,
  ownPlace,
  rotation,
  rotationField,
} from '../words/parts.ts';
import { cornerFields, cornerInHand } from './corner-fields.ts';

/** A polygon on its own axes, and how far it is turned. */
export interface TurnedPolygon {
  /** Corners on the polygon's own axes, before it is turned. */
  readonly corners: readonly Vec2[];
  /** Counter-clockwise, 0 up to 359.9. Degrees, so that they are short to write. */
  readonly degrees: number;
}

export interface TurnedPolygonOptions {
  /** How many corners it has. */
  readonly count: number;
  /** Where the polygon's own origin lies: it turns about this place. */
  readonly center: Vec2;
  /** How far from the centre the handle stands that turns it. */
  readonly arm: number;
  /** How far from the centre a corner may be put, across and up. */
  readonly reach: number;
}

/** A polygon held by its corners and by a handle that turns it. */
export function turnedPolygon(options: TurnedPolygonOptions): Part<TurnedPolygon> {
  const { count, center, arm, reach } = options;
  const turnedTo = (value: TurnedPolygon, degrees: number): TurnedPolygon => ({
    ...value,
    degrees: toTenths(((degrees % 360) + 360) % 360) % 360,
  });
  const withCorner = (value: TurnedPolygon, index: number, at: Vec2): TurnedPolygon => ({
    ...value,
    corners: value.corners.map((corner, i) => (i === index ? inReach(at, reach) : corner)),
  });

  return {
    handles: (value) => [
      ...placeCorners(value, center).map((at, i) => {
        const own = value.corners[i] ?? at;
        return {
          key: String(i),
          kind: 'vertex' as const,
          at,
          name: cornerName(i),
          says: ownPlace(own),
          now: own.x,
          min: -reach,
          max: reach,
        };
      }),
      {
        key: 'turn',
        kind: 'turn',
        at: turnHandle(value, center, arm),
        name: rotation,
        says: inDegrees(value.degrees),
        now: value.degrees,
        min: 0,
        max: 360,
      },
    ],
    move: (value, handle, to) => {
      if (handle !== 'turn') return withCorner(value, Number(handle), ownAxes(to, value, center));
      const angle = Math.atan2(to.y - center.y, to.x - center.x);
      return turnedTo(value, (angle * 180) / Math.PI);
    },
    nudge: (value, handle, by) => {
      if (handle === 'turn') return turnedTo(value, value.degrees + by.x + by.y);
      const index = Number(handle);
      const at = placeCorners(value, center)[index] ?? center;
      return withCorner(value, index, ownAxes({ x: at.x + by.x, y: at.y + by.y }, value, center));
    },
    fields: (value, _world, active) => [
      ...fieldsOfCorner(value, cornerInHand(value.corners, active), reach),
      {
        key: 'degrees',
        ...rotationField,
        after: '°',
        value: value.degrees,
        min: 0,
        max: 359.9,
      },
    ],
    write: (value, field, to, active) => {
      if (field === 'degrees') return turnedTo(value, to);
      const index = cornerInHand(value.corners, active);
      const at = value.corners[index];
      return at ? withCorner(value, index, { ...at, [field]: to }) : value;
    },
    toNumbers: (value) => [value.degrees, ...value.corners.flatMap(({ x, y }) => [x, y])],
    fromNumbers: (numbers, _world: World) => {
      const [degrees, ...rest] = numbers;
      if (degrees === undefined || rest.length !== 2 * count) return null;
      if (!within(degrees, 0, 359.9)) return null;
      const corners = rest.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: rest[i + 1] ?? 0 }] : []));
      return corners.every((corner) => isInReach(corner, reach)) ? { degrees, corners } : null;
    },
  };
}

/** The place, or the nearest at that distance: a corner stays in the window however it is turned. */
function inReach(place: Vec2, reach: number): Vec2 {
  const far = 1e6;
  const x = clamp(place.x, -far, far);
  const y = clamp(place.y, -far, far);
  const rounded = { x: toTenths(x), y: toTenths(y) };
  if (isInReach(rounded, reach)) return rounded;
  const scale = Math.min(1, reach / Math.hypot(x, y));
  const towardsZero = (value: number) => Math.trunc(value * scale * 10) / 10;
  return { x: towardsZero(x), y: towardsZero(y) };
}

/** Is it in tenths, and no farther off? */
function isInReach({ x, y }: Vec2, reach: number): boolean {
  return toTenths(x) === x && toTenths(y) === y && Math.hypot(x, y) <= reach + slack;
}

/** For the rounding of a length that is just the reach. */
const slack = 1e-9;

/** On the polygon's own axes, each as far as the other lets it go. */
function fieldsOfCorner({ corners }: TurnedPolygon, index: number, reach: number) {
  const at = corners[index];
  if (!at) return [];
  const [across, up] = [reachBeside(at.y, reach), reachBeside(at.x, reach)];
  return cornerFields(index, at, { minX: -across, maxX: across, minY: -up, maxY: up });
}

/** How far one coordinate may go, in tenths, where the other is known. */
function reachBeside(other: number, reach: number): number {
  return Math.floor(Math.sqrt(reach ** 2 - other ** 2 + slack) * 10 + slack) / 10;
}

/** The corners where they lie in the window. */
export function placeCorners(value: TurnedPolygon, center: Vec2): Vec2[] {
  const frame = frameOf(value, center);
  return value.corners.map((corner) => toWorld(corner, frame));
}

/** Where the handle stands that turns it. */
export function turnHandle(value: TurnedPolygon, center: Vec2, arm: number): Vec2 {
  return toWorld({ x: arm, y: 0 }, frameOf(value, center));
}

function ownAxes(place: Vec2, value: TurnedPolygon, center: Vec2): Vec2 {
  return toLocal(place, frameOf(value, center));
}

function frameOf(value: TurnedPolygon, center: Vec2) {
  return { center, rotation: (value.degrees * Math.PI) / 180 };
}
