// `npm run measure`: what each move of a drag costs the main thread, in every chapter of the built site.
// `-- --page point-and-circle` measures one chapter. `-- --against REF` compares this tree with another
// commit, measured in turns: `-- --against HEAD~1 --page nine-zones --rounds 5`. A ratio depends little on
// the machine; a time alone does.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, root } from './astro.mjs';
import { launchBrowser } from './browser.mjs';
import { measureAgainst } from './measure/against.mjs';
import { findChapters } from './measure/chapters.mjs';
import { buildCommit } from './measure/checkout.mjs';
import { measureDrag } from './measure/drag.mjs';
import { printLines } from './measure/table.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    page: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '1' },
  },
});
const dist = join(root, 'dist');

/** @param {'rounds' | 'slowdown'} name of a number in the command line */
function positive(name) {
  const number = Number(options[name]);
  if (Number.isFinite(number) && number >= 1) return number;
  throw new Error(`--${name} is ${options[name]}; give 1 or more, for example 5.`);
}

/** @param {string[]} folders the built sites that have to have the chapters */
function chaptersOf(...folders) {
  const [pages = [], ...others] = folders.map(findChapters);
  const found = pages
    .filter((page) => others.every((other) => other.includes(page)))
    .filter((page) => !options.page || page === options.page);
  if (found.length > 0) return found;
  throw new Error(`No chapter is called ${options.page}. The chapters are ${pages.join(', ')}.`);
}

const slowdown = positive('slowdown');
const rounds = Math.floor(positive('rounds'));
const { against } = options;
if (against || !existsSync(join(dist, 'index.html'))) await buildSite({ outDir: dist });
const before = against ? buildCommit(against) : undefined;
const pages = before ? chaptersOf(dist, before.dist) : chaptersOf(dist);
const servers = await Promise.all(
  [dist, ...(before ? [before.dist] : [])].map((dir) => serve({ dir, port: 0, offline: false })),
);
const [now = '', then = ''] = servers.map(({ url }) => url);
const browser = await launchBrowser();
try {
  if (before) {
    const common = { browser, pages, rounds, slowdown };
    const slower = await measureAgainst({ ...common, now, before: then, name: before.name });
    process.exitCode = slower === 0 ? 0 : 1;
  } else {
    const lines = [['page', 'work of a move', 'p95, ms']];
    for (const page of pages) {
      console.log(`Measuring ${page}.`);
      lines.push(...(await measureDrag({ browser, page, url: `${now}${page}/`, slowdown })));
    }
    printLines(lines);
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}
