import { afterAll, describe, expect, it } from 'vitest';
import { pageUrl, startFigure } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// The reference: found by a word, in a stored language, with its figure and its highlighted code.

const browser = await openBrowser();
afterAll(() => browser.close());

describe('the page of all functions', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const field = page.getByRole('searchbox', { name: 'Filter' });
  const status = page.locator('function-filter [role=status]');
  const shown = page.locator('.functions dt:visible');

  it('shows those with all the words that are typed, in whatever order', async () => {
    await page.goto(pageUrl('reference/'));
    const all = await shown.count();
    expect(await status.textContent()).toBe(`${all} functions`);
    await field.fill('collision rect');
    const names = await shown.allInnerTexts();
    expect(names).toContain('boxIntersectsCircle');
    expect(names).not.toContain('circlesIntersect');
    expect(await status.textContent()).toBe(`${names.length} functions`);
    // A group without matches is hidden with its heading.
    expect(await page.locator('.functions h2:visible').count()).toBeLessThan(5);
  });

  it('says so when there is none, and has all again when the field is empty', async () => {
    await field.fill('triangle fan');
    expect(await shown.count()).toBe(0);
    expect(await status.textContent()).toMatch(/^No function matches these words\. Try fewer/);
    await field.fill('');
    expect(await shown.count()).toBeGreaterThan(70);
    expect(problems).toEqual(noProblems);
  });

  it('leads to a function by the keyboard', async () => {
    await field.fill('boxContainsCircle');
    // Past the box to tick.
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reference/boxContainsCircle/');
    expect(await page.locator('h1').innerText()).toBe('boxContainsCircle');
  });
});

describe('the page of a function', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  const call = page.locator('.signature pre:visible');
  const example = page.locator('.example');

  it('shows its call in the language that is chosen, and keeps that', async () => {
    await page.goto(pageUrl('reference/collideBoxCircle/'));
    expect(await call.innerText()).toContain('function collideBoxCircle(');
    await page.locator('.signature [data-language-choice]').selectOption('python');
    await expect.poll(() => call.innerText()).toContain('def collide_box_circle(');
    await expect.poll(() => example.innerText()).toContain('contact.depth  # 3.0');
    expect(await example.innerText()).toContain('Example, in Python');
    await page.locator('.listing .translated').first().waitFor();
    await page.goto(pageUrl('reference/circlesIntersect/'));
    await expect.poll(() => call.innerText()).toContain('def circles_intersect(');
    await page.goto(pageUrl('reference/createCircleGrid/'));
    await expect.poll(() => call.innerText()).toContain('def create_circle_grid(');
    await page.goto(pageUrl('reference/collideBoxCircle/'));
    await expect.poll(() => example.innerText()).toContain('contact.depth  # 3.0');
    await page.locator('.signature [data-language-choice]').selectOption('');
    await expect.poll(() => call.innerText()).toContain('function collideBoxCircle(');
    expect(await example.innerText()).toContain('contact?.depth; // 3');
    // A function without an example in the language shows the TypeScript example and explains it.
    await page.goto(pageUrl('reference/moveAndSlide/'));
    await page.locator('.signature [data-language-choice]').selectOption('c');
    await page.locator('#code').scrollIntoViewIfNeeded();
    await page.locator('.listing .translated').first().waitFor();
    expect(await example.innerText()).toContain('Example, in TypeScript');
    await page.locator('.signature [data-language-choice]').selectOption('');
    await page.goto(pageUrl('reference/collideBoxCircle/'));
  });

  it('has a figure that drives its listing', async () => {
    const words = page.locator('.listing .step-words').first();
    const before = await words.innerText();
    expect(before).toContain('it returns depth');
    await page.locator('[data-preset]').last().click();
    await expect.poll(() => words.innerText()).not.toBe(before);
    expect(problems).toEqual(noProblems);
  });

  it('begins its figure where the function is asked, and comes back to that', async () => {
    await page.goto(pageUrl('reference/castCircleAgainstPolygon/'));
    const shape = page.locator('[data-part="shape"][aria-pressed="true"]');
    expect(await shape.textContent()).toBe('polygon');
    await startFigure(page, 'swept-grown');
    expect(await shape.textContent()).toBe('polygon');
    await page.locator('[data-option="box"]').click();
    await expect.poll(() => shape.textContent()).toBe('box');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => shape.textContent()).toBe('polygon');
    expect(problems).toEqual(noProblems);
  });

  it('leads to the page of all of them', async () => {
    const all = page.getByRole('link', { name: 'All functions' });
    expect(await all.last().getAttribute('aria-current')).toBeNull();
    expect(await all.first().getAttribute('aria-current')).toBe('true');
    await all.last().click();
    await page.waitForURL((url) => url.pathname === '/reference/');
  });
});
