/**
 * Files of src/lib whose functions are called, but not followed: what they decide in whole numbers of hundreds
 * of digits would add four functions and more to each listing of a convex polygon. `winding` is followed where
 * something else than `convexWinding` calls it.
 */
const unfollowed = /\/(exact-side|touches-convex-polygon)\.ts$/;

/** Whether the imports of a file from another one are called without being followed. */
export function isUnfollowed(file: string, from: string): boolean {
  const isWinding = file.endsWith('/convex-winding.ts') && from.endsWith('/winding.ts');
  return isWinding || unfollowed.test(from);
}
