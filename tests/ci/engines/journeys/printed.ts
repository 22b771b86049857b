import { expect, it } from 'vitest';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';

// No WebKit driver can print, so apply the page's print rules to the screen at the width of a
// sheet.

/** A4 with usual margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

const paths = [
  '',
  'circle-and-circle/',
  'which-test/',
  'museum/',
  'cheat-sheet/',
  'reference/collideBoxCircle/',
];

/** Applies the print rules to the screen instead of the screen rules. */
function showAsPrinted(): number {
  let held = 0;
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const kinds = rule.media.mediaText.split(',').map((kind) => kind.trim());
        const turned = kinds.map((kind) => {
          if (/^screen\b/.test(kind)) return 'not all';
          return kind.replace(/^print\b/, 'all');
        });
        if (turned.join() !== kinds.join()) {
          rule.media.mediaText = turned.join();
          held += 1;
        }
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) turn(cssRules);
  for (const { cssRules } of document.adoptedStyleSheets) turn(cssRules);
  return held;
}

/** Prints pages. */
export function pagesPrint({ driver, open, problems }: Journey) {
  it('pages have their text and figures on paper, in dark ink, and nothing to press', async () => {
    const faults = offenders(
      paths,
      (path) => `/${path}`,
      async (path) => {
        await open(path, sheet);
        await driver.evaluate(() => {
          document.documentElement.dataset.theme = 'dark';
        });
        expect(await driver.evaluate(showAsPrinted)).toBeGreaterThan(5);
        const seen = await driver.evaluate(() => {
          const visible = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
              one.checkVisibility({ visibilityProperty: true }),
            );
          const lightness = (colour: string) => {
            const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map(Number);
            return (r + g + b) / 3 / 255;
          };
          // A preset in the text is printed as its name.
          const controls =
            'button:not(.preset-in-text), input, select, .bar, .contents, .presets, .steps, copy-button, .edit-cell';
          const texts = visible('main :is(h1, h2, p, li, td, pre code)');
          return {
            title: visible('h1').length,
            texts: texts.length,
            faint: texts
              .filter((one) => lightness(getComputedStyle(one).color) > 0.55)
              .map((one) => one.outerHTML.slice(0, 80)),
            controls: visible(controls).map((one) => one.outerHTML.slice(0, 80)),
            figures: document.querySelectorAll('main first-contact-figure').length,
            drawings: visible('main first-contact-figure svg.drawing').length,
            width: document.documentElement.scrollWidth,
          };
        });
        expect(seen).toMatchObject({
          title: 1,
          faint: [],
          controls: [],
          drawings: seen.figures,
        });
        expect(seen.texts).toBeGreaterThan(10);
        expect(seen.width).toBeLessThanOrEqual(sheet.width);
        expect(await problems()).toEqual([]);
      },
    );
    expect(await faults).toEqual([]);
  });
}
