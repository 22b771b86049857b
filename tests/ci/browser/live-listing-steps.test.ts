import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { valueWords } from '#trace/words.ts';
import { placeOf } from '../../browser/figure.ts';
import { placeOfMark, press, read, scrollTo, stepMarks } from '../../browser/listing.ts';
import { at, island, openPolygonListing, runAt, turnsFor } from '../../browser/polygon-listing.ts';
import { noProblems } from '../../browser/support.ts';

// Stepping through a run by buttons, slider, cells and keys updates the listing, the figure and the
// table.

const { page, problems, figure, filled, outline, bring, begin, close } = await openPolygonListing();
afterAll(close);
beforeEach(begin);

async function openDebug(): Promise<void> {
  const button = filled.locator('[data-step="more"]');
  const isOpen = async () => (await button.getAttribute('aria-expanded')) === 'true';
  if (!(await isOpen())) await button.click();
  await expect.poll(isOpen).toBe(true);
}

describe('a step', () => {
  it('marks one line, its caller, and says what was found out', async () => {
    const { steps, words } = await runAt(at('edges'));
    for (const [i, { fn, line, depth, words }] of steps.slice(0, 20).entries()) {
      const seen = await press(filled, 'on');
      expect([seen.step, seen.last]).toEqual([i, steps.length - 1]);
      // If the line has no room for the previous and next values, they are here.
      expect(seen.words.startsWith(words)).toBe(true);
      expect(seen.words).toMatch(new RegExp(`^Step ${i + 1} of ${steps.length}, line ${line}\\b`));
      // The previous and next values follow.
      expect(seen.valueText.startsWith(words)).toBe(true);
      expect(seen.here).toEqual([`${fn}:${line}`]);
      expect(seen.calling.length).toBe(depth);
      if (depth > 0) {
        expect(seen.open).toContain(fn);
        const [caller] = seen.calling;
        const [of, number] = caller!.split(':');
        const { code } = seen.lines.find((one) => one.fn === of && one.line === Number(number))!;
        expect(code).toContain(`${fn}(`);
      }
    }
    expect((await press(filled, 'whole')).words).toBe(words);
  });

  it('unfolds the function that it leads into', async () => {
    const { steps } = await runAt(at('edges'));
    await filled.locator('details.called').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = false;
    });
    const inner = steps.findIndex(({ depth }) => depth > 0);
    for (let i = 0; i < inner; i += 1) await press(filled, 'on');
    expect((await read(filled)).open).toEqual([]);
    expect((await press(filled, 'on')).open).toEqual(['polygonOutlineIntersectsCircle']);
  });

  it('goes back, and over what is called; from the whole run on to the first, back to the last', async () => {
    const { steps } = await runAt(at('inside'));
    await bring(at('inside'));
    const last = steps.length - 1;
    expect((await press(filled, 'back')).step).toBe(last);
    expect((await press(filled, 'back')).step).toBe(last - 1);
    await press(filled, 'on');
    // After the last step comes the whole run again.
    expect((await press(filled, 'on')).here).toEqual([]);
    expect((await press(filled, 'on')).step).toBe(0);
    expect((await press(filled, 'back')).step).toBe(0);

    const inner = steps.findIndex(({ depth }) => depth > 0);
    for (let i = 0; i < inner - 1; i += 1) await press(filled, 'on');
    const over = await press(filled, 'over');
    expect(over.step).toBe(steps.findIndex(({ depth }, i) => i >= inner && depth === 0));
    expect(over.here[0]).toMatch(/^polygonIntersectsCircle:/);
  });

  it('can be chosen by the keys of the slider', async () => {
    const { steps } = await runAt(at('edges'));
    await openDebug();
    await filled.locator('input[type=range]').focus();
    const keys = [
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', steps.length - 1],
      ['ArrowLeft', steps.length - 2],
    ] as const;
    for (const [key, step] of keys) {
      await page.keyboard.press(key);
      const seen = await read(filled);
      expect(seen.step, key).toBe(step);
      expect(seen.words.startsWith(steps[step]!.words)).toBe(true);
      expect(seen.valueText.startsWith(seen.words)).toBe(true);
      expect(seen.here).toEqual([`${steps[step]!.fn}:${steps[step]!.line}`]);
    }
  });

  it('can be made by the keys of the buttons', async () => {
    const { steps } = await runAt(at('edges'));
    // "Over" skips everything called in the body's first line.
    const over = steps.findIndex(({ depth }, i) => i > 0 && depth === 0);
    expect(over).toBeGreaterThan(1);
    await openDebug();
    for (const [name, step] of [
      [/^Step forward$/, 0],
      [/^Skip calls: /, over],
      [/^Step back$/, over - 1],
    ] as const) {
      await filled.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      expect((await read(filled)).step).toBe(step);
    }
    await filled.getByRole('button', { name: /^All steps: / }).focus();
    await page.keyboard.press('Space');
    expect((await read(filled)).here).toEqual([]);
  });

  it('runs one after the other, until paused', async () => {
    // Runs in the page, so that no step is missed on a busy machine.
    const names = await filled.evaluate(async (root) => {
      const slider = root.querySelector<HTMLInputElement>('.steps input')!;
      const play = root.querySelector<HTMLButtonElement>('[data-step="play"]')!;
      const nextFrame = () => new Promise(requestAnimationFrame);
      play.click();
      while (slider.value !== '2') await nextFrame();
      const playing = play.textContent;
      play.click();
      await nextFrame();
      return [playing, play.textContent];
    });
    expect(names).toEqual(['Pause', 'Run']);
    const paused = await read(filled);
    // Longer than one step, measured by the frames that Run counts.
    await page.evaluate(async () => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      const start = await nextFrame();
      for (let i = 0; (await nextFrame()) < start + 700 || i < 10; ) i += 1;
    });
    expect((await read(filled)).step).toBe(paused.step);
    // Run continues from there. It is paused at once, however late the next frame is.
    await filled.locator('[data-step="play"]').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    expect((await read(filled)).step).toBe(paused.step + 1);
    expect((await press(filled, 'whole')).play).toBe('Run');
  });

  it('is shown in the figure: the places it knows, and the edge in hand', async () => {
    expect(await stepMarks(figure)).toEqual([]);
    const { steps } = await runAt(at('edges'));
    // In the second iteration, for the edge from corner 0 to corner 1.
    const inTurn = steps.map(({ words }, i) => (words.includes('ex = ') ? i : -1));
    const [, second] = inTurn.filter((i) => i >= 0);
    for (let i = 0; i <= second!; i += 1) await press(filled, 'on');
    expect(await stepMarks(figure)).toEqual(expect.arrayContaining(['step-a', 'step-b']));
    expect(await stepMarks(figure)).toContain('step-edge');
    for (const [key, handle] of [
      ['step-a', 'island.0'],
      ['step-b', 'island.1'],
    ] as const) {
      const [mark, corner] = [await placeOfMark(figure, key), await placeOf(figure, handle)];
      expect(mark.x).toBeCloseTo(corner.x, 0);
      expect(mark.y).toBeCloseTo(corner.y, 0);
    }
    await press(filled, 'whole');
    expect(await stepMarks(figure)).toEqual([]);
  });
});

