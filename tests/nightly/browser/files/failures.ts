import type { Route } from 'playwright-core';

/** The modes of failure. */
export const failures = {
  'does not come': (route: Route) => route.abort(),
  'is an error of the server': (route: Route) => route.fulfill({ status: 500, body: 'Sorry' }),
  'is a page in its place': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'is cut in the middle': async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    const { 'content-type': contentType = '' } = answer.headers();
    // The browser must not cache it as if it were complete.
    const headers = { 'Cache-Control': 'no-store' };
    await route.fulfill({ contentType, headers, body: body.subarray(0, body.length >> 1) });
  },
};
export type Failure = keyof typeof failures;

/** For each role the modes take turns, but a missing file is tried for every file. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/PageScripts/, 'page'],
  [/\.astro_/, 'own script of a page'],
  [/kit\.|live-listings|editing\.|start\.|motion\.|cell\./, 'runtime'],
  [/open-shared|read-shared|share-edit/, 'shared'],
  [/run-table|debugger|draw-step/, 'tool'],
  [/export-program|take-home-table|language-files|translated-listing/, 'giving away'],
  [/worker-/, 'worker'],
  [/\/pagefind\//, 'search'],
  [/\.css$/, 'styles'],
  [/\.woff2$/, 'font'],
  [/\.json$/, 'data'],
  [/\.html$/, 'frame'],
  [/\.py$/, 'translation'],
];
export const roleOf = (path: string): string =>
  roles.find(([pattern]) => pattern.test(path))?.[1] ?? 'part of a figure';

/**
 * Whether a reader could detect this failure, unlike half a text or a page in place of a frame's.
 */
export const isFailure = (role: string, failure: Failure): boolean =>
  !(/translation|font|frame/.test(role) && failure === 'is cut in the middle') &&
  !(role === 'frame' && failure === 'is a page in its place');
