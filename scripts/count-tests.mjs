// Reads Vitest's results files. Started by itself it prints the last line of .ci/run.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

export const resultsFile = join(root, '.cache', 'test-results.json');

/** Those of `npm run test:browsers`. */
export const engineResultsFile = join(root, '.cache', 'engine-results.json');

/** Those of `npm run test:languages`. */
export const languageResultsFile = join(root, '.cache', 'language-results.json');

/**
 * @typedef {object} TestFile
 * @property {string} name
 * @property {string} status
 * @property {{ status: string, fullName: string, meta?: { scenes?: number } }[]} assertionResults
 */

/** Every file of tests that Vitest ran, with its tests; undefined when it left no results. */
export function readResults(from = resultsFile) {
  if (!existsSync(from)) return undefined;
  /** @type {{ testResults: TestFile[] }} */
  const { testResults } = JSON.parse(readFileSync(from, 'utf8'));
  return testResults;
}

/**
 * A file that failed without a failed test in it did not load, or broke in a hook: one failure.
 * @param {TestFile} file
 */
function failuresIn({ status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  return failed === 0 && status === 'failed' ? 1 : failed;
}

/** Counts what ran and lists what did not; undefined when Vitest left no results. */
export function countTests(from = resultsFile) {
  const files = readResults(from);
  if (!files) return undefined;
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: relative(root, file.name) })),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: files.reduce((sum, file) => sum + failuresIn(file), 0),
    skipped: tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => `${test.file}: ${test.fullName} (${test.status})`),
  };
}

if (isMain(import.meta.url)) {
  // Four exit codes, of `npm cit`, `npm run test:browsers`, `npm run test:languages` and `npm run
  // check`. A skipped test counts as a failure, and so does a run that broke without any test to blame.
  const [testCode, engineCode, languageCode, checkCode] = process.argv.slice(2).map(Number);
  const counts = [
    { code: testCode, ...countTests() },
    { code: engineCode, ...countTests(engineResultsFile) },
    { code: languageCode, ...countTests(languageResultsFile) },
    { code: checkCode },
  ];
  const failures = counts.map(({ code, failed = 0, skipped = [] }) =>
    Math.max(failed + skipped.length, code === 0 ? 0 : 1),
  );
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);
  console.log(`${sum(counts.map(({ passed = 0 }) => passed))} passed, ${sum(failures)} failed`);
}
