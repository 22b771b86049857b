import { ulp } from '#lib/index.ts';

/**
 * The number that a format with so many binary digits keeps: the nearest it has, and of two equally
 * near ones the one with an even last digit.
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
