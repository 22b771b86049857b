import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { editedProgramOn, firstBall, nothing, paints, red } from '../../browser/edited-program.ts';
import { pageUrl } from '../../browser/figure.ts';
import { dropRoutes } from '../../browser/routes.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { faultsOf } from '../../support/program.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900, clipboard: true });
afterEach(() => dropRoutes(page));

const { box, chapter, colourAt, command, frame, key, openWith, program, saved, says, task } =
  editedProgramOn(page);

const blue = '0,0,255,255';

it('runs our code as it is, and the reader’s once it is changed', async () => {
  await page.goto(pageUrl(chapter));
  expect(await command('edit').innerText()).toMatch(/^Edit\s+Balls/);
  await openWith(null);
  await expect.poll(() => colourAt(...firstBall)).not.toBe(nothing);
  await box.press('ControlOrMeta+End');
  await page.keyboard.type('\nballs.length = 0;');
  await expect.poll(() => colourAt(...firstBall)).toBe(nothing);
  expect(await saved()).toMatch(/\nballs\.length = 0;$/);
  expect(problems).toEqual(noProblems);
});

it('plays, steps and restarts', async () => {
  await openWith(paints('red'));
  await expect.poll(() => colourAt(0.01)).toBe(red);
  expect(await colourAt(0.05)).toBe(nothing);
  await command('step').click();
  await expect.poll(() => colourAt(0.05)).toBe(red);
  await command('play').click();
  await expect.poll(() => colourAt(0.99)).toBe(red);
  await command('play').click();
  await command('restart').click();
  await expect.poll(() => colourAt(0.99)).toBe(nothing);
  expect(await command('play').textContent()).toBe('Play');
});

it('is there again after a reload, until Reset, and Close brings back ours', async () => {
  await openWith(paints('red'));
  await page.reload();
  const button = command('edit');
  await expect.poll(() => button.innerText()).toMatch(/^Continue your edit/);
  await button.click();
  await expect.poll(() => colourAt(0.01)).toBe(red);
  await task('reset').click();
  await expect.poll(saved).toBe(null);
  expect(await box.innerText()).toContain('// Balls in a box');
  await task('undo').click();
  await expect.poll(saved).toBe(paints('red'));
  await task('close').click();
  expect(await box.count()).toBe(0);
  expect(await page.locator('.program-stage > iframe:visible').count()).toBe(1);
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await program.locator('pre').isVisible()).toBe(true);
});

it('keeps what was typed just before the page is left', async () => {
  await openWith(null);
  await box.press('ControlOrMeta+End');
  await page.keyboard.type('// mine');
  await page.goto(pageUrl('start-here/'));
  expect(await saved()).toMatch(/\/\/ mine$/);
});

