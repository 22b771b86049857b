import { defineConfig } from 'vitest/config';

// What `npm run mutate` runs: the library's tests, but those that read its source as text. They
// would notice every change, whatever it does.
export default defineConfig({
  test: {
    include: ['tests/{lib,published}/**/*.test.ts'],
    exclude: ['tests/lib/house.test.ts', 'tests/lib/index.test.ts'],
    // Stryker's instrumented code is slow. A mutant must fail by a wrong result and not by this limit.
    // Stryker itself stops mutants that never end.
    testTimeout: 60_000,
  },
});
