// Reads Vitest's results file. Started by itself it prints the last line of .ci/run.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

export const resultsFile = join(root, '.cache', 'test-results.json');

/**
 * @typedef {object} TestFile
 * @property {string} name
 * @property {string} status
 * @property {{ status: string, fullName: string, meta?: { scenes?: number } }[]} assertionResults
 */

/** Every file of tests that Vitest ran, with its tests; undefined when it left no results. */
export function readResults() {
  if (!existsSync(resultsFile)) return undefined;
  /** @type {{ testResults: TestFile[] }} */
  const { testResults } = JSON.parse(readFileSync(resultsFile, 'utf8'));
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
export function countTests() {
  const files = readResults();
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
  // Two exit codes, of `npm cit` and `npm run check`. A skipped test counts as a failure, and so
  // does a run that broke without any test to blame.
  const [testCode, checkCode] = process.argv.slice(2).map(Number);
  const { passed = 0, failed = 0, skipped = [] } = countTests() ?? {};
  const broken = failed + skipped.length;
  const testFailures = testCode === 0 ? broken : Math.max(1, broken);
  console.log(`${passed} passed, ${testFailures + (checkCode === 0 ? 0 : 1)} failed`);
}
