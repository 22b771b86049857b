import { afterAll, describe, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// Code that is wrong, cannot run, or was not called yet.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900 });

const own = cells.ownCode();
const cell = cells.listingIn(page);
await cells.openPage(page);
await cells.ready(cell);
await cells.edit(cell);

it('an edit of a sum into a product is wrong at a part of the map, which has its kinds', async () => {
  await cells.write(cell, own.text.replace('a.radius + b', 'a.radius * b'));
  const wanted = cells.judgeOf(await cells.textOf(cell));
  await expect.poll(() => cells.summary(cell).textContent()).toBe(wanted.summary);
  await expect.poll(() => cells.mapSays(cell).textContent()).toMatch(/^Wrong on .*% of the map\.$/);
  const kinds = async () => (await cell.locator('.map-kinds li:visible').allTextContents()).join();
  await expect.poll(kinds).toContain('yes, should be no');
  expect(await kinds()).not.toContain('no, should be yes');
});

interface Fault {
  readonly what: string;
  readonly change: (text: string) => string;
  readonly words: RegExp;
}

const faults: readonly Fault[] = [
  {
    what: 'an unknown name',
    change: (text) => text.replace('dx * dx', 'dx * dz'),
    words: /^Nothing here is called dz\.$/,
  },
  {
    what: 'a misspelled property',
    change: (text) => text.replace('a.radius', 'a.raduis'),
    words: /^a has no raduis; it has center and radius\. Did you mean radius\?$/,
  },
  {
    what: 'a brace that is not closed',
    change: (text) => text.slice(0, -1),
    words: /^The code ends too early/,
  },
  {
    what: 'a function of another name',
    change: (text) => text.replace('circlesIntersect', 'other'),
    words: /circlesIntersect/,
  },
  {
    what: 'an assignment to nothing',
    change: (text) => text.replace('const dx =', 'const dx'),
    words: /^b is not expected here\.$/,
  },
];

it('a mistake stands at its line in plain words, and goes when it is mended', async () => {
  const status = cell.locator('.editor > [role="status"]');
  const before = own.text.split('\n');
  for (const { what, change, words } of faults) {
    const text = change(own.text);
    const offset = text.split('\n').findIndex((line, i) => line !== before[i]);
    await cells.write(cell, text);
    await cell.locator('.fault-words').waitFor();
    const said = (await cell.locator('.fault-words').textContent()) ?? '';
    expect(said, what).toMatch(words);
    expect(said, what).not.toMatch(/\bat \d+:|Error|\(\d+:\d+\)/);
    await expect
      .poll(() => cells.summary(cell).textContent(), { message: what })
      .toMatch(/^Not judged yet/);
    await expect
      .poll(() => status.textContent(), { message: what })
      .toBe(`Line ${offset + 1}: ${said}`);

    await cells.write(cell, own.text);
    await cell.locator('.fault-words').waitFor({ state: 'detached' });
    await expect.poll(() => cells.summary(cell).textContent()).toMatch(/^All/);
    expect(await status.textContent(), what).toBe('');
  }
});

describe('the map', () => {
  it('says nothing of code that can’t run, though the map of the code before is still drawn', async () => {
    await cells.write(cell, `${own.text}\n`);
    await page.waitForTimeout(250);
    await cells.write(cell, own.text.slice(0, -1));
    await cell.locator('.fault-words').waitFor();
    await page.waitForTimeout(2000);
    expect(await cells.mapSays(cell).textContent()).toBe('The map shows your code as it last ran.');
  });

  it('says nothing of code that was not called yet', async () => {
    await cells.write(cell, own.text);
    await expect
      .poll(() => cells.mapSays(cell).textContent())
      .toBe('Right everywhere on this map.');
    const slow = 'const end = Date.now() + 330; while (Date.now() < end); return true;';
    await cells.write(cell, `function circlesIntersect(a, b) { ${slow} }`);
    await expect
      .poll(() => cells.mapSays(cell).textContent())
      .toBe('The map still shows your earlier code.');
  });
});

it('a text that is too long to run is left out, in plain words', async () => {
  await cells.write(cell, own.text);
  // A later run would clear the message.
  await expect.poll(() => cells.summary(cell).textContent()).toMatch(/^All/);
  await cells.write(cell, '// \n'.repeat(50_000));
  await expect
    .poll(() => cell.locator('.fault-words').textContent())
    .toMatch(/^The text is too long and was not inserted/);
  expect(await cells.textOf(cell)).toBe(own.text);
});

it('nothing went wrong on the way, and no other host was asked', () => {
  expect(problems).toEqual(noProblems);
});
