import { describe, expect, it } from 'vitest';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';
import { serveWatched } from '../watched-site.ts';

const figure = reader.figureSelector('point-in-circle');
const listing = 'section.listing[data-fn="pointInCircle"]:not(.exercise)';

/** A script that cannot be loaded, and what the reader sees. */
interface Loss {
  /** The file's name without its hash. */
  script: string;
  /** The element with the message. */
  place: string;
  says: RegExp;
  /** The reader's action, which is repeated as the message tells. */
  use(): Promise<unknown>;
  works(): Promise<boolean>;
}

/** Scripts fail and are later let through. The reader tries again or reloads the page. */
export function scriptsComeLater({ driver, open }: Journey) {
  const text = (selector: string) => reader.textOf(driver, selector);
  const press = (selector: string) => reader.click(driver, selector);

  /** Touches the drawing's background. */
  const touch = () => reader.click(driver, `${figure} svg.drawing`, 0.02);
  /** Whether the figure has started, and an arrow key moves a handle. */
  const moves = async () => {
    const isReady = await driver.evaluate((one) => {
      const handles = [...document.querySelectorAll<SVGElement>(`${one} [data-handle="p.at"]`)];
      handles.find((handle) => handle.checkVisibility())?.focus();
      return document.querySelector<HTMLElement>(one)!.dataset.ready !== undefined;
    }, figure);
    if (!isReady) return false;
    await driver.press('Shift+ArrowLeft');
    return driver.evaluate((one) => {
      const field = document.querySelector<HTMLInputElement>(`${one} [data-field="p.x"]`)!;
      return field.value !== field.defaultValue;
    }, figure);
  };
  const stillDrawing = {
    place: `${figure} .notice`,
    says: /^This could not start, .* Press it to try again, or reload the page\.$/,
    use: touch,
    works: moves,
  };

  const losses: Loss[] = [
    { script: 'point-in-circle', ...stillDrawing },
    { script: 'kit', ...stillDrawing },
    {
      script: 'cell',
      place: `${listing} .step-words`,
      says: /^The editor could not be loaded\. Press Edit to try again, or reload the page\.$/,
      use: async () => {
        await reader.startFigure(driver, 'point-in-circle');
        await press(`${listing} [data-edit]`);
      },
      works: () => reader.hasFocus(driver, `${listing} .cm-content`),
    },
    {
      script: 'start-search',
      place: '.search-box',
      says: /^The search could not be loaded .* Close and try again, or reload the page\.$/,
      use: async () => {
        const isOpen = await driver.evaluate(() => document.querySelector('dialog')!.open);
        if (isOpen) await press('.search-dialog .link-button');
        await press('.search-button');
      },
      works: () => reader.hasFocus(driver, '.search-dialog input'),
    },
  ];

  describe('a script that fails and is let through', () => {
    const takesUp = async ({ script, place, says, use, works }: Loss) => {
      // A separate site, because the browser has cached the other one's script.
      const site = await serveWatched();
      try {
        const block = site.block(new RegExp(`/_astro/${script}\\.[\\w-]+\\.js$`));
        const page = `${site.url}point-and-circle/`;
        await open(page, reader.desktop);
        await use();
        await reader.until(() => text(place)).toMatch(says);
        expect(block.wasAsked).toBe(true);
        expect(await works()).toBe(false);

        block.letThrough();
        // Clear the message, so that a repeated one can be detected.
        await driver.evaluate((one) => {
          for (const child of document.querySelector(one)!.childNodes) child.nodeValue = '';
        }, place);
        await use();
        let isAlive = false;
        const isOver = async () => {
          isAlive = await works();
          return isAlive || says.test(await text(place));
        };
        await reader.until(isOver).toBe(true);
        const helped = isAlive ? 'trying again' : 'reloading the page';
        console.log(`${driver.engine}: ${helped} brings ${script}`);
        if (isAlive) return;

        await open(page, reader.desktop);
        await use();
        await reader.until(works).toBe(true);
      } finally {
        await driver.goto('about:blank');
        await site.close();
      }
    };

    it('is named with what to do, and that helps', async () => {
      expect(await offenders(losses, ({ script }) => script, takesUp)).toEqual([]);
    });
  });
}
