import { describe, expect, it } from 'vitest';
import { parse } from '#trace/compile.ts';
import { unboundIn } from '#trace/unbound.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';
import { network } from './sandbox-attacks/network.ts';

const program = 'first-contact-program';

/** An edited program runs, is stopped if it is endless, and reaches nothing. */
export function editedProgramRuns({ driver, open, url, site, problems }: Journey) {
  describe('an edited program', () => {
    const says = () => reader.textOf(driver, `${program} .program-says`);

    /** Opens the editor with a text that was saved before. */
    async function openWith(text: string) {
      await open('circle-and-circle/');
      await driver.evaluate((code) => {
        localStorage.setItem('first-contact:edit:program/bouncing-balls', code);
      }, text);
      await open('circle-and-circle/');
      await reader.click(driver, `${program} [data-do="edit"]`);
    }

    it('draws frames, hears the pointer and says what is wrong', async () => {
      const text = `const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
let frames = 0;
let pressed = 0;
canvas.onpointerdown = ({ offsetX }) => { pressed = offsetX / canvas.clientWidth; };
requestAnimationFrame(function frame(time: number) {
  context.fillRect(0, 0, 10, 10);
  frames += 1;
  if (frames > 5 && pressed > 0) throw new Error(pressed.toFixed(1) + ' ' + (time > 0) + ' ' + canvas.width);
  requestAnimationFrame(frame);
});`;
      await openWith(text);
      await reader
        .until(() => driver.evaluate(() => document.querySelectorAll('.of-edit').length))
        .toBe(1);
      const play = () => reader.textOf(driver, `${program} [data-do="play"]`);
      const press = async () => {
        if ((await says()) === '') await reader.click(driver, `${program} iframe.of-edit`);
        return says();
      };
      await reader.until(press).toBe('Line 9: 0.5 true 1280.');
      expect(await play()).toBe('Play');
      expect(await reader.textOf(driver, `${program} .fault-words`)).toBe('0.5 true 1280.');
    });

    it('is stopped if it is endless', async () => {
      await openWith('for (;;) {}');
      await reader.until(says).toBe('The program ran too long and was stopped. Check its loops.');
    });

    it('reaches nothing', async () => {
      site.takeReached();
      // Each is tried at the start, in a frame and in a timer.
      const tries = network
        .filter(({ as }) => as === undefined)
        .map(
          ({ code }, i) =>
            `{ ${code.replace('const attack=', 'const attack: any = ')}
  const go = () => { try { Promise.resolve(attack('${url}reached/${i}')).catch(() => {}); } catch {} };
  go(); requestAnimationFrame(go); setTimeout(go); }`,
        );
      // The parser refuses some, and a name that an engine does not have.
      const made = tries
        .filter((one) => !/\bimport\(|\basync\b/.test(one))
        .map((one) => {
          const names = [...unboundIn(parse(one, 'attack')).keys()].filter(
            (name) => name !== 'eval',
          );
          return `{ ${names.map((name) => `declare const ${name}: any;`).join('')}\n${one} }`;
        });
      expect(made.length).toBeGreaterThan(20);
      const done = `setTimeout(() => { throw new Error('done'); }, 300);`;
      const size = 12;
      const parts = Array.from({ length: Math.ceil(made.length / size) }, (_, i) =>
        made.slice(i * size, (i + 1) * size),
      );
      const found = await offenders(
        parts,
        (part) => String(parts.indexOf(part)),
        async (part) => {
          await openWith([...part, done].join('\n'));
          // One that fails later may stop the program before that.
          await reader.until(says).toMatch(/^Line \d+: done\.$|but not fetch\.$/);
          await new Promise((resolve) => setTimeout(resolve, 300));
          return site.takeReached();
        },
      );
      expect(found).toEqual([]);
      await problems();
    });
  });
}
