import { expect, test } from 'vitest';
import { conditionsOf, readStyles, rulesOf, styleFiles } from '../support/styles.ts';

// Restricts which rules may set what, and where.

const ofDrawings = ['looks.css', 'labels.css', 'areas.css', 'handles.css'];
const all = styleFiles.flatMap(rulesOf);

test('every file is part of the whole, in a layer unless it has to be in none', () => {
  const imports = [...readStyles('index.css').matchAll(/@import '\.\/(.*?)'( layer\((.*?)\))?/g)];
  const files = ['index.css', ...imports.map(([, file]) => file!)];
  expect(files.sort()).toEqual([...styleFiles].sort());
  const outside = imports.filter(([, , layer]) => !layer).map(([, file]) => file);
  expect(outside.sort()).toEqual(['fonts.css', 'outside-layers.css']);
  const order = /@layer ([^;]*);/.exec(readStyles('index.css'))?.[1]?.split(', ') ?? [];
  const named = imports.flatMap(([, , , layer]) => layer ?? []);
  expect(named.filter((layer) => !order.includes(layer))).toEqual([]);
});

test('how a drawing looks reaches nothing outside a drawing', () => {
  const rules = all.filter(({ file }) => ofDrawings.includes(file));
  expect(rules.length).toBeGreaterThan(80);
  const reaching = rules.flatMap(({ selectors }) =>
    selectors.filter((one) => !/(^|[ :])\.drawing\b/.test(one)),
  );
  expect(reaching).toEqual([]);
});

test('lines and areas of a picture are told of no element that is in none', () => {
  const svg = /^(stroke|fill|paint-order|text-anchor)/;
  const pictures = /\bsvg\b|\.drawing\b|\.logo-|\.truth|\.filled/;
  const told = all.filter(({ properties }) => properties.some((one) => svg.test(one)));
  const loose = told.flatMap(({ selectors }) => selectors.filter((one) => !pictures.test(one)));
  expect(loose).toEqual([]);
});

test('layouts change at the widths that are named, and at no others', () => {
  const named = [...readStyles('index.css').matchAll(/^ \* {3}(\d+px) /gm)].map(([, px]) => px);
  const used = styleFiles
    .flatMap((file) => conditionsOf(file, 'media'))
    .flatMap((condition) => [...condition.matchAll(/width\W+(\S+?)\)/g)].map(([, px]) => px));
  expect([...new Set(used)].sort()).toEqual([...named].sort());
});
