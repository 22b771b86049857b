import { ulp } from '#lib/index.ts';

/**
 * Returns the number as a format with that many binary digits stores it: the nearest number or, of
 * two equally near ones, the one whose last digit is even.
 */
export function storedAs(value: number, digits: number): number {
  const step = ulp(value, digits);
  const below = Math.floor(value / step);
  const over = value / step - below;
  const up = over === 0.5 ? below % 2 !== 0 : over > 0.5;
  return (up ? below + 1 : below) * step;
}

/** All numbers of the format from `min`, which is one of them, to `max`. */
export function storedFrom(min: number, max: number, digits: number): number[] {
  const all: number[] = [];
  for (let value = min; value <= max; value += ulp(value, digits)) all.push(value);
  return all;
}
