import { defineConfig } from 'vitest/config';

// Four groups, one runner. `lib` and `figures` need nothing but Node; `pages` reads the built
// site; `browser` drives it. Both build the site first (tests/build-site.ts).
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'lib', include: ['tests/lib/**/*.test.ts'] } },
      { test: { name: 'figures', include: ['tests/figures/**/*.test.ts'] } },
      {
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/build-site.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/build-site.ts', 'tests/start-browser.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
