/**
 * One unit in the last place: the step from a finite
 * number to the next one, away from 0, that the
 * computer can hold.
 *
 * @example
 * ulp(1); // 2.220446049250313e-16
 * ulp(2 ** 24, 24); // 2
 *
 * @remarks
 * `digits` is how many binary digits the format
 * keeps: 53 for doubles, 24 for C# `float`, there
 * for numbers from 2^-126 on. NaN and infinities
 * have no ulp: NaN.
 *
 * *Accuracy*: exact.
 *
 * *Cost*: up to some 2,000 halvings.
 *
 * @group exactly
 * @figure exactness/marks-on-a-ruler
 */
export function ulp(
  value: number,
  digits = 53,
): number {
  if (!Number.isFinite(value)) return NaN;
  let power = 2 ** 1023;
  while (power > Math.abs(value)) power /= 2;
  // Next to 0 numbers lie no closer than 2^-1074.
  const step = power * 2 ** (1 - digits);
  return Math.max(step, 2 ** -1074);
}