describe('an error', () => {
  const fault = program.locator('.fault-words');

  it('of the language is marked on its line, and the last right program goes on', async () => {
    await openWith(paints('red'));
    await expect.poll(() => colourAt(0.01)).toBe(red);
    await box.press('ControlOrMeta+End');
    await page.keyboard.type('const x = ;');
    await expect.poll(() => fault.textContent()).toBe('; is not expected here.');
    await command('step').click();
    await expect.poll(() => colourAt(0.05)).toBe(red);
  });

  it('of the run stops the program and is marked, and it plays on once it is mended', async () => {
    const wrong = "throw new Error('no');";
    await openWith(paints('red', 'let count = 0;\n'));
    await command('play').click();
    await expect.poll(() => colourAt(0.1)).toBe(red);
    await box.press('ControlOrMeta+End');
    await page.keyboard.type(wrong);
    await expect.poll(says).toBe('Line 12: no.');
    expect(await fault.textContent()).toBe('no.');
    const line = program.locator('.cm-line.fault');
    expect(await line.innerText()).toBe(wrong);
    expect(await command('play').textContent()).toBe('Play');
    for (let i = 0; i < wrong.length; i += 1) await page.keyboard.press('Backspace');
    await expect.poll(() => command('play').textContent()).toBe('Pause');
    await expect.poll(() => colourAt(0.5)).toBe(red);
    expect(await says()).toBe('');
    expect(await fault.count()).toBe(0);
  });

  it('of a promise stops it, too', async () => {
    await openWith(paints('red', "Promise.reject(new Error('later'));"));
    await expect.poll(says).toBe('Line 11: later.');
  });

  it('far from where the reader looks is one press away', async () => {
    await openWith(null);
    await box.press('ControlOrMeta+End');
    await page.keyboard.type('function extra() {');
    await expect.poll(says).toMatch(/^Line \d+: The code ends too early/);
    await program.locator('.cm-scroller').evaluate((one) => one.scrollTo(0, 0));
    await task('fault').click();
    await expect.poll(() => fault.isVisible()).toBe(true);
    expect(await task('fault').textContent()).toBe(
      (await says())?.replace(/^Line (\d+).*/, 'Go to line $1'),
    );
    await task('reset').click();
    await expect.poll(says).toBe('');
    expect(await task('fault').isVisible()).toBe(false);
  });

  it('of a function of the library is marked where the reader calls it', async () => {
    await openWith(paints('red', 'const none = undefined as any;\ncirclesIntersect(none, none);'));
    await expect.poll(says).toMatch(/^Line 12: .*undefined/);
  });

  it('leaves no mark once Restart is pressed', async () => {
    await openWith(
      paints('red', "const late = () => { throw new Error('late'); };\ncanvas.onclick = late;"),
    );
    await expect.poll(() => colourAt(0.01)).toBe(red);
    await program.locator('iframe.of-edit').click();
    await expect.poll(says).toBe('Line 11: late.');
    await command('restart').click();
    await expect.poll(says).toBe('');
    expect(await fault.count()).toBe(0);
  });

  const forged: readonly (readonly [says: string, code: string])[] = [
    ['Line 11: x.', "String.prototype.slice = () => ['a'] as any; throw new Error('x');"],
    ['The program stopped. x.', "(Array.prototype as any).find = () => 1n; throw new Error('x');"],
    [
      'The canvas is too large. Make it smaller.',
      'canvas.width = canvas.height = 5000; Object.defineProperty(canvas, "width", { value: 1 });',
    ],
  ];
  it.each(forged)(
    'ends with the words “%s”, whatever the program replaces',
    async (words, code) => {
      await openWith(paints('red', code));
      await expect.poll(says).toBe(words);
      expect(await command('play').textContent()).toBe('Play');
    },
  );

  it('that needs more of the page than its canvas says so', async () => {
    await openWith(paints('red', 'document.body.append("x");'));
    await expect
      .poll(says)
      .toBe('Line 11: An edited program can use its canvas, but not document.body.');
  });
});

it('hears the pointer and the keys, and the page does not scroll', async () => {
  await openWith(
    paints(
      'red',
      `canvas.onpointerdown = ({ offsetX }) => { context.fillStyle = 'blue'; width = offsetX; };
canvas.onkeydown = ({ key }) => { if (key === 'ArrowDown') width = 1200; };`,
    ),
  );
  await expect.poll(() => colourAt(0.01)).toBe(red);
  const scrolled = () => page.evaluate(() => scrollY);
  const shown = program.locator('iframe.of-edit');
  await shown.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await shown.boundingBox())!;
  // A press plays it and gives it the keys.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => command('play').textContent()).toBe('Pause');
  await command('play').click();
  await command('restart').click();
  await expect.poll(() => colourAt(0.5)).toBe(nothing);
  await page.mouse.click(x + width / 2, y + height / 2);
  const before = await scrolled();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => colourAt(0.93)).toBe(red);
  expect(await scrolled()).toBe(before);
});

it('draws even if the program replaces what a promise does', async () => {
  await openWith(
    paints('red', 'Promise.prototype.then = (done: any) => { for (;;) done(null); };'),
  );
  await expect.poll(() => colourAt(0.01)).toBe(red);
  await command('step').click();
  await expect.poll(() => colourAt(0.05)).toBe(red);
});

