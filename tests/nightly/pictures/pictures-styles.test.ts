import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { exhibits } from '#museum/collections.ts';
import { figureOf } from '#museum/figure-of.ts';
import { openFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { figures } from '../../support/all-figures.ts';
import { specimensOf } from '../../support/picture/specimens.ts';
import { looksOf } from './pictures-looks.ts';

// The computed styles of each kind of mark, of the elements around a drawing, and of text, with a
// line for each in light and dark, and for phone, paper and forced colours where they differ.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();

/** Written only where it differs from its `base`. */
const media = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen', base: null },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen', base: null },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print', base: 'light' },
  forced: { colorScheme: 'light', forcedColors: 'active', media: 'screen', base: null },
  'forced dark': { colorScheme: 'dark', forcedColors: 'active', media: 'screen', base: 'forced' },
} as const;
type Medium = keyof typeof media;
const all = Object.keys(media) as Medium[];

const roles = readFileSync(new URL('../../../src/site/styles/roles.css', import.meta.url), 'utf8');
const specimens = {
  roles: [
    ...new Set([...roles.matchAll(/^ {2}(--[\w-]+): light-dark/gm)].map(([, name]) => name!)),
  ],
  marks: [
    ...specimensOf([
      ...figures.map(({ figure }) => figure),
      ...exhibits.map((exhibit) => figureOf(exhibit)),
    ]),
  ],
};

/** The styles of all specimens by name, in each medium. */
async function looksIn(width: number) {
  await page.setViewportSize({ width, height: 900 });
  const found: [Medium, Map<string, string>][] = [];
  for (const medium of all) {
    const { base, ...emulated } = media[medium];
    await page.emulateMedia(emulated);
    found.push([medium, new Map(await page.evaluate(looksOf, specimens))]);
  }
  return Object.fromEntries(found) as Record<Medium, Map<string, string>>;
}

it('everything has the styles of its picture', async () => {
  await openFigure(page, 'voronoi-regions/', 'voronoi-winding');
  const desktop = await looksIn(1440);
  const phone = await looksIn(390);
  const names = new Set(all.flatMap((medium) => [...desktop[medium].keys()]));
  const lines = [...names].map((name) => {
    const styles = all.flatMap((medium) => {
      const { base } = media[medium];
      const here = desktop[medium].get(name);
      const narrow = phone[medium].get(name);
      const isNew = here !== (base && desktop[base].get(name));
      const isNewOnPhone = narrow !== here && narrow !== (base && phone[base].get(name));
      return [
        ...(here && isNew ? [medium, here] : []),
        ...(narrow && isNewOnPhone ? [`${medium} phone`, narrow] : []),
      ];
    });
    return [name, ...styles].join('  ');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../pictures/styles.txt');
});
