import type { Browser, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '../../scripts/browser.mjs';
import { siteIsBuilt } from '../site-is-built.ts';
import { dropRoutes } from './routes.ts';

await siteIsBuilt();

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  touch?: boolean;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  /** Whether the page may use the clipboard without asking its reader. */
  clipboard?: boolean;
}

/** The errors on a page so far, for `expect(problems).toEqual(noProblems)`. */
export interface Problems {
  consoleErrors: string[];
  cspViolations: string[];
  failedRequests: string[];
  foreignRequests: string[];
}

export const noProblems: Problems = {
  consoleErrors: [],
  cspViolations: [],
  failedRequests: [],
  foreignRequests: [],
};

// One browser for all files of a worker, because starting one takes longer than many files.
// Playwright ends it with the worker.
let shared: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  // A crash fails only the file in which it happened.
  if (!shared?.isConnected()) {
    shared = await launchBrowser({ executablePath: inject('executablePath') });
  }
  return shared;
}

/** Reusable pages by their options, because a new page takes longer than most tests. */
const swept = new Map<string, Page[]>();

/**
 * Opens a browser for one test file. Closing it in `afterAll` closes its pages. Every page starts
 * without cookies, storage and cache.
 */
export async function openBrowser() {
  const browser = await sharedBrowser();
  const open = new Map<Page, PageOptions>();

  async function newPage(options: PageOptions = {}) {
    const page = takeSwept(browser, options) ?? (await openPage(browser, options));
    open.set(page, options);
    return { page, problems: collectProblems(page), close: () => closePage(page) };
  }

  async function closePage(page: Page) {
    const options = open.get(page);
    if (options === undefined) return;
    open.delete(page);
    await dropRoutes(page);
    await dropRoutes(page.context());
    if (spoiled.has(page)) return page.context().close();
    await sweep(page, options);
    const key = JSON.stringify(options);
    swept.set(key, [...(swept.get(key) ?? []), page]);
  }

  async function close() {
    await Promise.all([...open.keys()].map(closePage));
    // Closes other pages, because a moving one takes a fifth of a processor from the other tests.
    const all = browser.contexts().flatMap((context) => context.pages());
    const used = all.filter((page) => !page.url().endsWith(`/${restingPlace}`));
    for (const page of used) {
      await dropRoutes(page);
      await page.close();
    }
  }
  return { newPage, close };
}

function takeSwept(browser: Browser, options: PageOptions): Page | undefined {
  const page = swept.get(JSON.stringify(options))?.pop();
  return page?.context().browser() === browser && !page.isClosed() ? page : undefined;
}

const sites = () => [inject('siteUrl'), inject('subSiteUrl')].filter((url) => url !== '');

/** Waits until the whole book is stored, which takes minutes on a busy machine. */
export const isOnDevice = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 540_000 });

/**
 * Pages with a lasting change that would disturb the next test, such as a script or developer
 * tools.
 */
const spoiled = new WeakSet<Page>();

const devtools = new WeakMap<Page, CDPSession>();
const current = new WeakMap<Page, Problems>();

async function openPage(browser: Browser, options: PageOptions): Promise<Page> {
  const { javaScript = true, touch = false, clipboard = false } = options;
  const context = await browser.newContext({
    ...looks(options),
    permissions: clipboard ? ['clipboard-read', 'clipboard-write'] : [],
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    isMobile: touch,
  });
  // Below the limit of a test, so that the error names what was awaited.
  context.setDefaultTimeout(400_000);
  const page = await context.newPage();
  await noteViolations(page);
  spoils(page, page, 'addInitScript');
  spoils(page, context, 'newCDPSession');
  return page;
}

/** The browser's own list instead of the page's event, so that it works without JavaScript. */
async function noteViolations(page: Page) {
  const own = await page.context().newCDPSession(page);
  devtools.set(page, own);
  own.on('Audits.issueAdded', ({ issue }) => {
    const violation = issue.details.contentSecurityPolicyIssueDetails;
    if (violation === undefined) return;
    const blocked = violation.blockedURL ?? violation.contentSecurityPolicyViolationType;
    current.get(page)?.cspViolations.push(`${violation.violatedDirective}: ${blocked}`);
  });
  await own.send('Audits.enable');
}

/** After a call of this method, no other test gets the page. */
function spoils<Owner extends object>(page: Page, owner: Owner, method: keyof Owner) {
  const before = owner[method] as (...args: unknown[]) => unknown;
  Object.assign(owner, {
    [method]: (...args: unknown[]) => {
      spoiled.add(page);
      return before.apply(owner, args);
    },
  });
}

/** The settings that a test may change while it runs. */
function looks({ width = 1280, height = 800, theme, reducedMotion, forcedColors }: PageOptions) {
  return {
    viewport: { width, height },
    colorScheme: theme ?? 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
  } as const;
}

/** A file of the site that is not a page, from which its storage can be cleared. */
const restingPlace = 'favicon.svg';

/** Removes everything that a test could leave to the next one. */
async function sweep(page: Page, options: PageOptions): Promise<void> {
  page.removeAllListeners();
  await page.mouse.up();
  const { viewport, ...media } = looks(options);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, ...media });
  for (const site of sites()) {
    await page.goto(new URL(restingPlace, site).href);
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
  }
  await page.mouse.move(0, 0);
  const own = devtools.get(page)!;
  await own.send('Network.clearBrowserCache');
  await own.send('Network.clearBrowserCookies');
  await own.send('Page.resetNavigationHistory');
}

function collectProblems(page: Page): Problems {
  const problems = structuredClone(noProblems);
  current.set(page, problems);
  const ownHosts = sites().map((url) => new URL(url).host);

  page.on('pageerror', (error) => problems.consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.consoleErrors.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const inPage = protocol === 'data:' || protocol === 'blob:';
    if (!inPage && !ownHosts.includes(host)) problems.foreignRequests.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page cancels its requests, which is not an error.
    if (reason === 'net::ERR_ABORTED') return;
    problems.failedRequests.push(`${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    problems.failedRequests.push(`${response.url()} (${response.status()})`);
  });

  return problems;
}
