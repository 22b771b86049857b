/**
 * How far a yes goes on: the greatest number, up to `most`, where the test still says yes, found by
 * asking it and halving. For a test that says yes up to some place and no beyond it.
 */
export function farthest(says: (at: number) => boolean, most: number, steps = 20): number {
  if (!says(0)) return 0;
  if (says(most)) return most;
  let [yes, no] = [0, most];
  for (let i = 0; i < steps; i += 1) {
    const middle = (yes + no) / 2;
    if (says(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
