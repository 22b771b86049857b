import { afterAll, expect, it } from 'vitest';
import * as cells from '../../browser/cell.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// An exercise solved by the keyboard alone.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900 });

const name = 'touching-counts';
const exercise = cells.exerciseIn(page, name);
const { keyboard } = page;

/** The focused element in the accessibility tree: "button Undo". */
async function focused(): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const role = element.role ?? element.tagName.toLowerCase();
    return `${role} ${element.ariaLabel ?? element.innerText.trim().replaceAll(/\s+/g, ' ')}`;
  });
}

/** Presses Tab until this has the focus, and returns the elements passed. */
async function tabTo(wanted: RegExp, key = 'Tab'): Promise<string[]> {
  const passed: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    await keyboard.press(key);
    const now = await focused();
    if (wanted.test(now)) return passed;
    passed.push(now);
  }
  throw new Error(`No ${wanted} among ${passed.join('; ')}`);
}

/** Moves the cursor after a piece of the code by the browser's own keys. */
async function cursorBehind(piece: string) {
  await keyboard.press('Control+Home');
  const text = await cells.textOf(exercise);
  for (let i = 0; i < text.indexOf(piece) + piece.length; i += 1)
    await keyboard.press('ArrowRight');
}

it('is begun by Enter on its button, with the focus in its code', async () => {
  await cells.openPage(page, cells.chapter, 'circles-exercise');
  await cells.ready(exercise);
  const begin = exercise.getByRole('button', { name: /^Write it here/ });
  await begin.focus();
  await keyboard.press('Enter');
  await exercise.getByRole('textbox', { name: 'Your code for circlesIntersect' }).waitFor();
  expect(await focused()).toBe('textbox Your code for circlesIntersect');
  const wanted = cells.judgeOf(await cells.textOf(exercise));
  await expect.poll(() => cells.judged(exercise)).toBe(wanted.summary);
  expect(await exercise.getByText('solved', { exact: true }).isVisible()).toBe(false);
});

it('leaves the editor by Escape, then Tab, for the judge, its failure and the hints', async () => {
  await keyboard.press('Tab');
  expect(await focused()).toMatch(/^textbox/);
  await keyboard.press('Control+z');
  await keyboard.press('Escape');
  const passed = await tabTo(/^summary Hint 1 of/);
  expect(passed).toEqual([
    'button Show it',
    'button Next failure',
    expect.stringMatching(/^button case \d+, .*: (passed|failed)$/),
  ]);
  const hints = exercise.locator('details.hint');
  expect(await hints.first().getAttribute('open')).toBeNull();
  await keyboard.press('Enter');
  await expect.poll(() => hints.first().getAttribute('open')).toBe('');
  await tabTo(/^summary Hint 2 of/);
  await keyboard.press('Space');
  await expect.poll(() => hints.nth(1).getAttribute('open')).toBe('');
  await tabTo(/^textbox/, 'Shift+Tab');
});

it('is solved by typing, which is announced', async () => {
  await cursorBehind('a.radius +');
  await keyboard.press('Backspace');
  await keyboard.type('-');
  await expect.poll(() => cells.mapSays(exercise).textContent()).toMatch(/just touch/);
  await cursorBehind('gap <');
  await keyboard.type('=');
  const all = cells.judgeOf(await cells.textOf(exercise)).summary;
  expect(all).toMatch(/^All/);
  // The live regions report how many cases are right, and what the map shows.
  const statuses = () => exercise.getByRole('status').allTextContents();
  await expect.poll(statuses).toContain(`${all} Solved.`);
  await expect.poll(statuses).toContain('Right everywhere on this map.');
  await expect.poll(() => exercise.getByText('solved', { exact: true }).isVisible()).toBe(true);
  expect(await exercise.getByRole('heading').first().innerText()).toBe('Two mistakes solved');
  expect(await exercise.locator('.exercise-run').first().isVisible()).toBe(true);
});

it('says of a map that is right which cases fail, as the judge beside it does', async () => {
  const solved = await cells.textOf(exercise);
  const forgetsPoints = solved.replace('return gap', 'return b.radius > 0 && gap');
  const wanted = cells.judgeOf(forgetsPoints);
  await cells.write(exercise, forgetsPoints);
  await expect
    .poll(() => cells.mapSays(exercise).textContent())
    .toBe(
      `Right everywhere on this map, but ${wanted.failed.length} cases below fail, because the cases also try other shapes.`,
    );
  expect(await cells.judged(exercise)).toBe(wanted.summary);
  // Visible without scrolling past the squares.
  const order = await exercise.evaluate((root) =>
    ['.map-says', '.judge-head', '.judge-first', '.judge-squares'].map(
      (one) => root.querySelector(one)!.getBoundingClientRect().top,
    ),
  );
  expect([...order].sort((a, b) => a - b)).toEqual(order);
  await cells.write(exercise, solved);
  await expect
    .poll(() => cells.mapSays(exercise).textContent())
    .toBe('Right everywhere on this map.');
});

it('says what is right beside the figure as long as the code says something else', async () => {
  const word = page.locator('[data-figure="circles-exercise"] .verdict .word');
  const before = () => word.evaluate((one) => getComputedStyle(one, '::before').content);
  const solved = await cells.textOf(exercise);
  await expect.poll(before).toBe('none');
  await cells.write(exercise, solved.replace('<=', '>'));
  await expect.poll(before).toBe('"should be "');
  expect(await word.textContent()).toBe('miss: ');
  await cells.write(exercise, solved);
  await expect.poll(before).toBe('none');
});

it('has names and roles for all that can be used', async () => {
  // Without a press of the pointer, the focus stays in the code.
  const toggleDebugger = () =>
    exercise.locator('[data-step="more"]').evaluate((button: HTMLElement) => button.click());
  await toggleDebugger();
  await exercise.getByRole('slider', { name: 'Step' }).waitFor();
  const tree = await exercise.ariaSnapshot();
  await toggleDebugger();
  for (const line of [
    'heading "Two mistakes solved" [level=3]',
    'group "Steps of Two mistakes"',
    'slider "Step"',
    'group "Your circlesIntersect"',
    'button "Undo"',
    'button "Reset"',
    'button "Close"',
    'textbox "Your code for circlesIntersect"',
    'group "320 cases; use the arrow keys to move between them"',
  ]) {
    expect(tree).toContain(line);
  }
});

it('is closed by its button, where the focus goes; the mark stays, over a reload, too', async () => {
  await keyboard.press('Escape');
  await tabTo(/^button Close/, 'Shift+Tab');
  await keyboard.press('Enter');
  expect(await focused()).toMatch(/^button Continue your code/);
  expect(await exercise.getByText('solved', { exact: true }).isVisible()).toBe(true);
  await page.reload();
  await cells.ready(exercise);
  await expect.poll(() => exercise.getByText('solved', { exact: true }).isVisible()).toBe(true);
  // Reset deletes the code, but not the mark of the solution.
  await cells.edit(exercise);
  await cells.task(exercise, 'reset').click();
  await cells.task(exercise, 'close').click();
  expect(await cells.editButton(exercise).innerText()).toMatch(/^Write it here/);
  expect(await exercise.getByText('solved', { exact: true }).isVisible()).toBe(true);
  expect(problems).toEqual(noProblems);
});
