/**
 * Finds the greatest number from 0 to `max` for which the test is true, by bisection. The test must
 * be true up to some number and false beyond it.
 */
export function bisect(test: (at: number) => boolean, max: number, steps = 20): number {
  if (!test(0)) return 0;
  if (test(max)) return max;
  let [low, high] = [0, max];
  for (let i = 0; i < steps; i += 1) {
    const middle = (low + high) / 2;
    if (test(middle)) low = middle;
    else high = middle;
  }
  return low;
}
