import { afterAll, describe, expect, it } from 'vitest';
import { figure as circlesTouch } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import { cannotShow, stateOf } from '#lab/judge/state-of.ts';
import type { Circle } from '#lib/index.ts';
import * as cells from '../../browser/cell.ts';
import { figureOn, look } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// Stepping through edited code, its breakpoints and its cases.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900 });

const own = cells.ownCode();
const cell = cells.listingIn(page);
const press = (step: string) =>
  cell.locator(`[data-step="${step}"]`).evaluate((one: HTMLElement) => one.click());
const words = () => cell.locator('.step-words').textContent();
const number = (line: number) =>
  cell.locator('.cm-lineNumbers .cm-gutterElement').filter({ hasText: new RegExp(`^${line}$`) });
const marked = () => cell.locator('.cm-lineNumbers .breakpoint').allTextContents();
const here = () => cell.locator('.cm-line.here').allTextContents();
/** The number of the line that contains this. */
const lineOf = (text: string, piece: string) =>
  text.slice(0, text.indexOf(piece)).split('\n').length;

describe('steps', () => {
  it('highlight one line of the editor each, from the first to the last', async () => {
    await cells.openPage(page);
    await cells.edit(cell);
    expect(await here()).toEqual([]);
    const seen: number[] = [];
    const last = Number(await cell.locator('.steps input').getAttribute('max'));
    for (let step = 0; step <= last; step += 1) {
      await press('on');
      await expect.poll(words).toMatch(new RegExp(`^Step ${step + 1} of ${last + 1}, line \\d+`));
      const [, line] = /line (\d+)/.exec((await words()) ?? '') ?? [];
      seen.push(Number(line));
      expect(await here()).toHaveLength(1);
      const text = own.text.split('\n')[Number(line) - 1];
      expect((await here())[0]).toContain(text?.trim());
    }
    expect(new Set(seen).size).toBeGreaterThan(3);
    await press('whole');
    expect(await here()).toEqual([]);
  });
});

describe('a breakpoint', () => {
  const reach = lineOf(own.text, 'const reach');

  it('is set by a click on the number of a line, and Run stops there', async () => {
    await number(reach).click();
    await expect.poll(marked).toEqual([String(reach)]);
    await press('play');
    const said = cell.locator('.debug-said');
    await expect.poll(() => said.textContent()).toBe(`Stopped at the breakpoint on line ${reach}.`);
    expect((await here()).join()).toContain('const reach');
    expect(await cell.locator('[data-step="play"]').textContent()).toBe('Run');
    await press('whole');
  });

  it('moves with its line', async () => {
    await cells.select(cell, 'const dx');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.insertText('const two = 2;\n  ');
    await expect.poll(marked).toEqual([String(reach + 1)]);
    // The code with the new line runs now.
    await expect
      .poll(() => cell.locator('.cm-line .values').allTextContents())
      .toContain('two = 2');
    await press('play');
    await expect
      .poll(() => cell.locator('.debug-said').textContent())
      .toBe(`Stopped at the breakpoint on line ${reach + 1}.`);
    expect((await here()).join()).toContain('const reach');
    await press('whole');
    await cells.task(cell, 'reset').click();
    await expect.poll(marked).toEqual([String(reach)]);
  });

  it('goes by a second click, also from a line that has become a comment', async () => {
    await number(reach).click();
    await expect.poll(marked).toEqual([]);
    // By the keyboard: F9 in its line.
    await cells.select(cell, 'const dy');
    await page.keyboard.press('F9');
    const last = lineOf(own.text, 'const dy');
    await expect.poll(marked).toEqual([String(last)]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.insertText('return true; // ');
    await cells.select(cell, 'return true; ');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await cells.replace(cell, 'eturn true; //', '//');
    await page.waitForTimeout(300);
    await number(last).click();
    await expect.poll(marked).toEqual([]);
    await cells.task(cell, 'reset').click();
    await cells.judged(cell);
  });

  it('is not needed to run to a line', async () => {
    await press('more');
    const lines = cell.getByRole('combobox', { name: 'Line to run to' });
    await lines.waitFor();
    const offered = await lines.locator('option').allTextContents();
    expect(offered.some((one) => one.startsWith(`${reach}: const reach`))).toBe(true);
    await lines.selectOption({ label: offered.find((one) => one.includes('const reach'))! });
    await cell.getByRole('button', { name: 'Go to this line' }).click();
    await expect.poll(async () => (await here()).join()).toContain('const reach');
    expect(await words()).toContain(`line ${reach}`);
    await press('whole');
    await press('more');
  });
});

describe('a case', () => {
  const edited = own.text.replace('<= reach', '< reach');
  const { suite, failed } = cells.judgeOf(edited);
  const figure = figureOn(page, 'circles-touch');
  const square = (index: number) => cell.locator(`.judge-squares [data-case="${index}"]`);
  const states = suite.cases.map(({ values }) => stateOf(circlesTouch, cells.fn, values));

  it('that failed is loaded into the figure by a click, and the listing runs it', async () => {
    await cells.write(cell, edited);
    await expect.poll(() => cells.judged(cell)).toBe(cells.judgeOf(edited).summary);
    const index = failed.find((one) => states[one] !== null)!;
    const { first, second } = states[index] as { first: Circle; second: Circle };
    await square(index).click();
    const fields = async () => {
      const numbers = Object.values((await look(figure)).fields).map((one) =>
        Number(one.replace('−', '-')),
      );
      return numbers;
    };
    const wanted = [first, second].flatMap(({ center, radius }) => [center.x, center.y, radius]);
    await expect.poll(fields).toEqual(wanted);
    await expect.poll(() => square(index).getAttribute('aria-current')).toBe('true');
    // The pair touches, so the edit returns no but the figure's own test yes.
    await expect.poll(() => cell.locator('.cm-line .values').allTextContents()).toContain('false');
    expect((await look(figure)).hit).toBe(true);
    expect(await cell.locator('.judge-note').textContent()).toContain('says miss, should be hit');
  });

  it('is reached by arrow keys and loaded by Enter', async () => {
    await square(failed[0]!).focus();
    await page.keyboard.press('ArrowRight');
    expect(await square(failed[0]! + 1).evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => square(failed[0]! + 1).getAttribute('aria-current')).toBe('true');
  });

  it('that the figure cannot show says so', async () => {
    const index = states.indexOf(null);
    expect(index).toBeGreaterThanOrEqual(0);
    await square(index).click();
    await expect.poll(() => cell.locator('.judge-note').textContent()).toContain(cannotShow);
  });

  it('is found by the buttons below: the first failure, and the next', async () => {
    await cell.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => square(failed[0]!).getAttribute('aria-current')).toBe('true');
    await cell.getByRole('button', { name: 'Next failure' }).click();
    await expect.poll(() => square(failed[1]!).getAttribute('aria-current')).toBe('true');
  });
});

it('nothing went wrong on the way', () => expect(problems).toEqual(noProblems));
