import * as lib from '#lib/index.ts';

/** The functions that have files of their own at /code/: all that the library exports. */
export const givenAway: readonly string[] = Object.keys(lib);

/** For an endpoint of Astro: one file for each of these functions. */
export const filePaths = () => givenAway.map((name) => ({ params: { name } }));
