import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import tracePlugin from '#trace/vite-plugin.ts';
import { type Group, groups } from './tests/groups.ts';

// Six groups, one runner. `lib`, `trace`, `figures` and `package` need nothing but Node; `pages` reads the
// built site; `browser` drives it. The site is built while the first four run (tests/build-site.ts).
const project = (name: Group, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: groups[name].map((folder) => `tests/${folder}/**/*.test.ts`),
    globalSetup,
    // Those that need the site come last.
    sequence: { groupOrder: globalSetup.length > 0 ? 1 : 0 },
    // No test is about time: a limit is only there for what never ends, on however busy a machine.
    // The long run has a million scenes in a test.
    testTimeout: process.env.FULL === '1' ? 300_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A browser on a loaded machine may paint late. What is really broken fails each time.
    retry: name === 'browser' ? 2 : 0,
    // One number for all, so that no group waits for the end of another.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A worker loads what the files share once, not for each of them. So a shared module calls
    // beforeEach and its like in functions only: at its top they would hold for the first file.
    isolate: false,
  },
});

export default defineConfig({
  plugins: [tracePlugin()],
  test: {
    projects: [
      project('lib'),
      project('trace'),
      project('figures'),
      project('package'),
      project('pages', ['tests/build-site.ts']),
      project('browser', ['tests/build-site.ts', 'tests/start-browser.ts']),
    ],
  },
});
