import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deflated } from '#lab/notebook/deflated-text.ts';
import { Library } from '#trace/source/library.ts';
import { endRoutes } from '../../browser/routes.ts';
import { openBrowser } from '../../browser/support.ts';
import { pagesToOpen } from '../../pages/support.ts';
import { type Action, actions, type Outcome, performAll, rareActions } from './actions.ts';
import { type Failure, failures, isFailure, roleOf } from './files/failures.ts';
import { readValues, restingValues, type Values, wrongValues } from './files/shown-values.ts';
import { figureFilesOf, nameOf, paths } from './files/site-files.ts';
import { unreadable } from './files/unreadable.ts';
import { wrongVerdicts } from './files/wrong-verdicts.ts';

// Every file that a page requests, initially or for an action, fails in turn. Only what needs the
// file is lost, the page reports it there, and no verdict is wrong meanwhile.

const browser = await openBrowser();
afterAll(() => browser.close());

/** Actions that build on each other, in their order. */
const chain: readonly Action[] = [
  'figures',
  'listings',
  'tools',
  'edit',
  'playground',
  'tools of the playground',
];
const alone: readonly Action[] = [...actions, ...rareActions].filter(
  (action) => !chain.includes(action),
);
const allActions: readonly Action[] = [...chain, ...alone];

interface Visited {
  readonly path: string;
  readonly wanted?: readonly Action[];
  /** Files already tried on earlier pages that serve another purpose here. */
  readonly again?: RegExp;
  /** If set, only these files are tried. */
  readonly only?: RegExp;
}
/** Edited code and downloads differ from page to page. */
const oftenAgain = /\/(code|judge)\/|source\.json|sandbox/;

/**
 * One page of each kind. The other pages of a kind share its code, except for their figures'
 * scripts.
 */
const kinds: readonly Visited[] = [
  { path: 'point-and-circle/' },
  { path: '' },
  { path: 'playground/', again: /draw-step/ },
  { path: 'reference/polygonIntersectsCircle/', again: /draw-step/ },
  { path: 'museum/' },
  { path: 'embed/point-in-circle/', again: /read-shared/ },
  // On these pages only the files that no other page has.
  { path: 'many-circles/', wanted: ['measure'], only: /MeasureGrowth|growth-/ },
  { path: 'which-test/', wanted: ['measure'], only: /Measure\.astro|\/view\.|\/worker-/ },
  { path: 'reference/', wanted: ['filter'], only: /FunctionIndex/ },
];

const others: readonly Visited[] = pagesToOpen('dist')
  .map(({ path }) => path.slice(1))
  .filter((path) => path.endsWith('/') && kinds.every((one) => one.wanted || one.path !== path))
  .map((path) => ({ path, wanted: ['figures', 'listings'] }));
const pages = [...kinds, ...others];

const otherSearch = 'another interface of the search, which no page has';
const noGlyphs = 'has letters and signs that no page shows';
const inFold = 'a listing in a fold, where it is loaded like any other';

/** Files that are not tried, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'out-of-sight': 'makes a drag smoother, and nothing is lost without it',
  glide: 'moves a figure smoothly to a preset, and without it the figure is there at once',
  'pagefind/pagefind-worker.js': 'the search runs in the page',
  'pagefind/pagefind-highlight.js': 'no page marks what was searched for',
  'pagefind/pagefind-component-ui.js': otherSearch,
  'pagefind/pagefind-component-ui.css': otherSearch,
  'pagefind/pagefind-modular-ui.js': otherSearch,
  'pagefind/pagefind-modular-ui.css': otherSearch,
  'pagefind/wasm.unknown.pagefind': 'for pages that do not say their language',
  'KaTeX_Size1-Regular.woff2': noGlyphs,
  'KaTeX_Size2-Regular.woff2': noGlyphs,
  'KaTeX_Size3-Regular.woff2': noGlyphs,
  'KaTeX_Size4-Regular.woff2': noGlyphs,
  'libertinus-serif-greek-400-normal.woff2': noGlyphs,
  'run of bitlush-nearest-vertex': inFold,
  'run of bitlush-one-pass': inFold,
  'run of monogame-intersections': inFold,
};

/** A file by its path, and when it was first requested. */
interface Asked {
  readonly path: string;
  readonly during: Action | 'opening';
}

