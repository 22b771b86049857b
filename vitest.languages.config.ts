import { defineConfig } from 'vitest/config';
import tracePlugin from '#trace/vite-plugin.ts';

// What `npm run test:languages` runs: every translation by the compiler of its language, and the rules for
// web servers by those servers. Apart from the others, because few machines have all of them.
export default defineConfig({
  plugins: [tracePlugin()],
  test: {
    name: 'languages',
    include: ['tests/{languages,hosting}/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The questions are made once for all languages.
    isolate: false,
    maxWorkers: 2,
  },
});
