import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { parseRanges } from './unicode-range.ts';

// Text as outlines, shaped as in a browser, in the fonts that the style sheet names.

export interface Type {
  readonly family: string;
  readonly weight: number;
  readonly isItalic: boolean;
  /** In pixels. */
  readonly size: number;
}

export interface Outline {
  /** The `d` of a path that starts at x = 0 with its baseline at y = 0. */
  readonly d: string;
  readonly width: number;
}

interface FontFace {
  readonly family: string;
  readonly weights: readonly number[];
  readonly isItalic: boolean;
  readonly file: string;
  readonly ranges: readonly [number, number][];
}

const styles = join(process.cwd(), 'src/site/styles');

function facesOf(css: string): FontFace[] {
  const faces: FontFace[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const declared = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => {
      declared.set(prop, value);
    });
    const [, file] = /url\('([^']+)'\)/.exec(declared.get('src') ?? '') ?? [];
    if (!file) return;
    faces.push({
      family: (declared.get('font-family') ?? '').replaceAll("'", ''),
      weights: (declared.get('font-weight') ?? '').match(/\d+/g)?.map(Number) ?? [],
      isItalic: declared.get('font-style') === 'italic',
      file,
      ranges: parseRanges(declared.get('unicode-range') ?? 'U+0-10FFFF'),
    });
  });
  return faces;
}

const faces = facesOf(readFileSync(join(styles, 'fonts.css'), 'utf8'));

/** A font and the length of its em in its own units. */
interface Loaded {
  readonly font: Font;
  readonly em: number;
}

const fonts = new Map<string, Promise<Loaded>>();

/** Loads the font in a file, at one weight if the file contains several. */
function fontOf({ file, weights }: FontFace, weight: number): Promise<Loaded> {
  const isVariable = file.includes('-wght-');
  const key = isVariable ? `${file} ${weight}` : file;
  const known = fonts.get(key);
  if (known) return known;
  const [least = weight, most = least] = weights;
  const wght = Math.min(Math.max(weight, least), most);
  const loaded = subsetFont(readFileSync(join(styles, file)), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(isVariable && { variationAxes: { wght } }),
  }).then((bytes) => {
    const face = new Face(new Blob(new Uint8Array(bytes)));
    return { font: new Font(face), em: face.upem };
  });
  fonts.set(key, loaded);
  return loaded;
}

/** Returns the face for this character: the last one that has it, as in a style sheet. */
function faceFor(character: string, { family, weight, isItalic }: Type): FontFace {
  const code = character.codePointAt(0)!;
  const found = faces.findLast(
    (face) =>
      face.family === family &&
      face.isItalic === isItalic &&
      face.weights[0]! <= weight &&
      weight <= face.weights.at(-1)! &&
      face.ranges.some(([first, last]) => first <= code && code <= last),
  );
  if (found) return found;
  const style = isItalic ? ' italic' : '';
  throw new Error(`No font of ${family} ${weight}${style} has the character "${character}".`);
}

/** Returns the text as one path. */
export async function outlineOf(text: string, type: Type): Promise<Outline> {
  let d = '';
  let x = 0;
  for (const { face, words } of runsOf(text, type)) {
    const { font, em } = await fontOf(face, type.weight);
    const scale = type.size / em;
    const buffer = new Shaped();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [i, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i]!;
      for (const { type: command, values } of font.glyphToJson(glyph)) {
        const numbers = values.map((value, j) =>
          j % 2 === 0 ? x + (value + xOffset) * scale : -(value + yOffset) * scale,
        );
        d += command + numbers.map((value) => Number(value.toFixed(3))).join(' ');
      }
      x += xAdvance * scale;
    }
  }
  return { d, width: x };
}

/** Splits the text wherever the font changes. */
function runsOf(text: string, type: Type): { readonly face: FontFace; words: string }[] {
  const runs: { readonly face: FontFace; words: string }[] = [];
  for (const character of text) {
    const face = faceFor(character, type);
    const last = runs.at(-1);
    if (last?.face.file === face.file) last.words += character;
    else runs.push({ face, words: character });
  }
  return runs;
}

/** Breaks the text into as few lines of at most `width` as possible, as equal as possible. */
export async function linesOf(text: string, type: Type, width: number): Promise<Outline[]> {
  const space = (await outlineOf('\u00a0', type)).width;
  const words = await Promise.all(
    text.split(' ').map(async (word) => ({ word, width: (await outlineOf(word, type)).width })),
  );
  const broken = (limit: number): string[] => {
    const lines: string[][] = [];
    let length = Number.POSITIVE_INFINITY;
    for (const one of words) {
      length += space + one.width;
      if (length <= limit) lines.at(-1)!.push(one.word);
      else {
        lines.push([one.word]);
        length = one.width;
      }
    }
    return lines.map((line) => line.join(' '));
  };
  let lines = broken(width);
  const longest = Math.max(...words.map((one) => one.width));
  for (let limit = width; limit >= longest; limit -= 4) {
    const narrower = broken(limit);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return Promise.all(lines.map((line) => outlineOf(line, type)));
}
