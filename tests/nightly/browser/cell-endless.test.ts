import { afterAll, describe, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// Code that does not end, or is slow.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900 });

const own = cells.ownCode();
const cell = cells.listingIn(page);
const withLine = (line: string) => own.text.replace('const dx', `${line}\n  const dx`);
const trouble = () => cell.locator('.edit-trouble').textContent();
const summary = () => cells.summary(cell).textContent();
const says = () => cells.mapSays(cell).textContent();
const right = cells.judgeOf(own.text).summary;

/** Milliseconds until the judge reports this about a text. */
async function timeOf(text: string, words: RegExp): Promise<number> {
  await cells.write(cell, text);
  const start = performance.now();
  await expect.poll(summary, { interval: 10 }).toMatch(words);
  return Math.round(performance.now() - start);
}

describe('an endless loop', () => {
  it.each([
    ['in the function', withLine('while (true) {}')],
    ['before it is called', `const never = (() => {\n  while (true) {}\n})();\n${own.text}`],
    ['at some places only', withLine('while (a.radius > 20) {}')],
    ['that calls', withLine('const f = (): void => f(); for (;;) { try { f(); } catch {} }')],
  ])('%s is stopped, which is said, and the next edit works again', async (_, text) => {
    if ((await cells.editButton(cell).count()) === 0) await cells.openPage(page);
    if ((await cell.locator('.edit-cell').count()) === 0) await cells.edit(cell);
    const stopped = await timeOf(text, /^It does not run: .*ran too long/);
    const works = await timeOf(own.text, new RegExp(`^${right}$`));
    console.log(`stopped after ${stopped} ms, right again after ${works} ms`);
    await expect.poll(trouble).toBe('');
    await expect
      .poll(() => cells.mapSays(cell).textContent())
      .toBe('Right everywhere on this map.');
    expect(await page.locator('iframe[title="Where edited code runs"]').count()).toBe(1);
  });

  it('leaves the page as quick as before, and is stopped by Close, too', async () => {
    await cells.write(cell, withLine('while (true) {}'));
    await expect.poll(summary).toMatch(/ran too long/);
    const frame = await page.evaluate(async () => {
      const start = performance.now();
      for (let i = 0; i < 10; i += 1) await new Promise(requestAnimationFrame);
      return (performance.now() - start) / 10;
    });
    console.log(`a frame took ${Math.round(frame)} ms beside it`);
    await cells.task(cell, 'close').click();
    expect(await page.locator('iframe[title="Where edited code runs"]').count()).toBe(0);
    await expect.poll(() => cell.locator('.line .said').allTextContents()).toContain('true');
    await cells.edit(cell);
    await cells.task(cell, 'reset').click();
    await expect.poll(summary).toBe(right);
  });

  it('that is followed by a mistake says the mistake alone', async () => {
    await cells.write(cell, `const never = (() => {\n  while (true) {}\n})();\n${own.text}`);
    await expect.poll(trouble).toMatch(/ran too long/);
    await cells.write(cell, withLine('nothing;'));
    await cell.locator('.fault-words').waitFor();
    expect(await trouble()).toBe('');
    expect(await summary()).toMatch(/^Not judged yet/);
    await cells.write(cell, own.text);
    await expect.poll(summary).toBe(right);
  });
});

describe('a loop that ends', () => {
  it('after a million turns is judged right', async () => {
    const sum = 'let sum = 0;\n  for (let i = 0; i < 1_000_000; i += 1) sum += i;';
    // The judge's report about other code must not count for this one.
    const wrong = own.text.replace('<= reach', '< reach');
    await timeOf(wrong, new RegExp(`^${cells.judgeOf(wrong).summary}$`));
    const ms = await timeOf(withLine(sum), new RegExp(`^${right}$`));
    console.log(`a million turns in each case: right after ${ms} ms`);
    expect(await trouble()).toBe('');
    // A fine map of it would take minutes, on a busy machine even a coarse one.
    await expect.poll(says).toMatch(/too slow for a (finer )?map\.$/);
    console.log(await says());
  });
});

describe('a map', () => {
  it('that would take long gives way at once to that of the next code', async () => {
    const slow = 'for (let i = 0; i < 100_000; i += 1) if (i < 0) return false;';
    await cells.write(cell, withLine(slow));
    await expect.poll(summary).toBe(right);
    await cells.write(cell, own.text.replace('<= reach', '< reach'));
    await expect.poll(says).toMatch(/^Wrong (only|in only)/);
  });
});

it('nothing went wrong on the way', () => expect(problems).toEqual(noProblems));
