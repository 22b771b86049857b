/**
 * Returns one unit in the last place, which is the
 * step from a finite number to the next one away
 * from 0 that the computer can store.
 *
 * @example
 * ulp(1); // 2.220446049250313e-16
 * ulp(2 ** 24, 24); // 2
 *
 * @remarks
 * `digits` is how many binary digits the format
 * stores, which is 53 for doubles and 24 for C#
 * `float`, if the number is at least 2^-126. NaN and
 * infinities have no ulp, so the result is NaN.
 *
 * *Accuracy*: it is exact.
 *
 * *Cost*: up to about 2,000 halvings.
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
  // Near 0, numbers are at least 2^-1074 apart.
  const step = power * 2 ** (1 - digits);
  return Math.max(step, 2 ** -1074);
}
