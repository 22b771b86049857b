// Decides whether the tests of other languages use every case or a sample.
import { spawnSync } from 'node:child_process';
import { root } from './astro.mjs';

/** What the nine languages are made from, and what tests them. */
const sources = ['src/lib', 'packages/translate', 'tests/ci/languages'];

/**
 * Returns what has changed in these folders since the nightly run, which used every case: a file that is
 * not committed, or a commit of the last 24 hours. Returns "" if nothing has changed.
 * @param {readonly string[]} paths
 */
function changedSinceLastNight(paths) {
  const [file] = linesOf(['status', '--porcelain', '--', ...paths]);
  const [commit] = linesOf(['log', '--since=24.hours', '--format=%h %s', '--', ...paths]);
  return file?.slice(3) ?? commit ?? '';
}

/** @param {string[]} args */
function linesOf(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return ['?? no history of git here'];
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * Decides which cases the tests use, prints why, and returns the variable that they read.
 * @param {boolean} isNightly
 */
export function chooseLanguageCases(isNightly) {
  const isFull = isNightly || process.env.FULL === '1';
  const change = isFull ? '' : changedSinceLastNight(sources);
  if (isFull) console.log('Languages: every case, as in the nightly tests.');
  else if (change) console.log(`Languages: every case, because of a change in ${change}.`);
  else
    console.log(
      `Languages: a tenth of the cases, because nothing has changed in ${sources.join(', ')}.`,
    );
  return { LANGUAGE_CASES: isFull || change ? 'all' : 'sample' };
}