/** Our own code of each page's first listing, as an address contains it. */
const edits: Record<string, string> = {};
const library = new Library();
for (const fn of ['pointInCircle', 'boxIntersectsCircleByClamp', 'polygonIntersectsCircleSimply']) {
  edits[fn] = await deflated(library.findFunction(fn).text);
}

const urlOf = (path: string) => new URL(path, inject('siteUrl')).href;

/** Files that nothing needs: the offline worker (refused-caches.test.ts) and pictures. */
const isNoMatter = (path: string) => /service-worker|favicon|\.png$/.test(path);

/** Without animation, so that words and numbers belong to the same moment. */
const newPage = () => browser.newPage({ width: 1440, height: 900, reducedMotion: true });

/** Returns a page's requests, and what it shows when nothing fails. */
async function explore({ path, wanted }: Visited) {
  const { page, close } = await newPage();
  const found = new Map<string, Asked>();
  let during: Asked['during'] = 'opening';
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.href.startsWith(inject('siteUrl')) && url.href !== urlOf(path);
    if (isOwn && !found.has(url.pathname) && !isNoMatter(url.pathname)) {
      found.set(url.pathname, { path: url.pathname, during });
    }
  });
  /** Until it sends no more requests. */
  const rest = async () => {
    for (let before = -1; before !== found.size; ) {
      before = found.size;
      await page.waitForTimeout(300);
    }
  };
  await page.goto(urlOf(path));
  await rest();
  for (const action of wanted ?? allActions) {
    during = action;
    const outcomes = await performAll(page, [action], { edits });
    expect(outcomes.filter(({ result }) => result !== 'done')).toEqual([]);
    await rest();
  }
  const live = await restingValues(page);
  page.context().removeAllListeners('request');
  if (!wanted)
    expect((await followMoved(page)).filter(({ result }) => result !== 'done')).toEqual([]);
  await close();
  return { files: [...found.values()], right: [live, await stillValues(path)] };
}

/** The values in the static page. */
async function stillValues(path: string): Promise<Values> {
  const { page, close } = await newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(urlOf(path));
  const values = await readValues(page);
  await close();
  return values;
}

/** The actions that need a file: those from its first request on, except for independent ones. */
function actionsFor({ during, path }: Asked): readonly Action[] {
  const role = roleOf(path);
  if (during === 'opening') {
    if (role === 'font') return ['figures'];
    if (role === 'part of a figure') return [...chain, 'share'];
    return allActions;
  }
  if (during === 'language') return [during, 'take home translated'];
  if (alone.includes(during)) return [during];
  return chain.slice(chain.indexOf(during));
}

const uncaught =
  /dynamically imported module|Failed to (fetch|load the Pagefind|load Pagefind)|Pagefind: WASM|Unexpected (token|end|identifier)|Invalid or unexpected|must be declared|JSON|did not come|No map of|did not start|could not be loaded|is not valid|[Mm]issing [)}]|not provide an export|unexpected EOF|invalid gzip|PagefindUI|^Uncaught$/;

interface Visit {
  readonly visited: Visited;
  readonly asked: Asked;
  readonly failure: Failure;
  readonly right: readonly Values[];
}

/** Returns the faults of a visit during which the file fails. */
async function visit({ visited, asked, failure, right }: Visit): Promise<string[]> {
  const { path, wanted = allActions } = visited;
  const { page, close } = await newPage();
  const wrong: string[] = [];
  page.on('pageerror', ({ message, cause }) => {
    if (!uncaught.test(message) && !uncaught.test(String(cause)))
      wrong.push(`uncaught: ${message}`);
  });
  let isAsked = false;
  const fail = async (route: Route) => {
    isAsked = true;
    await failures[failure](route);
  };
  const isIt = (url: URL) => url.pathname === asked.path;
  await page.route(isIt, fail);
  await page.goto(urlOf(path));
  const done = actionsFor(asked).filter((action) => wanted.includes(action));
  const outcomes = [...(await performAll(page, done, { edits }))];
  if (!isAsked) wrong.push('it was not asked for');
  wrong.push(...(await unreadable(page)), ...(await wrongVerdicts(page)));
  wrong.push(...(await wrongValues(page, right)));
  const isOfMoved = /Moved|PageScripts/.test(asked.path);
  if (isOfMoved) outcomes.push(...(await followMoved(page)));
  wrong.push(...silent(outcomes));
  await endRoutes(page);
  // Once more with the file, so that nothing of its failure remains.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (isOfMoved) await page.goto(urlOf(path));
  else await page.reload();
  const again = await performAll(page, wanted.slice(0, 1));
  const [first = { action: wanted[0], result: 'done' }] = again;
  if (first.result !== 'done') wrong.push(`after reloading, ${first.action}: ${first.result}`);
  await close();
  return wrong;
}

