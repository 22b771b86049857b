import { clamp, show, toStep } from '../numbers.ts';
import { type Handle, type Part, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { number } from '../words/parts.ts';

interface AxisOptions {
  /** The height of the line. */
  readonly at: number;
  readonly min: number;
  readonly max: number;
  /** How far two values lie apart; a tenth, unless told. */
  readonly step?: number;
  /** Where `min` and `max` stand across, if not at x = `min` and x = `max`. */
  readonly ends?: readonly [number, number];
  /** The look of its handle; a filled disc, unless told. */
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
      // A frame or a degree between two whole ones does not exist.
      return step < 1 || Number.isInteger(value / step) ? value : null;
    },
  };
}

/** A step of an arrow key: by one step of the part at least. */
function atLeast(by: number, step: number): number {
  return Math.sign(by) * Math.max(Math.abs(by), step);
}
