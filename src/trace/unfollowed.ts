/**
 * Calls that are made, but not followed: by the file that makes them, the file they go to.
 * `convexWinding` asks `winding` only of slivers, which answers in whole numbers of hundreds of digits.
 * To follow it would add four functions to each listing of a convex polygon.
 */
export const unfollowed: Readonly<Record<string, string>> = {
  'src/lib/convex-winding.ts': './winding.ts',
};
