import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memoize } from '#figure/memoize.ts';
import { exhibits } from '#museum/collections.ts';
import { figureOf } from '#museum/figure-of.ts';
import { figures } from '../support/all-figures.ts';
import { folder, museumShots, recordedOf, shotsOf } from '../support/picture/figure.ts';
import { pictureOf } from '../support/picture/picture.ts';
import { rule } from '../support/rule.ts';

// Every figure in every preset, as it is drawn for wide pages and for phones, and every drawing of the
// museum: a line for each mark. What has changed on purpose is written by `npm run pictures`; look at the
// difference before you commit it.

const inMuseum = exhibits.map((exhibit) => {
  const figure = figureOf(exhibit);
  return { name: figure.name, figure };
});
const all = [
  ...figures.map(({ name, figure }) => ({ name, figure, shoot: memoize(shotsOf) })),
  ...inMuseum.map((one) => ({ ...one, shoot: memoize(museumShots) })),
];

rule('a figure looks as in its picture', all, async ({ figure, name, shoot }) => {
  const isMissing = recordedOf(figure) === '';
  // Elsewhere the picture of a new figure is simply written.
  if (isMissing && process.env.CI) throw new Error('no picture; write it by `npm run pictures`');
  const picture = pictureOf(figure, shoot(figure), recordedOf(figure));
  await expect(picture).toMatchFileSnapshot(`figures/${name}.txt`);
});

it('handles of one kind look alike in all figures, as in their picture', async () => {
  const shots = all.flatMap(({ figure, shoot }) => shoot(figure));
  const kinds = shots.flatMap(({ desktop, phone }) => [
    ...desktop.handles,
    ...(phone?.handles ?? []),
  ]);
  const lines = [...new Set(kinds)].sort();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('handles.txt');
  const names = lines.map((line) => line.split(';', 1)[0]);
  expect(names).toEqual([...new Set(names)]);
});

it('there is no picture of a figure that is gone', () => {
  const names = new Set(all.map(({ name }) => `${name}.txt`));
  expect(readdirSync(folder).filter((file) => !names.has(file))).toEqual([]);
});
