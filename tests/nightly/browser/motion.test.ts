import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drag, drawn, figureOn, look, openFigure, placeOf, take } from '../../browser/figure.ts';
import { editPage } from '../../browser/scratch.ts';
import { openBrowser } from '../../browser/support.ts';
import { observeShifts, shiftsOf } from './shifts.ts';

// Play, the slider and dragging in a figure with a sweep.

const browser = await openBrowser();
afterAll(() => browser.close());

const [path, name] = ['line-and-circle/', 'segment-and-circle'];
const wide = { width: 1440, height: 900 };

const speedOf = (figure: Locator) =>
  figure.locator('[data-speed][aria-pressed="true"]').textContent();
const playOf = (figure: Locator) => figure.locator('[data-motion="play"]');
const sliderOf = (figure: Locator) => figure.locator('.motion input');
const isMotion = /\/motion\.[\w-]+\.js/;

const xOf = async (figure: Locator) => (await placeOf(figure, 'circle.center')).x;

async function moves(figure: Locator): Promise<boolean> {
  const before = await placeOf(figure, 'circle.center');
  for (let i = 0; i < 8; i += 1) await drawn(figure.page());
  const after = await placeOf(figure, 'circle.center');
  return before.x !== after.x || before.y !== after.y;
}

/** Moves the slider and waits until the figure is drawn there. */
async function setSlider(figure: Locator, thousandths: number): Promise<void> {
  await sliderOf(figure).fill(String(thousandths));
  await drawn(figure.page());
}

/** Waits until the controls are loaded and the slider works. */
async function openMoving(page: Page, at = path, of = name): Promise<Locator> {
  const figure = await openFigure(page, at, of);
  await sliderOf(figure).focus();
  await page.waitForFunction(
    (pattern) =>
      performance.getEntriesByType('resource').some((one) => new RegExp(pattern).test(one.name)),
    isMotion.source,
  );
  await drawn(page);
  return figure;
}

