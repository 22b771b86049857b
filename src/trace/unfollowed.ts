/**
 * Files of src/lib whose functions are called without being traced. Their exact arithmetic would
 * add at least four functions to each listing of a convex polygon. `winding` is traced unless
 * `convexWinding` calls it.
 */
const unfollowed = /\/(exact-side|touches-convex-polygon)\.ts$/;

/** Whether imports of one file by another are called without being traced. */
export function isUnfollowed(file: string, from: string): boolean {
  const isWinding = file.endsWith('/convex-winding.ts') && from.endsWith('/winding.ts');
  return isWinding || unfollowed.test(from);
}