describe('a turn of a loop', () => {
  it('is gone to by a click on its cell', async () => {
    await scrollTo(outline);
    const loop = outline.locator('.line', { hasText: 'for (const [i, b] of polygon' });
    const turns = turnsFor(at('edges').circle);
    expect(turns).toBeGreaterThan(2);
    for (const turn of [2, turns - 1, 0]) {
      await loop.locator('.cell').nth(turn).click();
      const seen = await read(outline);
      expect(seen.words).toContain(`b = ${valueWords(island[turn])}`);
      expect(seen.here.length).toBe(1);
      await scrollTo(figure.locator('.stage'));
      const [mark, corner] = [
        await placeOfMark(figure, 'step-b'),
        await placeOf(figure, `island.${turn}`),
      ];
      expect(mark.x).toBeCloseTo(corner.x, 0);
      expect(mark.y).toBeCloseTo(corner.y, 0);
      await scrollTo(outline);
    }
    await press(outline, 'whole');
    expect(await stepMarks(figure)).toEqual([]);
  });
});

describe('the table of the run', () => {
  const rows = () =>
    filled.locator('.run-table tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        text: [...row.children].map(({ textContent }) => textContent),
        current: row.getAttribute('aria-current'),
      })),
    );
  const opened = async (count: number) => {
    await page.waitForFunction(
      ([fn, wanted]) =>
        document.querySelectorAll(
          `section.listing:not(.exercise)[data-fn="${fn}"] .run-table tbody tr`,
        ).length === wanted,
      ['polygonIntersectsCircle', count] as const,
    );
    return rows();
  };

  it('has a row for every step, and marks the one that is looked at', async () => {
    const { steps } = await runAt(at('edges'));
    await openDebug();
    await scrollTo(filled.locator('.run-table'));
    await filled.locator('.run-table summary').click();
    const all = await opened(steps.length);
    expect(all.map(({ text }) => text.slice(0, 3))).toEqual(
      steps.map(({ fn, line }, i) => [String(i + 1), fn, String(line)]),
    );
    for (const [i, { text }] of all.entries()) {
      expect(`Step ${i + 1} of ${steps.length}`).toBe(steps[i]!.words.split(',')[0]);
      expect(steps[i]!.words.endsWith(`: ${text[3]}`)).toBe(true);
    }
    expect(all.filter(({ current }) => current !== null)).toEqual([]);

    await press(filled, 'on');
    await press(filled, 'on');
    const marked = (await rows()).flatMap(({ current }, i) => (current ? [[i, current]] : []));
    expect(marked).toEqual([[1, 'step']]);

    // Another position has its own rows.
    const other = await runAt(at('inside'));
    expect(other.steps.length).not.toBe(steps.length);
    await bring(at('inside'));
    await scrollTo(filled.locator('.run-table'));
    const after = await opened(other.steps.length);
    expect(after.map(({ text }) => text[2])).toEqual(other.steps.map(({ line }) => String(line)));
    await press(filled, 'whole');
    expect((await rows()).filter(({ current }) => current !== null)).toEqual([]);
    await filled.locator('.run-table summary').click();
    // A closed table has no rows.
    await opened(0);
  });
});

it('nothing went wrong on the way, and no other host was asked', () => {
  expect(problems).toEqual(noProblems);
});
