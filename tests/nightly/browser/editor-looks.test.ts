import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawn } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import type * as Editors from '../../support/editor-page.ts';
import { bundleEditor, openEditorPage } from './editor-page.ts';

// What lines show in addition to their code, and how it changes with the text.

declare const editors: typeof Editors;

const browser = await openBrowser();
afterAll(() => browser.close());

const { page, problems } = await browser.newPage();
await openEditorPage(page, 'voronoi-regions/', await bundleEditor());
const code = 'function add(a, b) {\n  const sum = a + b;\n  return sum;\n}';
const textOf = () => page.evaluate(() => editors.last().text);

/** The values by the code of their line. */
const shown = () =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.scratch .cm-line.line')].map((line) => {
        const values = line.querySelector('.values')?.textContent ?? '';
        const code = line.textContent!.replace(values, '').trim();
        const classes = line.className.replace('cm-line', '').trim();
        return [code, [classes, values].filter(Boolean).join(': ')];
      }),
    ),
  );
const show = (words: string, className = 'line ran') =>
  page.evaluate(
    ([words, className]) => {
      const row = { ...editors.noRow, words };
      const ran = { className: 'line ran', row: editors.noRow };
      editors.last().showLines(
        new Map([
          [40, ran],
          [41, { className, row }],
          [42, { className: 'line ran here', row: editors.noRow }],
          [1000, ran],
        ]),
      );
    },
    [words, className] as const,
  );
const goTo = (line: number) =>
  page.evaluate((line) => {
    editors.last().goTo(line);
    editors.last().focus();
  }, line);

beforeEach(async () => {
  await page.evaluate((code) => void editors.open(code, 40), code);
  await show('sum = 3');
});

describe('what a line shows', () => {
  it('is there, and no part of the text', async () => {
    expect(await shown()).toEqual({
      'function add(a, b) {': 'line ran',
      'const sum = a + b;': 'line ran: sum = 3',
      'return sum;': 'line ran here',
    });
    expect(await textOf()).toBe(code);
    const spoken = await page.locator('.scratch .values').getAttribute('aria-hidden');
    expect(spoken).toBe('true');
  });

  it('is not copied with the text', async () => {
    await goTo(40);
    await page.keyboard.press('Control+a');
    const copied = await page.evaluate(() => {
      const data = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true });
      document.activeElement!.dispatchEvent(event);
      return data.getData('text/plain');
    });
    expect(copied).toBe(code);
  });

  it('stays with its line while the text changes', async () => {
    await goTo(40);
    await page.keyboard.press('Enter');
    await goTo(42);
    await page.keyboard.type('// ');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await shown()).toEqual({
      'function add(a, b) {': 'line ran',
      '// const sum = a + b;': 'line ran: sum = 3',
      'return sum;': 'line ran here',
    });
  });

  it('goes with its line, and others keep theirs when the text is set', async () => {
    const [other, without] = ['const all = a + b;', 'function add(a, b) {\n  return sum;\n}'];
    await page.evaluate(
      (text) => editors.last().setText(text),
      code.replace('const sum = a + b;', other),
    );
    expect(await shown()).toMatchObject({ 'return sum;': 'line ran here' });
    await page.evaluate((text) => editors.last().setText(text), without);
    expect(await shown()).toEqual({
      'function add(a, b) {': 'line ran',
      'return sum;': 'line ran here',
    });
  });

  it('changes in the elements that are there, and moves neither cursor nor page', async () => {
    await goTo(41);
    await drawn(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { before: document.querySelector('.scratch .said') });
      window.scrollTo({ top: 40, behavior: 'instant' });
    });
    await show('sum = 4', 'line never');
    expect(await shown()).toMatchObject({ 'const sum = a + b;': 'line never: sum = 4' });
    const same = await page.evaluate(
      () => document.querySelector('.scratch .said') === Reflect.get(globalThis, 'before'),
    );
    expect(same).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
    await page.keyboard.type('x');
    expect(await textOf()).toBe(code.replace('const', 'xconst'));
  });

  it('leaves letters alone that are still being composed', async () => {
    await goTo(41);
    const devtools = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await page.evaluate(() => {
      const ends: string[] = [];
      Object.assign(globalThis, { ends });
      document.addEventListener('compositionend', ({ data }) => ends.push(data));
    });
    await compose('k');
    await show('sum = 4', 'line never');
    await compose('ka');
    await show('sum = 5');
    expect(await shown()).toMatchObject({ 'kaconst sum = a + b;': 'line ran: sum = 5' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ends'))).toEqual([]);
    await devtools.send('Input.insertText', { text: 'か' });
    expect(await textOf()).toBe(code.replace('const', 'かconst'));
  });

  it('greys the pieces that never ran', async () => {
    await page.evaluate(() => {
      const row = { ...editors.noRow, dimmed: [[12, 17]] as const };
      editors.last().showLines(new Map([[41, { className: 'line ran', row }]]));
    });
    const grey = page.locator('.scratch .never-ran');
    expect((await grey.allTextContents()).join('')).toBe('= a +');
    const [dimmed, faint] = await grey.first().evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--faint)';
      document.body.append(probe);
      const colours = [element, probe].map((one) => getComputedStyle(one).color);
      probe.remove();
      return colours;
    });
    expect(dimmed).toBe(faint);
  });

  it('tells which square was clicked, and leaves focus and cursor where they are', async () => {
    await goTo(42);
    await page.evaluate(() => {
      const cell = { tick: 'true', text: '', isNow: false, isLater: false } as const;
      const cells = [7, 8, 9].map((event) => ({ ...cell, event, isNow: event === 8 }));
      const look = { className: 'line ran', row: { ...editors.noRow, cells } };
      editors.last().showLines(new Map([[41, look]]), true);
    });
    const cells = page.locator('.scratch .cell');
    expect(await cells.count()).toBe(8);
    // On a phone, focus would open the keyboard.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await cells.nth(1).click();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    // The fourth square is empty.
    await cells.nth(3).click();
    expect(await page.evaluate(() => editors.told.cells)).toEqual([8]);
    expect(await page.locator('.scratch .cell.now').count()).toBe(1);
    await page.evaluate(() => editors.last().focus());
    await page.keyboard.type('x');
    expect(await textOf()).toBe(code.replace('return', 'xreturn'));
  });

  it('leaves out values of an earlier iteration while a step is looked at', async () => {
    const isVisible = async (isStepping: boolean) => {
      await page.evaluate((isStepping) => {
        const row = { ...editors.noRow, words: 'sum = 3', isOld: true };
        editors.last().showLines(new Map([[41, { className: 'line ran', row }]]), isStepping);
      }, isStepping);
      return page.locator('.scratch .said').isVisible();
    };
    expect(await isVisible(false)).toBe(true);
    expect(await isVisible(true)).toBe(false);
  });

  it('stands under a line that is too long for it', async () => {
    const rows = () =>
      page.evaluate(() => {
        const said = document.querySelector('.scratch .said')!;
        const line = said.closest('.cm-line')!.getBoundingClientRect();
        const { top, bottom, left } = said.getBoundingClientRect();
        return { from: top - line.top, to: line.bottom - bottom, isIn: left >= line.left };
      });
    expect(await rows()).toEqual({ from: 0, to: 0, isIn: true });
    await goTo(41);
    await page.keyboard.type(`/* ${'long '.repeat(8)}*/`);
    expect(await rows()).toEqual({ from: 24, to: 0, isIn: true });
  });

  it('has met no error', () => {
    expect(problems).toEqual(noProblems);
  });
});
