import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AnyFigure } from '#kit/figure.ts';
import { fieldsOf } from '#kit/store.ts';
import { figures } from '../support/all-figures.ts';
import { type Deed, deeds, doDeeds, type Outcome } from './deeds.ts';
import { openBrowser } from './support.ts';

// Every file that a page asks for, at first or for what its reader does, fails in turn. Nothing but what
// needs the file is lost, the page says so where it is lost, and no verdict is wrong meanwhile.

const browser = await openBrowser();
afterAll(() => browser.close());

/** One page of each kind. The rest of a kind is made by the same code. */
const pages = [
  'point-and-circle/',
  '',
  'playground/',
  'reference/boxIntersectsCircle/',
  'museum/',
  'embed/point-in-circle/',
];

/** How a file fails. */
const failures = {
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
type Failure = keyof typeof failures;

/** A file by its path without what the build puts into its name, and when it was asked for first. */
interface Asked {
  readonly path: string;
  readonly during: Deed | 'opening';
}

/** Of files of one role the modes of failing take turns; that it does not come is tried with every file. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/PageScripts/, 'page'],
  [/\.astro_/, 'own script of a page'],
  [/kit\.|live-listings|editing\.|start\.|motion\.|cell\./, 'runtime'],
  [/worker-/, 'worker'],
  [/\/pagefind\//, 'search'],
  [/\.css$/, 'styles'],
  [/\.woff2$/, 'font'],
  [/\.json$/, 'data'],
  [/\.html$/, 'frame'],
  [/\.py$/, 'translation'],
];
const roleOf = (path: string): string =>
  roles.find(([pattern]) => pattern.test(path))?.[1] ?? 'part of a figure';

/** Half a text in another language cannot be told from a whole one, nor a page from a frame's. */
const canBeTold = (role: string, failure: Failure) =>
  failure === 'is cut in the middle'
    ? !/translation|font|frame/.test(role)
    : !(role === 'frame' && failure === 'is a page in its place');

const urlOf = (path: string) => new URL(path, inject('siteUrl')).href;

/** Not a file that something needs: the worker for reading offline (refused-caches.test.ts), and pictures. */
const isNoMatter = (path: string) => /service-worker|favicon|\.png$/.test(path);

/** Without its own motion, so that words and numbers are of one moment. */
const newPage = () => browser.newPage({ width: 1440, height: 900, reducedMotion: true });

async function filesOf(path: string): Promise<Asked[]> {
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
  await page.goto(urlOf(path));
  for (const deed of deeds) {
    during = deed;
    const outcomes = await doDeeds(page, [deed]);
    expect(outcomes.filter(({ came }) => came !== 'done')).toEqual([]);
    // Until it asks for nothing more.
    for (let before = -1; before !== found.size; ) {
      before = found.size;
      await page.waitForTimeout(300);
    }
  }
  page.context().removeAllListeners('request');
  await close();
  return [...found.values()];
}

/** The long run does more with each file, and lets more of them fail in each way. */
const isQuick = process.env.FULL !== '1';

/**
 * The deeds that need a file: those from the one that asked for it on, but for what stands for itself. In a
 * quick run that one alone, and all of them for what most of the page needs.
 */
function deedsFor({ during, path }: Asked): readonly Deed[] {
  const alone: readonly Deed[] = ['language', 'program', 'take home', 'search', 'theme'];
  const role = roleOf(path);
  if (during === 'opening') {
    const isOfFigures = role === 'font' || (isQuick && role === 'part of a figure');
    return isOfFigures ? ['figures'] : deeds;
  }
  if (alone.includes(during)) return [during];
  // A playground asks for the rest as soon as its figure is there.
  if (isQuick) return [...new Set([during, 'playground'] as const)];
  return deeds.slice(deeds.indexOf(during)).filter((deed) => !alone.includes(deed));
}

const uncaught =
  /dynamically imported module|Failed to (fetch|load the Pagefind|load Pagefind)|Pagefind: WASM|Unexpected (token|end|identifier)|Invalid or unexpected|must be declared|JSON|did not come|No map of|did not start|could not be loaded|is not valid|missing \)|not provide an export|PagefindUI|^Uncaught$/;

/** What is wrong with a visit of the page while the file fails. */
async function visit(path: string, asked: Asked, failure: Failure): Promise<string[]> {
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
  const outcomes = await doDeeds(page, deedsFor(asked));
  if (!isAsked) wrong.push('it was not asked for');
  wrong.push(...silent(outcomes), ...(await unreadable(page)), ...(await wrongVerdicts(page)));
  await page.unroute(isIt);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.reload();
  // Once more with the file: nothing is left of its failure.
  if (failure !== 'does not come' || asked.during === 'opening') {
    const [first] = await doDeeds(page, ['figures']);
    if (first?.came !== 'done') wrong.push(`after reloading, ${first?.deed}: ${first?.came}`);
  }
  await close();
  return wrong;
}

const silent = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ came }) => came === '').map(({ deed }) => `dead without a word: ${deed}`);

