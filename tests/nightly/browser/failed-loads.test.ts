import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { writeEdit } from '#notebook/shared-edit.ts';
import {
  drag,
  drawn,
  figureOn,
  handleIn,
  look,
  pageUrl,
  startFigure,
} from '../../browser/figure.ts';
import { listingOn, read, scrollTo } from '../../browser/listing.ts';
import { openBrowser } from '../../browser/support.ts';

// A file that does not come takes with it what needs it, in so many words, and nothing else; and it
// is asked for again.

const browser = await openBrowser();
afterAll(() => browser.close());

const { page } = await browser.newPage({ width: 1440, height: 900 });
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Keeps the script of this name from the page, until it is let through. */
async function block(name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/_astro/${name}[.-][\\w-]+\\.js$`);
  let isBlocked = false;
  await page.route(pattern, (route) => {
    isBlocked = true;
    return route.abort();
  });
  return async () => {
    // Otherwise the test would say nothing.
    expect(isBlocked, `${name} was asked for`).toBe(true);
    await page.unroute(pattern);
  };
}

const notStarted =
  'This could not be started and is a still drawing. Touch it to try again, or reload the page.';

const noticeOf = (name: string) => figureOn(page, name).locator('.notice').textContent();
const isReady = (name: string) =>
  figureOn(page, name).evaluate((figure: HTMLElement) => figure.dataset.ready !== undefined);

async function goTo(path: string, name: string) {
  await page.goto('about:blank');
  await page.goto(pageUrl(path));
  await figureOn(page, name)
    .locator('.stage')
    .evaluate((stage) => stage.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Opens a chapter at its first listing, which follows its figure. */
async function goToListing() {
  await goTo('point-and-circle/', 'point-in-circle');
  const listing = listingOn(page, 'pointInCircle');
  await scrollTo(listing);
  await expect.poll(async () => (await read(listing)).words).toMatch(/^\d+ steps/);
  return listing;
}

/** Moves the first handle of a figure, and tells whether its words have followed. */
async function follows(name: string, handle: string): Promise<boolean> {
  const figure = figureOn(page, name);
  const before = await look(figure);
  await handleIn(figure, handle).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const after = await look(figure);
  return JSON.stringify(after.fields) !== JSON.stringify(before.fields);
}

describe.each(['point-in-circle', 'kit'])('without %s', (file) => {
  it('the figure says that it is a still drawing, and starts when it is touched', async () => {
    const letThrough = await block(file);
    await goTo('point-and-circle/', 'point-in-circle');
    await expect.poll(() => noticeOf('point-in-circle')).toBe(notStarted);
    const figure = figureOn(page, 'point-in-circle');
    expect(await figure.locator('svg.drawing:visible .handle').count()).toBeGreaterThan(1);
    expect(await isReady('point-in-circle')).toBe(false);

    await letThrough();
    await figure.locator('svg.drawing:visible').click({ position: { x: 9, y: 9 } });
    await expect.poll(() => isReady('point-in-circle')).toBe(true);
    expect(await noticeOf('point-in-circle')).toBe('');
    expect(await follows('point-in-circle', 'p.at')).toBe(true);
  });

  it('it starts when the reader is online again, and when the reader comes back to it', async () => {
    for (const again of [
      () => page.evaluate(() => window.dispatchEvent(new Event('online'))),
      async () => {
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
        await drawn(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      },
    ]) {
      const letThrough = await block(file);
      await goTo('point-and-circle/', 'point-in-circle');
      await expect.poll(() => noticeOf('point-in-circle')).toBe(notStarted);
      await letThrough();
      await again();
      await expect.poll(() => isReady('point-in-circle')).toBe(true);
      expect(await noticeOf('point-in-circle')).toBe('');
    }
  });
});

it('without one figure the others live', async () => {
  await block('point-in-circle');
  await goTo('point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf('point-in-circle')).toBe(notStarted);
  await startFigure(page, 'order-of-squares');
  expect(await noticeOf('order-of-squares')).toBe('');
});

describe('without read-shared, which reads a shared position', () => {
  const name = 'point-in-circle';
  const shared = `#${name}=1;9,8;40,31,5`;
  const placeOf = async () => (await look(figureOn(page, name))).fields['p.x'];
  const isOnlineAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')));

  it('the figure that it is for does not start until it comes', async () => {
    const letThrough = await block('read-shared');
    await goTo(`point-and-circle/${shared}`, name);
    await expect.poll(() => noticeOf(name)).toBe(notStarted);
    await letThrough();
    await isOnlineAgain();
    await expect.poll(() => isReady(name)).toBe(true);
    await expect.poll(placeOf).toBe('9');
  });

  it('a figure that lives says that the position is not shown, until it comes', async () => {
    const letThrough = await block('read-shared');
    await goTo('point-and-circle/', name);
    await expect.poll(() => isReady(name)).toBe(true);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, shared);
    const says = 'The position in the address is not shown: its script failed.';
    await expect.poll(() => noticeOf(name)).toBe(says);
    await letThrough();
    await isOnlineAgain();
    await expect.poll(placeOf).toBe('9');
    expect(await noticeOf(name)).toBe('');
  });
});

