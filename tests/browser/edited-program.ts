import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageUrl } from './figure.ts';

// Edits the program of a chapter like a reader, and looks at its picture.

export const red = '255,0,0,255';
export const nothing = '0,0,0,0';
export const firstBall = [140 / 1280, 110 / 800] as const;

/** A program of one colour, which paints more with each frame. */
export const paints = (
  colour: string,
  more = '',
) => `const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
let width = 0;
function frame() {
  width += 40;
  context.fillStyle = '${colour}';
  context.fillRect(0, 0, width, 800);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
${more}`;

export function editedProgramOn(page: Page) {
  const chapter = 'circle-and-circle/';
  const key = 'first-contact:edit:program/bouncing-balls';
  const program = page.locator('first-contact-program');

  /** Opens the chapter with an edit that was saved before, and the editor. */
  async function openWith(text: string | null) {
    await page.goto(pageUrl(chapter));
    await page.evaluate(
      ([name, code]) => {
        localStorage.clear();
        if (code !== null) localStorage.setItem(name, code);
      },
      [key, text] as const,
    );
    await page.reload();
    await page.locator('[data-do="edit"]').click();
    await page.locator('.program-edit .cm-content').waitFor();
  }

  const frame = async () => {
    const found = () => page.frames().find((one) => one.url() === 'about:srcdoc');
    await expect.poll(found).toBeDefined();
    return found()!;
  };

  /** The colour of a place of the canvas, from 0 to 1. */
  const colourAt = async (x: number, y = 0.5) =>
    (await frame()).evaluate(
      ([across, down]) => {
        const canvas = document.querySelector('canvas')!;
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext('2d')!;
        copy.drawImage(canvas, 0, 0);
        return String([...copy.getImageData(across * width, down * height, 1, 1).data]);
      },
      [x, y] as const,
    );

  return {
    chapter,
    key,
    program,
    openWith,
    frame,
    colourAt,
    box: program.locator('.cm-content'),
    task: (name: string) => program.locator(`[data-task="${name}"]`),
    command: (name: string) => program.locator(`[data-do="${name}"]`),
    says: () => program.locator('.program-says').textContent(),
    saved: () => page.evaluate((one) => localStorage.getItem(one), key),
  };
}
