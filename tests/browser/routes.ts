import type { BrowserContext, Page } from 'playwright-core';

// Playwright's `unroute` continues a request while its handler is still waiting. The handler's
// later actions then throw outside of any test.

/** Removes all routes once the running handlers have ended. */
export const endRoutes = (on: Page | BrowserContext) => on.unrouteAll({ behavior: 'wait' });

/** Removes all routes and ignores what running handlers still do. */
export const dropRoutes = (on: Page | BrowserContext) =>
  on.unrouteAll({ behavior: 'ignoreErrors' });
