import { describe, expect, test } from 'vitest';
import { linkCode } from '#lab/notebook/link-code.ts';
import { CellError, linkCells } from '#lab/playground/link-cells.ts';
import { offersOf } from '#lab/playground/offers.ts';
import { sourceOf } from '#lab/playground/ui/source-of.ts';
import { TraceError } from '#trace/compile.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { withoutTypes } from '#trace/source/without-types.ts';
import { full } from '../lib/bench/check-scenes.ts';
import { figures } from '../support/all-figures.ts';

const library = new Library();
// All editable functions of the pages.
const listed = figures.flatMap(({ figure }) => Object.keys(figure.calls ?? {}));
const source = librarySource(library, [...new Set([...givenAway, ...listed])]);

/** The fault of a cell's function, and its line. */
function said(text: string, given: readonly string[] = []): string | null {
  try {
    linkCells(source, [text], 'f', given);
    return null;
  } catch (error) {
    const { line, message } = error as { line: number; message: string };
    return `${line}: ${message}`;
  }
}

function messageOf(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('a property that is not there', () => {
  test.each([
    [
      'of a parameter',
      'function f(circle: Circle) {\n  return circle.raduis;\n}',
      '2: circle has no raduis; it has center and radius. Did you mean radius?',
    ],
    [
      'before another dot',
      'function f(a: Circle, b: Circle) {\n  return a.centre.x - b.center.x;\n}',
      '2: a has no centre; it has center and radius. Did you mean center?',
    ],
    [
      'after another dot',
      'function f(box: Box) { return box.center.X; }',
      '1: box.center has no X; it has x and y. Did you mean x?',
    ],
    [
      'short for another',
      'function f(c: Circle) { return c.r; }',
      '1: c has no r; it has center and radius. Did you mean radius?',
    ],
    [
      'unlike all others',
      'function f(box: Box) { return box.top; }',
      '1: box has no top; it has center, halfWidth and halfHeight.',
    ],
    [
      'of a number',
      'function f(c: Circle) { return c.radius.x; }',
      '1: c.radius is a number, so it has no x.',
    ],
    [
      'of a list',
      'function f(polygon: Polygon) { return polygon.lenght; }',
      '1: polygon is a list, so it has no lenght. Did you mean length?',
    ],
    [
      'of a list, and of its items',
      'function f(polygon: Polygon) { return polygon.x; }',
      '1: polygon is a list, so it has no x; its items do, as in polygon[0].x.',
    ],
    [
      'of an item',
      'function f(polygon: Polygon, i: number) { return polygon[i]!.z; }',
      '1: polygon[i] has no z; it has x and y.',
    ],
    [
      'of an item in a loop',
      'function f(polygon: Polygon) { for (const p of polygon) { if (p.z > 0) return p; } return null; }',
      '1: p has no z; it has x and y.',
    ],
    [
      'of an item in a function',
      'function f(polygon: Polygon) { return polygon.map((p) => p.z); }',
      '1: p has no z; it has x and y.',
    ],
    [
      'taken apart',
      'function f({ center, raduis }: Circle) { return raduis; }',
      '1: The object here has no raduis; it has center and radius. Did you mean radius?',
    ],
    [
      'of what was taken apart',
      'function f({ center: { x, y }, radius }: Circle) { return x + y + radius.x; }',
      '1: radius is a number, so it has no x.',
    ],
    [
      'of a variable',
      'function f(c: Circle) {\n  const at = c.center;\n  return at.z;\n}',
      '3: at has no z; it has x and y.',
    ],
    [
      'of what the library returns',
      'function f(a: Circle, b: Circle) { const c = collideCircles(a, b); return c && c.dept; }',
      '1: c has no dept; it has normal, depth, point and feature. Did you mean depth?',
    ],
    [
      'of a type of the code itself',
      'interface Ball { center: Vec2; speed: number }\nfunction f(b: Ball) { return b.sped; }',
      '2: b has no sped; it has center and speed. Did you mean speed?',
    ],
  ])('%s is said at its line', (_, text, words) => {
    expect(said(text)).toBe(words);
  });

  test('is said of parameters without a type, by what is given', () => {
    const text = 'function f(a, n) { return a.raduis + n; }';
    expect(said(text, ['Circle', 'number'])).toContain('Did you mean radius?');
    expect(said(text)).toBeNull();
  });

  test('is said in a listing without types, too', () => {
    const text = 'function pointInCircle(p, c) {\n  return distance(p, c.centre) <= c.radius;\n}';
    const link = () => linkCode(source, { file: 'src/lib/point-in-circle.ts', text, firstLine: 9 });
    expect(link).toThrow(TraceError);
    expect(link).toThrow(expect.objectContaining({ line: 10 }));
  });
});

describe('nothing is said of', () => {
  test.each([
    [
      'what the object has',
      'function f(c: Circle, b: Box) { return c.center.x + (b.rotation ?? 0); }',
    ],
    [
      'what every list has',
      'function f(p: Polygon) { return p.at(-1)!.x + p.length + p.indexOf(p[0]!); }',
    ],
    ['what every number has', 'function f(c: Circle) { return c.radius.toFixed(1); }'],
    [
      'what the code sets',
      'function f(c: any) { c.hits = 1; return g(c); }\nfunction g(c: Circle) { return c.hits; }',
    ],
    ['what the code asks for', 'function f(s) { return s.radius ? s.radius : s.halfWidth; }'],
    [
      'what the code looks for',
      'function f(s) { if ("radius" in s) return s.radius; return s.halfWidth; }',
    ],
    ['what may be missing', 'function f(s) { return s?.radius ?? s.halfWidth; }'],
    ['another variable of the name', 'function f(b: Box) { { const b = { r: 1 }; return b.r; } }'],
    [
      'another variable of the name, before its line',
      'function f(b: Box) { return [1].map(() => { const r = () => b.r; const b = { r: 1 }; return r(); }); }',
    ],
    [
      'a variable that changes',
      'function f(b: Box) { let c = b.center; c = { z: 1 }; return c.z; }',
    ],
    [
      'a parameter of another function',
      'function f(b: Box) { return [{ r: 1 }].map((b) => b.r); }',
    ],
    [
      'a type that stands for another',
      'type Circle = { r: number };\nfunction f(c: Circle) { return c.r; }',
    ],
    [
      'a type that is more',
      'interface Ball extends Circle { r: number }\nfunction f(c: Ball) { return c.r; }',
    ],
    [
      'a type of its own by the library’s name',
      'interface Circle { r: number }\nfunction f(c: Circle) { return c.r; }',
    ],
    ['a choice of types', 'function f(c: Circle | Box) { return c.radius; }'],
    ['whatever is made any', 'function f(c: Circle) { return (c as any).r; }'],
    [
      'a function of its own by the library’s name',
      'function distance() { return { r: 1 }; }\nfunction f() { return distance().r; }',
    ],
  ])('%s', (_, text) => {
    expect(said(text, ['Box'])).toBeNull();
  });

  test('a type of a cell above, by the library’s name', () => {
    const cells = ['interface Circle { r: number }', 'function f(c: Circle) { return c.r; }'];
    expect(() => linkCells(source, cells, 'f')).not.toThrow();
  });

  const functions = Object.entries(source.files).flatMap(([file, all]) =>
    all.map(({ name, text }) => ({ name, file, text })),
  );

  test('any function as it is, and without types', () => {
    // In the quick run every third.
    const some = functions.filter((_, i) => full || i % 3 === 0);
    const faults = some.flatMap(({ name, file, text }) => {
      const texts = file.startsWith('src/lib/') ? [text, withoutTypes(text)] : [text];
      const messages = texts.map((one) =>
        messageOf(() => linkCode(source, { file, text: one, firstLine: 1 })),
      );
      return messages.filter((one) => /\bha(s|ve) no /.test(one)).map((one) => `${name}: ${one}`);
    });
    expect(functions.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  test('any function without types, given its shapes', () => {
    const offers = offersOf(library);
    expect(offers.length).toBeGreaterThan(35);
    const faults = offers.flatMap(({ fn, parameters }) => {
      const types = parameters.map(({ type }) => type);
      const text = withoutTypes(sourceOf(source, fn));
      const message = messageOf(() => linkCells(source, [text], fn, types));
      return message === '' ? [] : [`${fn}: ${message}`];
    });
    expect(faults).toEqual([]);
  });

  test('a parameter without a type, unless what it is given says so', () => {
    const types = new Map(
      offersOf(library)
        .flatMap(({ parameters }) => parameters.slice(0, 1))
        .map((first) => [first.type, first.name]),
    );
    expect(types.size).toBeGreaterThan(4);
    for (const [type, name] of types) {
      const wrong = `function other(${name}) { return ${name}.nothing; }`;
      expect(() => linkCells(source, [wrong], 'other', [type]), type).toThrow(CellError);
    }
  });
});
