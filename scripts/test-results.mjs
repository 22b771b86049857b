// Reads the results that Vitest leaves.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './astro.mjs';

export const progressFile = join(root, '.cache', 'test-progress.txt');

/** @param {string} tier */
export const resultsFile = (tier) => join(root, '.cache', `test-results-${tier}.json`);

/**
 * @typedef {object} TestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ status: string, fullName: string, failureMessages?: string[] }[]} assertionResults
 */

/** @param {string} path */
const toName = (path) => relative(root, path).replaceAll('\\', '/');

/**
 * Returns what a run counted, and the tests to report: failed, skipped, and passed by a retry.
 * Returns undefined if it left no results.
 * @param {string} file
 */
export function readResults(file) {
  if (!existsSync(file)) return undefined;
  /** @type {{ testResults: TestFile[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${toName(name)}: ${test.fullName}` })),
  );
  // A file that failed without a failed test did not load, or broke in a hook.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: [
      ...failed.map(({ name, failureMessages }) => `${name}\n${start(failureMessages)}`),
      ...broken.map(({ name, message }) => `${toName(name)}\n${start([message ?? ''])}`),
    ],
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ name }) => name),
    retried: tests
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length)
      .map(({ name, failureMessages }) => `${name}\n${start(failureMessages, 1)}`),
  };
}

/** @param {readonly string[]} [messages] @param {number} [count] */
function start(messages = [], count = 12) {
  const lines = messages.join('\n').split('\n');
  const own = lines.filter((line) => !line.includes('node_modules'));
  return own.slice(0, count).join('\n').slice(0, 1200);
}

/** Returns the files of tests that a killed run did not end, each with its group. */
export function notRun() {
  const lines = existsSync(progressFile) ? readFileSync(progressFile, 'utf8').split('\n') : [];
  const ended = new Set(
    lines.filter((line) => line.startsWith('ended ')).map((line) => line.slice(6)),
  );
  return lines
    .filter((line) => line.startsWith('waits ') && !ended.has(line.slice(6)))
    .map((line) => line.slice(6))
    .map(
      (line) => `${line.slice(0, line.indexOf(' '))}: ${toName(line.slice(line.indexOf(' ') + 1))}`,
    );
}
