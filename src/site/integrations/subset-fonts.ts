import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import postcss, { type AtRule, type Root } from 'postcss';
import subsetFont from 'subset-font';
import { withName } from './font-name.ts';
import {
  descendants,
  type Edit,
  editPages,
  filesIn,
  pagesIn,
  parsePage,
  startOfHead,
} from './html.ts';

interface Options {
  /** Fonts needed above the fold, by file name without hash and extension. */
  preload?: string[];
  /** Scripts whose strings are not shown (translations, say), by file name likewise. */
  ignoreScripts?: string[];
}

interface Face {
  rule: AtRule;
  file: string;
  ranges: [number, number][];
  weights: number[];
}

interface Stylesheet {
  name: string;
  root: Root;
  faces: Face[];
}

/**
 * Cuts every font of the built site down to the characters the site uses, drops the faces it does
 * not use at all, and preloads the fonts at the top of each page. Files are named by content, so
 * fonts and the stylesheets that name them get new names.
 */
export default function subsetFonts({
  preload = [],
  ignoreScripts = [],
}: Options = {}): AstroIntegration {
  let base = '/';
  let assets = '_astro';
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const assetsDir = new URL(`${assets}/`, dir);
        const sheets = await readStylesheets(assetsDir);
        const scripts = (await filesIn(assetsDir, '.js')).filter(
          (file) => !ignoreScripts.includes(withoutHash(nameOf(file))),
        );
        const characters = await charactersInUse(await pagesIn(dir), scripts, sheets);

        const before = await totalSize(assetsDir);
        const fontNames = await writeSubsets(assetsDir, sheets, characters);
        const sheetNames = await writeStylesheets(assetsDir, sheets, fontNames);
        const after = await totalSize(assetsDir);

        const links = preload.map((font) => {
          const file = [...fontNames.values()].find((name) => withoutHash(name) === font);
          if (!file) throw new Error(`There is no font ${font} to preload`);
          const href = `${base}${assets}/${file}`;
          return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
        });
        await editPages(dir, (document, html) => [
          { start: startOfHead(document), end: startOfHead(document), text: links.join('') },
          ...replacements(html, sheetNames),
        ]);
        logger.info(
          `${before.files} fonts, ${before.kilobytes} kB → ` +
            `${after.files} fonts, ${after.kilobytes} kB, for ${characters.size} characters`,
        );
      },
    },
  };
}

async function readStylesheets(assetsDir: URL): Promise<Stylesheet[]> {
  const sheets: Stylesheet[] = [];
  for (const file of await filesIn(assetsDir, '.css')) {
    const root = postcss.parse(await readFile(file, 'utf8'));
    const faces: Face[] = [];
    root.walkAtRules('font-face', (rule) => {
      const declared = new Map<string, string>();
      rule.walkDecls((declaration) => {
        declared.set(declaration.prop, declaration.value);
      });
      const fontFile = /[^/'"(]+\.woff2/.exec(declared.get('src') ?? '')?.[0];
      if (!fontFile) return;
      const weights = (declared.get('font-weight') ?? '').match(/\d+/g)?.map(Number) ?? [];
      const ranges = parseRanges(declared.get('unicode-range') ?? 'U+0-10FFFF');
      faces.push({ rule, file: fontFile, ranges, weights });
    });
    sheets.push({ name: nameOf(file), root, faces });
  }
  return sheets;
}

export function parseRanges(value: string): [number, number][] {
  return value.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    // Minifiers write U+2200-22FF as U+22??.
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
  });
}

/** Printable ASCII and whatever pages, scripts and stylesheets can put on the screen. */
async function charactersInUse(
  pages: URL[],
  scripts: URL[],
  sheets: Stylesheet[],
): Promise<Set<string>> {
  const texts = [String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))];

  for (const file of pages) {
    // KaTeX's MathML is for screen readers; nobody sees it.
    const shown = descendants(
      parsePage(await readFile(file, 'utf8')),
      ({ tagName }) => tagName !== 'math' && tagName !== 'style',
    );
    for (const node of shown) {
      if ('value' in node) texts.push(unescapeScript(node.value));
      if ('attrs' in node) texts.push(...node.attrs.map((attr) => attr.value));
    }
  }

  for (const file of scripts) {
    texts.push(unescapeScript(await readFile(file, 'utf8')));
  }

  for (const { root } of sheets) {
    root.walkDecls('content', ({ value }) => {
      const escapes = /\\([0-9a-f]{1,6})\s?/gi;
      texts.push(value.replace(escapes, (_, hex) => String.fromCodePoint(parseInt(hex, 16))));
    });
  }

  const characters = new Set(texts.join(''));
  for (const character of characters) if (/\p{Cc}/u.test(character)) characters.delete(character);
  return characters;
}

