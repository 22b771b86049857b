import { defineConfig } from 'vitest/config';
import tracePlugin from '#trace/vite-plugin.ts';

// What `npm run test:browsers` runs: the same journeys in Chromium, Firefox and WebKit, a file and a
// browser for each. Apart from the others, because few machines have all three.
export default defineConfig({
  plugins: [tracePlugin()],
  test: {
    name: 'engines',
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/build-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One browser at a time: two of them take as long, and tests of the sandbox tell time.
    maxWorkers: 1,
    // A browser on a loaded machine may paint late. What is really broken fails each time.
    retry: 2,
  },
});
