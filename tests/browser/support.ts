import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '../../scripts/browser.mjs';
import { siteIsBuilt } from '../site-is-built.ts';

await siteIsBuilt();

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  touch?: boolean;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  /** Whether the page may use the clipboard; a browser asks its reader. */
  clipboard?: boolean;
}

/** What went wrong on a page so far; `expect(problems).toEqual(noProblems)`. */
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

// One browser for all the files that a worker runs, one after the other: starting one takes longer
// than many a file. Playwright ends it with the worker.
let shared: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  // One that crashed fails the file it crashed in, not those that follow.
  if (!shared?.isConnected()) {
    shared = await launchBrowser({ executablePath: inject('executablePath') });
  }
  return shared;
}

/**
 * A browser for one test file. Close it in `afterAll`; that closes its pages. Every page has its
 * own cookies, storage and cache.
 */
export async function openBrowser() {
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];

  async function newPage(options: PageOptions = {}) {
    const { width = 1280, height = 800, theme = 'light' } = options;
    const { javaScript = true, touch = false, clipboard = false } = options;
    const { reducedMotion = false, forcedColors = false } = options;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      forcedColors: forcedColors ? 'active' : 'none',
      permissions: clipboard ? ['clipboard-read', 'clipboard-write'] : [],
      javaScriptEnabled: javaScript,
      hasTouch: touch,
      isMobile: touch,
    });
    contexts.push(context);
    const page = await context.newPage();
    return { page, problems: await collectProblems(page), close: () => context.close() };
  }

  const close = () => Promise.all(contexts.map((context) => context.close()));
  return { newPage, close };
}

async function collectProblems(page: Page) {
  const problems = structuredClone(noProblems);
  const ownHosts = [inject('siteUrl'), inject('subSiteUrl')].map((url) => new URL(url).host);

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
    // Leaving a page stops what it was still loading, which is no fault of the page.
    if (reason === 'net::ERR_ABORTED') return;
    problems.failedRequests.push(`${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    problems.failedRequests.push(`${response.url()} (${response.status()})`);
  });

  // The browser's own list, not the page's event: it also works without JavaScript.
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Audits.issueAdded', ({ issue }) => {
    const violation = issue.details.contentSecurityPolicyIssueDetails;
    if (violation === undefined) return;
    const blocked = violation.blockedURL ?? violation.contentSecurityPolicyViolationType;
    problems.cspViolations.push(`${violation.violatedDirective}: ${blocked}`);
  });
  await devtools.send('Audits.enable');
  return problems;
}
