import { clamp, show, toStep } from '../numbers.ts';
import { type Handle, type Part, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { number } from '../words/parts.ts';

interface AxisOptions {
  /** The height of the line. */
  readonly at: number;
  readonly min: number;
  readonly max: number;
  /** The step between values, by default 0.1. */
  readonly step?: number;
  /** The x of `min` and `max`, by default `min` and `max` themselves. */
  readonly ends?: readonly [number, number];
  /** The style of its handle, by default a filled disc. */
  readonly kind?: Handle['kind'];
}

/** A number, with its handle on a horizontal line at height `at`. */
export function numberOnAxis(symbol: string, options: AxisOptions): Part<number> {
  const { at, min, max, step = 0.1, ends = [min, max], kind = 'point' } = options;
  const scale = (ends[1] - ends[0]) / (max - min);
  const inRange = (value: number) => clamp(toStep(value, step), min, max);
  return {
    handles: (value) => [
      {
        key: 'at',
        kind,
        at: { x: ends[0] + (value - min) * scale, y: at },
        name: number(sayable(symbol)),
        symbol,
        valueText: show(value),
        now: value,
        min,
        max,
      },
    ],
    move: (_value, _handle, to) => inRange(min + (to.x - ends[0]) / scale),
    nudge: (value, _handle, by) => inRange(value + atLeast(by.x + by.y, step)),
    fields: (value) => [
      {
        key: 'at',
        name: number(sayable(symbol)),
        before: `$${symbol}$ =`,
        after: '',
        value,
        min,
        max,
      },
    ],
    write: (_value, _field, to) => inRange(to),
    toNumbers: (value) => [value],
    fromNumbers: (numbers) => {
      const [value] = numbers;
      if (numbers.length !== 1 || value === undefined || !within(value, min, max)) return null;
      // Frames and degrees must be whole numbers.
      return step < 1 || Number.isInteger(value / step) ? value : null;
    },
  };
}

/** Returns the step of an arrow key, which is at least one step of the part. */
function atLeast(by: number, step: number): number {
  return Math.sign(by) * Math.max(Math.abs(by), step);
}