describe('a figure with a sweep', async () => {
  const { page, problems } = await browser.newPage(wide);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const figure = await openFigure(page, path, name);
  const { hit: _, ...start } = await look(figure);

  it('rests until it is asked to move, and loads nothing for it', async () => {
    expect(await moves(figure)).toBe(false);
    expect(requested.filter((url) => isMotion.test(url))).toEqual([]);
    expect(await playOf(figure).textContent()).toBe('Play');
    expect(await speedOf(figure)).toBe('1 ×');
  });

  it('plays from where it is, and pauses', async () => {
    await playOf(figure).click();
    await expect.poll(() => playOf(figure).textContent()).toBe('Pause');
    expect(await moves(figure)).toBe(true);
    expect(await sliderOf(figure).getAttribute('aria-valuetext')).toBe('playing');
    await playOf(figure).click();
    expect(await playOf(figure).textContent()).toBe('Play');
    expect(await moves(figure)).toBe(false);
    expect(await sliderOf(figure).getAttribute('aria-valuetext')).toMatch(
      /^\d+ %, centre c at x [\d.]+, y [\d.]+$/,
    );
    // No preset is selected anymore.
    expect((await look(figure)).pressed).toEqual([]);
  });

  it('shows each moment of the slider, whatever was before', async () => {
    await setSlider(figure, 250);
    const { handles, fields } = await look(figure);
    await setSlider(figure, 900);
    expect((await look(figure)).handles).not.toEqual(handles);
    await setSlider(figure, 250);
    expect((await look(figure)).handles).toEqual(handles);
    expect((await look(figure)).fields).toEqual(fields);
  });

  it('moves by the keys of a slider, and says where it is', async () => {
    await setSlider(figure, 400);
    const before = await xOf(figure);
    await sliderOf(figure).focus();
    for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowRight');
    await drawn(page);
    expect(await xOf(figure)).toBeGreaterThan(before);
    expect(await sliderOf(figure).getAttribute('aria-valuetext')).toMatch(/^43 %/);
    await page.keyboard.press('End');
    expect(await sliderOf(figure).getAttribute('aria-valuetext')).toMatch(/^100 %/);
  });

  it('is paused by the slider', async () => {
    await playOf(figure).click();
    await setSlider(figure, 300);
    expect(await playOf(figure).textContent()).toBe('Play');
    expect(await moves(figure)).toBe(false);
  });

  it('is paused by a hand that takes what moves, and stays where the hand has left it', async () => {
    await playOf(figure).click();
    expect(await moves(figure)).toBe(true);
    // Playwright waits for an element to stop moving, so use the keyboard, and drag afterwards.
    await figure.locator('svg.drawing:visible [data-handle="circle.center"]').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => playOf(figure).textContent()).toBe('Play');
    const { x, y } = await placeOf(figure, 'circle.center');
    await drag(figure, 'circle.center', { x: x + 20, y: y + 30 }, { x: x + 40, y: y + 60 });
    expect(await moves(figure)).toBe(false);
    const left = await placeOf(figure, 'circle.center');
    expect(left.x).toBeCloseTo(x + 40, 0);
  });

  it('goes on from the nearest moment', async () => {
    await setSlider(figure, 100);
    await setSlider(figure, 800);
    const { x, y } = await placeOf(figure, 'circle.center');
    await setSlider(figure, 100);
    await drag(figure, 'circle.center', { x, y: y + 3 }, { x, y: y + 6 });
    const value = async () => Number(await sliderOf(figure).inputValue());
    await expect.poll(async () => Math.abs((await value()) - 800)).toBeLessThan(30);
    await playOf(figure).click();
    await drawn(page);
    expect(Math.abs((await xOf(figure)) - x)).toBeLessThan(60);
    await playOf(figure).click();
  });

  it('follows the rest of the figure while that is dragged', async () => {
    await setSlider(figure, 500);
    await playOf(figure).click();
    const { x, y } = await placeOf(figure, 'a.at');
    await take(figure, 'a.at', { x: x + 5, y: y - 10 }, { x: x + 10, y: y - 40 });
    expect(await playOf(figure).textContent()).toBe('Pause');
    expect(await moves(figure)).toBe(true);
    await page.mouse.up();
    expect(await moves(figure)).toBe(true);
    await playOf(figure).click();
  });

  it('goes as fast as was chosen', async () => {
    await figure.locator('[data-speed="2"]').click();
    expect(await speedOf(figure)).toBe('2 ×');
    await figure.locator('[data-speed="1"]').click();
  });

  it('is paused by a preset and by Reset, which show what they say', async () => {
    for (const button of ['[data-preset="between"]', '[data-do="reset"]']) {
      await playOf(figure).click();
      await figure.locator(button).click();
      await expect.poll(() => playOf(figure).textContent()).toBe('Play');
      // The figure still glides to the position.
      await expect.poll(() => moves(figure)).toBe(false);
    }
    expect((await look(figure)).verdict).toBe(start.verdict);
  });

  it('is shared as it stands', async () => {
    await setSlider(figure, 700);
    const { verdict } = await look(figure);
    await figure.locator('[data-do="share"]').click();
    const { page: other, close } = await browser.newPage(wide);
    await other.goto(page.url());
    const same = figureOn(other, name);
    await same.and(other.locator('[data-ready]')).waitFor();
    expect((await look(same)).verdict).toBe(verdict);
    await close();
  });

  it('stands still off the screen, in a hidden tab and in print, and goes on afterwards', async () => {
    const scroll = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const hide = (is: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, is);
    const dispatch = (type: string) =>
      page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
    const value = () => sliderOf(figure).inputValue();
    const stays = async () => {
      const before = await value();
      for (let i = 0; i < 8; i += 1) await drawn(page);
      return before === (await value());
    };
    const top = await page.evaluate(() => window.scrollY);
    await playOf(figure).click();
    for (const [stop, goOn] of [
      [() => scroll(1e6), () => scroll(top)],
      [() => hide(true), () => hide(false)],
      [() => dispatch('beforeprint'), () => dispatch('afterprint')],
    ] as const) {
      await stop();
      await drawn(page);
      await drawn(page);
      expect(await stays()).toBe(true);
      expect(await playOf(figure).textContent()).toBe('Pause');
      await goOn();
      await expect.poll(stays).toBe(false);
    }
    await playOf(figure).click();
  });

  it('stops for good when it leaves the page', async () => {
    await playOf(figure).click();
    await figure.evaluate((element) => element.remove());
    await drawn(page);
    await drawn(page);
    expect(problems.consoleErrors).toEqual([]);
  });
});

it('a motion whose script does not come says so, and plays at the next try', async () => {
  const { page, close } = await browser.newPage(wide);
  await page.route(isMotion, (route) => route.abort(), { times: 1 });
  const figure = await openFigure(page, path, name);
  await playOf(figure).evaluate((button: HTMLElement) => button.click());
  await expect.poll(async () => (await look(figure)).notice).toMatch(/cannot play/);
  await playOf(figure).evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => playOf(figure).textContent()).toBe('Pause');
  expect(await moves(figure)).toBe(true);
  expect((await look(figure)).notice).toBe('');
  await close();
});

