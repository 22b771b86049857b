// `npm run soak`: random use of the built site for an hour in a real browser. Memory must not grow after
// the warm-up, nothing may go wrong, and nothing may be slower at the end. `-- --minutes 10 --visit page`
// is a shorter one, `-- --seed 7` another one; the same seed does the same deeds.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './astro.mjs';
import { printLines } from './measure/table.mjs';
import { serve } from './serve.mjs';
import { openTab } from './soak/browsers.mjs';
import { deeds } from './soak/deeds.mjs';
import { diceOf } from './soak/dice.mjs';
import { entryWords } from './soak/log.mjs';
import { openTools } from './soak/memory.mjs';
import { findPages } from './soak/pages.mjs';
import { prepare } from './soak/run.mjs';
import { grownMost } from './soak/snapshot.mjs';
import { afterWarmUp } from './soak/statistics.mjs';
import { judge } from './soak/verdict.mjs';
import { roam, startAll, stayOn } from './soak/visits.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'chromium' },
    visit: { type: 'string', default: 'both' },
    page: { type: 'string', default: 'line-and-circle/' },
  },
});

/** Where the visit to all pages comes back to, and the handle whose drag is measured on it. */
const reference = { path: 'point-and-circle/', figure: 'point-in-circle', id: 'p.at' };
/** How much of the time each visit gets. */
const shares = { page: 0.5, site: 0.5 };

/** @param {'minutes' | 'seed'} name */
function positive(name) {
  const number = Number(options[name]);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`--${name} is ${options[name]}; give a number above 0, for example 10.`);
}

/**
 * @template {string} Choice
 * @param {'engine' | 'visit'} name
 * @param {readonly Choice[]} choices
 */
function oneOf(name, choices) {
  const found = choices.find((choice) => choice === options[name]);
  if (found) return found;
  throw new Error(`--${name} is ${options[name]}; give one of ${choices.join(', ')}.`);
}

const [minutes, seed] = [positive('minutes'), positive('seed')];
const engine = oneOf('engine', /** @type {const} */ (['chromium', 'firefox']));
const chosen = oneOf('visit', /** @type {const} */ (['both', 'page', 'site']));
const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  throw new Error('There is no dist/ yet: run `npm run build` first.');
}
const pages = findPages(dist);
if (!pages.book.includes(options.page)) {
  throw new Error(`--page is ${options.page}; give a page such as ${pages.book[1]}.`);
}

const server = await serve({ dir: dist, port: 0 });
const visits = chosen === 'both' ? /** @type {const} */ (['page', 'site']) : [chosen];
let failures = 0;

for (const visit of visits) {
  const tab = await openTab(engine);
  const length = minutes * (chosen === 'both' ? shares[visit] : 1);
  const handle = visit === 'site' ? reference : await firstHandle(options.page);
  const isMeasured = engine === 'chromium';
  const say = (/** @type {string} */ line) => console.log(line);
  const beside = isMeasured ? await openTab(engine) : null;
  const unused = beside && (await openUnused(beside.page, visit));
  const own = { name: visit, page: tab.page, seed, deeds, handle, unused, isMeasured, say };
  const run = await prepare(own);
  const { reader, sample } = run;
  const isOver = () => run.minutes() >= length;
  const common = { page: tab.page, reader, url: server.url, sample, isOver };
  let opened = { opened: 1, rounds: 1 };
  try {
    if (visit === 'page') await stayOn({ ...common, path: options.page });
    else opened = await roam({ ...common, pages, reference: reference.path });
  } finally {
    await tab.close();
    await beside?.close();
  }
  report(visit, run, opened);
}
await server.close();
process.exitCode = failures === 0 ? 0 : 1;

/**
 * The first handle of a page's first figure, as the page is written.
 * @param {string} path
 */
async function firstHandle(path) {
  const html = await (await fetch(server.url + path)).text();
  const [, figure, id] =
    /<first-contact-figure data-figure="([^"]+)".*?data-handle="([^"]+)"/s.exec(html) ?? [];
  if (!figure || !id)
    throw new Error(`${path} has no figure with a handle; give a chapter as --page.`);
  return { figure, id };
}

/**
 * The page whose drags are measured, in a browser in which nothing else is done with it.
 * @param {import('./soak/page.mjs').Page} page
 * @param {'page' | 'site'} visit
 */
async function openUnused(page, visit) {
  await page.goto(server.url + (visit === 'site' ? reference.path : options.page));
  await startAll(page);
  return openTools(page);
}

/**
 * @param {'page' | 'site'} visit
 * @param {Awaited<ReturnType<typeof prepare>>} run
 * @param {{ opened: number, rounds: number }} opened
 */
function report(visit, { log, problems, samples, minutes }, { opened, rounds }) {
  const rows = engine === 'chromium' ? judge(samples, diceOf(seed, visit, 0)) : [];
  const tooMuch = rows.filter(({ verdict }) => verdict === 'too much');
  failures += tooMuch.length + problems.length;
  console.log(
    `\n${visit === 'page' ? `One page, ${options.page}` : 'All pages'}: ${minutes().toFixed(1)} minutes ` +
      `in ${engine}, seed ${seed}, ${log.total} deeds, ${opened} pages opened` +
      `${visit === 'site' ? ` in ${rounds} rounds` : ''}, ${samples.length} samples.`,
  );
  printLines([
    ['measure', 'after warm-up', 'at the end', 'growth', 'verdict'],
    ...rows.map(({ measure, first, last, change, verdict }) => [
      measure,
      first,
      last,
      change,
      verdict,
    ]),
    ['errors', '0', String(problems.length), '', problems.length === 0 ? 'ok' : 'too much'],
  ]);
  const judged = afterWarmUp(samples);
  const [first, last] = [judged[0]?.memory.kinds, judged.at(-1)?.memory.kinds];
  if (first && last) console.log(`\nWhat grew most: ${grownMost(first, last).join(', ')}.`);
  const counts = [...log.counts].toSorted(([, a], [, b]) => b - a);
  console.log(`\nDeeds: ${counts.map(([deed, count]) => `${deed} ${count}`).join(', ')}.`);
  if (problems.length > 0) {
    console.log(`\nThe last deeds of seed ${seed}:`);
    for (const entry of log.last(20)) console.log(`  ${entryWords(entry)}`);
  }
  const folder = join(root, '.cache', 'soak');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${engine}-${visit}-${seed}.json`);
  const figures = samples.map(({ memory: { kinds: _, ...memory }, ...rest }) => ({
    ...rest,
    memory,
  }));
  const all = { seed, engine, visit, rows, problems, samples: figures, deeds: log.last() };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}
