/**
 * One unit in the last place: the step from a number
 * to the next one the computer can hold.
 *
 * `digits` is how many binary digits the format
 * keeps: 53 for doubles, 24 for C# `float`.
 */
export function ulp(
  value: number,
  digits = 53,
): number {
  const size = Math.abs(value);
  if (size < 2 ** -1022) return 2 ** -1074;
  let power = 1;
  while (power * 2 <= size) power *= 2;
  while (power > size) power /= 2;
  return power * 2 ** (1 - digits);
}
