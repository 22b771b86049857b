import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import tracePlugin from '#trace/vite-plugin.ts';
import { type Group, groups } from './tests/tiers.ts';

const isNightly = process.env.FULL === '1';
const cores = Math.max(2, availableParallelism() - 1);

const project = ([name, group]: [string, Group]) => ({
  extends: true as const,
  test: {
    name,
    include: group.folders.map((folder) => `${group.root ?? 'tests'}/${folder}/**/*.test.ts`),
    globalSetup: [
      ...(group.site ? ['tests/build-site.ts'] : []),
      ...(group.needs === 'chromium' ? ['tests/start-browser.ts'] : []),
    ],
    provide: { dir: group.site === 'dist-sub' ? 'dist-sub' : 'dist' } as const,
    // The site is built while the tests that do not need it run.
    sequence: { groupOrder: group.workers ? 2 : group.site ? 1 : 0 },
    maxWorkers: group.workers ?? cores,
  },
});

export default defineConfig({
  plugins: [tracePlugin()],
  test: {
    projects: Object.entries(groups).map(project),
    // These limits only stop tests that would never end, because no test is about time.
    testTimeout: isNightly ? 3_600_000 : 900_000,
    hookTimeout: isNightly ? 3_600_000 : 900_000,
    expect: { poll: { timeout: 600_000 } },
    // A rule that lists its offenders fails with `expected [ … ] to deeply equal []`: the list has to be read.
    chaiConfig: { truncateThreshold: 1500 },
    // A worker loads shared modules once, so these call beforeEach and its like in functions only.
    isolate: false,
  },
});
