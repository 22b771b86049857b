import { describe, expect, test } from 'vitest';
import {
  canCall,
  functionsIn,
  makeCall,
  valuesIn,
  whyNotCallable,
} from '#lab/playground/callables.ts';
import { examples, firstResult, firstScene } from '#lab/playground/examples.ts';
import { isKind, type KindName, kindOf, kinds, world } from '#lab/playground/kinds.ts';
import { extentOf } from '#lab/playground/room.ts';
import { libraryShapes, maxShapes, type Shape, withShape } from '#lab/playground/scene.ts';
import { readScene, writeScene } from '#lab/playground/shared-scene.ts';
import * as library from '#lib/index.ts';
import { type Box, boxIntersectsCircle, type Circle } from '#lib/index.ts';

const names = Object.keys(kinds) as KindName[];
const all = names.reduce<readonly Shape[]>((shapes, kind) => withShape(shapes, kind), []);

describe('a shape that is put down', () => {
  test('has a name of its own', () => {
    const three = ['circle', 'circle', 'circle'].reduce<readonly Shape[]>(
      (shapes, kind) => withShape(shapes, kind as KindName),
      [],
    );
    expect(three.map(({ name }) => name)).toEqual(['circle', 'circle2', 'circle3']);
    expect(withShape([three[0]!, three[2]!], 'circle')[2]?.name).toBe('circle2');
  });

  test('is in the window, however many there are', () => {
    for (const kind of names) {
      let shapes: readonly Shape[] = [];
      for (let i = 0; i < maxShapes + 3; i += 1) shapes = withShape(shapes, kind);
      expect(shapes.length).toBe(maxShapes);
      const { part } = kindOf(kind);
      for (const { value } of shapes) {
        expect(part.fromNumbers(part.toNumbers(value), world)).toEqual(value);
      }
    }
  });

  test.each(names)('%s stands first where its kind does, and where there is room again', (kind) => {
    const [one] = withShape([], kind);
    expect(one?.value).toEqual(kindOf(kind).first);
    expect(withShape([], kind)).toEqual([one]);
    const [, two] = withShape([one!], kind);
    // They do not overlap, because two of every kind fit, possibly in a smaller size.
    const [a, b] = [extentOf(kind, one!.value), extentOf(kind, two!.value)];
    const apart = [b.minX - a.maxX, a.minX - b.maxX, b.minY - a.maxY, a.minY - b.maxY];
    expect(Math.max(...apart)).toBeGreaterThan(0);
  });

  test('a rotated box has room for the handle that turns it', () => {
    const value = kinds.turned.first;
    const handles = kinds.turned.part.handles(value, world);
    const { at } = handles.find(({ key }) => key === 'rotation')!;
    expect(extentOf('turned', value).maxX).toBeGreaterThanOrEqual(at.x);
  });

  test('leaves those that the page begins with as they are, and is beside them', () => {
    const { shapes } = firstScene('');
    for (const kind of names) {
      const all = withShape(shapes, kind);
      expect(all.slice(0, -1)).toEqual(shapes);
      const own = extentOf(kind, all.at(-1)!.value);
      for (const other of shapes) {
        const { minX, maxX, minY, maxY } = extentOf(other.kind, other.value);
        const apart = [own.minX - maxX, minX - own.maxX, own.minY - maxY, minY - own.maxY];
        expect(Math.max(...apart)).toBeGreaterThan(0);
      }
    }
  });

  test.each(names)('%s comes back from what the library has', (kind) => {
    const { first, ...one } = kindOf(kind);
    expect(one.valueOf(one.place(first))).toEqual(first);
  });
});