it('opens one editor, whose Close leaves the page where it is', async () => {
  await page.goto(pageUrl(chapter));
  await page.evaluate(() => localStorage.clear());
  await page.route(/code\/names\.json/, async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  await command('edit').click();
  await command('edit').click();
  await box.waitFor();
  await page.waitForTimeout(500);
  expect(await box.count()).toBe(1);
  const place = () => program.evaluate((one) => one.getBoundingClientRect().top);
  const before = await place();
  // A click would scroll to the button first.
  await task('close').evaluate((one: HTMLElement) => one.click());
  expect(await place()).toBe(before);
});

it('shows a canvas of another size', async () => {
  await openWith(paints('red', 'canvas.width = 800;'));
  const size = async () =>
    (await frame()).evaluate(() => {
      const { width, clientWidth, clientHeight } = document.querySelector('canvas')!;
      return [width, Math.round((100 * clientWidth) / clientHeight)];
    });
  await expect.poll(size).toEqual([800, 100]);
});

it('receives the keys after Play, even if ours has none', async () => {
  const chapterWithoutKeys = 'exactness/';
  await page.goto(pageUrl(chapterWithoutKeys));
  await page.evaluate(
    (code) => localStorage.setItem('first-contact:edit:program/keep-near', code),
    paints('red', 'canvas.onkeydown = ({ key }) => { throw new Error(key); };'),
  );
  await page.reload();
  await command('edit').click();
  await expect.poll(() => colourAt(0.01)).toBe(red);
  await command('play').click();
  await page.keyboard.press('a');
  await expect.poll(says).toBe('Line 11: a.');
});

it('follows the theme', async () => {
  const text = `const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
function frame() {
  context.fillStyle = getComputedStyle(canvas).color;
  context.fillRect(0, 0, 1280, 800);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);`;
  await openWith(text);
  await expect.poll(() => colourAt(0.5)).toBe('0,0,0,255');
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(() => colourAt(0.5)).toBe('255,255,255,255');
});

it('reads the gamepads', async () => {
  const text = `const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
requestAnimationFrame(function frame() {
  if (navigator.getGamepads()[0]?.buttons[1]?.pressed) context.fillRect(0, 0, 1280, 800);
  requestAnimationFrame(frame);
});`;
  await openWith(text);
  await page.evaluate(() => {
    const buttons = [false, true].map((pressed) => ({ pressed, value: Number(pressed) }));
    navigator.getGamepads = () => [{ index: 0, axes: [0, 0], buttons } as unknown as Gamepad];
  });
  await command('step').click();
  await command('step').click();
  await expect.poll(() => colourAt(0.5)).toBe('0,0,0,255');
});

describe('a file', () => {
  const copied = () => program.locator('.program-copied').textContent();

  it('is the reader’s own version, which runs', async () => {
    const own = paints('blue', 'console.log(circlesIntersect);');
    await openWith(own);
    await program.getByRole('button', { name: 'Copy TypeScript' }).click();
    await expect.poll(copied).toBe('Copied');
    const typescript = await page.evaluate(() => navigator.clipboard.readText());
    expect(typescript).toContain(own.trim());
    const rules = { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] };
    expect(faultsOf({ own: typescript }, rules).own).toEqual([]);

    const coming = page.waitForEvent('download');
    await program.locator('a[download$=".html"]').click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('bouncing-balls.html');
    const { page: alone, close } = await browser.newPage();
    await alone.setContent(readFileSync(await file.path(), 'utf8'));
    const painted = () =>
      alone.evaluate(() => {
        const context = document.querySelector('canvas')!.getContext('2d')!;
        return String([...context.getImageData(600, 400, 1, 1).data]);
      });
    await expect.poll(painted).toBe(blue);
    await close();
  });

  it('is not made of code with a fault', async () => {
    await openWith(paints('red', 'const x = ;'));
    await program.getByRole('button', { name: 'Copy HTML' }).click();
    await expect.poll(copied).toBe('Line 11 has an error. Fix it first.');
  });
});

it('is offered from another tab, and overwrites nothing', async () => {
  await openWith(paints('red'));
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [key, paints('blue')] as const,
  );
  await task('other').click();
  await expect.poll(() => colourAt(0.01)).toBe(blue);
});

it('says so if the functions of the library do not come', async () => {
  await page.goto(pageUrl(chapter));
  await page.route(/code\/names\.json/, (route) => route.abort());
  await command('edit').click();
  await expect.poll(says).toContain('The editor could not be loaded. Press Edit again');
  await dropRoutes(page);
  await command('edit').click();
  await box.waitFor();
  expect(await says()).toBe('');
});
