import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { violationsInDark, violationsInLight } from '../../browser/accessibility.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import type * as Editors from '../../support/editor-page.ts';
import { bundleEditor, openEditorPage } from './editor-page.ts';

// Editing the text in a listing's editor.

declare const editors: typeof Editors;

const browser = await openBrowser();
afterAll(() => browser.close());

const { page, problems } = await browser.newPage();
await openEditorPage(page, 'voronoi-regions/', await bundleEditor());

const code = 'function add(a: number, b: number) {\n  return a + b;\n}';
const box = page.getByRole('textbox', { name: 'Code of a test' });
const textOf = () => page.evaluate(() => editors.last().text);
const told = () => page.evaluate(() => editors.told);
const isIn = () => box.evaluate((element) => element === document.activeElement);

/** Moves the cursor to the start of a line's code. */
const goTo = (line: number) =>
  page.evaluate((line) => {
    editors.last().goTo(line);
    editors.last().focus();
  }, line);

beforeEach(() => page.evaluate((code) => void editors.open(code, 40), code));

describe('text', () => {
  it('is what was typed, and is told after every change', async () => {
    await goTo(41);
    await page.keyboard.type('//');
    expect(await textOf()).toBe(code.replace('return', '//return'));
    expect((await told()).changes).toEqual([
      code.replace('return', '/return'),
      code.replace('return', '//return'),
    ]);
  });

  it('comes back by undo, and again by redo', async () => {
    await goTo(41);
    await page.keyboard.type('x');
    await page.evaluate(() => editors.last().undo());
    expect(await textOf()).toBe(code);
    await page.evaluate(() => editors.last().redo());
    expect(await textOf()).toBe(code.replace('return', 'xreturn'));
    await page.keyboard.press('Control+z');
    expect(await textOf()).toBe(code);
    await page.keyboard.press('Control+y');
    expect(await textOf()).toBe(code.replace('return', 'xreturn'));
    expect((await told()).changes).toHaveLength(5);
  });

  it('that is set is one change, apart from what was typed', async () => {
    const other = code.replace('a + b', 'a - b');
    await goTo(41);
    await page.keyboard.type('x');
    await page.evaluate((other) => editors.last().setText(other), other);
    await page.keyboard.type('y');
    expect(await textOf()).toBe(other.replace('return', 'yreturn'));
    const texts = [];
    for (let i = 0; i < 3; i++) {
      await page.evaluate(() => editors.last().undo());
      texts.push(await textOf());
    }
    expect(texts).toEqual([other, code.replace('return', 'xreturn'), code]);
  });

  it('that is set may end its lines as Windows does', async () => {
    const text = code.replaceAll('\n', '\r\n');
    await page.evaluate((text) => editors.last().setText(text), text);
    expect(await textOf()).toBe(code);
    await page.evaluate((text) => editors.last().setText(text), `// Add.\r\n${text}`);
    expect(await textOf()).toBe(`// Add.\n${code}`);
  });

  it('that is set as it is already is no change', async () => {
    await page.evaluate((code) => editors.last().setText(code), code);
    expect((await told()).changes).toEqual([]);
  });

  it('indents a new line as the line before', async () => {
    await goTo(41);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('b;');
    expect(await textOf()).toBe(code.replace('a + b;', 'a + b;\n  b;'));
  });
});

describe('Tab', () => {
  it('indents the line, and with Shift takes that back', async () => {
    await goTo(41);
    await page.keyboard.press('Tab');
    expect(await textOf()).toBe(code.replace('  return', '    return'));
    await page.keyboard.press('Shift+Tab');
    expect(await textOf()).toBe(code);
    expect(await isIn()).toBe(true);
  });

  it('leaves the editor after Escape, however long after', async () => {
    await goTo(41);
    await page.keyboard.press('Escape');
    // CodeMirror by itself waits for two seconds.
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After it');
    expect(await textOf()).toBe(code);
  });

  it('leaves it backwards with Shift', async () => {
    await goTo(41);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    expect(await isIn()).toBe(false);
    expect(await textOf()).toBe(code);
  });

  it('indents again once another key was pressed', async () => {
    await goTo(41);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await textOf()).toBe(code.replace('  return', '    return'));
  });

  it('is explained below, and to a screen reader', async () => {
    const hint = 'Press Escape, then Tab, to leave the editor.';
    await page.getByText(hint).scrollIntoViewIfNeeded();
    expect(await page.getByText(hint).isVisible()).toBe(true);
    expect(await descriptionOf()).toContain(hint);
  });
});

/** The editor's accessible description. */
const descriptionOf = () =>
  box.evaluate((element) =>
    element
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join(' ')
      .trim(),
  );

