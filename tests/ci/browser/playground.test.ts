import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { htmlOf } from '#lab/playground/export-program.ts';
import { withShape } from '#lab/playground/scene.ts';
import { violationsOfShape } from '../../browser/accessibility.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// The playground: adding shapes, calling functions, editing cells, and exporting.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 1000, clipboard: true });

const address = new URL('playground/', inject('siteUrl')).href;
const open = async (on: Page, hash = '') => {
  await on.goto('about:blank');
  await on.goto(address + hash);
  await on.locator('.playground[data-ready]').waitFor();
};
const verdict = (on: Page = page) => on.locator('.playground .verdict');
const says = (text: string | RegExp, on: Page = page) =>
  expect.poll(async () => (await verdict(on).textContent())?.trim()).toMatch(text);
const type = async (text: string) => {
  await page.getByRole('button', { name: 'Add a cell' }).click();
  await page.keyboard.insertText(text);
};

const gap =
  'function gap(circle: Circle, box: Box) {\n' +
  '  return signedDistanceToBox(circle.center, box) - circle.radius;\n}';

describe('the playground', () => {
  it('asks what it begins with, with a map and the judge', async () => {
    await open(page);
    await says(/boxIntersectsCircle\(box, circle\): true/);
    await expect.poll(() => page.locator('.judge-summary').textContent()).toMatch(/^All \d+ right/);
    await expect.poll(() => page.locator('.map-says').textContent()).toMatch(/Right everywhere/);
  });

  it('follows a shape that is moved', async () => {
    await page.locator('[data-handle="circle.center"]').focus();
    for (let i = 0; i < 8; i += 1) await page.keyboard.press('Shift+ArrowRight');
    await says(/: false/);
    expect(await page.locator('.shape-list').textContent()).not.toContain('x: 56,');
  });

  it('moves the shape by itself, and asks at each place', async () => {
    const motion = page.locator('.motion');
    await motion.getByRole('button', { name: 'Play' }).click();
    await says(/: true/);
    await says(/: false/);
    await motion.getByRole('button', { name: 'Pause' }).click();
    expect(await motion.getByRole('slider').getAttribute('aria-label')).toBe(
      'circle from side to side',
    );
  });

  it('has number fields for the shape that is selected, and refuses what it cannot be', async () => {
    const shown = page.locator('.shape-fields .field-shape:visible');
    expect(await shown.count()).toBe(1);
    expect(await shown.getAttribute('aria-label')).toBe('Numbers of circle');
    const radius = page.getByLabel('circle: radius', { exact: true });
    await radius.fill('5.5');
    await radius.press('Enter');
    await expect.poll(() => page.locator('.shape-list').textContent()).toContain('radius: 5.5');
    await radius.fill('500');
    await radius.press('Enter');
    const notice = page.locator('.playground .notice');
    await expect.poll(() => notice.textContent()).toMatch(/30.* It is still 5\.5\./);
    await expect.poll(() => radius.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'box', exact: true }).click();
    await expect.poll(() => shown.getAttribute('aria-label')).toBe('Numbers of box');
    expect(await page.locator('.shape-list [aria-pressed="true"]').textContent()).toBe('box');
    await page.getByRole('button', { name: 'circle', exact: true }).click();
    await radius.fill('12');
    await radius.press('Enter');
    await expect.poll(() => notice.textContent()).toBe('');
  });

  it('asks another function, and shows its source in place of the first', async () => {
    await page.getByRole('button', { name: '+ polygon' }).click();
    await says(/polygonIntersectsCircle\(polygon, circle\): false/);
    await page.getByRole('button', { name: '+ point' }).click();
    await says(/pointInCircle\(point, circle\): false/);
    const shown = page.locator('.shape-fields .field-shape:visible');
    await expect.poll(() => shown.getAttribute('aria-label')).toBe('Numbers of point');
    await page.getByLabel('Function', { exact: true }).selectOption('pointInPolygon');
    // The shapes were placed beside each other.
    await says(/pointInPolygon\(point, polygon\): false/);
    expect(await page.locator('.playground-cell').count()).toBe(1);
    expect(await page.locator('.playground-cell').textContent()).toContain('pointInPolygon');
  });

  it('starts from an example, and leads back', async () => {
    await page.getByRole('button', { name: 'push two circles apart' }).click();
    await says(/collideCircles\(circle, circle2\): .*depth/);
    await page.getByRole('button', { name: 'ball and wall' }).click();
    await says(/segmentIntersectsCircle\(segment, circle\): true/);
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await says(/pointInPolygon\(point, polygon\): false/);
  });

  it('keeps what was there before the first example, if code was written for it', async () => {
    await type(gap);
    await page.getByRole('button', { name: 'circle and box' }).click();
    await says(/boxIntersectsCircle\(box, circle\): true/);
    await page.getByRole('button', { name: '+ point' }).click();
    await says(/pointInCircle\(point, circle\)/);
    await page.getByRole('button', { name: 'rotated box', exact: true }).click();
    await says(/orientedBoxIntersectsCircle/);
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await expect.poll(() => page.locator('.playground-cell').last().textContent()).toContain('gap');
    await page
      .locator('.playground-cell')
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await says(/pointInPolygon\(point, polygon\): false/);
  });

  it('asks a function of the reader, which sees the library', async () => {
    await type(gap);
    await page.getByRole('button', { name: 'Call gap' }).click();
    await says(/gap\(circle, box\): −?[\d.]+$/);
    await expect.poll(() => page.locator('.map-says').textContent()).toMatch(/^0 or below on/);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Cell 2');
  });

  it('shows a mistake at its line in its cell, and goes on when it is mended', async () => {
    await page.getByLabel('Code of a cell').last().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\nfunction wrong() { return distanc(1); }');
    await expect.poll(() => page.locator('.fault-words').textContent()).toContain('distanc');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.fault-words').count()).toBe(0);
  });

  it('steps through the cells, also when the press comes before the run', async () => {
    const fn = page.getByLabel('Function', { exact: true });
    // In one task, so that the sandbox cannot reply in between.
    await fn.evaluate((select) => {
      select.dispatchEvent(new Event('change', { bubbles: true }));
      document.querySelector<HTMLElement>('[data-step="on"]')!.click();
    });
    await expect.poll(() => page.locator('.cm-line.here').count()).toBe(1);
    await page.locator('[data-step="whole"]').dispatchEvent('click');
  });

  it('keeps the keyboard where it was when what is asked or there changes', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await page.getByRole('button', { name: '+ circle' }).click();
    const given = page.locator('.ask-given select').first();
    await given.focus();
    const [first, second] = await given.locator('option').allTextContents();
    expect(await given.inputValue()).toBe(first);
    await page.keyboard.press('ArrowDown');
    await says(`gap(${second}`);
    expect(await focused()).toBe('circle');
    await given.selectOption(first!);
    const remove = page.getByRole('button', { name: `Remove ${second}`, exact: true });
    await remove.focus();
    await page.keyboard.press('Enter');
    expect(await remove.count()).toBe(0);
    expect(await focused()).toMatch(/^Remove /);
  });

  it('says which number is none, and keeps the one before', async () => {
    const fn = page.getByLabel('Function', { exact: true });
    const before = await fn.inputValue();
    await fn.selectOption('boxFromRectangle');
    const width = page.locator('.ask input').first();
    const label = await width.getAttribute('aria-label');
    const old = await width.inputValue();
    await width.fill('abc');
    await width.press('Enter');
    await expect
      .poll(() => page.locator('.ask-note').textContent())
      .toMatch(`${label} is “abc”; give a number`);
    expect(await page.locator('.ask-note').textContent()).toContain(`It is still ${old}.`);
    expect(await width.getAttribute('aria-invalid')).toBe('true');
    await width.fill('7,5');
    await width.press('Enter');
    await says(/boxFromRectangle\(.*7\.5/);
    expect(await width.getAttribute('aria-invalid')).toBe(null);
    expect(await page.locator('.ask-note').textContent()).not.toContain('abc');
    await fn.selectOption(before);
    await says(/gap\(circle, box\)/);
  });

  it('says which shapes are missing', async () => {
    await page.getByRole('button', { name: 'Remove box', exact: true }).click();
    await says(/not called: gap needs shapes/);
    await page.getByRole('button', { name: '+ box', exact: true }).click();
    await says(/gap\(circle, box\)/);
  });

  it('stops code without an end, and answers the next', async () => {
    await page.locator('.playground-cell').last().locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\nfunction gap2(circle: Circle) { for (;;) {} }');
    await page.getByLabel('Function', { exact: true }).selectOption('gap2');
    await says(/no answer: the run is too long/);
    await page.getByLabel('Function', { exact: true }).selectOption('gap');
    await says(/gap\(circle, box\)/);
  });
});

