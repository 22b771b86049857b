// `npm run measure -- --against REF`: this tree and another commit, measured in turns, in one run.
import { dragOnce } from './drag.mjs';
import { loadCost } from './load.mjs';
import { p95 } from './moves.mjs';
import { compare, mostRatio } from './ratio.mjs';
import { printLines } from './table.mjs';
import { transferOf } from './transfer.mjs';

/** @typedef {{ url: string }} Site */
/** @typedef {Record<string, number>} Costs by what is measured */

/**
 * @param {{ browser: import('playwright-core').Browser, url: string }} target
 * @param {number} slowdown
 * @returns {Promise<Costs>}
 */
async function costsOf(target, slowdown) {
  const load = await loadCost({ ...target, slowdown });
  const { work } = await dragOnce({ ...target, slowdown });
  const mean = (/** @type {number[]} */ all) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return {
    'load, all work': load.task,
    'load, script': load.script,
    'move, script': mean(work.map(({ script }) => script)),
    'move, style, layout, paint': mean(work.map(({ render }) => render)),
    'move, script, p95': p95(work.map(({ script }) => script)),
    'move, style, layout, paint, p95': p95(work.map(({ render }) => render)),
  };
}

/** Single slow moves come and go with the machine: of p95 the ratio is shown, not judged. */
const isJudged = (/** @type {string} */ what) => !what.endsWith('p95');

const places = (/** @type {number} */ value) => value.toFixed(2);

/**
 * Prints a row for each measurement of each page; gives back how many are slower than is allowed.
 * @param {{ browser: import('playwright-core').Browser, now: Site, before: Site, name: string,
 *   pages: string[], rounds: number, slowdown: number }} options
 */
export async function measureAgainst(options) {
  const { browser, now, before, name, pages, rounds, slowdown } = options;
  const rows = [];
  let slower = 0;
  for (const page of pages) {
    console.log(`Measuring ${page || 'the front page'}, ${rounds} times each in turn.`);
    /** @param {Site} site */
    const target = (site) => ({ browser, url: `${site.url}${page === '' ? '' : `${page}/`}` });
    /** @type {{ now: Costs, before: Costs }[]} */
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      // Who goes first changes: a machine that warms up is fair to both.
      /** @type {('now' | 'before')[]} */
      const sides = round % 2 === 0 ? ['before', 'now'] : ['now', 'before'];
      /** @type {Record<'now' | 'before', Costs>} */
      const costs = { now: {}, before: {} };
      for (const side of sides) {
        costs[side] = await costsOf(target(side === 'now' ? now : before), slowdown);
      }
      pairs.push(costs);
    }
    for (const what of Object.keys(pairs[0]?.now ?? {})) {
      const { ratio, low, high, isSlower } = compare(
        pairs.map((pair) => ({ now: pair.now[what] ?? 0, before: pair.before[what] ?? 0 })),
      );
      const counts = isSlower && isJudged(what);
      if (counts) slower += 1;
      const range = `${places(low)} to ${places(high)}`;
      rows.push([page || '(front page)', what, places(ratio), range, counts ? 'slower' : '']);
    }
    const [bytesNow, bytesBefore] = [
      await transferOf(target(now)),
      await transferOf(target(before)),
    ];
    for (const what of /** @type {const} */ (['opened', 'scripts', 'total'])) {
      const labels = {
        opened: 'JavaScript as it opens, kB',
        scripts: 'JavaScript, all seen, kB',
        total: 'whole page, kB',
      };
      const [size, sizeBefore] = [bytesNow[what] / 1000, bytesBefore[what] / 1000];
      const change = `${size.toFixed(1)}, before ${sizeBefore.toFixed(1)}`;
      const more = size - sizeBefore > 1 ? 'more than 1 kB more' : '';
      rows.push([page || '(front page)', labels[what], places(size / sizeBefore), change, more]);
    }
  }
  printLines([['page', `now / ${name}`, 'ratio', 'range', ''], ...rows]);
  console.log(
    `\nA ratio over ${mostRatio} is slower by more than 10 %: it wants a reason in words.`,
  );
  return slower;
}
