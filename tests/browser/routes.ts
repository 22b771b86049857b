import type { BrowserContext, Page } from 'playwright-core';

// Playwright's `unroute` lets a request go on while its handler is still waiting for something. What the
// handler does after that throws, and outside of any test.

/** Lets every request through again, once the handlers that are running have ended. */
export const endRoutes = (on: Page | BrowserContext) => on.unrouteAll({ behavior: 'wait' });

/** Lets every request through again; what a handler still does is of no matter. */
export const dropRoutes = (on: Page | BrowserContext) =>
  on.unrouteAll({ behavior: 'ignoreErrors' });
