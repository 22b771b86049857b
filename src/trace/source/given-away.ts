import * as lib from '#lib/index.ts';

/** The functions with their own files at /code/, which are all exports of the library. */
export const givenAway: readonly string[] = Object.keys(lib);

/** Returns one file for each of these functions, for an endpoint of Astro. */
export const filePaths = () => givenAway.map((name) => ({ params: { name } }));
