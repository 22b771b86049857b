import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { type Model, reduce, start } from '#figure/store.ts';
import { exhibits } from '#museum/collections.ts';
import { figureOf } from '#museum/figure-of.ts';
import { figures } from '../support/all-figures.ts';
import { sizes } from '../support/drawing.ts';
import { rule } from '../support/rule.ts';
import { classesIn, rulesOf } from '../support/styles.ts';

// A mark is styled by its classes, and would be invisible without a matching stylesheet.

const classesOf = (...files: string[]) =>
  new Set(
    files.flatMap(rulesOf).flatMap(({ selectors }) => selectors.flatMap((one) => classesIn(one))),
  );
const looks = classesOf('looks.css', 'labels.css', 'areas.css');
const known = new Set([
  ...looks,
  ...classesOf('handles.css', 'figure.css', 'truth.css'),
  // The layers of a drawing, which have no style.
  ...['ground', 'shapes', 'marks', 'labels', 'handles'],
]);

/** Groups of which a mark may have one class. */
const groups = {
  things: ['disc', 'shape'],
  lines: [...looks].filter((name) => name.startsWith('stroke-')),
  areas: [...looks].filter((name) => name.startsWith('fill-')),
  weights: ['hairline', 'thin', 'light', 'regular', 'firm', 'bold', 'thick'],
  patterns: ['dashed', 'dashed-long', 'dotted'],
  sizes: ['note', 'small', 'numeral', 'mono', 'symbol'],
  anchors: ['middle', 'end'],
};

/** A figure in each of its presets, with each of its options. */
function modelsOf(figure: AnyFigure): Model[] {
  const choices = Object.entries(figure.parts).flatMap(([part, one]) =>
    isChoice(one) ? one.options.map(({ name }) => ({ part, option: name })) : [],
  );
  return figure.presets.flatMap(({ name, state }) => {
    const model = { ...start(figure), preset: name, state };
    const chosen = choices.map((choice) => reduce(figure, model, { type: 'choose', ...choice }));
    return [model, ...chosen];
  });
}

const all = [
  ...figures.map(({ name, figure }) => ({ name, figure })),
  ...exhibits.map((exhibit) => ({ name: exhibit.slug, figure: figureOf(exhibit) })),
];

rule('a drawing has only looks that are known, and of each kind at most one', all, ({ figure }) => {
  const lists = modelsOf(figure).flatMap((model) =>
    [false, true].flatMap((sketch) => {
      const text = drawAtBuild(figure, sizes[0]!, { model, sketch });
      return text.match(/(?<=\sclass=")[^"]*/g) ?? [];
    }),
  );
  for (const list of new Set(lists)) {
    const classes = list.split(' ').filter(Boolean);
    expect(classes.filter((name) => !known.has(name))).toEqual([]);
    for (const group of Object.values(groups)) {
      const chosen = classes.filter((name) => group.includes(name));
      expect(chosen.length, chosen.join(' and ')).toBeLessThan(2);
    }
  }
});

test('every look is in use', () => {
  const source = new URL('../../src/', import.meta.url);
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), source), 'utf8'));
  const strings = texts.flatMap((text) => text.match(/'[\w -]+'|`[^`]*`/g) ?? []);
  const words = new Set(strings.flatMap((one) => one.match(/[\w-]+/g) ?? []));
  expect([...looks].filter((name) => !words.has(name) && name !== 'sketch')).toEqual([]);
});
