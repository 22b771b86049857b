import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { findPrograms } from '#trace/source/programs.ts';
import { textAt } from '../../../pages/support.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** Records errors before the program starts. */
const watch = `<script>
  window.problems = [];
  addEventListener('error', ({ message }) => window.problems.push(message));
</script>`;

const nameOf = ({ name }: { name: string }) => name;

/** Runs programs as downloaded files and in their chapters. */
export function programsRun({ driver, open, problems }: Journey) {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The share of the canvas that is drawn on, and a checksum of the picture. */
  const picture = () =>
    driver.evaluate(async () => {
      const canvas = document.querySelector('canvas')!;
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext('2d')!;
      // WebGL keeps its picture only until the end of the frame.
      await new Promise(requestAnimationFrame);
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      let [drawn, sum] = [0, 0];
      data.forEach((value, i) => {
        if (i % 4 === 3 && value > 0) drawn += 1;
        sum = (sum * 31 + value) % 1_000_003;
      });
      return { share: (drawn * 4) / data.length, sum };
    });

  it('every program runs by double click', async () => {
    const faults = offenders(findPrograms(), nameOf, async ({ name }) => {
      const html = textAt(`programs/${name}.html`);
      const file = join(folder, `${name}.html`);
      writeFileSync(file, html.replace('<head>', `<head>${watch}`));
      await driver.goto(pathToFileURL(file).href);
      await reader.drawn(driver);
      const first = await picture();
      expect(first.share).toBeGreaterThan(0.005);
      await reader.until(async () => (await picture()).sum !== first.sum).toBe(true);
      // The whole canvas is in the window.
      const { right, bottom, width, height } = await driver.evaluate(() => {
        const box = document.querySelector('canvas')!.getBoundingClientRect();
        return { right: box.right, bottom: box.bottom, width: innerWidth, height: innerHeight };
      });
      expect(right).toBeLessThanOrEqual(width + 1);
      expect(bottom).toBeLessThanOrEqual(height + 1);
      // Its keys work at once.
      const [role, hasFocus] = await driver.evaluate(() => {
        const canvas = document.querySelector('canvas')!;
        return [canvas.getAttribute('role'), document.activeElement === canvas] as const;
      });
      expect(hasFocus).toBe(role === 'application');
      expect(await driver.evaluate(() => window.problems)).toEqual([]);
    });
    expect(await faults).toEqual([]);
  });

  it('a program in its chapter plays, pauses and is copied', async () => {
    await open('circle-and-circle/');
    const root = 'first-contact-program';
    await reader.click(driver, `${root} [data-do="play"]`);
    const play = () => reader.textOf(driver, `${root} [data-do="play"]`);
    await reader.until(play).toBe('Pause');
    const place = () =>
      driver.evaluate(() => {
        const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe')!;
        return String(contentWindow?.performance.now());
      });
    // The program receives the keys, and the page does not scroll.
    await driver.evaluate(() => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe')!;
      contentWindow?.addEventListener('keydown', (event) => {
        // After the listeners of the program.
        setTimeout(() => {
          document.body.dataset.heard = `${event.key} ${event.defaultPrevented}`;
        });
      });
    });
    const heard = async () => {
      // The program may still be starting.
      await driver.press('ArrowDown');
      return driver.evaluate(() => document.body.dataset.heard);
    };
    await reader.until(heard).toBe('ArrowDown true');
    const before = await place();
    await reader.until(async () => (await place()) !== before).toBe(true);
    await reader.click(driver, `${root} [data-do="play"]`);
    await reader.until(play).toBe('Play');
    const paused = await place();
    await reader.drawn(driver);
    expect(await place()).toBe(paused);
    await reader.click(driver, `${root} [data-copy$=".html"]`);
    const copied = () => reader.textOf(driver, `${root} .program-copied`);
    await reader.until(copied).toBe('Copied');
    expect(await problems()).toEqual([]);
  });
}
