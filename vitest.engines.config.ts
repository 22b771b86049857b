import { availableParallelism } from 'node:os';
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
    // Attacks on the sandbox wait more than they work: two browsers at a time, even of two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A browser on a loaded machine may paint late. What is really broken fails each time.
    retry: 2,
  },
});