it('without the kit the page still has its theme, its search and its copying', async () => {
  await block('kit');
  await goTo('point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf('point-in-circle')).toBe(notStarted);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: 'Theme' }).click();
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Theme' }).click();
  expect(await theme()).toBeUndefined();
  const copy = page.locator('copy-button').first();
  await copy.locator('button').click();
  await expect.poll(() => copy.locator('[role=status]').textContent()).not.toBe('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
});

describe.each(['live-listings', 'traced-polygons'])('without %s', (file) => {
  it('the listing does not contradict the figure: both say so, until it comes', async () => {
    const name = 'polygon-and-circle';
    const letThrough = await block(file);
    await goTo('polygon-and-circle/', name);
    const listing = listingOn(page, 'polygonIntersectsCircle');
    const says = 'The listing does not follow this figure: its script failed.';
    await expect.poll(() => noticeOf(name)).toBe(says);
    expect((await read(listing)).words).toBe(says);
    const values = listing.locator('.listed').first().locator('.values').first();
    expect(await values.isVisible()).toBe(false);
    // The figure itself goes on, and keeps saying it.
    expect(await follows(name, 'circle.center')).toBe(true);
    expect(await noticeOf(name)).toBe(says);

    await letThrough();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await scrollTo(listing);
    await expect.poll(async () => (await read(listing)).words).toMatch(/^\d+ steps/);
    await expect.poll(() => noticeOf(name)).toBe('');
    expect(await values.isVisible()).toBe(true);
  });
});

describe.each(['truth-layer', 'truth-worker'])('without %s', (file) => {
  it('the map says that there is none, the figure goes on, and the map comes later', async () => {
    const letThrough = await block(file);
    const name = 'voronoi-winding';
    await goTo('voronoi-regions/', name);
    const says = 'The map of this figure could not be drawn: its script failed.';
    await expect.poll(() => noticeOf(name)).toBe(says);
    const legend = page.locator(`[data-truth-figure="${name}"]`);
    expect(await legend.locator('.truth-here').textContent()).toBe(says);
    expect(await legend.locator('[data-share]').first().textContent()).toBe('–');
    expect(await follows(name, 'circle.center')).toBe(true);

    await letThrough();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await figureOn(page, name).locator('canvas[data-map="fine"]').waitFor();
    await expect.poll(() => noticeOf(name)).toBe('');
    await expect.poll(() => legend.locator('.truth-here').textContent()).toMatch(/^At the circle/);
    expect(await legend.locator('[data-share]').first().textContent()).toContain('%');
  });
});

it('a card of the museum that does not come says so, and others live', async () => {
  const letThrough = await block('bitlush');
  await goToMuseum(page);
  const wedge = page.locator('#wedge');
  await wedge.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => wedge.locator('.notice').textContent()).toBe(notStarted);
  const other = page.locator('museum-exhibit:not([data-collection="bitlush"])').first();
  await other.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => other.getAttribute('data-ready')).toBe('');
  await letThrough();
  await wedge.locator('svg.drawing').click({ position: { x: 5, y: 5 } });
  await expect.poll(() => wedge.locator('museum-exhibit').getAttribute('data-ready')).toBe('');
  expect(await wedge.locator('.notice').textContent()).toBe('');
});

