import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as index from '#lib/index.ts';
import * as published from '#published/monogame-circles.ts';
import { makeSnippet } from '#source/snippet.ts';
import { fileText, functions, library } from '../support/library.ts';
import { faultsOf } from '../support/program.ts';
import { withGridUsed } from '../support/use-grid.ts';

type Any = (...values: unknown[]) => unknown;

const originals = { ...index, ...published } as unknown as Record<string, Any>;
const snippets = functions.map(({ name }) => makeSnippet(library, name));
const faults = faultsOf(
  Object.fromEntries(snippets.map(({ name, typescript }) => [name, typescript])),
);

const circle = { center: { x: 1, y: 2 }, radius: 5 };
const points = [
  { x: 4, y: 6 },
  { x: 4, y: 7 },
  { x: 0.8, y: -1.5 },
];
const frame = { center: { x: 3, y: -2 }, rotation: 0.7 };
const badCircles = [
  circle,
  { ...circle, radius: -3 },
  { ...circle, radius: NaN },
  { ...circle, radius: '5' },
  { radius: 5 },
  null,
  'circle',
];

const box = { center: { x: 2, y: 1 }, halfWidth: 3, halfHeight: 2 };
const oriented = { ...box, rotation: 0.4 };
const segment = { a: { x: -4, y: 1 }, b: { x: 5, y: 3 } };
const kite = [
  { x: 0, y: -4 },
  { x: 5, y: 0 },
  { x: 0, y: 6 },
  { x: -3, y: 0 },
];
const arrow = [...kite.slice(0, 3), { x: 1, y: 0 }];
/** One that holds the origin, one that touches nothing, one in between. */
const circles = [circle, { center: { x: 40, y: 40 }, radius: 2 }, { center: points[0], radius: 1 }];
const against = (...shapes: unknown[]) =>
  shapes.flatMap((shape) => circles.map((one) => [shape, one]));
const ways = [
  { x: 9, y: 7 },
  { x: -30, y: -25 },
];
const casts = (...shapes: unknown[]) =>
  against(...shapes).flatMap((pair) => ways.map((way) => [...pair, way]));
const castAgainstBox = (one: never, way: never) => index.castCircleAgainstBox(box, one, way);
/** Without a true answer, and one that only whole numbers can tell. */
const unknown = (shape: unknown) => [
  [shape, { ...circle, radius: NaN }],
  [shape, { center: { x: 1e200, y: 0 }, radius: 1e200 }],
];
const from = (...shapes: unknown[]) => shapes.flatMap((shape) => points.map((p) => [p, shape]));