describe('line numbers', () => {
  const numbers = page.locator('.scratch .cm-lineNumbers .cm-gutterElement:visible');

  it('count from 1, wherever the function stands in its file', async () => {
    expect(await numbers.allTextContents()).toEqual(['1', '2', '3']);
    await goTo(42);
    expect(await page.evaluate(() => editors.last().line)).toBe(42);
  });

  it('tell which of them was clicked, and F9 in which line it was pressed', async () => {
    await numbers.nth(1).click();
    await goTo(42);
    await page.keyboard.press('F9');
    expect((await told()).gutter).toEqual([41, 42]);
  });

  it('show breakpoints, which move with their lines', async () => {
    const marked = () => page.locator('.scratch .breakpoint').allTextContents();
    await page.evaluate(() => editors.last().showBreakpoints(new Set([41, 1000])));
    expect(await marked()).toEqual(['2']);
    await goTo(40);
    await page.keyboard.press('Enter');
    expect(await marked()).toEqual(['3']);
    expect(await page.evaluate(() => [...editors.last().breakpoints])).toEqual([42]);
    await page.evaluate(() => editors.last().showBreakpoints(new Set()));
    expect(await marked()).toEqual([]);
  });
});

describe('a fault', () => {
  const message = 'c is not defined.';
  const show = (line: number) =>
    page.evaluate(
      ([line, message]) => editors.last().showFault({ line, message, columns: [13, 14] }),
      [line, message] as const,
    );
  const words = page.locator('.scratch .fault-words');

  it('stands under its line, whose part is marked', async () => {
    await show(41);
    expect(await words.textContent()).toBe(message);
    const above = words.locator('xpath=preceding-sibling::*[1]');
    expect(await above.textContent()).toBe('  return a + b;');
    expect(await page.locator('.scratch .fault-code').textContent()).toBe('b');
    expect(await textOf()).toBe(code);
  });

  it('is announced, and told of the editor', async () => {
    expect(await box.getAttribute('aria-invalid')).toBe(null);
    await show(41);
    const said = `Line 2: ${message}`;
    expect(await page.locator('.scratch [role="status"]').textContent()).toBe(said);
    expect(await box.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf()).toContain(said);
  });

  it('stays at its line while lines are added, and goes when it is cleared', async () => {
    await show(41);
    await goTo(40);
    await page.keyboard.press('Enter');
    const above = words.locator('xpath=preceding-sibling::*[1]');
    expect(await above.textContent()).toBe('  return a + b;');
    await page.evaluate(() => editors.last().showFault(null));
    expect(await words.count()).toBe(0);
    expect(await box.getAttribute('aria-invalid')).toBe(null);
    expect(await page.locator('.scratch [role="status"]').textContent()).toBe('');
  });

  it('goes with its line', async () => {
    await show(41);
    await page.evaluate(
      (without) => editors.last().setText(without),
      code.replace('  return a + b;\n', ''),
    );
    expect(await words.count()).toBe(0);
    expect(await page.locator('.scratch [role="status"]').textContent()).toBe('');
  });

  it('can be cleared by the change that mends it', async () => {
    await show(41);
    await page.evaluate(() => {
      editors.told.now = () => {
        editors.last().showFault(null);
        editors.last().showLines(new Map([[40, { className: 'line ran', row: editors.noRow }]]));
      };
    });
    await goTo(41);
    await page.keyboard.type('x');
    expect(await words.count()).toBe(0);
    expect(await page.locator('.scratch .line.ran').count()).toBe(1);
  });

  it('beyond the text stands at its end', async () => {
    await page.evaluate(() =>
      editors.last().showFault({ line: 99, message: 'It ends too early.' }),
    );
    const above = words.locator('xpath=preceding-sibling::*[1]');
    expect(await above.textContent()).toBe('}');
  });
});

describe('the page', () => {
  it('is left as it was', async () => {
    await page.evaluate(() => editors.last().destroy());
    expect(await page.locator('.scratch .listed').innerHTML()).toBe('');
  });

  it('has its rules kept, in light and dark', async () => {
    await page.evaluate(() => {
      const editor = editors.last();
      editor.showBreakpoints(new Set([40]));
      editor.showFault({ line: 41, message: 'c is not defined.' });
    });
    await goTo(40);
    expect(await violationsInLight(page, ['.scratch'])).toEqual([]);
    expect(await violationsInDark(page, ['.scratch'])).toEqual([]);
  });

  it('refuses none of the styles of the editor', async () => {
    // CodeMirror's own rule, without which text would wrap and spaces would be lost.
    const style = await box.evaluate((element) => getComputedStyle(element).whiteSpace);
    expect(style).toBe('pre');
    expect(problems).toEqual(noProblems);
  });
});
