import {
  type Box,
  type OrientedBox,
  signedDistanceToOrientedBox,
  toLocal,
  toWorld,
  type Vec2,
} from '#lib/index.ts';
import { clamp, toTenths } from '../numbers.ts';
import { type NumberField, type Part, type World, within } from '../part.ts';
import { boxWords } from '../words/box.ts';
import { degrees as inDegrees, rotationField, rotation as rotationName } from '../words/parts.ts';
import { coordinateFields, handleAt, inWindow, isInWindow } from './point.ts';

/** A box as in addresses. Its rotation is in degrees, which are shorter than radians. */
export interface BoxValue {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Counter-clockwise, 0 up to 359.9; always 0 for a box that cannot be rotated. */
  readonly degrees: number;
}

export interface BoxOptions {
  /** Whether the reader can rotate it, by default not. */
  readonly rotates?: boolean;
  readonly minHalf?: number;
  readonly maxHalf: number;
}

/** The distance from the right side to the rotation handle. */
const arm = 6;

/** Converts the box to a shape of the library. */
export function placeBox({ center, halfWidth, halfHeight, degrees }: BoxValue): OrientedBox {
  return { center, halfWidth, halfHeight, rotation: (degrees * Math.PI) / 180 };
}

/** Converts a box that cannot be rotated. */
export function placeUpright({ center, halfWidth, halfHeight }: BoxValue): Box {
  return { center, halfWidth, halfHeight };
}

/** The corners of a box, counter-clockwise from the lower left one before the rotation. */
export function cornersOf(box: OrientedBox): Vec2[] {
  const { halfWidth: w, halfHeight: h } = box;
  return [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ].map((corner) => toWorld(corner, box));
}

/** A box with a handle at its centre, one at a corner for its half extents, and one to rotate it. */
export function box({ rotates = false, minHalf = 2, maxHalf }: BoxOptions): Part<BoxValue> {
  const half = (value: number) => clamp(toTenths(value), minHalf, maxHalf);
  /** Uses the nearest half extents that keep the corner's handle in the window. */
  const withHalves = (value: BoxValue, wanted: Vec2, world: World): BoxValue => {
    const placed = placeBox(value);
    const [width, height] = [half(wanted.x), half(wanted.y)];
    const corner = toWorld({ x: width, y: height }, placed);
    const most = toLocal(inWindow(corner, world), placed);
    // Moving the centre may put a corner outside the window. It may remain but go no farther out.
    return {
      ...value,
      halfWidth: Math.min(width, Math.max(half(most.x), value.halfWidth)),
      halfHeight: Math.min(height, Math.max(half(most.y), value.halfHeight)),
    };
  };
  const withCorner = (value: BoxValue, to: Vec2, world: World): BoxValue => {
    const { x, y } = toLocal(to, placeBox(value));
    return withHalves(value, { x: Math.abs(x), y: Math.abs(y) }, world);
  };
  const withRotation = (value: BoxValue, degrees: number): BoxValue => ({
    ...value,
    degrees: toTenths(((degrees % 360) + 360) % 360) % 360,
  });
  const extent = (key: 'halfWidth' | 'halfHeight', symbol: string, value: number): NumberField => ({
    key,
    name: boxWords[key],
    before: `$${symbol}$ =`,
    after: '',
    value,
    min: minHalf,
    max: maxHalf,
  });
  const rotationInput = (degrees: number): NumberField => ({
    key: 'degrees',
    ...rotationField,
    after: '°',
    value: degrees,
    min: 0,
    max: 359.9,
  });

  return {
    handles: (value, world) => {
      const { center, halfWidth, halfHeight, degrees } = value;
      const placed = placeBox(value);
      return [
        handleAt('center', 'center', boxWords.center, center, world, 'm'),
        {
          key: 'corner',
          kind: 'extent',
          at: toWorld({ x: halfWidth, y: halfHeight }, placed),
          name: boxWords.extents,
          valueText: boxWords.extentsText(halfWidth, halfHeight),
          now: halfWidth,
          min: minHalf,
          max: maxHalf,
        },
        ...(rotates
          ? [
              {
                key: 'rotation',
                kind: 'rotation' as const,
                at: toWorld({ x: halfWidth + arm, y: 0 }, placed),
                name: rotationName,
                valueText: inDegrees(degrees),
                now: degrees,
                min: 0,
                max: 360,
              },
            ]
          : []),
      ];
    },
    move: (value, handle, to, world) => {
      if (handle === 'center') return { ...value, center: inWindow(to, world) };
      if (handle === 'corner') return withCorner(value, to, world);
      const { x, y } = value.center;
      return withRotation(value, (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI);
    },
    nudge: (value, handle, by, world) => {
      const { center, halfWidth, halfHeight, degrees } = value;
      if (handle === 'rotation') return withRotation(value, degrees + by.x + by.y);
      if (handle === 'corner') {
        return withHalves(value, { x: halfWidth + by.x, y: halfHeight + by.y }, world);
      }
      return { ...value, center: inWindow({ x: center.x + by.x, y: center.y + by.y }, world) };
    },
    grip: (value, at) => ({
      key: 'center',
      away: Math.max(0, signedDistanceToOrientedBox(at, placeBox(value))),
    }),
    fields: (value, world) => [
      ...coordinateFields('m', value.center, world),
      extent('halfWidth', 'w', value.halfWidth),
      extent('halfHeight', 'h', value.halfHeight),
      ...(rotates ? [rotationInput(value.degrees)] : []),
    ],
    write: (value, field, to) =>
      field === 'x' || field === 'y'
        ? { ...value, center: { ...value.center, [field]: to } }
        : { ...value, [field]: to },
    toNumbers: ({ center: { x, y }, halfWidth, halfHeight, degrees }) =>
      rotates ? [x, y, halfWidth, halfHeight, degrees] : [x, y, halfWidth, halfHeight],
    fromNumbers: (numbers, world) => {
      const [x, y, halfWidth, halfHeight, degrees = 0] = numbers;
      if (numbers.length !== (rotates ? 5 : 4)) return null;
      if (x === undefined || y === undefined) return null;
      if (halfWidth === undefined || halfHeight === undefined) return null;
      const valid =
        isInWindow({ x, y }, world) &&
        [halfWidth, halfHeight].every((number) => within(number, minHalf, maxHalf)) &&
        within(degrees, 0, 359.9);
      return valid ? { center: { x, y }, halfWidth, halfHeight, degrees } : null;
    },
  };
}
