import { afterAll, expect, it } from 'vitest';
import { editedProgramOn, firstBall, nothing, paints } from '../../browser/edited-program.ts';
import { openBrowser } from '../../browser/support.ts';

// Each keeps a processor busy for three seconds, which would slow the tests beside it before every change.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ width: 1440, height: 900 });
const { colourAt, openWith, says, task } = editedProgramOn(page);

const endless: readonly (readonly [name: string, code: string])[] = [
  ['a loop', 'for (;;) {}'],
  ['a loop in a frame', 'requestAnimationFrame(() => { for (;;) {} });'],
  ['a loop in a timer', 'setTimeout(() => { for (;;) {} });'],
  ['promises', 'const again = () => Promise.resolve().then(again); again();'],
  ['a regular expression', "/^(a+)+$/.test('a'.repeat(60) + 'b');"],
];

it.each(endless)('%s without an end is stopped, and the page stays usable', async (_, code) => {
  await openWith(paints('red', code));
  await expect.poll(says).toBe('The program ran too long and was stopped. Check its loops.');
  await task('reset').click();
  await expect.poll(() => colourAt(...firstBall)).not.toBe(nothing);
  expect(await says()).toBe('');
});
