/**
 * Returns the one range in which two texts differ, so that the cursor and the highlights outside it
 * stay.
 */
export function difference(before: string, after: string) {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from: start, to: before.length - same, insert: after.slice(start, after.length - same) };
}