/** What each function is tried with; every function has to be here. */
const trials: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  assertCircle: badCircles.flatMap((value) => [[value], [value, 'button']]),
  assertBox: [[box], [{ ...box, halfWidth: -1 }], [{ ...box, halfHeight: NaN }], [null]],
  assertOrientedBox: [[oriented], [box], [{ ...oriented, rotation: Infinity }]],
  assertSegment: [[segment], [{ a: segment.a }], [{ ...segment, b: { x: NaN, y: 0 } }]],
  assertPolygon: [[kite], [arrow], [kite.slice(0, 2)], [[...kite, kite[0]]], ['kite']],
  assertConvexPolygon: [[kite], [arrow], [kite.slice(0, 2)], [[...kite, kite[0]]], [3]],
  polygonFault: [[kite], [arrow], [kite.slice(0, 2)], [[...kite, kite[0]]], [points]],
  convexPolygonFault: [[kite], [arrow], [kite.slice(0, 2)], [[{ x: NaN, y: 0 }]]],
  boxZone: from(box),
  boxesIntersect: [
    [box, { ...box, center: points[0] }],
    [box, { ...box, center: { x: 9, y: 9 } }],
  ],
  boxIntersectsCircle: against(box),
  boxIntersectsCircleByClamp: against(box),
  boxIntersectsCircleExactly: [...against(box), ...unknown(box)],
  boxIntersectsCircleByZone: against(box),
  bounceCircles: [undefined, {}, { restitution: 0.5, friction: 0.1 }].flatMap((options) =>
    [1, Infinity].map((mass) => [
      { velocity: { x: 3, y: 1 }, mass },
      { velocity: { x: -1, y: 0 }, mass: 2 },
      { normal: { x: 0.6, y: 0.8 } },
      options,
    ]),
  ),
  boxContainsCircle: against(box),
  boxFromCorners: points.map((point) => [point, circle.center]),
  boxFromRectangle: [
    [1, 2, 6, 4],
    [1, 2, -6, -4],
  ],
  circleContainsCircle: against(...circles),
  circleIntersections: against(...circles, { ...circle, center: { x: 1, y: 1 } }),
  castCircleAgainstBox: casts(box),
  castCircleAgainstCircle: casts(...circles),
  castCircleAgainstOrientedBox: casts(oriented),
  castCircleAgainstPolygon: casts(kite, arrow),
  castCircleAgainstSegment: casts(segment),
  circlesIntersect: against(...circles),
  circlesIntersectExactly: [...against(...circles), [circle, { ...circle, radius: NaN }]],
  closestPointInBox: from(box),
  closestPointOnPolygon: from(kite, arrow),
  closestPointOnSegment: from(segment),
  collideBoxCircle: against(box),
  collideCircles: against(...circles),
  collideConvexPolygonCircle: against(kite),
  collideOrientedBoxCircle: against(oriented),
  collidePolygonCircle: against(kite, arrow),
  collideSegmentCircle: against(segment),
  convexPolygonIntersectsCircle: against(kite),
  convexPolygonIntersectsCircleBranchFree: against(kite),
  convexPolygonIntersectsCircleExactly: [...against(kite), ...unknown(kite)],
  convexPolygonIntersectsCircleByNearestVertex: against(kite),
  createCircleGrid: [[circles], [[]], [badCircles], []],
  findIntersectingPairs: [[circles], [[]]],
  findIntersectingPairsByGrid: [[circles], [[]]],
  findIntersectingPairsByMap: [[circles], [[]]],
  orientation: points.map((point) => [segment.a, segment.b, point]),
  orientedBoxIntersectsCircle: against(oriented),
  outwardNormals: [[kite], [kite.toReversed()]],
  pointInPolygon: from(kite, arrow),
  pointInPolygonByCrossings: from(kite, arrow),
  pointInPolygonExactly: [...from(kite, arrow), [{ x: NaN, y: 0 }, kite], [kite[0], kite]],
  polygonContainsCircle: against(kite, arrow),
  polygonIntersectsCircle: against(kite, arrow),
  polygonIntersectsCircleByEdges: against(kite, arrow),
  polygonIntersectsCircleExactly: [...against(kite, arrow), ...unknown(arrow)],
  polygonOutlineIntersectsCircle: against(kite, arrow),
  projectionParameter: from(segment, { a: segment.a, b: segment.a }),
  reflect: [-3, 3].flatMap((x) =>
    [0, 0.5, 1].map((kept) => [{ x, y: 2 }, { x: 0.6, y: 0.8 }, kept]),
  ),
  slide: [-3, 3].map((x) => [
    { x, y: 2 },
    { x: 0.6, y: 0.8 },
  ]),
  moveAndSlide: circles.flatMap((one) =>
    ways.flatMap((way) => [
      [one, way, castAgainstBox],
      [one, way, castAgainstBox, { maxSlides: 0, margin: 0.5 }],
    ]),
  ),
  rayCrossings: from(kite, arrow),
  segmentCircleIntersections: against(segment),
  segmentIntersectsCircle: against(segment),
  segmentIntersectsCircleExactly: [...against(segment), ...unknown(segment)],
  signedDistanceToBox: from(box),
  signedDistanceToOrientedBox: from(oriented),
  signedDistanceToPolygon: from(kite, arrow),
  voronoiRegion: from(kite),
  convexWinding: [[kite], [kite.toReversed()]],
  winding: [[kite], [arrow], [kite.toReversed()]],
  boundingBox: [[points], [points.slice(0, 1)], [[]]],
  cross: points.map((point) => [point, circle.center]),
  distance: points.map((point) => [point, circle.center]),
  dot: points.map((point) => [point, circle.center]),
  toLocal: points.map((point) => [point, frame]),
  toWorld: points.map((point) => [point, frame]),
  pointInCircle: points.map((point) => [point, circle]),
  pointInCircleExactly: [...points.map((point) => [point, circle]), [{ x: NaN, y: 0 }, circle]],
  ulp: [[1], [4096, 24], [0], [-0.3], [1e300]],
  containsBySquareRoot: points.map((point) => [point, circle, Math.fround]),
  containsBySquares: points.map((point) => [point, circle, Math.fround]),
};

