import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { writeEdit } from '#lab/notebook/shared-edit.ts';
import {
  block,
  comesOnline,
  follows,
  goTo,
  isReady,
  listingSaysSo,
  noticeOf,
  notStarted,
  startsWhenTouched,
} from '../../browser/failed-loads.ts';
import { drag, drawn, figureOn, look, pageUrl, startFigure } from '../../browser/figure.ts';
import { listingOn, read, scrollTo } from '../../browser/listing.ts';
import { dropRoutes } from '../../browser/routes.ts';
import { runScript } from '../../browser/scratch.ts';
import { openBrowser } from '../../browser/support.ts';

// A file that cannot be loaded disables only what needs it. The page reports it, and requests the file
// again.

const browser = await openBrowser();
afterAll(() => browser.close());

const { page } = await browser.newPage({ width: 1440, height: 900 });
afterEach(() => dropRoutes(page));

/** Opens a chapter at its first listing, which follows its figure. */
async function goToListing() {
  await goTo(page, 'point-and-circle/', 'point-in-circle');
  const listing = listingOn(page, 'pointInCircle');
  await scrollTo(listing);
  await expect.poll(async () => (await read(listing)).words).toMatch(/^\d+ steps/);
  return listing;
}

it('without its own script a figure says that it is a still drawing, and starts when it is touched', () =>
  startsWhenTouched(page, 'point-in-circle'));

