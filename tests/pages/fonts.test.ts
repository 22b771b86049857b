import { globSync, readFileSync, statSync } from 'node:fs';
import * as fontkitten from 'fontkitten';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { attribute } from '#site/integrations/html.ts';
import { parseRanges } from '#site/preview/unicode-range.ts';
import {
  base,
  classesOf,
  fileAt,
  filesNamed,
  having,
  pagesThatBreak,
  tagged,
  textAt,
  texts,
} from './support.ts';

interface Face {
  family: string;
  style: string;
  weight: string;
  /** The font's name on the site, or undefined for a local font. */
  file: string | undefined;
  declared: Map<string, string>;
}

const faces: Face[] = [];
for (const name of filesNamed(/\.css$/)) {
  postcss.parse(textAt(name)).walkAtRules('font-face', (rule) => {
    const declared = new Map<string, string>();
    rule.walkDecls((declaration) => {
      declared.set(declaration.prop, declaration.value);
    });
    const url = /url\(["']?(.*?)["']?\)/.exec(declared.get('src') ?? '')?.[1];
    const path = url && new URL(url, `https://host${base}${name}`).pathname;
    faces.push({
      family: (declared.get('font-family') ?? '').replace(/["']/g, ''),
      style: declared.get('font-style') ?? 'normal',
      weight: (declared.get('font-weight') ?? '400').replace('normal', '400'),
      file: path?.slice(base.length),
      declared,
    });
  });
}
const files = filesNamed(/\.(woff2?|ttf|otf|eot)$/);

function fontOf(file: string): fontkitten.Font {
  const font = fontkitten.create(readFileSync(fileAt(file)));
  if (font.isCollection) throw new Error(`${file} is a collection`);
  return font;
}

/** The characters that a face contains and may be used for. */
function charactersOf(face: Face): string[] {
  if (!face.file) return [];
  const ranges = parseRanges(face.declared.get('unicode-range') ?? 'U+0-10FFFF');
  return fontOf(face.file)
    .characterSet.filter((code) => ranges.some(([first, last]) => first <= code && code <= last))
    .map((code) => String.fromCodePoint(code));
}

/** The faces in which a text may be set, all of which must contain it. */
function facesFor(ancestors: Tree.Element[]): string[] {
  const inside = (...tagNames: string[]) =>
    ancestors.some(({ tagName }) => tagNames.includes(tagName));
  if (ancestors.some((one) => classesOf(one).includes('katex-html'))) return ['formula'];
  if (inside('code', 'pre', 'samp')) return ['Inconsolata'];
  return [
    'Source Sans 3',
    'Libertinus Serif',
    ...(inside('em', 'i', 'cite', 'dfn', 'var') ? ['Libertinus Serif italic'] : []),
    ...(inside('strong', 'b', 'h1', 'h2', 'h3', 'h4') ? ['Libertinus Serif 600'] : []),
  ];
}

const inFaces = (matches: (face: Face) => boolean) =>
  new Set(faces.filter(matches).flatMap(charactersOf));
const isSerif = ({ family }: Face) => family === 'Libertinus Serif';
const covered: Readonly<Record<string, ReadonlySet<string>>> = {
  'Source Sans 3': inFaces(({ family }) => family === 'Source Sans 3'),
  Inconsolata: inFaces(({ family }) => family === 'Inconsolata'),
  'Libertinus Serif': inFaces(
    (face) => isSerif(face) && face.weight === '400' && face.style === 'normal',
  ),
  'Libertinus Serif italic': inFaces((face) => isSerif(face) && face.style === 'italic'),
  'Libertinus Serif 600': inFaces((face) => isSerif(face) && face.weight === '600'),
  formula: inFaces((face) => isSerif(face) || face.family.startsWith('KaTeX_')),
};

it('has exactly the font files its stylesheets name, all of them WOFF2', () => {
  const named = new Set(faces.flatMap((face) => face.file ?? []));
  expect([...named].sort()).toEqual(files);
  expect(files.filter((name) => !name.endsWith('.woff2'))).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});

it('has the names that licences reserve in no font: all are cut down', () => {
  const names = files.map((file) => fontOf(file).fullName);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => /Source|KaTeX|Libertin|Inconsolata/.test(name))).toEqual([]);
});

it('keeps all fonts together within 110 kB', () => {
  const bytes = files.map((name) => statSync(fileAt(name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000);
});

it('has stand-ins with the line metrics of the fonts they stand in for', () => {
  const standIns = faces.filter((face) => face.family.endsWith(' fallback'));
  expect(standIns.length).toBeGreaterThanOrEqual(3);
  for (const { family, declared } of standIns) {
    const original = faces.find((face) => face.family === family.replace(' fallback', ''));
    const font = fontOf(original?.file ?? '');
    const percent = (name: string) => parseFloat(declared.get(name) ?? '') / 100;
    const size = percent('size-adjust') * font.unitsPerEm;
    expect(percent('ascent-override') * size, family).toBeCloseTo(font.ascent, -1);
    expect(percent('descent-override') * size, family).toBeCloseTo(-font.descent, -1);
  }
});

it('preloads fonts that exist and are in use', async () => {
  const used = new Set(faces.map(({ file }) => file && base + file));
  const broken = await pagesThatBreak(({ document }) => {
    const preloaded = tagged(document, 'link')
      .filter((element) => attribute(element, 'as') === 'font')
      .map((element) => attribute(element, 'href') ?? '');
    expect(preloaded.length).toBeGreaterThan(0);
    expect(preloaded.filter((path) => !used.has(path))).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('has a glyph for every character', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    const missing = new Set<string>();
    for (const { text, ancestors } of texts(document, ['script', 'style', 'math', 'head'])) {
      const faces = facesFor(ancestors);
      // Spaces and format characters have no glyph.
      for (const character of text.replace(/[\s\p{Cf}]/gu, '')) {
        for (const face of faces) {
          if (!covered[face]?.has(character)) missing.add(`${character} in ${face}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('has a glyph for every character in the words of scripts', () => {
  const rooms = 'editor,judge,kit,maps,museum,notebook,playground,sandbox,site/client,trace';
  const text = globSync(`src/{${rooms}}/**/*.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const characters = new Set(text.replace(/[\s\p{Cf}]/gu, ''));
  const all = new Set(Object.values(covered).flatMap((face) => [...face]));
  expect([...characters].filter((character) => !all.has(character))).toEqual([]);
});

it('uses no alphabet whose KaTeX font the site leaves out', async () => {
  const leftOut = /\b(amsrm|mathbb|textbb|mathcal|(math|text)(bold)?frak|(math|text)scr)\b/;
  const broken = await pagesThatBreak(({ document }) => {
    const classes = having(document, 'class').map((element) => attribute(element, 'class')!);
    expect(classes.filter((name) => leftOut.test(name))).toEqual([]);
  });
  expect(broken).toEqual([]);
});
