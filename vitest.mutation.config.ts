import { defineConfig } from 'vitest/config';

// What `npm run mutate` runs: the library's tests, but those that read its source as text. They
// would notice every change, whatever it does.
export default defineConfig({
  test: {
    include: ['tests/{lib,published}/**/*.test.ts'],
    exclude: ['tests/lib/house.test.ts', 'tests/lib/index.test.ts'],
    // Code that holds all its mutants is slow. A wrong answer has to tell them, not a slow one; for
    // those that never end Stryker has limits of its own.
    testTimeout: 60_000,
  },
});
