import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFigure } from '#figure/all-figures.ts';

test('a preset that a chapter names is a preset of a figure on that page', () => {
  const offenders: string[] = [];
  let named = 0;
  for (const path of globSync('src/content/docs/*/index.mdx')) {
    const text = readFileSync(path, 'utf8');
    const figures = [...text.matchAll(/<Figure\s+name="([\w-]+)"/g)].map(([, name]) => name!);
    const labels = figures.flatMap((name) => findFigure(name).presets.map(({ label }) => label));
    for (const [, list = ''] of text.matchAll(/\bpresets? ((?:\*[^*\n]+\*(?:, | and )?)+)/g)) {
      for (const [, label = ''] of list.matchAll(/\*([^*]+)\*/g)) {
        named += 1;
        if (!labels.includes(label)) offenders.push(`${path}: ${label}`);
      }
    }
  }
  expect(offenders).toEqual([]);
  expect(named).toBeGreaterThan(20);
});
