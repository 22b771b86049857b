import { type Circle, distance, toWorld, type Vec2 } from '#lib/index.ts';
import { clamp, show, toStep, toTenths } from '../numbers.ts';
import { type Part, type World, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { centre, radius as radiusName } from '../words/parts.ts';
import { coordinateFields, handleAt, inWindow, isInWindow, isOnGrid, nudged } from './point.ts';

/**
 * A circle, and the angle of its rim handle, so that the handle stays under the pointer. Addresses
 * do not contain the angle, because it is not part of the circle.
 */
export interface CircleValue extends Circle {
  readonly side?: number;
}

export interface CircleOptions {
  readonly center?: string;
  readonly radius?: string;
  readonly minRadius: number;
  readonly maxRadius: number;
  /** The grid of its centre, in units. */
  readonly step?: number;
  /** The unit of its numbers, shown after each field, such as "m". */
  readonly unit?: string;
}

const usualSide = -0.65;
/** A mouse this close to the rim grabs the rim, not the disc. */
const gripWidth = 1.5;
/** The distance of a rim handle from the edge of the window, which makes it easy to grab. */
const margin = 2;

/** A circle with a handle at its centre and one on its rim. */
export function circle(options: CircleOptions): Part<CircleValue> {
  const { center: c = 'c', radius: r = 'r', minRadius, maxRadius, step = 0.1 } = options;
  const { unit = '' } = options;
  const withRadius = (value: CircleValue, radius: number): CircleValue => ({
    ...value,
    radius: clamp(toTenths(radius), minRadius, maxRadius),
  });

  return {
    handles: (value, world) => [
      handleAt('center', 'center', centre(sayable(c)), value.center, world, c),
      {
        key: 'rim',
        kind: 'rim',
        at: rimHandle(value, world),
        name: radiusName(sayable(r)),
        symbol: r,
        valueText: show(value.radius),
        now: value.radius,
        min: minRadius,
        max: maxRadius,
      },
    ],
    move: (value, handle, to, world) => {
      if (handle === 'center') return { ...value, center: inWindow(to, world, step) };
      const side = Math.atan2(to.y - value.center.y, to.x - value.center.x);
      return withRadius({ ...value, side }, distance(value.center, to));
    },
    nudge: (value, handle, by, world) => {
      if (handle === 'rim') return withRadius(value, value.radius + by.x + by.y);
      return { ...value, center: nudged(value.center, by, world, step) };
    },
    // A mouse grabs the disc anywhere, and the rim anywhere.
    grip: (value, at) => {
      const fromCenter = distance(value.center, at);
      const fromRim = Math.abs(fromCenter - value.radius);
      const inner = { key: 'center', away: Math.max(0, fromCenter - value.radius) };
      return fromRim < gripWidth ? { key: 'rim', away: fromRim } : inner;
    },
    fields: (value, world) => [
      ...coordinateFields(c, value.center, world, [`$${c}$ = (`, ',', `) ${unit}`.trim()]),
      {
        key: 'radius',
        name: radiusName(sayable(r)),
        before: `$${r}$ =`,
        after: unit,
        value: value.radius,
        min: minRadius,
        max: maxRadius,
      },
    ],
    write: (value, field, to) =>
      field === 'radius'
        ? { ...value, radius: to }
        : { ...value, center: { ...value.center, [field]: step < 1 ? to : toStep(to, step) } },
    toNumbers: ({ center, radius }) => [center.x, center.y, radius],
    fromNumbers: (numbers, world) => {
      const [x, y, radius] = numbers;
      if (numbers.length !== 3 || x === undefined || y === undefined || radius === undefined) {
        return null;
      }
      const valid = isOnGrid({ x, y }, world, step) && within(radius, minRadius, maxRadius);
      return valid ? { center: { x, y }, radius } : null;
    },
  };
}

/** Returns the position of the rim handle, mirrored if it would be outside the window. */
export function rimHandle(value: CircleValue, world: World): Vec2 {
  const { center, radius, side = usualSide } = value;
  const sides = [side, Math.PI - side, -side, Math.PI + side];
  const places = sides.map((rotation) => toWorld({ x: radius, y: 0 }, { center, rotation }));
  const whole = { ...world, inset: 0 };
  const inner = {
    minX: world.minX + margin,
    maxX: world.maxX - margin,
    minY: world.minY + margin,
    maxY: world.maxY - margin,
  };
  return (
    places.find((place) => isInWindow(place, inner)) ??
    places.find((place) => isInWindow(place, whole)) ??
    places[0] ??
    center
  );
}
