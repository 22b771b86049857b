// Runs a tier of tests, or some of its groups (tests/tiers.ts), and ends with a line that counts them.
// Words that are not groups go to Vitest: `npm test -- lib circles-intersect`.
import { spawn } from 'node:child_process';
import { appendFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { groups, tiers } from '../tests/tiers.ts';
import { root } from './astro.mjs';
import { chooseLanguageCases } from './language-cases.mjs';
import { missingPrograms } from './missing-programs.mjs';
import { notRun, progressFile, readResults, resultsFile } from './test-results.mjs';

/** @typedef {import('../tests/tiers.ts').GroupName} GroupName */
/** @typedef {{ name: string, passed: number, problems: string[], isKilled?: boolean }} Outcome */

const [tierName = '', ...words] = process.argv.slice(2);
const isTier = Object.hasOwn(tiers, tierName);
if (!isTier)
  stop(`There is no tier "${tierName}". The tiers are ${Object.keys(tiers).join(', ')}.`);
const tier = tiers[/** @type {import('../tests/tiers.ts').TierName} */ (tierName)];
const isNightly = tierName === 'nightly';

const isGroup = (/** @type {string} */ word) => Object.hasOwn(groups, word) || word === 'mutation';
const chosen = words.filter(isGroup);
const rest = words.filter((word) => !chosen.includes(word));
const unknown = rest.filter((word) => !word.startsWith('-') && !isInFileName(word));
// The value of an option, such as the 5 of `-t 5`, is not a name.
if (unknown.length > 0 && !rest.some((word) => word.startsWith('-'))) {
  const names = tier.groups.join(', ');
  stop(
    `No group and no test file is called "${unknown[0]}". The groups of ${tierName} are ${names}.`,
  );
}
const names = chosen.length > 0 ? chosen : [...tier.groups];

console.log(`${tier.command} ${tier.purpose}`);

/** The child that runs now, and the runs that have not started. */
let running = /** @type {import('node:child_process').ChildProcess | undefined} */ (undefined);
const waiting = isNightly ? names.map((name) => [name]) : [names];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => running?.kill(signal));
}

/** @type {Outcome[]} */
const outcomes = [];
for (let run = waiting.shift(); run; run = waiting.shift()) {
  const outcome = run[0] === 'mutation' ? await runMutation() : await runVitest(run);
  outcomes.push(outcome);
  if (outcome.isKilled) break;
}
report();

/** @param {string} word */
function isInFileName(word) {
  return globSync('{tests,packages/*/tests}/**/*.test.ts', { cwd: root }).some((path) =>
    path.includes(word),
  );
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.log(`${message}\n0 passed, 1 failed`);
  process.exit(1);
}

/**
 * @param {string[]} run names of groups
 * @returns {Promise<Outcome>}
 */
async function runVitest(run) {
  const name = run.join(', ');
  const missing = missingPrograms(
    run.map((one) => groups[/** @type {GroupName} */ (one)]),
    rest,
  );
  if (missing.length > 0) return { name, passed: 0, problems: missing };
  const file = resultsFile(isNightly ? `nightly-${name}` : tierName);
  rmSync(file, { force: true });
  rmSync(progressFile, { force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...run.flatMap((one) => ['--project', one]),
    // An engine's tests are about focus and frames, which a busy machine delivers late.
    ...(isNightly ? ['--retry=2'] : []),
    '--reporter=default',
    `--reporter=${join(root, 'scripts', 'list-progress.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...rest,
  ];
  const cases = run.includes('languages') ? chooseLanguageCases(isNightly) : {};
  const { code, signal } = await start(args, cases);
  const results = readResults(file);
  const isKilled = signal !== null || (results === undefined && notRun().length > 0);
  const problems = isKilled
    ? [`Killed before these files had run:\n  ${notRun().join('\n  ')}`]
    : [];
  problems.push(...(results?.failed ?? []).map((one) => `Failed: ${one}`));
  // Tests chosen by name skip the others on purpose.
  if (!rest.some((word) => /^(-t|--testNamePattern)/.test(word))) {
    problems.push(
      ...(results?.skipped ?? []).map((one) => `Skipped, which counts as failed: ${one}`),
    );
  }
  for (const one of results?.retried ?? []) console.log(`Passed when tried again: ${one}`);
  const passed = results?.passed ?? 0;
  if (problems.length === 0 && (code !== 0 || passed === 0)) {
    problems.push(
      passed === 0 && rest.length > 0
        ? `No test of ${name} ran for "${rest.join(' ')}".`
        : `${name} ended with code ${code} and no failed test. See its last lines above.`,
    );
  }
  return { name, passed, problems, isKilled };
}

/** @returns {Promise<Outcome>} */
async function runMutation() {
  const command = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code, signal } = await start([command, 'run']);
  const problems =
    code === 0
      ? []
      : ['Some mutants survive. Write a test for each, or explain it in tests/lib/survivors.md.'];
  return { name: 'mutation', passed: 1 - problems.length, problems, isKilled: signal !== null };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [more] variables
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function start(args, more) {
  const env = { ...process.env, ...(isNightly ? { FULL: '1' } : {}), ...more };
  running = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => {
    running?.on('close', (code, signal) => resolve({ code, signal }));
  });
}

function report() {
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  problems.push(...waiting.map((run) => `Did not run: the group ${run.join(', ')}`));
  const lines = problems.map((problem) => `\n${problem}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  for (const line of lines) console.log(line);
  console.log(`${passed} passed, ${problems.length} failed`);
  const total = process.env.FIRST_CONTACT_TOTAL;
  if (total) appendFileSync(total, `${passed} ${problems.length}\n${lines.join('\n')}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
