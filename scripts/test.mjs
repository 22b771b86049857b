// Runs every test and ends with one line that counts them. Whatever follows `npm test --` goes to
// Vitest, for example `npm test -- --project lib`. `--full` is the long run of the library's tests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './astro.mjs';
import { countTests, resultsFile } from './count-tests.mjs';
import { recordCounts } from './record-counts.mjs';

const words = process.argv.slice(2);
const isFull = words.includes('--full');
const args = words.filter((word) => word !== '--full');
// Choosing tests by name skips the others on purpose.
const choosesByName = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));

// Old results must not pass for those of a run that never got to write its own.
rmSync(resultsFile, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsFile}`,
    ...args,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isFull ? { FULL: '1' } : {}) },
  },
);

const { passed = 0, failed = 0, skipped = [] } = countTests() ?? {};
const forgotten = choosesByName ? [] : skipped;
for (const test of forgotten) console.log(`Skipped, which counts as failed: ${test}`);
if (passed + failed === 0) console.log('No test ran.');

const failures = failed + forgotten.length;
const passes = status === 0 && failures === 0 && passed > 0;
// The page on tests prints these counts: where nobody can commit them they have to be right.
const isStale = passes && recordCounts(isFull);
if (isStale) console.log('tests/counts.json was not of this run. It is now: commit it.');
const fine = passes && !(isStale && process.env.CI);
// A run can fail with no test to blame: a build that breaks, an error outside any test.
console.log(`${passed} passed, ${fine ? 0 : Math.max(1, failures)} failed`);
process.exitCode = fine ? 0 : 1;
