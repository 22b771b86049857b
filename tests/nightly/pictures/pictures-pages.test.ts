import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { drawn, pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import {
  coarseDifference,
  difference,
  pixelsOf,
  pngOf,
  webpOf,
} from '../../support/picture/pixels.ts';

// Screenshots of a few pages. Browsers draw letters differently, so exact pixels are compared only
// in the browser that `browser.txt` names, and in others only the layout, see `coarseDifference`.
// `npm run pictures` replaces the pictures that differ, and all of them for another browser.

const folder = new URL('../../pictures/pages/', import.meta.url);
const failed = new URL('../../../.cache/pictures/', import.meta.url);
const isTaking = process.env.FIRST_CONTACT_TAKE_PICTURES === '1';

const figureReady = 'first-contact-figure[data-ready]';
const listingReady = '.listing[data-ready]';
const mapReady = 'canvas[data-map="fine"]';

/** The page once its first screen has loaded, or the element `only`. */
const subjects = [
  { name: 'home', path: '', ready: [figureReady] },
  { name: 'chapter', path: 'point-and-circle/', ready: [figureReady, listingReady] },
  {
    name: 'map',
    path: 'voronoi-regions/',
    only: '[data-figure="voronoi-winding"]',
    ready: [`[data-figure="voronoi-winding"] ${mapReady}`],
  },
  { name: 'reference', path: 'reference/boxIntersectsCircle/', ready: [figureReady, listingReady] },
  { name: 'playground', path: 'playground/', ready: [mapReady] },
];
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const pictures = subjects.flatMap((subject) =>
  screens.flatMap((screen) =>
    (['light', 'dark'] as const).map((theme) => {
      const file = `${subject.name}-${screen.width}-${theme}`;
      return { ...subject, ...screen, theme, file };
    }),
  ),
);

const browser = await openBrowser();
afterAll(() => browser.close());

/** The browser's version without the patch number, which does not affect pixels. */
async function drawnBy(page: Page): Promise<string> {
  const version = page
    .context()
    .browser()!
    .version()
    .replace(/\.\d+$/, '');
  return `${basename(inject('executablePath'))} ${version} ${process.platform} ${process.arch}`;
}

const browserFile = new URL('browser.txt', folder);
const takenBy = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : '';

describe.each(pictures)('$file', ({ file, path, only, ready, width, height, theme }) => {
  it('looks as in its picture', async () => {
    const { page, close } = await browser.newPage({ width, height, theme, reducedMotion: true });
    await page.goto(pageUrl(path));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const subject = only ? page.locator(only) : page.locator('body');
    if (only) await subject.scrollIntoViewIfNeeded();
    for (const selector of ready) {
      await page.locator(selector).first().waitFor({ timeout: 50_000 });
    }
    await drawn(page);
    const how = { animations: 'disabled', caret: 'hide' } as const;
    const shoot = () => (only ? subject.screenshot(how) : page.screenshot(how));
    const isSame = (await drawnBy(page)) === takenBy;
    const url = new URL(`${file}.webp`, folder);
    if (isTaking) await take(url, shoot, isSame);
    const before = await pixelsOf(readFileSync(url));
    const compare = isSame || isTaking ? difference : coarseDifference;
    // Late content appears in one of the next pictures.
    await expect
      .poll(
        async () => {
          const now = await pixelsOf(await shoot());
          const { pixels, most, shown } = await compare(before, now);
          const shots = { [`${file}.png`]: now, [`${file}-difference.png`]: shown };
          for (const name of Object.keys(shots)) rmSync(new URL(name, failed), { force: true });
          if (pixels <= most) return 'as in its picture';
          mkdirSync(failed, { recursive: true });
          for (const [name, shot] of Object.entries(shots)) {
            writeFileSync(new URL(name, failed), await pngOf(shot));
          }
          return [
            `${pixels} pixels differ, and ${most} may:`,
            `see .cache/pictures/${file}.png, what differs in ${file}-difference.png,`,
            `and how it was in tests/pictures/pages/${file}.webp.`,
            'If it is as it should be: npm run pictures',
          ].join('\n');
        },
        { timeout: 15_000, interval: 250 },
      )
      .toBe('as in its picture');
    await close();
  });
});

/** Takes a picture once nothing changes, unless the old one is still right. */
async function take(url: URL, shoot: () => Promise<Buffer>, isSame: boolean): Promise<void> {
  let now = await shoot();
  let alike = 0;
  while (alike < 3) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = await shoot();
    alike = next.equals(now) ? alike + 1 : 0;
    now = next;
  }
  const pixels = await pixelsOf(now);
  const isRight =
    isSame && existsSync(url) && difference(await pixelsOf(readFileSync(url)), pixels).pixels === 0;
  if (!isRight) writeFileSync(url, await webpOf(pixels));
}

it('there are the pictures of these pages, and the browser that drew them is told', async () => {
  const { page, close } = await browser.newPage();
  const drawer = await drawnBy(page);
  await close();
  if (isTaking) writeFileSync(browserFile, `${drawer}\n`);
  else if (drawer !== takenBy) {
    console.log(`Pages are compared by their layout: taken with ${takenBy}, drawn by ${drawer}.`);
  }
  const files = [...pictures.map(({ file }) => `${file}.webp`), 'browser.txt'];
  expect(readdirSync(folder).sort()).toEqual(files.sort());
  expect(readFileSync(browserFile, 'utf8')).toMatch(/^\S+ \d+\.[\d.]+ \w+ \w+\n$/);
});