const outcome = (run: Any | undefined, values: readonly unknown[]) => {
  try {
    return { value: withGridUsed(run!(...values)) };
  } catch (error) {
    return { thrown: String(error) };
  }
};

/** The module's exports, with nothing around it but what JavaScript has. */
function load(javascript: string): Record<string, Any> {
  const { outputText } = ts.transpileModule(javascript, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  new Function('exports', 'require', outputText)(exports, () => {
    throw new Error('A snippet imports nothing.');
  });
  return exports;
}

describe.each(snippets)('$name', ({ name, typescript, javascript, lines, helpers, types }) => {
  const declarations = library.closure(library.findFunction(name));

  test('compiles alone, as TypeScript', () => {
    expect(faults[name]).toEqual([]);
    expect(typescript).not.toMatch(/^\s*import\b/m);
  });

  test('is its credit and pieces of the library, byte for byte', () => {
    const [credit, ...pieces] = typescript.trimEnd().split(/\n\n(?=\/\*\*|\w)/);
    expect(credit).toBe(`// ${name}, from First Contact. MIT License.`);
    const files = new Set(declarations.map(({ file }) => fileText(file)));
    for (const piece of pieces) {
      expect([...files].some((text) => text.includes(piece))).toBe(true);
    }
    expect(pieces).toHaveLength(declarations.length);
  });

  test('has as many lines, helpers and types as it says', () => {
    expect(typescript.split('\n')).toHaveLength(lines + 1);
    expect(typescript.match(/^(export )?function /gm)).toHaveLength(helpers + 1);
    expect(typescript.match(/^(export )?(interface|type) /gm) ?? []).toHaveLength(types);
  });

  test('as JavaScript it runs as it stands, and has no types', () => {
    const asScript = ts.transpileModule(javascript, {
      fileName: 'snippet.js',
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
    });
    expect(asScript.diagnostics).toEqual([]);
    const code = javascript.replaceAll(/\/\*.*?\*\/|\/\/.*?$/gms, '');
    expect(code).not.toMatch(/\b(interface|readonly|asserts|as) \w|use strict|blank line|import/);
    expect(Object.keys(load(javascript))).toContain(name);
  });

  test('does what the library does, in both languages', () => {
    const trial = trials[name];
    expect(trial?.length, `\`trials\` of this file has a line for ${name}`).toBeGreaterThan(0);
    for (const values of trial ?? []) {
      const expected = outcome(originals[name], values);
      expect(outcome(load(javascript)[name], values)).toEqual(expected);
      expect(outcome(load(typescript)[name], values)).toEqual(expected);
    }
  });

  test('as JavaScript it keeps comments, blank lines and two spaces of indentation', () => {
    const commentsIn = (text: string) => text.match(/\/\*\*.*?\*\//gs)?.map((one) => one.trim());
    const inFunctions = declarations
      .filter(({ node }) => ts.isFunctionDeclaration(node))
      .flatMap(({ text }) => commentsIn(text) ?? []);
    expect(commentsIn(javascript) ?? []).toEqual(inFunctions);
    const indented = javascript.split('\n').filter((line) => /^ +[^ *]/.test(line));
    expect(Math.min(...indented.map((line) => /^ +/.exec(line)![0].length))).toBe(2);
    for (const line of javascript.split('\n')) {
      expect(line).toBe(line.trimEnd());
      // Within a doc comment there is one space more.
      expect(/^ */.exec(line)![0].length % 2).toBe(line.trimStart().startsWith('*') ? 1 : 0);
    }
  });
});

test('as JavaScript it tells the fields of its types, but not one that must be absent', () => {
  const shapes = ({ javascript }: { javascript: string }) => javascript.match(/^\/\/ \w+: .*$/gm);
  expect(shapes(makeSnippet(library, 'boxIntersectsCircle'))).toEqual([
    '// Box: { center: Vec2, halfWidth: number, halfHeight: number }',
    '// Vec2: { x: number, y: number }',
    '// Circle: { center: Vec2, radius: number }',
  ]);
});

test('the snippet of the first test is short', () => {
  const { lines, helpers, types } = snippets.find(({ name }) => name === 'pointInCircle')!;
  expect({ helpers, types }).toEqual({ helpers: 0, types: 2 });
  expect(lines).toBeLessThan(50);
});
