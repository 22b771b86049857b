import { afterAll, expect, it } from 'vitest';
import { startFirefox } from '../../ci/engines/drivers/firefox.ts';
import { startJourney } from '../../ci/engines/journey.ts';

// A page that Firefox restores from memory works completely, and detects what another tab has saved
// meanwhile.

const journey = await startJourney(startFirefox);
afterAll(() => journey.close());
const { driver } = journey;

const kept = 'first-contact:edit:circles-touch/circlesIntersect';

it('comes back as it was left, and goes on', async () => {
  await journey.open('circle-and-circle/');
  await driver.evaluate(async (kept) => {
    // Left by an earlier run that failed.
    localStorage.removeItem(kept);
    const wait = async (is: () => unknown) => {
      while (!is()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const figure = document.querySelector<HTMLElement>('[data-figure="circles-touch"]')!;
    figure.scrollIntoView({ block: 'center' });
    await wait(() => figure.dataset.ready !== undefined);
    const listing = document.querySelector<HTMLElement>(
      '.listing[data-fn=circlesIntersect]:not(.exercise)',
    )!;
    await wait(() => listing.dataset.ready !== undefined);
    listing.querySelector<HTMLElement>('[data-edit]')!.click();
    await wait(() => / right\./.test(listing.querySelector('.judge-summary')?.textContent ?? ''));
    // Firefox does not cache a page that is still loading.
    await wait(() => /^Right/.test(listing.querySelector('.map-says')?.textContent ?? ''));
    document.documentElement.dataset.theme = 'dark';
    await wait(() => document.readyState === 'complete');
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  }, kept);
  // Firefox does not reply while it navigates.
  await driver.evaluate(() => void setTimeout(() => location.assign('../glossary/')));
  await expect
    .poll(() => driver.evaluate(() => document.readyState + location.pathname).catch(() => ''))
    .toBe('complete/glossary/');
  // Another tab of the reader saves an edit meanwhile.
  await driver.evaluate((key) => localStorage.setItem(key, '// Of the other tab.'), kept);
  await driver.evaluate(() => void setTimeout(() => history.back()));
  await expect
    .poll(() => driver.evaluate(() => document.documentElement.dataset.persisted).catch(() => ''))
    .toBe('true');

  const seen = await driver.evaluate(async () => {
    const wait = async (is: () => unknown) => {
      while (!is()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const figure = document.querySelector<HTMLElement>('[data-figure="circles-touch"]')!;
    const listing = document.querySelector<HTMLElement>(
      '.listing[data-fn=circlesIntersect]:not(.exercise)',
    )!;
    const { theme } = document.documentElement.dataset;
    const offer = listing.querySelector<HTMLElement>('[data-task=other]')!;
    const isOffered = !offer.hidden;
    const handle = figure.querySelector<SVGElement>('.handle')!;
    const before = handle.getAttribute('aria-valuetext');
    handle.focus();
    handle.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        shiftKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    await wait(() => handle.getAttribute('aria-valuetext') !== before);
    const play = figure.querySelector<HTMLElement>('[data-motion=play]')!;
    play.click();
    await wait(() => play.textContent === 'Pause');
    play.click();
    // The page reuses its old sandbox or opens a new one.
    offer.click();
    await wait(() =>
      listing.querySelector('.cm-content')?.textContent?.includes('Of the other tab'),
    );
    listing.querySelector<HTMLElement>('[data-task=reset]')!.click();
    await wait(() => /^All/.test(listing.querySelector('.judge-summary')?.textContent ?? ''));
    await wait(() => /^Right/.test(listing.querySelector('.map-says')?.textContent ?? ''));
    return { theme, isOffered, summary: listing.querySelector('.judge-summary')?.textContent };
  });
  expect(seen).toMatchObject({
    theme: 'dark',
    isOffered: true,
    summary: expect.stringMatching(/^All/),
  });
  // The browser itself requests it.
  const problems = (await journey.problems()).filter((one) => !one.includes('favicon.ico'));
  expect(problems).toEqual([]);
});