/** Prose, drawings, formulas and listings that a reader cannot read. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const background = getComputedStyle(document.body).backgroundColor;
    for (const selector of ['h1', 'main p', '.verdict']) {
      const [one] = shown(selector);
      if (!one) wrong.push(`nothing to read: ${selector}`);
      else if (getComputedStyle(one).color === background) wrong.push(`no contrast: ${selector}`);
    }
    const drawings = document.querySelectorAll('.stage');
    for (const stage of drawings) {
      const svgs = [...stage.querySelectorAll('svg.drawing')].filter((one) =>
        one.checkVisibility(),
      );
      if (svgs.length !== 1) wrong.push(`a figure shows ${svgs.length} drawings`);
      const discs = svgs.flatMap((svg) => [...svg.querySelectorAll('circle, polygon, rect')]);
      // Without styles all would be black.
      if (
        discs.length > 0 &&
        discs.every((disc) => getComputedStyle(disc).fill === 'rgb(0, 0, 0)')
      ) {
        wrong.push('a drawing is black');
      }
    }
    for (const selector of ['.katex', '.listed pre']) {
      if (
        document.querySelector(selector) &&
        shown(selector).length === 0 &&
        !document.querySelector('.cm-content')
      )
        wrong.push(`nothing to read: ${selector}`);
    }
    return wrong;
  });
}

interface Shown {
  readonly name: string;
  /** Null while it is a still drawing. */
  readonly state: Record<string, unknown> | null;
  readonly verdict: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Verdicts that are not the library's answer, once words and numbers have followed the last move. */
async function wrongVerdicts(page: Page): Promise<string[]> {
  let wrong = await wrongNow(page);
  for (let i = 0; i < 20 && wrong.length > 0; i += 1) {
    await page.waitForTimeout(50);
    wrong = await wrongNow(page);
  }
  return wrong;
}

/** Those that are not the library's answer for what the number fields say. */
async function wrongNow(page: Page): Promise<string[]> {
  const shown = await page.evaluate(async (): Promise<Shown[]> => {
    // Play that was pressed may have begun late.
    for (const play of document.querySelectorAll<HTMLElement>('[data-motion=play]')) {
      if (play.textContent === 'Pause') play.click();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    type Live = HTMLElement & { access?: { state(): Record<string, unknown> } };
    return [...document.querySelectorAll<Live>('first-contact-figure')].map((root) => ({
      name: root.dataset.figure ?? '',
      state: root.access?.state() ?? null,
      verdict: root.querySelector('.verdict')?.textContent?.trim() ?? '',
      fields: Object.fromEntries(
        [...root.querySelectorAll<HTMLInputElement>('input[data-field]')].map((input) => [
          input.dataset.field ?? '',
          input.value,
        ]),
      ),
    }));
  });
  return shown.flatMap(({ name, state, verdict, fields }) => {
    const figure = figures.find((one) => one.name === name)!.figure as AnyFigure;
    const is = state ?? figure.presets[0].state;
    const { word, rest } = figure.verdict(is, figure.answer(is));
    const wrong =
      verdict === `${word}: ${rest}` ? [] : [`${name} says “${verdict}”, not “${word}: ${rest}”`];
    const values = fieldsOf(figure, is).filter(({ id }) => id in fields);
    for (const { id, item } of values) {
      // Of a polygon the fields are of the selected corner.
      if (/^\d/.test(item.key)) continue;
      const number = Number(fields[id]?.replace('−', '-'));
      if (Math.abs(number - item.value) > 0.006)
        wrong.push(`${name}: ${id} is ${fields[id]}, not ${item.value}`);
    }
    return wrong;
  });
}

/** Other pages have some of the same files: each is tried where it is met first. */
const met = new Set<string>();
/** And each role fails in each way once on each page; in a quick run the ways take turns. */
const ways = Object.keys(failures) as Failure[];

describe.each(pages)(
  '/%s',
  (path) => {
    let files: Asked[] = [];
    beforeAll(async () => {
      files = (await filesOf(path)).filter(({ path: file }) => !met.has(file));
      for (const { path: file } of files) met.add(file);
    });

    it('loses nothing without a word when one of its files does not come', async () => {
      expect(files.length).toBeGreaterThan(0);
      const table: string[] = [];
      await inPairs(files, async (asked) => {
        const wrong = await visit(path, asked, 'does not come');
        table.push(...wrong.map((one) => `${asked.path} (asked for: ${asked.during}) | ${one}`));
      });
      expect(table).toEqual([]);
    });

    it('nor when one comes as something else', async () => {
      const roles = Map.groupBy(files, ({ path: file }) => roleOf(file));
      const table: string[] = [];
      const tries = [...roles].flatMap(([role, [one]], i) => {
        const possible = ways.slice(1).filter((failure) => canBeTold(role, failure));
        const turn = (i + pages.indexOf(path)) % possible.length;
        const tried = isQuick ? [possible[turn]!] : possible;
        return tried.map((failure) => ({ asked: one!, failure }));
      });
      await inPairs(tries, async ({ asked, failure }) => {
        const wrong = await visit(path, asked, failure);
        table.push(...wrong.map((one) => `${asked.path} ${failure} | ${one}`));
      });
      expect(table).toEqual([]);
    });
  },
  600_000,
);

async function inPairs<One>(all: readonly One[], task: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await task(one);
  };
  await Promise.all([lane(), lane()]);
}
