// Keeps tests/counts.json, which the page on tests prints: how many tests there are, and how many
// scenes each function of the library went through.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { groupOf, groups } from '../tests/groups.ts';
import { root } from './astro.mjs';
import { readResults } from './count-tests.mjs';

const countsFile = join(root, 'tests', 'counts.json');

/**
 * @typedef {{ tests: number, scenes: number }} Count
 * @typedef {{ quick: { groups: Record<string, number>, functions: Record<string, Count> },
 *   full: Record<string, number> }} Counts
 */

/**
 * Writes down what the last run counted, if it was whole. A quick run counts tests and scenes, the
 * long one scenes only. Tells whether the file is other than it was.
 * @param {boolean} isFull
 */
export function recordCounts(isFull) {
  const files = readResults() ?? [];
  const ran = new Map(files.map((file) => [toPath(file.name), file.assertionResults]));
  // Not the journeys through all engines: those run apart.
  const folders = isFull ? groups.lib : Object.values(groups).flat();
  const wanted = `tests/{${folders}}/**/*.test.ts`;
  if (!globSync(wanted, { cwd: root }).every((path) => ran.has(toPath(join(root, path))))) {
    return false;
  }
  const before = readFileSync(countsFile, 'utf8');
  /** @type {Counts} */
  const counts = JSON.parse(before);
  const functions = [...ran].flatMap(([path, tests]) => {
    const [, name] = /^tests\/lib\/(?:variants\/)?([^/]+)\.test\.ts$/.exec(path) ?? [];
    const scenes = tests.reduce((sum, { meta }) => sum + (meta?.scenes ?? 0), 0);
    return name ? [{ name, tests: tests.length, scenes }] : [];
  });
  const checked = functions
    .filter(({ scenes }) => scenes > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (isFull) counts.full = Object.fromEntries(checked.map(({ name, scenes }) => [name, scenes]));
  else {
    const groups = Map.groupBy(ran, ([path]) => groupOf(path));
    counts.quick = {
      groups: Object.fromEntries(
        [...groups].sort().map(([group, inIt]) => {
          return [group, inIt.reduce((sum, [, tests]) => sum + tests.length, 0)];
        }),
      ),
      functions: Object.fromEntries(
        checked.map(({ name, tests, scenes }) => [name, { tests, scenes }]),
      ),
    };
  }
  const after = `${JSON.stringify(counts, null, 2)}\n`;
  if (after !== before) writeFileSync(countsFile, after);
  return after !== before;
}

/** @param {string} file */
function toPath(file) {
  return relative(root, file).split(sep).join('/');
}
