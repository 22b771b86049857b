import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { pagesToOpen } from '../../pages/support.ts';
import { rulesOf, styleFiles } from '../../support/styles.ts';

// Every style rule matches something on the pages. If only a script creates it, the script's source
// contains the classes.

const browser = await openBrowser();
afterAll(() => browser.close());

const drawn = ['looks.css', 'labels.css', 'areas.css', 'handles.css'];

/** Removes the parts of a selector that depend on pointer, window or time. */
const atRest = (selector: string) =>
  selector
    // On its own, it applies to any element.
    .replace(/(^|[ (])::?[\w-]+(?=[ ,)]|$)/g, (all, before) =>
      /::|:(hover|focus|target|popover)/.test(all) ? `${before}*` : all,
    )
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(/:(hover|focus-visible|focus-within|focus|target|popover-open)/g, '');

const rules = styleFiles
  .flatMap(rulesOf)
  .flatMap(({ file, selectors }) =>
    selectors.map((selector) => ({ file, selector, asked: atRest(selector) })),
  )
  .filter(({ selector }) => !selector.startsWith('@'));

const source = new URL('../../../src/', import.meta.url);
const scripts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/^(lib|published|site.integrations)/.test(name))
  .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), source), 'utf8'));
const inScripts = new Set(
  scripts
    .flatMap((text) => text.match(/'[^'\n]*'|`[^`]*`/g) ?? [])
    .flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []),
);

/** Finds the selectors with a matching element, and those that reach into drawings. */
async function lookUp() {
  const { page } = await browser.newPage();
  const found = new Set<number>();
  const strays = new Set<string>();
  for (const { path } of pagesToOpen('dist')) {
    await page.goto(pageUrl(path));
    const here = await page.evaluate(
      (all) =>
        all.map(({ asked }) => {
          const elements = [...document.querySelectorAll(asked)];
          return {
            isHere: elements.length > 0,
            inDrawings: [
              ...new Set(
                elements
                  .filter((one) => one.parentElement?.closest('svg.drawing'))
                  .map((one) => one.getAttribute('class') ?? one.tagName),
              ),
            ],
          };
        }),
      rules,
    );
    here.forEach(({ isHere, inDrawings }, i) => {
      if (isHere) found.add(i);
      const { file, selector } = rules[i]!;
      // Rules that name drawings, for example for marks over a map.
      if (drawn.includes(file) || selector.includes('.drawing')) return;
      for (const one of inDrawings) strays.add(`${file}: ${selector} | ${one}`);
    });
  }
  return { found, strays: [...strays] };
}

const { found, strays } = await lookUp();

it('no rule of the page reaches a mark of a drawing', () => {
  // Rules for every element, for symbols, which look the same everywhere, and for the map.
  const everywhere =
    /: (\*|:focus-visible|\.symbol|\[data-symbol\]|\.lit:not\(svg \*\)|text\.lit) \||^truth\.css/;
  expect(strays.filter((one) => !everywhere.test(one))).toEqual([]);
});

it('sets what there is to do in the font of the text, its lines unbroken by symbols', async () => {
  const { page } = await browser.newPage();
  await page.goto(pageUrl('circle-and-circle/'));
  const styles = await page.evaluate(() =>
    ['.to-find:has(.symbol)', '.exercise .goal', '.spread p:has(.symbol)'].map((one) => {
      const { fontFamily, display } = getComputedStyle(document.querySelector(one)!);
      return `${fontFamily} ${display}`;
    }),
  );
  expect(new Set(styles).size).toBe(1);
});

it('there is no rule for what is on no page', () => {
  const dead = rules.filter(({ selector }, i) => {
    if (found.has(i)) return false;
    // Pagefind marks its matches.
    if (selector === '.search-dialog mark') return false;
    // A script may set an attribute as a property: dataset.theme, ariaCurrent.
    const words = selector.match(/[a-z][\w-]*/g) ?? [];
    const attributes = words.flatMap((word) => [word, word.replace(/^data-/, '')]);
    return !attributes.some((word) => inScripts.has(word));
  });
  expect(dead.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
