import { clamp, show, toTenths } from '../numbers.ts';
import { type Part, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { length } from '../words/parts.ts';

/** Two lengths laid end to end along a horizontal line at height `at`, from x = 0 on. */
export function endToEnd(
  symbols: readonly [string, string],
  options: { readonly at: number; readonly min: number; readonly max: number },
): Part<readonly [number, number]> {
  const { at, min, max } = options;
  const inRange = (value: number) => clamp(toTenths(value), min, max);
  type Lengths = readonly [number, number];
  const withLength = ([first, second]: Lengths, key: string, to: number): Lengths =>
    key === 'first' ? [inRange(to), second] : [first, inRange(to)];
  const keys = ['first', 'second'] as const;

  return {
    handles: ([first, second]) =>
      keys.map((key, i) => ({
        key,
        kind: 'extent',
        at: { x: i === 0 ? first : first + second, y: at },
        name: length(sayable(symbols[i]!)),
        symbol: symbols[i]!,
        valueText: show(i === 0 ? first : second),
        now: i === 0 ? first : second,
        min,
        max,
      })),
    move: (value, key, to) => withLength(value, key, key === 'first' ? to.x : to.x - value[0]),
    nudge: (value, key, by) => withLength(value, key, value[key === 'first' ? 0 : 1] + by.x + by.y),
    fields: (value) =>
      keys.map((key, i) => ({
        key,
        name: length(sayable(symbols[i]!)),
        before: `$${symbols[i]}$ =`,
        after: '',
        value: value[i] ?? min,
        min,
        max,
      })),
    write: (value, key, to) => withLength(value, key, to),
    toNumbers: (value) => [...value],
    fromNumbers: (numbers) => {
      const [first, second] = numbers;
      if (numbers.length !== 2 || first === undefined || second === undefined) return null;
      return within(first, min, max) && within(second, min, max) ? [first, second] : null;
    },
  };
}
