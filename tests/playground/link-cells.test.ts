import { describe, expect, test } from 'vitest';
import { CellError, linkCells } from '#lab/playground/link-cells.ts';
import { offersOf } from '#lab/playground/offers.ts';
import { sourceOf } from '#lab/playground/ui/source-of.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { evaluate } from '../support/linked.ts';

const source = librarySource(new Library(), givenAway);
const circle = { center: { x: 0, y: 0 }, radius: 5 };

function ask(cells: readonly string[], fn: string, ...values: unknown[]) {
  const { plain, traced } = evaluate(linkCells(source, cells, fn).script);
  const answer = plain[fn]!(...values);
  expect(traced[fn]!(...values)).toEqual(answer);
  return answer;
}

describe('a cell', () => {
  test('sees the cells above it, and the library', () => {
    const cells = [
      'const factor = 2;\nfunction twice(x: number) { return factor * x; }',
      'function far(circle: Circle, point: Vec2) {\n  return twice(distance(circle.center, point));\n}',
    ];
    expect(ask(cells, 'far', circle, { x: 3, y: 4 })).toBe(10);
    expect(linkCells(source, cells, 'far').usedOfLibrary).toEqual(['distance']);
    expect(linkCells(source, cells, 'far').declaredByCell).toEqual([['factor', 'twice'], ['far']]);
  });

  test('takes the place of a function of the library, for the cells below it', () => {
    const cells = [
      'function distance(a: Vec2, b: Vec2) { return 7; }',
      'function far(circle: Circle, point: Vec2) { return distance(circle.center, point); }',
    ];
    expect(ask(cells, 'far', circle, { x: 3, y: 4 })).toBe(7);
  });

  test('is told of a name that stands further down, at its line', () => {
    const cells = [
      'function a(x: number) {\n  return b(x);\n}',
      'function b(x: number) { return x; }',
    ];
    expect(() => linkCells(source, cells, 'a')).toThrow(
      new CellError(
        0,
        2,
        'b is declared below, in cell 2, but a cell sees only the cells above it.',
      ),
    );
  });

  test('is told of a name that nobody has, at its line', () => {
    const cells = ['function a(x: number) {\n  return distanc(x);\n}'];
    expect(() => linkCells(source, cells, 'a')).toThrow(/distanc/);
  });

  test('has its errors at its own lines', () => {
    const cells = ['function a() {}', '\nfunction b( {'];
    const error = (() => {
      try {
        return linkCells(source, cells, 'a');
      } catch (thrown) {
        return thrown as CellError;
      }
    })() as CellError;
    expect([error.name, error.cell, error.line]).toEqual(['CellError', 1, 2]);
  });

  test('a function that nobody has is said, of no cell', () => {
    expect(() => linkCells(source, [], 'nothing')).toThrow(/nothing/);
  });
});

test('a function of the library is asked without a cell, with its probes', () => {
  expect(ask([], 'pointInCircle', { x: 3, y: 4 }, circle)).toBe(true);
  expect(linkCells(source, [], 'pointInCircle').siteCount).toBeGreaterThan(3);
});

const offers = offersOf(new Library());

test('most functions of the library are offered, each with the types of its parameters', () => {
  expect(offers.length).toBeGreaterThan(35);
  const box = offers.find(({ fn }) => fn === 'boxIntersectsCircle');
  expect(box?.parameters).toEqual([
    { name: 'box', type: 'Box' },
    { name: 'circle', type: 'Circle' },
  ]);
});

test('every function that is offered can be a cell', () => {
  const faults = offers.flatMap(({ fn }) => {
    const text = sourceOf(source, fn);
    const { declaredByCell, script } = linkCells(source, [text], fn);
    return [
      ...(declaredByCell[0]?.includes(fn) ? [] : [`${fn} is not declared`]),
      ...(typeof evaluate(script).plain[fn] === 'function' ? [] : [`${fn} is not a function`]),
      ...(text.match(/^export .*/gm) ?? []),
    ];
  });
  expect(faults).toEqual([]);
});

test('cells that are too long together are refused, each of which is not', () => {
  const cells = ['a', 'b'].map((name) => `const ${name} = () => [${'1, '.repeat(900)}];`);
  expect(linkCells(source, cells.slice(0, 1), 'a').declared).toEqual(['a']);
  expect(() => linkCells(source, cells, 'a')).toThrow(
    expect.objectContaining({ cell: 1, message: expect.stringContaining('too long to run') }),
  );
});
