// Runs every test and ends with one line that counts them. Whatever follows `npm test --` goes to
// Vitest, for example `npm test -- --project lib`. `--full` is the long run of the library's tests,
// `--browsers` the run of the journeys that are made in all three engines, `--languages` that of the
// translations by the compilers of their languages.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './astro.mjs';
import { missingCompilers } from './compilers.mjs';
import {
  countTests,
  engineResultsFile,
  languageResultsFile,
  resultsFile,
  retriedTests,
} from './count-tests.mjs';
import { missingEngines } from './engines.mjs';
import { recordCounts } from './record-counts.mjs';

const words = process.argv.slice(2);
const isFull = words.includes('--full');
const inEngines = words.includes('--browsers');
const ofLanguages = words.includes('--languages');
const apart = inEngines || ofLanguages;
const args = words.filter((word) => !/^--(full|browsers|languages)$/.test(word));
// Choosing tests by name skips the others on purpose.
const choosesByName = args.some((arg) => /^(-t|--testNamePattern)/.test(arg));
const resultsApart = inEngines ? engineResultsFile : languageResultsFile;
const results = apart ? resultsApart : resultsFile;
const configApart = inEngines ? 'vitest.engines.config.ts' : 'vitest.languages.config.ts';

// Old results must not pass for those of a run that never got to write its own.
rmSync(results, { force: true });

const missing = inEngines ? missingEngines(args) : ofLanguages ? missingCompilers(args) : [];
for (const message of missing) console.log(message);
if (missing.length > 0) {
  console.log(`0 passed, ${missing.length} failed`);
  process.exit(1);
}

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...(apart ? [`--config=${configApart}`] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...args,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isFull ? { FULL: '1' } : {}) },
  },
);

for (const test of retriedTests(results)) console.log(`Passed when tried again: ${test}`);
const { passed = 0, failed = 0, skipped = [] } = countTests(results) ?? {};
const forgotten = choosesByName ? [] : skipped;
for (const test of forgotten) console.log(`Skipped, which counts as failed: ${test}`);
if (passed + failed === 0) console.log('No test ran.');

const failures = failed + forgotten.length;
const passes = status === 0 && failures === 0 && passed > 0;
// The page on tests prints these counts: where nobody can commit them they have to be right.
const isStale = passes && !apart && recordCounts(isFull);
if (isStale) console.log('tests/counts.json was not of this run. It is now: commit it.');
const fine = passes && !(isStale && process.env.CI);
// A run can fail with no test to blame: a build that breaks, an error outside any test.
console.log(`${passed} passed, ${fine ? 0 : Math.max(1, failures)} failed`);
process.exitCode = fine ? 0 : 1;
