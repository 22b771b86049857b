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

/** A box as it is held: turned by degrees, which are short to write. */
export interface HeldBox {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Counter-clockwise, 0 up to 359.9; always 0 for a box that cannot be turned. */
  readonly degrees: number;
}

export interface BoxOptions {
  /** Can it be turned? */
  readonly turns?: boolean;
  readonly minHalf?: number;
  readonly maxHalf: number;
}

/** How far beyond the right wall the handle stands that turns the box. */
const arm = 6;

/** The box as the library knows it. */
export function placeBox({ center, halfWidth, halfHeight, degrees }: HeldBox): OrientedBox {
  return { center, halfWidth, halfHeight, rotation: (degrees * Math.PI) / 180 };
}

/** The same for a box that cannot be turned. */
export function placeUpright({ center, halfWidth, halfHeight }: HeldBox): Box {
  return { center, halfWidth, halfHeight };
}

/** The corners of a box, counter-clockwise from the one of least x and y before it is turned. */
export function cornersOf(box: OrientedBox): Vec2[] {
  const { halfWidth: w, halfHeight: h } = box;
  return [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ].map((corner) => toWorld(corner, box));
}

/** A box held by its centre, by one corner for its half extents, and by a handle that turns it. */
export function box({ turns = false, minHalf = 2, maxHalf }: BoxOptions): Part<HeldBox> {
  const half = (value: number) => clamp(toTenths(value), minHalf, maxHalf);
  /** With the half extents nearest to these that leave the corner in the window, to be held again. */
  const withHalves = (value: HeldBox, wanted: Vec2, world: World): HeldBox => {
    const placed = placeBox(value);
    const [width, height] = [half(wanted.x), half(wanted.y)];
    const corner = toWorld({ x: width, y: height }, placed);
    const most = toLocal(inWindow(corner, world), placed);
    // Where the centre has taken it out of the window, the corner may stay, but go no further.
    return {
      ...value,
      halfWidth: Math.min(width, Math.max(half(most.x), value.halfWidth)),
      halfHeight: Math.min(height, Math.max(half(most.y), value.halfHeight)),
    };
  };
  const withCorner = (value: HeldBox, to: Vec2, world: World): HeldBox => {
    const { x, y } = toLocal(to, placeBox(value));
    return withHalves(value, { x: Math.abs(x), y: Math.abs(y) }, world);
  };
  const turnedTo = (value: HeldBox, degrees: number): HeldBox => ({
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
  const rotation = (degrees: number): NumberField => ({
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
          says: boxWords.saysExtents(halfWidth, halfHeight),
          now: halfWidth,
          min: minHalf,
          max: maxHalf,
        },
        ...(turns
          ? [
              {
                key: 'turn',
                kind: 'turn' as const,
                at: toWorld({ x: halfWidth + arm, y: 0 }, placed),
                name: rotationName,
                says: inDegrees(degrees),
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
      return turnedTo(value, (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI);
    },
    nudge: (value, handle, by, world) => {
      const { center, halfWidth, halfHeight, degrees } = value;
      if (handle === 'turn') return turnedTo(value, degrees + by.x + by.y);
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
      ...(turns ? [rotation(value.degrees)] : []),
    ],
    write: (value, field, to) =>
      field === 'x' || field === 'y'
        ? { ...value, center: { ...value.center, [field]: to } }
        : { ...value, [field]: to },
    toNumbers: ({ center: { x, y }, halfWidth, halfHeight, degrees }) =>
      turns ? [x, y, halfWidth, halfHeight, degrees] : [x, y, halfWidth, halfHeight],
    fromNumbers: (numbers, world) => {
      const [x, y, halfWidth, halfHeight, degrees = 0] = numbers;
      if (numbers.length !== (turns ? 5 : 4)) return null;
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