/**
 * An address with a figure that moved leads to its new page, or the page reports what is missing.
 */
async function followMoved(page: Page): Promise<Outcome[]> {
  const { moved = '', to } = await page.evaluate(() => ({
    ...document.querySelector<HTMLElement>('[data-moved]')?.dataset,
  }));
  if (!to) return [];
  const says = page.locator('.lost');
  const isSaid = await says.isVisible();
  await page.evaluate((name) => {
    location.hash = `${name}=1`;
  }, moved.split(' ')[0]);
  const result = await page
    .waitForURL(({ pathname }) => pathname === to, {
      waitUntil: 'commit',
      timeout: isSaid ? 2000 : 20_000,
    })
    .then(
      () => 'done',
      () => (isSaid ? says.innerText() : ''),
    );
  return [{ action: 'a position of a figure that has moved', result: result.trim() }];
}

const silent = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ result }) => result === '' || result.startsWith('a wrong verdict'))
    .map(({ action, result }) => `${result || 'dead without a word'}: ${action}`);

/** Pages share scripts, and each is tried where it first occurs. */
const met = new Set<string>();
/** Each role fails in each mode once per page. */
const ways = Object.keys(failures) as Failure[];

/** One file of each kind that a page requests. */
const oneOfEach = (files: readonly Asked[]) => [
  ...new Map(files.toReversed().map((asked) => [nameOf(asked.path), asked])).values(),
];

describe.each(pages)(
  '/$path',
  (visited) => {
    const { again, only } = visited;
    let files: readonly Asked[] = [];
    let right: readonly Values[] = [];
    beforeAll(async () => {
      const explored = await explore(visited);
      right = explored.right;
      const isOwn = ({ path: file }: Asked) => !only || only.test(file);
      const isNew = ({ path: file }: Asked) =>
        !met.has(file) || oftenAgain.test(file) || again?.test(file);
      files = oneOfEach(explored.files.filter((asked) => isOwn(asked) && isNew(asked)));
      for (const { path: file } of explored.files.filter(isOwn)) met.add(file);
    }, 600_000);

    it('loses nothing without a word when one of its files does not come', async () => {
      // Another page of a kind may not have any files of its own.
      if (!visited.wanted || only) expect(files).not.toEqual([]);
      const table: string[] = [];
      await inPairs(files, async (asked) => {
        const wrong = await visit({ visited, asked, failure: 'does not come', right });
        const name = nameOf(asked.path);
        table.push(...wrong.map((one) => `${name} (asked for: ${asked.during}) | ${one}`));
      });
      expect(table).toEqual([]);
    });

    it('nor when one comes as something else', async () => {
      const roles = Map.groupBy(files, ({ path: file }) => roleOf(file));
      const table: string[] = [];
      const tries = [...roles].flatMap(([role, [asked]]) =>
        ways
          .slice(1)
          .filter((failure) => isFailure(role, failure))
          .map((failure) => ({ asked: asked!, failure })),
      );
      await inPairs(tries, async ({ asked, failure }) => {
        const wrong = await visit({ visited, asked, failure, right });
        table.push(...wrong.map((one) => `${nameOf(asked.path)} ${failure} | ${one}`));
      });
      expect(table).toEqual([]);
    });
  },
  1_800_000,
);

describe('of the files of the site', () => {
  const tried = () => new Set([...met].map(nameOf));
  const isLeft = (path: string) => !tried().has(nameOf(path));

  it('each was tried, except for those with a reason', () => {
    const left = paths.filter(isLeft).map(nameOf);
    expect([...new Set(left)].sort()).toEqual(Object.keys(exceptions).sort());
  });

  it('all of the figures of these pages were', () => {
    const own = pages.filter(({ wanted }) => !wanted).flatMap(({ path }) => figureFilesOf(path));
    expect(own.filter((file) => !met.has(file))).toEqual([]);
  });
});

async function inPairs<One>(all: readonly One[], task: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await task(one);
  };
  await Promise.all([lane(), lane()]);
}
