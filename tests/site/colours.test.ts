import { expect, it } from 'vitest';
import { contrast, roles } from '../support/contrast.ts';

// WCAG 2.2, 1.4.3 and 1.4.11. Axe tests only text, so this tests the colour roles of drawings.

type Theme = 'light' | 'dark';

function colour(name: string, theme: Theme): string {
  const role = roles.get(name);
  if (!role) throw new Error(`roles.css has no --${name}.`);
  return role[theme];
}

const tooLow = (names: string[], grounds: string[], least: number) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    names.flatMap((name) =>
      grounds.flatMap((ground) => {
        const found = contrast(colour(name, theme), colour(ground, theme));
        return found < least ? `${theme}: ${name} on ${ground}: ${found.toFixed(2)}` : [];
      }),
    ),
  );

it('words are at least 4.5 to what they stand on', () => {
  const symbols = ['circle', 'point', 'normal', 'hit-line', 'false-text', 'missed-line'];
  expect(tooLow(['ink', 'caption', 'faint', ...symbols], ['paper', 'tint'], 4.5)).toEqual([]);
  expect(tooLow(['ink', 'caption', 'circle', 'point'], ['focus-tint'], 4.5)).toEqual([]);
});

it('lines and handles are at least 3 to every fill that they can lie on', () => {
  const lines = ['ink', 'circle', 'point', 'normal', 'focus-line', 'hit-line'];
  const fills = ['paper', 'shape', 'wedge', 'hit-fill', 'false-fill', 'missed-fill'];
  expect(tooLow(lines, fills, 3)).toEqual([]);
});

it('what has a meaning by its hatch or edge has that at least 3 to its fill', () => {
  expect(tooLow(['false-hatch'], ['false-fill'], 3)).toEqual([]);
  expect(tooLow(['missed-line'], ['missed-fill'], 3)).toEqual([]);
  expect(tooLow(['border', 'amount-line'], ['paper'], 3)).toEqual([]);
});

it('knows what black on white is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});