async function goToMuseum(page: Page) {
  await page.goto(pageUrl('museum/'));
}

describe('a part that nothing beside its control can speak for is missed at the top of the page', () => {
  const isMissed = () => page.locator('.lost').isVisible();

  it('what reads a shared edit', async () => {
    const edit = await writeEdit({ listing: 'point-in-circle/pointInCircle', text: 'nothing' });
    await block('open-shared');
    await goTo(`point-and-circle/#${edit}`, 'point-in-circle');
    await expect.poll(isMissed).toBe(true);
  });

  it('what draws a step into a figure; the listing shows it all the same', async () => {
    const letThrough = await block('draw-step');
    const listing = await goToListing();
    await listing.locator('[data-step="on"]').click();
    await expect.poll(isMissed).toBe(true);
    expect((await read(listing)).words).toMatch(/^Step 1 of/);
    await letThrough();
  });

  it('what brings a framed figure back to the position of its address', async () => {
    await block('read-shared');
    await page.goto('about:blank');
    await page.goto(pageUrl('embed/point-in-circle/'));
    await startFigure(page, 'point-in-circle');
    await figureOn(page, 'point-in-circle').locator('[data-do="reset"]').click();
    await expect.poll(isMissed).toBe(true);
  });

  it('what changes the language of the listings', async () => {
    const letThrough = await block('translated-listing');
    await page.goto(pageUrl('point-and-circle/'));
    const languages = page.locator('take-home [data-file-language]');
    await languages.selectOption('rust');
    await expect.poll(isMissed).toBe(true);
    await letThrough();
  });
});

it('a table of the run that does not come says so where it would be, and comes when asked again', async () => {
  const letThrough = await block('run-table');
  const listing = await goToListing();
  const table = listing.locator('.run-table');
  const summary = table.locator('summary');
  await scrollTo(table);
  await summary.click();
  await expect.poll(() => table.locator('.left-out').textContent()).toContain('or reload the page');
  await summary.click();
  await letThrough();
  await summary.click();
  await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThan(1);
  expect(await table.locator('.left-out').textContent()).toBe('');
});

it('a drag of a figure whose listing failed tries again', async () => {
  const letThrough = await block('live-listings');
  await goTo('point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf('point-in-circle')).toContain('listing');
  await letThrough();
  await drag(figureOn(page, 'point-in-circle'), 'p.at', { x: 300, y: 300 });
  await expect.poll(() => noticeOf('point-in-circle')).toBe('');
});

it('without its embed code a position is shared, and the figure says that the code is missing', async () => {
  const letThrough = await block('offer-embed');
  await goTo('point-and-circle/', 'point-in-circle');
  await expect.poll(() => isReady('point-in-circle')).toBe(true);
  await figureOn(page, 'point-in-circle').getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => noticeOf('point-in-circle'))
    .toMatch(/^The address .* The embed code could not be loaded: reload the page for it\.$/);
  await letThrough();
});

it('a playground that cannot be saved says so in its own words', async () => {
  const letThrough = await block('export-program');
  await page.goto(pageUrl('playground/'));
  const playground = page.locator('.playground[data-ready]');
  await playground.locator('[data-task=ts]').click();
  const says = playground.locator('.playground-exports .edit-says');
  const failed = 'A part of the file could not be loaded: press again, or reload the page.';
  await expect.poll(() => says.textContent()).toBe(failed);
  await letThrough();
  await page.reload();
  await playground.locator('[data-task=ts]').click();
  await expect.poll(() => says.textContent()).toMatch(/^Saved as \w+\.ts\.$/);
});
