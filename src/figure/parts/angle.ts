import { toWorld, type Vec2 } from '#lib/index.ts';
import { toStep, toTenths } from '../numbers.ts';
import { type Part, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { angle as angleName, degrees as inDegrees } from '../words/parts.ts';

export interface AngleOptions {
  readonly center: Vec2;
  /** The distance from the centre to the handle. */
  readonly arm: number;
}

/** An angle in degrees, from 0 up to 360, with its handle on a circle; counter-clockwise, as y points up. */
export function angle(symbol: string, { center, arm }: AngleOptions): Part<number> {
  const name = angleName(sayable(symbol));
  return {
    handles: (value) => [
      {
        key: 'at',
        kind: 'rotation',
        at: toWorld({ x: arm, y: 0 }, { center, rotation: inRadians(value) }),
        name,
        symbol,
        valueText: inDegrees(value),
        now: value,
        min: 0,
        max: 360,
      },
    ],
    move: (_value, _handle, to) =>
      turnedTo((Math.atan2(to.y - center.y, to.x - center.x) * 180) / Math.PI),
    nudge: (value, _handle, by) => turnedTo(value + by.x + by.y),
    fields: (value) => [
      { key: 'at', name, before: `$${symbol}$ =`, after: '°', value, min: 0, max: 359.9 },
    ],
    write: (_value, _field, to) => turnedTo(to),
    toNumbers: (value) => [value],
    fromNumbers: (numbers) => {
      const [value = Number.NaN] = numbers;
      return numbers.length === 1 && within(value, 0, 359.9) ? value : null;
    },
  };
}

export function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** From 0 up to 360, without the digits that only rounding has made. */
export function inDegreesAround(radians: number): number {
  const degrees = toStep((radians * 180) / Math.PI, 1e-9) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** Returns the same angle rounded to tenths of a degree, from 0 to 359.9. */
function turnedTo(degrees: number): number {
  return toTenths(((degrees % 360) + 360) % 360) % 360;
}
