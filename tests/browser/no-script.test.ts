import { afterAll, describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { pageUrl } from './figure.ts';
import { noProblems, openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

async function openWithoutScript(size: { width: number; height: number }) {
  const { page, problems } = await browser.newPage({ ...size, javaScript: false });
  await page.goto(pageUrl('point-and-circle/'));
  return { page, problems };
}

describe('a chapter without JavaScript', async () => {
  const { page } = await openWithoutScript({ width: 1440, height: 900 });

  it('has its title and its prose', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      'Point and circle',
    );
    const prose = page.locator('h2#the-idea + .spread p').first();
    expect(await prose.isVisible()).toBe(true);
    expect((await prose.textContent())?.length).toBeGreaterThan(50);
  });

  it('shows every figure outside folds once, drawn and with its verdict', async () => {
    const figures = await page.locator('first-contact-figure:not(details:not([open]) *)').all();
    expect(figures.length).toBeGreaterThanOrEqual(3);
    for (const figure of figures) {
      expect(await figure.locator('svg.drawing:visible').count()).toBe(1);
      const box = await figure.locator('svg.drawing:visible').boundingBox();
      expect(box!.width).toBeGreaterThan(300);
      expect(await figure.locator('.verdict').isVisible()).toBe(true);
    }
  });

  it('says of a figure where it stands, not what a hand could do with it', async () => {
    const caption = page.locator('[data-figure="point-in-circle"] figcaption');
    const [first] = pointInCircle.presets;
    expect(await caption.innerText()).toMatch(
      new RegExp(`^Figure 2.1\\s*A still: ${first.label}$`),
    );
  });

  it('shows formulas with their numbers, and listings', async () => {
    const formula = page.locator('[data-figure-numbers="point-in-circle"] .katex-html').nth(1);
    expect(await formula.isVisible()).toBe(true);
    const { p, circle } = pointInCircle.presets[0].state;
    const { center, radius } = circle;
    const squares = [(p.x - center.x) ** 2 + (p.y - center.y) ** 2, radius ** 2];
    for (const number of squares) expect(await formula.textContent()).toContain(String(number));
    const listing = page.getByRole('region', { name: 'Listing of pointInCircle' });
    expect(await listing.isVisible()).toBe(true);
    expect(await listing.textContent()).toContain('dx * dx + dy * dy <= radius * radius');
  });

  it('hides what does nothing without a script', async () => {
    const buttons = page.locator('button:visible, input:visible');
    expect(await buttons.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
  });
});

describe('on a phone', async () => {
  const { page, problems } = await openWithoutScript({ width: 390, height: 844 });

  it('has figures of its own size', async () => {
    const drawing = page.locator('svg.drawing.narrow:visible').first();
    expect((await drawing.boundingBox())!.width).toBeGreaterThan(300);
    expect(await page.locator('svg.drawing.wide:visible').count()).toBe(0);
  });

  it('opens the list of chapters, and its links work', async () => {
    const chapters = page.getByRole('navigation', { name: 'Chapters', exact: true });
    expect(await chapters.getByText('Start').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Chapters' }).click();
    await chapters.getByText('Start').click();
    await page.waitForURL(pageUrl('start-here/'));
  });

  it('follows the theme of the system', async () => {
    const colours = () =>
      page.locator('body').evaluate((body) => {
        const { backgroundColor, color } = getComputedStyle(body);
        return [backgroundColor, color];
      });
    const inLight = await colours();
    expect(inLight[0]).toBe('rgb(255, 254, 250)');
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await colours();
    expect(inDark[0]).not.toBe(inLight[0]);
    expect(inDark[1]).not.toBe(inLight[1]);
  });

  it('has no errors', () => {
    expect(problems).toEqual(noProblems);
  });
});
