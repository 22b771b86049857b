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
import { cornerFields, selectedCorner } from './corner-fields.ts';

/** A polygon on its own axes, and its rotation. */
export interface RotatedPolygon {
  /** Corners on the polygon's own axes, before the rotation. */
  readonly corners: readonly Vec2[];
  /** Counter-clockwise from 0 to 359.9. In degrees, which are shorter in addresses than radians. */
  readonly degrees: number;
}

export interface RotatedPolygonOptions {
  /** The number of corners. */
  readonly count: number;
  /** The position of the polygon's own origin, about which it rotates. */
  readonly center: Vec2;
  /** The distance from the centre to the rotation handle. */
  readonly arm: number;
  /** The maximum distance from the centre to a corner. */
  readonly reach: number;
}

/** A polygon with a handle at each corner and one to rotate it. */
export function rotatedPolygon(options: RotatedPolygonOptions): Part<RotatedPolygon> {
  const { count, center, arm, reach } = options;
  const withRotation = (value: RotatedPolygon, degrees: number): RotatedPolygon => ({
    ...value,
    degrees: toTenths(((degrees % 360) + 360) % 360) % 360,
  });
  const withCorner = (value: RotatedPolygon, index: number, at: Vec2): RotatedPolygon => ({
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
          valueText: ownPlace(own),
          now: own.x,
          min: -reach,
          max: reach,
        };
      }),
      {
        key: 'rotation',
        kind: 'rotation',
        at: rotationHandle(value, center, arm),
        name: rotation,
        valueText: inDegrees(value.degrees),
        now: value.degrees,
        min: 0,
        max: 360,
      },
    ],
    move: (value, handle, to) => {
      if (handle !== 'rotation')
        return withCorner(value, Number(handle), ownAxes(to, value, center));
      const angle = Math.atan2(to.y - center.y, to.x - center.x);
      return withRotation(value, (angle * 180) / Math.PI);
    },
    nudge: (value, handle, by) => {
      if (handle === 'rotation') return withRotation(value, value.degrees + by.x + by.y);
      const index = Number(handle);
      const at = placeCorners(value, center)[index] ?? center;
      return withCorner(value, index, ownAxes({ x: at.x + by.x, y: at.y + by.y }, value, center));
    },
    fields: (value, _world, selected) => [
      ...fieldsOfCorner(value, selectedCorner(value.corners, selected), reach),
      {
        key: 'degrees',
        ...rotationField,
        after: '°',
        value: value.degrees,
        min: 0,
        max: 359.9,
      },
    ],
    write: (value, field, to, selected) => {
      if (field === 'degrees') return withRotation(value, to);
      const index = selectedCorner(value.corners, selected);
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

/** Returns the nearest point within reach, so that every rotation keeps it in the window. */
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

/** Tests whether a corner is in tenths and within reach. */
function isInReach({ x, y }: Vec2, reach: number): boolean {
  return toTenths(x) === x && toTenths(y) === y && Math.hypot(x, y) <= reach + slack;
}

/** Allows for rounding when a length equals the reach. */
const slack = 1e-9;

/** The fields of a corner on the polygon's own axes. Each coordinate limits the other. */
function fieldsOfCorner({ corners }: RotatedPolygon, index: number, reach: number) {
  const at = corners[index];
  if (!at) return [];
  const [across, up] = [reachBeside(at.y, reach), reachBeside(at.x, reach)];
  return cornerFields(index, at, { minX: -across, maxX: across, minY: -up, maxY: up });
}

/** Returns the largest coordinate, in tenths, within reach if the other one is `other`. */
function reachBeside(other: number, reach: number): number {
  return Math.floor(Math.sqrt(reach ** 2 - other ** 2 + slack) * 10 + slack) / 10;
}

/** The corners in the world. */
export function placeCorners(value: RotatedPolygon, center: Vec2): Vec2[] {
  const frame = frameOf(value, center);
  return value.corners.map((corner) => toWorld(corner, frame));
}

/** Returns the position of the rotation handle. */
export function rotationHandle(value: RotatedPolygon, center: Vec2, arm: number): Vec2 {
  return toWorld({ x: arm, y: 0 }, frameOf(value, center));
}

function ownAxes(place: Vec2, value: RotatedPolygon, center: Vec2): Vec2 {
  return toLocal(place, frameOf(value, center));
}

function frameOf(value: RotatedPolygon, center: Vec2) {
  return { center, rotation: (value.degrees * Math.PI) / 180 };
}
