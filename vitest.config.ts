import { defineConfig } from 'vitest/config';

// Four groups, one runner. `lib` and `figures` need nothing but Node; `pages` reads the built
// site; `browser` drives it. Both build the site first (tests/build-site.ts).
// No test is about time: a limit is only there for what never ends, on however busy a machine.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'lib', include: ['tests/lib/**/*.test.ts'], testTimeout } },
      { test: { name: 'figures', include: ['tests/figures/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          testTimeout,
          globalSetup: ['tests/build-site.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/build-site.ts', 'tests/start-browser.ts'],
          testTimeout,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
