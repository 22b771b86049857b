import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '#translate/languages.ts';
import { libraryProgram, translatedLibrary } from '#translate/library.ts';
import { readLibrary } from '#translate/read.ts';

// The README lists what a function may use, a line each. Refused lines end with the advice.

const readme = readFileSync('packages/translate/README.md', 'utf8');
const [everywhere = [], withoutGlsl = [], refused = []] = [
  ...readme.matchAll(/```ts\n([\s\S]*?)\n```/g),
].map(([, lines = '']) => lines.split('\n'));

/** Returns a file with a function for each line, and the functions' names. */
function fileOf(lines: readonly string[]) {
  const names = lines.map((_, i) => `line${i + 1}`);
  const functions = lines.map(
    (line, i) => `export function ${names[i]}(
  a: number, b: number, c: Circle, points: Polygon,
): number {
  ${line}
  return a;
}`,
  );
  const text = `import { toInteger } from './to-integer.ts';
import type { Circle, Polygon, Vec2 } from './types.ts';
${functions.join('\n')}
function half(x: number): number { return x / 2; }
function apply(f: (x: number) => number, x: number): number { return f(x); }
function nearest(x: number): Vec2 | null { return x > 0 ? { x, y: x } : null; }`;
  return { extra: [{ name: 'extra.ts', text }], names };
}

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('every language has each construct of the first list, and all but GLSL those of the second', () => {
  expect(everywhere.length).toBeGreaterThan(8);
  expect(withoutGlsl.length).toBeGreaterThan(4);
  const lines = [...everywhere, ...withoutGlsl];
  const { extra, names } = fileOf(lines);
  const library = translatedLibrary(extra, names);
  const faults = languages.flatMap(({ id, write }) => {
    const writer = write(library);
    return lines.flatMap((line, i) => {
      const isRefused = id === 'glsl' && withoutGlsl.includes(line);
      const message = messageOf(() => writer.file([names[i]!]));
      return (message !== '') === isRefused ? [] : [`${id}: ${line} ${message}`];
    });
  });
  expect(faults).toEqual([]);
});

it('each construct of the third list is refused with its advice', () => {
  expect(refused.length).toBeGreaterThan(5);
  const { extra, names } = fileOf(refused);
  const { program, isOurs } = libraryProgram(extra);
  const faults = refused.flatMap((line, i) => {
    const message = messageOf(() => readLibrary(program, isOurs, [names[i]!]));
    const [, advice] = line.split(' // ');
    return advice && message.includes(`. ${advice} `) ? [] : [`${line} ${message}`];
  });
  expect(faults).toEqual([]);
});
