// `npm run measure -- --against REF`: drags in this tree and in another commit, measured in turns.
import { dragOnce } from './drag.mjs';
import { compare, mostRatio } from './ratio.mjs';
import { printLines } from './table.mjs';

const mean = (/** @type {number[]} */ all) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** @param {import('./drag.mjs').Target} target */
async function costsOf(target) {
  const costs = await dragOnce(target);
  return {
    script: mean(costs.map(({ script }) => script)),
    'style, layout, paint': mean(costs.map(({ render }) => render)),
  };
}

/**
 * Prints a row for each measurement of each page; returns how many are slower than allowed.
 * @param {{ browser: import('playwright-core').Browser, now: string, before: string, name: string,
 *   pages: string[], rounds: number, slowdown: number }} options
 */
export async function measureAgainst({ browser, now, before, name, pages, rounds, slowdown }) {
  const rows = [];
  let slower = 0;
  for (const page of pages) {
    console.log(`Measuring ${page}, ${rounds} times each in turn.`);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      const target = (/** @type {string} */ url) => ({ browser, url: `${url}${page}/`, slowdown });
      // The first one alternates, so that a machine that warms up is fair to both.
      const isFirst = round % 2 === 0;
      const first = await costsOf(target(isFirst ? before : now));
      const second = await costsOf(target(isFirst ? now : before));
      pairs.push(isFirst ? { before: first, now: second } : { before: second, now: first });
    }
    for (const what of /** @type {const} */ (['script', 'style, layout, paint'])) {
      const { ratio, low, high, isSlower } = compare(
        pairs.map((pair) => ({ now: pair.now[what], before: pair.before[what] })),
      );
      if (isSlower) slower += 1;
      const range = `${low.toFixed(2)} to ${high.toFixed(2)}`;
      rows.push([page, what, ratio.toFixed(2), range, isSlower ? 'slower' : '']);
    }
  }
  printLines([['page', `a move, now / ${name}`, 'ratio', 'range', ''], ...rows]);
  console.log(`\nA ratio over ${mostRatio} means more than 10 % slower, so give a reason for it.`);
  return slower;
}