describe('a playground', () => {
  const scene = {
    ...firstScene('function a() {\n  return "ü<";\n}'),
    shapes: all,
    moved: 'circle',
  };

  test('is read as it was written', () => {
    expect(readScene(writeScene(scene))).toEqual(scene);
  });

  test.each([
    'nothing',
    '{}',
    '{"shapes":[["circle","nothing",1,2,3]],"cells":[],"asked":{"fn":"a","given":[]},"moved":""}',
    '{"shapes":[["circle","circle",1e9,2,3]],"cells":[],"asked":{"fn":"a","given":[]},"moved":""}',
    '{"shapes":[["__proto__","circle",30,30,3]],"cells":[],"asked":{"fn":"a","given":[]},"moved":""}',
    '{"shapes":[["circle","circle",30,30,3],["circle","circle",30,30,3]],"cells":[],"asked":{"fn":"a","given":[]},"moved":""}',
    '{"shapes":[],"cells":[3],"asked":{"fn":"a","given":[]},"moved":""}',
    '{"shapes":[],"cells":[],"asked":{"fn":"a b","given":[]},"moved":""}',
    '{"shapes":[],"cells":[],"asked":{"fn":"a","given":[{}]},"moved":""}',
  ])('is refused where it cannot be: %s', (text) => {
    expect(() => readScene(text)).toThrow('cannot be read');
  });

  test('moves no shape over its map that is not there', () => {
    expect(readScene(writeScene({ ...scene, moved: 'nothing' })).moved).toBe('');
  });

  test('knows its kinds by name alone', () => {
    expect([isKind('circle'), isKind('toString'), isKind(3)]).toEqual([true, false, false]);
  });
});

describe('a function of a cell', () => {
  test('is found with the types of its parameters', () => {
    const text = `
// function no(a: Circle) {}
function gap(
  circle: Circle, // which?
  box: Box,
): number {
}
export function free(a, n: number) {}
const inner = () => { function hidden() {} };`;
    expect(functionsIn(text)).toEqual([
      {
        fn: 'gap',
        parameters: [
          { name: 'circle', type: 'Circle' },
          { name: 'box', type: 'Box' },
        ],
      },
      {
        fn: 'free',
        parameters: [
          { name: 'a', type: '' },
          { name: 'n', type: 'number' },
        ],
      },
    ]);
  });

  const [two] = functionsIn('function two(a: Circle, b: Circle, n: number) {}');

  test('uses each shape once if there are enough, and keeps its earlier inputs', () => {
    const shapes = withShape(withShape(all, 'circle'), 'circle');
    expect(makeCall(two!, shapes, [])).toEqual({ fn: 'two', inputs: ['circle', 'circle2', 1] });
    expect(makeCall(two!, shapes, ['circle3', 'circle', 4]).inputs).toEqual([
      'circle3',
      'circle',
      4,
    ]);
    expect(makeCall(two!, shapes, ['box', 'circle', 4]).inputs).toEqual(['circle', 'circle2', 4]);
  });

  test('is given the shape of its name where it says no type', () => {
    const [one] = functionsIn('function one(polygon, circle) {}');
    expect(makeCall(one!, all, []).inputs).toEqual(['polygon', 'circle']);
  });

  test('that can’t be asked says why', () => {
    const [far] = functionsIn('function far(place: Point) {}');
    expect(whyNotCallable(two!, all)).toBe('');
    expect(whyNotCallable(two!, [])).toBe('two needs a circle for its a. Add one.');
    expect(whyNotCallable(far!, all)).toContain(
      'because Point is not a type of shape. Use Circle, Box,',
    );
    expect(valuesIn('const near = (circle: Circle) => 3;\nconst n = 4;\nlet f = a => 2;')).toEqual([
      'near',
      'f',
    ]);
  });

  test('can be asked where its shapes are there', () => {
    expect(canCall(two!, all)).toBe(true);
    expect(canCall(two!, [])).toBe(false);
  });
});

test('shapes are placed under their names', () => {
  expect(libraryShapes(all)).toMatchObject({
    circle: kinds.circle.first,
    turned: { rotation: (30 * Math.PI) / 180 },
  });
});

describe('an example', () => {
  test('passes its shapes to its function, which the library exports', () => {
    const wrong = examples.filter(({ call, shapes, moved }) => {
      const named = [...call.inputs, moved].every((one) => shapes.some(({ name }) => name === one));
      const values = call.inputs.map((one) => libraryShapes(shapes)[one]);
      const fn = (library as unknown as Record<string, (...values: unknown[]) => unknown>)[call.fn];
      return !named || fn?.(...values) === undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('has the result that the page shows first', () => {
    const { call, shapes } = firstScene('');
    const { box, circle } = libraryShapes(shapes) as { box: Box; circle: Circle };
    expect(boxIntersectsCircle(box, circle)).toBe(firstResult.hit);
    expect(firstResult.said).toEqual({
      word: `${call.fn}(${call.inputs.join(', ')})`,
      rest: 'true',
    });
  });
});
