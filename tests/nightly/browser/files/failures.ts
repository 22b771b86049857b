import type { Route } from 'playwright-core';

/** How a file fails. */
export const failures = {
  'does not come': (route: Route) => route.abort(),
  'is an error of the server': (route: Route) => route.fulfill({ status: 500, body: 'Sorry' }),
  'is a page in its place': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  'is cut in the middle': async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    const { 'content-type': contentType = '' } = answer.headers();
    // Not to be kept by the browser as if it were whole.
    const headers = { 'Cache-Control': 'no-store' };
    await route.fulfill({ contentType, headers, body: body.subarray(0, body.length >> 1) });
  },
};
export type Failure = keyof typeof failures;

/** Of files of one role the modes of failing take turns; that it does not come is tried with every file. */
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

/** Whether a reader could tell such a file from a whole one: not half a text from a text, nor a page from a frame's. */
export const isFailure = (role: string, failure: Failure): boolean =>
  !(/translation|font|frame/.test(role) && failure === 'is cut in the middle') &&
  !(role === 'frame' && failure === 'is a page in its place');
