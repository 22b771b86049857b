import { expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/circle-in-polygon.ts';

test.each([
  ['inside', 'inside'],
  ['out', 'out'],
  ['touching', 'touching'],
  ['bay', 'outside'],
])('"%s" is what its name says', (name, kind) => {
  const { state } = figure.presets.find((preset) => preset.name === name)!;
  expect(figure.find(state, figure.answer(state)).kind).toBe(kind);
});
