import { defineConfig } from 'vitest/config';
import tracePlugin from '#trace/vite-plugin.ts';

// The translations, by the compilers of their languages: `npm run test:languages`.
export default defineConfig({
  plugins: [tracePlugin()],
  test: {
    name: 'languages',
    include: ['tests/translate/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    isolate: false,
  },
});