describe.each(['point-in-circle', 'kit'])('without %s', (file) => {
  it('it starts when the reader is online again, and when the reader comes back to it', async () => {
    for (const again of [
      () => comesOnline(page),
      async () => {
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
        await drawn(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      },
    ]) {
      const letThrough = await block(page, file);
      await goTo(page, 'point-and-circle/', 'point-in-circle');
      await expect.poll(() => noticeOf(page, 'point-in-circle')).toBe(notStarted);
      await letThrough();
      await again();
      await expect.poll(() => isReady(page, 'point-in-circle')).toBe(true);
      expect(await noticeOf(page, 'point-in-circle')).toBe('');
    }
  });
});

it('without the kit a press on Edit is answered at the top of the page, and not before', async () => {
  await block(page, 'kit');
  await goTo(page, 'point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf(page, 'point-in-circle')).toBe(notStarted);
  const answer = page.locator('.lost');
  expect(await answer.isVisible()).toBe(false);
  await listingOn(page, 'pointInCircle').locator('[data-edit]').click();
  await answer.waitFor();
});

it('without one figure the others live', async () => {
  await block(page, 'point-in-circle');
  await goTo(page, 'point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf(page, 'point-in-circle')).toBe(notStarted);
  await startFigure(page, 'order-of-squares');
  expect(await noticeOf(page, 'order-of-squares')).toBe('');
});

describe('without read-shared, which reads a shared position', () => {
  const name = 'point-in-circle';
  const shared = `#${name}=1;9,8;40,31,5`;
  const placeOf = async () => (await look(figureOn(page, name))).fields['p.x'];

  it('the figure that it is for does not start until it comes', async () => {
    const letThrough = await block(page, 'read-shared');
    await goTo(page, `point-and-circle/${shared}`, name);
    await expect.poll(() => noticeOf(page, name)).toBe(notStarted);
    await letThrough();
    await comesOnline(page);
    await expect.poll(() => isReady(page, name)).toBe(true);
    await expect.poll(placeOf).toBe('9');
  });

  it('a figure that lives says that the position is not shown, until it comes', async () => {
    const letThrough = await block(page, 'read-shared');
    await goTo(page, 'point-and-circle/', name);
    await expect.poll(() => isReady(page, name)).toBe(true);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, shared);
    const says =
      'The position in the address could not be shown. Press the figure to try again, or reload the page.';
    await expect.poll(() => noticeOf(page, name)).toBe(says);
    await letThrough();
    await comesOnline(page);
    await expect.poll(placeOf).toBe('9');
    expect(await noticeOf(page, name)).toBe('');
  });
});

it('without the kit the page still has its theme, its search and its copying', async () => {
  await block(page, 'kit');
  await goTo(page, 'point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf(page, 'point-in-circle')).toBe(notStarted);
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

it('without the run of a listing both it and its figure say so, until it comes', () =>
  listingSaysSo(page, runScript('polygonIntersectsCircleSimply')));

describe.each(['truth-layer', 'truth-worker'])('without %s', (file) => {
  it('the map says that there is none, the figure goes on, and the map comes later', async () => {
    const letThrough = await block(page, file);
    const name = 'voronoi-winding';
    await goTo(page, 'voronoi-regions/', name);
    const says =
      'The map of this figure could not be drawn. Press the figure to try again, or reload the page.';
    await expect.poll(() => noticeOf(page, name)).toBe(says);
    const legend = page.locator(`[data-truth-figure="${name}"]`);
    expect(await legend.locator('.truth-here').textContent()).toBe(says);
    expect(await legend.locator('[data-share]').first().textContent()).toBe('–');
    expect(await follows(page, name, 'circle.center')).toBe(true);

    await letThrough();
    await comesOnline(page);
    await figureOn(page, name).locator('canvas[data-map="fine"]').waitFor();
    await expect.poll(() => noticeOf(page, name)).toBe('');
    await expect.poll(() => legend.locator('.truth-here').textContent()).toMatch(/^At the circle/);
    expect(await legend.locator('[data-share]').first().textContent()).toContain('%');
  });
});

it('a card of the museum that does not come says so, and others live', async () => {
  const letThrough = await block(page, 'bitlush');
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
    await block(page, 'open-shared');
    await goTo(page, `point-and-circle/#${edit}`, 'point-in-circle');
    await expect.poll(isMissed).toBe(true);
  });

  it('what draws a step into a figure; the listing shows it all the same', async () => {
    const letThrough = await block(page, 'draw-step');
    const listing = await goToListing();
    await listing.locator('[data-step="on"]').click();
    await expect.poll(isMissed).toBe(true);
    expect((await read(listing)).words).toMatch(/^Step 1 of/);
    await letThrough();
  });

  it('what brings a framed figure back to the position of its address', async () => {
    await block(page, 'read-shared');
    await page.goto('about:blank');
    await page.goto(pageUrl('embed/point-in-circle/'));
    await startFigure(page, 'point-in-circle');
    await figureOn(page, 'point-in-circle').locator('[data-do="reset"]').click();
    await expect.poll(isMissed).toBe(true);
  });

  it('what changes the language of the listings', async () => {
    const letThrough = await block(page, 'translated-listing');
    await page.goto(pageUrl('point-and-circle/'));
    const languages = page.locator('take-home [data-file-language]');
    await languages.selectOption('rust');
    await expect.poll(isMissed).toBe(true);
    await letThrough();
  });
});

it('a table of the run that does not come says so where it would be, and comes when asked again', async () => {
  const letThrough = await block(page, 'run-table');
  const listing = await goToListing();
  const table = listing.locator('.run-table');
  const summary = table.locator('summary');
  await listing.locator('[data-step="on"]').click();
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
  const letThrough = await block(page, 'live-listings');
  await goTo(page, 'point-and-circle/', 'point-in-circle');
  await expect.poll(() => noticeOf(page, 'point-in-circle')).toContain('listing');
  await letThrough();
  await drag(figureOn(page, 'point-in-circle'), 'p.at', { x: 300, y: 300 });
  await expect.poll(() => noticeOf(page, 'point-in-circle')).toBe('');
});

it('without its embed code a position is shared, and the figure says that the code is missing', async () => {
  const letThrough = await block(page, 'offer-embed');
  await goTo(page, 'point-and-circle/', 'point-in-circle');
  await expect.poll(() => isReady(page, 'point-in-circle')).toBe(true);
  await figureOn(page, 'point-in-circle').getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => noticeOf(page, 'point-in-circle'))
    .toMatch(/^The address .* The embed code could not be loaded\. Reload the page to get it\.$/);
  await letThrough();
});
