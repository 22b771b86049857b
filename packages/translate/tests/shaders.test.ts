import { describe, expect, it } from 'vitest';
import { bareFileIn } from '#translate/language-files.ts';
import { GlslWriter } from '#translate/languages/glsl.ts';
import { languages } from '#translate/languages.ts';
import { translatedLibrary } from '#translate/library.ts';
import { filesOf, namesTranslatedTo, translatedNames } from '#translate/translate.ts';

// Replacements for what GLSL lacks. tests/ci/languages compiles them and compares their results.

const glsl = languages.find(({ id }) => id === 'glsl')!;

const written = (text: string, names: readonly string[] = ['extra']): string => {
  const library = translatedLibrary([{ name: 'extra.ts', text }], names);
  return new GlslWriter(library).file(names);
};

describe('a shader', () => {
  it('refuses what GLSL lacks, with the file, the line and the advice', () => {
    const texts = {
      'arrays in GLSL have a fixed length. Add the type of the items to packages/translate/src/languages/glsl-lists.ts':
        'export function extra(a: readonly number[]): number {\n  return a[0]!;\n}',
      'GLSL does not guarantee NaN': 'export function extra(): number {\n  return NaN;\n}',
      'it calls itself, which GLSL forbids':
        'export function extra(a: number): number {\n  return a < 1 ? 0 : extra(a / 2);\n}',
      'GLSL has no type for a function':
        'export function extra(a: number, f: (x: number) => number): number {\n  return f(a);\n}',
      'only an interface can be null in its result':
        'export function extra(a: number): number | null {\n  return a < 1 ? null : a / 2;\n}',
      'it changes its parameter list, which GLSL copies. Return the new value':
        'export function extra(list: Vec2[], p: Vec2): void {\n  list.push(p);\n}',
      'it changes its parameter mark, which GLSL copies. Return the new value':
        'export function extra(mark: Mark, a: number): void {\n  mark.x = a;\n}',
    };
    const head = "import type { Vec2 } from './types.ts'; interface Mark { x: number }";
    const said = Object.values(texts).map((text) => {
      try {
        return written(`${head}\n${text}`);
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(said).toEqual(
      Object.keys(texts).map(
        (reason) =>
          `src/lib/extra.ts:2: extra cannot be translated to GLSL, because ${reason}. If a shader cannot have the function, give the reason in packages/translate/src/not-in-shaders.ts.`,
      ),
    );
  });

  it('has no choice of two structs, which WebGL does not have', () => {
    const text = `import type { Circle } from './types.ts';
export function extra(a: Circle, b: Circle, x: number): Circle {
  const one = x > 0 ? a : x < -1 ? b : a;
  return x > 2 ? one : b;
}`;
    expect(written(text)).toContain(`
Circle extra(Circle a, Circle b, float x) {
    Circle one;
    if (x > 0.0) {
        one = a;
    } else if (x < -1.0) {
        one = b;
    } else {
        one = a;
    }
    if (x > 2.0) {
        return one;
    }
    return b;
}`);
  });

  it('says in every comment how far an answer may be off, and nothing of NaN', () => {
    for (const name of namesTranslatedTo(glsl)) {
      const text = bareFileIn(filesOf(glsl), [name]).text.replaceAll(/\s+(\/\/\s+)*/g, ' ');
      expect(text).toContain('Accuracy: ');
      const rest = text.replaceAll('GLSL promises nothing about NaN and infinity', '');
      expect(rest, name).not.toMatch(/\bNaN|null\b|Infinity|RangeError|double/);
      expect(text).not.toContain('0.000001');
    }
  });
});

describe('what GLSL has no file of', () => {
  const missing = translatedNames().filter((name) => !namesTranslatedTo(glsl).includes(name));

  it('has a reason', () => {
    expect(missing.length).toBeGreaterThan(10);
    for (const name of missing) expect(glsl.lacks?.get(name)).toMatch(/^not in GLSL\b.*\.$/);
  });

  it('is what the translator refuses, or what would not be true', () => {
    const writer = new GlslWriter(translatedLibrary());
    const isRefused = (name: string): boolean => {
      try {
        writer.file([name]);
        return false;
      } catch {
        return true;
      }
    };
    // Exact forms, casts inside a polygon and circles through points would suffer from rounding,
    // the points of an enclosing circle may not fit, and GLSL has its own versions of the others.
    const isExact = (name: string) => name.endsWith('Exactly');
    expect(missing.filter((name) => !isExact(name) && !isRefused(name))).toEqual([
      'distance',
      'castCircleInsidePolygon',
      'circleThroughPoints',
      'enclosingCircle',
      'dot',
    ]);
  });
});