describe('what is made', () => {
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };

  it('is saved as TypeScript with all that it needs', async () => {
    const text = await save('Save as .ts');
    for (const piece of [
      'export function signedDistanceToBox',
      'interface Box',
      'gap(circle, box)',
    ])
      expect(text).toContain(piece);
  });

  it('is saved as a page that runs by itself', async () => {
    const text = await save('Save as a page');
    const {
      page: alone,
      problems: wrong,
      close,
    } = await browser.newPage({ width: 900, height: 700 });
    await alone.setContent(text);
    const before = await alone.locator('output').textContent();
    expect(Number(before)).toBeTypeOf('number');
    const box = (await alone.locator('canvas').boundingBox())!;
    const at = await page.locator('.shape-list').textContent();
    const [, x, y] = /circle= \{ center: \{ x: ([\d.]+), y: ([\d.]+)/.exec(at ?? '')!;
    const [left, top] = [
      box.x + (Number(x) / 96) * box.width,
      box.y + (1 - Number(y) / 64) * box.height,
    ];
    await alone.mouse.move(left, top);
    await alone.mouse.down();
    await alone.mouse.move(left - 60, top, { steps: 3 });
    await alone.mouse.up();
    expect(await alone.locator('output').textContent()).not.toBe(before);
    expect(wrong.consoleErrors).toEqual([]);
    await close();
  });

  it('is saved as a page whose code reaches no network', async () => {
    const reach = (url: string) =>
      `globalThis['fe' + 'tch']?.('${url}a').catch(() => {});\n` +
      `try { [].constructor.constructor("new Image().src='${url}b'")(); } catch {}\n` +
      `new globalThis['Ima' + 'ge']().src = '${url}c';`;
    const shapes = withShape([], 'circle');
    const html = (cells: string[]) =>
      htmlOf({ shapes, cells, call: { fn: 'one', inputs: ['circle'] }, moved: '' }, []);
    const one = 'function one() { return 1; }';
    const { page: alone, close } = await browser.newPage({ width: 900, height: 700 });
    const url = new URL('reached/', inject('siteUrl')).href;
    const reached: string[] = [];
    await alone.route(`${url}*`, (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    const text = html([one, reach(url)]);
    await alone.goto('about:blank');
    await alone.setContent(text);
    await expect.poll(() => alone.locator('output').textContent()).toBe('1');
    await alone.waitForTimeout(300);
    expect(reached).toEqual([]);
    // Without its policy the request would succeed.
    await alone.goto('about:blank');
    await alone.setContent(text.replace(/<meta http-equiv.*>/, ''));
    await expect.poll(() => reached.length).toBe(3);
    await close();
  });

  it('comes back after a reload', async () => {
    await page.reload();
    await page.locator('.playground[data-ready]').waitFor();
    await says(/gap\(circle, box\)/);
  });

  it('is shared by a link, which runs only after a press, and takes nothing away', async () => {
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#play=/);
    const hash = await page.evaluate(() => location.hash);
    const other = await browser.newPage({ width: 1440, height: 1000 });
    await open(other.page, hash);
    await says(/boxIntersectsCircle/, other.page);
    expect(await other.page.locator('.playground-cells').textContent()).not.toContain(
      'function gap',
    );
    await other.page.getByRole('button', { name: 'Show and run it' }).click();
    await says(/gap\(circle, box\)/, other.page);
    await other.page.getByRole('button', { name: 'Back to mine' }).click();
    await says(/boxIntersectsCircle/, other.page);

    // A shared playground is not stored until the reader changes it, so it does not run at the next
    // visit.
    await open(other.page, hash);
    await other.page.getByRole('button', { name: 'Show and run it' }).click();
    await says(/gap\(circle, box\)/, other.page);
    await open(other.page);
    await says(/boxIntersectsCircle/, other.page);
    expect(await other.page.getByRole('button', { name: 'Back to mine' }).isVisible()).toBe(false);

    await open(other.page, hash);
    await other.page.getByRole('button', { name: 'Show and run it' }).click();
    await says(/gap\(circle, box\)/, other.page);
    await other.page.locator('[data-handle="circle.center"]').focus();
    await other.page.keyboard.press('ArrowUp');
    const stored = other.page.locator('.edit-says');
    await expect.poll(() => stored.textContent()).toBe('Saved on this device.');
    await open(other.page);
    await says(/gap\(circle, box\)/, other.page);
    await other.page.getByRole('button', { name: 'Back to mine' }).click();
    await says(/boxIntersectsCircle/, other.page);
    expect(other.problems).toEqual(noProblems);
    await other.close();

    // The reader's own link is not a stranger's.
    await open(page, hash);
    await says(/gap\(circle, box\)/);
    expect(await page.locator('.shared-edit').isVisible()).toBe(false);
  });

  it('says when it is full', async () => {
    const other = await browser.newPage({ width: 1440, height: 1000 });
    await open(other.page);
    const add = other.page.getByRole('button', { name: '+ circle' });
    const full = other.page.getByText('There is no room for more shapes.');
    expect(await full.isVisible()).toBe(false);
    while (await add.isEnabled()) await add.click();
    expect(await full.isVisible()).toBe(true);
    await other.page.locator('[data-remove]').last().click();
    expect(await full.isVisible()).toBe(false);
    await other.close();
  });

  it('is there again after beginning anew', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await says(/boxIntersectsCircle/);
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await says(/gap\(circle, box\)/);
  });

  it('a link that is broken says so, and does no harm', async () => {
    const other = await browser.newPage({ width: 1440, height: 1000 });
    await open(other.page, '#play=AAAA');
    await expect
      .poll(() => other.page.locator('.shared-edit').textContent())
      .toContain('cannot be read');
    await says(/boxIntersectsCircle/, other.page);
    await other.close();
  });
});

it('has no errors, and is accessible', async () => {
  expect(await violationsOfShape(page)).toEqual([]);
  expect(problems).toEqual(noProblems);
});