it('its controls are not printed', async () => {
  const { page, close } = await browser.newPage(wide);
  const figure = await openFigure(page, path, name);
  expect(await figure.locator('.motion').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await figure.locator('.motion').isVisible()).toBe(false);
  await close();
});

describe('for a reader who wants no motion', async () => {
  const { page } = await browser.newPage({ ...wide, reducedMotion: true });
  await editPage(page, path, withAutoplay);
  const figure = await openMoving(page);

  it('waits for Play, even where a figure starts by itself', async () => {
    expect(await playOf(figure).textContent()).toBe('Play');
    expect(await moves(figure)).toBe(false);
    await playOf(figure).click();
    expect(await moves(figure)).toBe(true);
  });
});

/** No chapter's figure starts by itself, so the test changes one on its way to the browser. */
function withAutoplay(html: string): string {
  return html.replace(
    new RegExp(`(data-figure="${name}"[\\s\\S]*?<div class="motion[^"]*")`),
    '$1 data-autoplay="true"',
  );
}

it('a figure that starts by itself moves as it comes onto the screen', async () => {
  const { page, close } = await browser.newPage(wide);
  await editPage(page, path, withAutoplay);
  const figure = await openFigure(page, path, name);
  await expect.poll(() => playOf(figure).textContent()).toBe('Pause');
  expect(await moves(figure)).toBe(true);
  await close();
});

describe('a sweep that uncovers a map', async () => {
  const { page } = await browser.newPage(wide);
  const figure = await openMoving(page, path, 'square-shoulders');
  const clip = () =>
    figure.locator('canvas.truth-map').evaluate((map: HTMLElement) => map.style.clipPath);

  it('shows the whole map at rest, and at the end', async () => {
    await figure.locator('canvas.truth-map[data-map="fine"]').waitFor();
    expect(await clip()).toBe('');
    await setSlider(figure, 1000);
    expect(await clip()).toBe('');
  });

  it('shows it where the circle has been, without painting it anew', async () => {
    await figure.locator('canvas.truth-map').evaluate((map: HTMLElement) => {
      map.dataset.map = 'not painted since';
    });
    await setSlider(figure, 300);
    expect(await clip()).toMatch(/^polygon\(/);
    await drawn(page);
    await page.waitForTimeout(400);
    expect(await figure.locator('canvas.truth-map').getAttribute('data-map')).toBe(
      'not painted since',
    );
  });

  it('shows all of it again once the circle is moved by hand', async () => {
    const { x, y } = await placeOf(figure, 'circle.center');
    await drag(figure, 'circle.center', { x: x + 10, y: y + 10 }, { x: x + 20, y: y + 20 });
    await drawn(page);
    expect(await clip()).toBe('');
  });

  it('ends at the end, with the whole map', async () => {
    await setSlider(figure, 990);
    await figure.locator('[data-speed="2"]').click();
    await playOf(figure).click();
    await expect.poll(() => sliderOf(figure).inputValue(), { timeout: 10_000 }).toBe('1000');
    expect(await playOf(figure).textContent()).toBe('Play');
    expect(await clip()).toBe('');
  });
});

describe.each([
  ['line-and-circle/', 'segment-and-circle'],
  ['voronoi-regions/', 'voronoi-regions'],
  ['clamp-projection/', 'clamp-projection'],
])('while %s moves', (at, of) => {
  it.each([wide, { width: 390, height: 844 }])(
    'nothing shifts, and its words have room: %o',
    async (size) => {
      const { page, problems, close } = await browser.newPage(size);
      await observeShifts(page);
      const figure = await openMoving(page, at, of);
      await shiftsOf(page);
      // In the page, because requesting each moment takes longer than drawing it.
      const heights = await figure.evaluate(async (root) => {
        const slider = root.querySelector<HTMLInputElement>('.motion input')!;
        const verdict = root.querySelector('.verdict')!;
        const seen = new Set<number>();
        for (let t = 0; t <= 1000; t += 20) {
          slider.value = String(t);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          seen.add(verdict.getBoundingClientRect().height);
        }
        return [...seen];
      });
      await playOf(figure).click();
      expect(await moves(figure)).toBe(true);
      await playOf(figure).click();
      expect(heights).toHaveLength(1);
      expect((await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
      expect(problems.consoleErrors).toEqual([]);
      await close();
    },
  );
});