function unescapeScript(source: string): string {
  return source.replace(/\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})/gi, (all, long, short) => {
    const codePoint = parseInt(long ?? short, 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : all;
  });
}

const subsetting = {
  targetFormat: 'woff2',
  // What running text needs; not fractions, numerators and the forms of other languages.
  keepFeatures: ['ccmp', 'kern', 'liga', 'mark', 'mkmk'],
  // A third of the bytes, for a difference only at sizes smaller than ours.
  noHinting: true,
} as const;

/** Replaces the font files; returns their new names by the old ones. */
async function writeSubsets(
  assetsDir: URL,
  sheets: Stylesheet[],
  characters: Set<string>,
): Promise<Map<string, string>> {
  const facesByFile = Map.groupBy(
    sheets.flatMap((sheet) => sheet.faces),
    (face) => face.file,
  );
  const names = new Map<string, string>();
  for (const [file, faces] of facesByFile) {
    const original = await readFile(new URL(file, assetsDir));
    await rm(new URL(file, assetsDir));

    const wanted = new Set<string>();
    for (const face of faces) {
      const inRange = [...characters].filter((character) => isInRange(character, face.ranges));
      if (inRange.length === 0) face.rule.remove();
      for (const character of inRange) wanted.add(character);
    }
    if (wanted.size === 0) continue;

    const weights = faces.flatMap((face) => face.weights);
    // Fontsource names a file by its axes. A range of weights in CSS proves nothing: a symbol font
    // takes over the weights of the family it serves.
    const isVariable = file.includes('-wght-');
    const plain = await subsetFont(original, [...wanted].sort().join(''), {
      ...subsetting,
      targetFormat: 'sfnt',
      ...(isVariable && {
        variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
      }),
    });
    const subset = await subsetFont(withName(plain, 'First Contact'), undefined, {
      ...subsetting,
      keepAllGlyphs: true,
    });
    const name = renamed(file, subset);
    await writeFile(new URL(name, assetsDir), subset);
    names.set(file, name);
  }
  return names;
}

function isInRange(character: string, ranges: [number, number][]): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}

async function writeStylesheets(
  assetsDir: URL,
  sheets: Stylesheet[],
  fontNames: Map<string, string>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { name, root, faces } of sheets) {
    if (faces.length === 0) continue;
    for (const { rule, file } of faces) {
      rule.walkDecls('src', (declaration) => {
        declaration.value = declaration.value.replace(file, fontNames.get(file) ?? file);
      });
    }
    const css = root.toString();
    names.set(name, renamed(name, css));
    await rm(new URL(name, assetsDir));
    await writeFile(new URL(renamed(name, css), assetsDir), css);
  }

  // A script that loads a stylesheet would need a new name too, and so would whatever loads it.
  for (const file of await filesIn(assetsDir, '.js')) {
    const script = await readFile(file, 'utf8');
    const stale = [...names.keys(), ...fontNames.keys()].find((name) => script.includes(name));
    if (stale) throw new Error(`${nameOf(file)} names ${stale}, which now has another name`);
  }
  return names;
}

function replacements(html: string, names: Map<string, string>): Edit[] {
  const edits: Edit[] = [];
  for (const [name, text] of names) {
    for (let start = html.indexOf(name); start >= 0; start = html.indexOf(name, start + 1)) {
      edits.push({ start, end: start + name.length, text });
    }
  }
  return edits;
}

async function totalSize(assetsDir: URL): Promise<{ files: number; kilobytes: string }> {
  const files = await filesIn(assetsDir, '.woff2');
  const sizes = await Promise.all(files.map(async (file) => (await readFile(file)).length));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { files: files.length, kilobytes: (bytes / 1000).toFixed(1) };
}

// Vite puts eight characters of hash before the extension.
const hashInName = /\.[\w-]{8}(?=\.\w+$)/;

function renamed(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return name.replace(hashInName, `.${hash}`);
}

function withoutHash(name: string): string {
  return name.replace(hashInName, '').replace(/\.\w+$/, '');
}

function nameOf(file: URL): string {
  return file.pathname.split('/').at(-1) ?? '';
}
