import { existsSync, readFileSync, statSync } from 'node:fs';
import * as fontkitten from 'fontkitten';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { attribute, elements } from '#site/integrations/html.ts';
import { parseRanges } from '#site/integrations/subset-fonts.ts';
import { bases, pages, type Site, siteFile, siteFiles, sites, texts } from './support.ts';

interface Face {
  family: string;
  style: string;
  weight: string;
  /** The font's name in the site, or undefined for a font of the reader's own. */
  file: string | undefined;
  declared: Map<string, string>;
}

function facesOf(site: Site): Face[] {
  return siteFiles(site, /\.css$/).flatMap((name) => {
    const faces: Face[] = [];
    postcss.parse(readFileSync(siteFile(site, name), 'utf8')).walkAtRules('font-face', (rule) => {
      const declared = new Map<string, string>();
      rule.walkDecls((declaration) => {
        declared.set(declaration.prop, declaration.value);
      });
      const url = /url\(["']?(.*?)["']?\)/.exec(declared.get('src') ?? '')?.[1];
      const path = url && new URL(url, `https://host${bases[site]}${name}`).pathname;
      faces.push({
        family: (declared.get('font-family') ?? '').replace(/["']/g, ''),
        style: declared.get('font-style') ?? 'normal',
        weight: (declared.get('font-weight') ?? '400').replace('normal', '400'),
        file: path?.slice(bases[site].length),
        declared,
      });
    });
    return faces;
  });
}

function fontOf(site: Site, file: string): fontkitten.Font {
  const font = fontkitten.create(readFileSync(siteFile(site, file)));
  if (font.isCollection) throw new Error(`${file} is a collection`);
  return font;
}

/** Characters that a face both has and may be used for. */
function charactersOf(site: Site, face: Face): string[] {
  if (!face.file) return [];
  const ranges = parseRanges(face.declared.get('unicode-range') ?? 'U+0-10FFFF');
  return fontOf(site, face.file)
    .characterSet.filter((code) => ranges.some(([first, last]) => first <= code && code <= last))
    .map((code) => String.fromCodePoint(code));
}

const hasClass = (name: string) => (element: Tree.Element) =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** The faces a text may be set in, by what it stands in; it has to work in each of them. */
function facesFor(ancestors: Tree.Element[]): string[] {
  const inside = (...tagNames: string[]) =>
    ancestors.some(({ tagName }) => tagNames.includes(tagName));
  if (ancestors.some(hasClass('katex-html'))) return ['formula'];
  if (inside('code', 'pre', 'samp')) return ['Inconsolata'];
  return [
    'Source Sans 3',
    'Libertinus Serif',
    ...(inside('em', 'i', 'cite', 'dfn', 'var') ? ['Libertinus Serif italic'] : []),
    ...(inside('strong', 'b', 'h1', 'h2', 'h3', 'h4') ? ['Libertinus Serif 600'] : []),
  ];
}

describe.each(sites)('%s', (site) => {
  const faces = facesOf(site);
  const files = siteFiles(site, /\.(woff2?|ttf|otf|eot)$/);

  const having = (matches: (face: Face) => boolean) =>
    new Set(faces.filter(matches).flatMap((face) => charactersOf(site, face)));
  const covered: Record<string, Set<string>> = {
    'Source Sans 3': having((face) => face.family === 'Source Sans 3'),
    Inconsolata: having((face) => face.family === 'Inconsolata'),
    'Libertinus Serif': having(
      (face) =>
        face.family === 'Libertinus Serif' && face.weight === '400' && face.style === 'normal',
    ),
    'Libertinus Serif italic': having(
      (face) => face.family === 'Libertinus Serif' && face.style === 'italic',
    ),
    'Libertinus Serif 600': having(
      (face) => face.family === 'Libertinus Serif' && face.weight === '600',
    ),
    formula: having(
      (face) => face.family === 'Libertinus Serif' || face.family.startsWith('KaTeX_'),
    ),
  };

  it('has exactly the font files its stylesheets name, all of them WOFF2', () => {
    const named = new Set(faces.flatMap((face) => face.file ?? []));
    expect([...named].sort()).toEqual(files);
    expect(files.filter((name) => !name.endsWith('.woff2'))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });

  it('has the names that licences keep in no font: all are cut down', () => {
    const names = files.map((file) => fontOf(site, file).fullName);
    expect(names.length).toBeGreaterThan(10);
    expect([...new Set(names)]).toEqual(['First Contact']);
  });

  it('keeps all fonts together within 110 kB', () => {
    const bytes = files.map((name) => statSync(siteFile(site, name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000);
  });

  it('has stand-ins with the line metrics of the fonts they stand in for', () => {
    const standIns = faces.filter((face) => face.family.endsWith(' fallback'));
    expect(standIns.length).toBeGreaterThanOrEqual(3);
    for (const { family, declared } of standIns) {
      const original = faces.find((face) => face.family === family.replace(' fallback', ''));
      const font = fontOf(site, original?.file ?? '');
      const percent = (name: string) => parseFloat(declared.get(name) ?? '') / 100;
      const size = percent('size-adjust') * font.unitsPerEm;
      expect(percent('ascent-override') * size).toBeCloseTo(font.ascent, -1);
      expect(percent('descent-override') * size).toBeCloseTo(-font.descent, -1);
    }
  });

  describe.each(pages(site))('$path', ({ document }) => {
    it('preloads fonts that exist and are in use', () => {
      const preloaded = [...elements(document)]
        .filter((element) => element.tagName === 'link' && attribute(element, 'as') === 'font')
        .map((element) => attribute(element, 'href') ?? '');
      expect(preloaded.length).toBeGreaterThan(0);
      for (const path of preloaded) {
        expect(path.startsWith(bases[site])).toBe(true);
        const file = path.slice(bases[site].length);
        expect(existsSync(siteFile(site, file))).toBe(true);
        expect(faces.map((face) => face.file)).toContain(file);
      }
    });

    it('has a glyph for every character', () => {
      const missing = new Set<string>();
      for (const { text, ancestors } of texts(document, ['script', 'style', 'math', 'head'])) {
        // Spaces and format characters have no glyph to miss.
        for (const character of text.replace(/[\s\p{Cf}]/gu, '')) {
          for (const face of facesFor(ancestors)) {
            if (!covered[face]?.has(character)) missing.add(`${character} in ${face}`);
          }
        }
      }
      expect([...missing]).toEqual([]);
    });

    it('uses no alphabet whose KaTeX font the site leaves out', () => {
      const leftOut = /\b(amsrm|mathbb|textbb|mathcal|(math|text)(bold)?frak|(math|text)scr)\b/;
      const classes = [...elements(document)].map((element) => attribute(element, 'class') ?? '');
      expect(classes.filter((name) => leftOut.test(name))).toEqual([]);
    });
  });
});
