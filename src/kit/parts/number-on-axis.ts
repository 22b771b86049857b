import { clamp, show, toTenths } from '../numbers.ts';
import { type Part, within } from '../part.ts';
import { number } from '../words/parts.ts';

/** A number, with its handle on a horizontal line at height `at`. */
export function numberOnAxis(
  symbol: string,
  options: { readonly at: number; readonly min: number; readonly max: number },
): Part<number> {
  const { at, min, max } = options;
  const inRange = (value: number) => clamp(toTenths(value), min, max);
  return {
    handles: (value) => [
      {
        key: 'at',
        kind: 'point',
        at: { x: value, y: at },
        name: number(symbol),
        symbol,
        valueText: show(value),
        now: value,
        min,
        max,
      },
    ],
    move: (_value, _handle, to) => inRange(to.x),
    nudge: (value, _handle, by) => inRange(value + by.x + by.y),
    fields: (value) => [
      { key: 'at', name: number(symbol), before: `$${symbol}$ =`, after: '', value, min, max },
    ],
    write: (_value, _field, to) => inRange(to),
    toNumbers: (value) => [value],
    fromNumbers: (numbers) => {
      const [value] = numbers;
      return numbers.length === 1 && value !== undefined && within(value, min, max) ? value : null;
    },
  };
}
