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
 * @property {string} [message]
 * @property {{ status: string, fullName: string, failureMessages?: string[],
 *   meta?: { scenes?: number } }[]} assertionResults
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

/**
 * What failed and why, in the first lines of each message. Vitest tells it long before the end of
 * `.ci/run`, and of a long record often only the end is kept.
 */
export function failedTests(from = resultsFile) {
  return (readResults(from) ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [`${name}: ${start(file.message)}`];
    return failed.map(
      (test) => `${name}: ${test.fullName}\n${start(test.failureMessages?.join('\n'))}`,
    );
  });
}

function start(message = '') {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'));
  return lines.slice(0, 12).join('\n').slice(0, 1200);
}

/** What passed only when it was tried again, with the first line of why it had failed. */
export function retriedTests(from = resultsFile) {
  return (readResults(from) ?? []).flatMap((file) =>
    file.assertionResults
      .filter(
        ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
      )
      .map(({ fullName, failureMessages = [] }) => {
        const [why = ''] = failureMessages[0]?.split('\n') ?? [];
        return `${relative(root, file.name)}: ${fullName} (${why.slice(0, 200)})`;
      }),
  );
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
    { command: 'npm cit', code: testCode, ...countTests() },
    { command: 'npm run test:browsers', code: engineCode, ...countTests(engineResultsFile) },
    { command: 'npm run test:languages', code: languageCode, ...countTests(languageResultsFile) },
    { command: 'npm run check', code: checkCode },
  ];
  const failures = counts.map(({ code, failed = 0, skipped = [] }) =>
    Math.max(failed + skipped.length, code === 0 ? 0 : 1),
  );
  for (const from of [resultsFile, engineResultsFile, languageResultsFile]) {
    for (const failure of failedTests(from)) console.log(`\nFailed: ${failure}`);
    for (const test of retriedTests(from)) console.log(`Passed when tried again: ${test}`);
  }
  for (const { command, code, failed = 0, skipped = [] } of counts) {
    for (const test of skipped) console.log(`Skipped, which counts as failed: ${test}`);
    if (code !== 0 && failed + skipped.length === 0) {
      console.log(`${command} ended with code ${code} without a failed test: see its last lines.`);
    }
  }
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);
  console.log(`${sum(counts.map(({ passed = 0 }) => passed))} passed, ${sum(failures)} failed`);
}
