import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isRight } from '#lab/judge/compare.ts';
import { standingWords } from '#lab/judge/standing-words.ts';
import type { Case, Outcome } from '#lab/judge/suite.ts';
import { failures } from '#lab/judge/suites/build.ts';
import { judged, specOf, suiteOf } from '#lab/judge/suites/index.ts';
import { failureWords } from '#lab/judge/words.ts';
import { collideBoxCircle, collideCircles } from '#lib/index.ts';
import type { Box, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { Library } from '#trace/source/library.ts';
import { rule } from '../support/rule.ts';

type Answer = (...values: never[]) => unknown;

/** The descriptions of the cases that a function fails. */
function wordsOf(fn: string, answer: Answer): string[] {
  const suite = suiteOf(fn);
  const asked = answer as (...values: readonly unknown[]) => unknown;
  return failures(suite, asked).map((index) => {
    const one = suite.cases[index]!;
    return failureWords(suite, one, { value: asked(...one.values) });
  });
}

describe('a small mistake', () => {
  test('below in place of at most: what just touches', () => {
    const said = wordsOf('pointInCircle', (p: Vec2, { center, radius }: Circle) => {
      const [dx, dy] = [p.x - center.x, p.y - center.y];
      return dx * dx + dy * dy < radius * radius;
    });
    expect(said[0]).toBe('on the rim: says miss, should be hit');
    expect(said).toContain('radius 0, the point on the centre: says miss, should be hit');
    expect(said.some((one) => one.includes('says hit'))).toBe(false);
  });

  test('the larger of two circles taken for the outer one: in the names of the code', () => {
    const said = wordsOf('circleContainsCircle', (outer: Circle, inner: Circle) => {
      const [dx, dy] = [inner.center.x - outer.center.x, inner.center.y - outer.center.y];
      return dx * dx + dy * dy <= (outer.radius - inner.radius) ** 2;
    });
    expect(said[0]).toBe(
      'inner is larger, with outer inside it: says inside, should be not inside',
    );
    const place = String.raw`at \(.+\), radius [\d.]+`;
    expect(said.at(-1)).toMatch(
      new RegExp(`^outer ${place}, and inner ${place}: says inside, should be not inside$`),
    );
  });

  test('a flipped sign: a hit on one side only', () => {
    const said = wordsOf(
      'segmentIntersectsCircle',
      ({ a, b }: Segment, { center, radius }: Circle) => {
        const [ex, ey] = [b.x - a.x, b.y - a.y];
        const [dx, dy] = [center.x - a.x, center.y + a.y];
        const length2 = ex * ex + ey * ey;
        const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, (dx * ex + dy * ey) / length2));
        return (dx - t * ex) ** 2 + (dy - t * ey) ** 2 <= radius * radius;
      },
    );
    expect(said[0]).toBe('touching at the side: says miss, should be hit');
    expect(said.length).toBeGreaterThan(50);
  });

  test('a forgotten corner: a box grown by the radius', () => {
    const said = wordsOf('boxIntersectsCircle', (box: Box, { center, radius }: Circle) => {
      const [dx, dy] = [center.x - box.center.x, center.y - box.center.y];
      return Math.abs(dx) <= box.halfWidth + radius && Math.abs(dy) <= box.halfHeight + radius;
    });
    expect(said).toContain('beside a corner: near both sides, but apart: says hit, should be miss');
    expect(
      said.some((one) => /^circle at \(.+\), radius [\d.]+: says hit, should be miss$/.test(one)),
    ).toBe(true);
  });

  test('a forgotten inside: an outline only', () => {
    const outline = specOf('polygonOutlineIntersectsCircle').solution;
    const said = wordsOf('polygonIntersectsCircle', (polygon: Polygon, circle: Circle) =>
      outline(polygon, circle),
    );
    expect(said[0]).toBe('the centre inside: says miss, should be hit');
  });

  test('a normal that points the other way', () => {
    const said = wordsOf('collideCircles', (a: Circle, b: Circle) => {
      const contact = collideCircles(a, b);
      const { x = 0, y = 0 } = contact?.normal ?? {};
      return contact && { ...contact, normal: { x: -x, y: -y } };
    });
    expect(said[0]).toBe('touching on the right: normal is (−1, 0), should be (1, 0)');
  });

  test('a contact where there is none, and none where there is one', () => {
    expect(wordsOf('collideBoxCircle', () => null)[0]).toBe(
      'touching at a side: says miss (null), should be hit',
    );
    const always = (box: Box, circle: Circle) =>
      collideBoxCircle(box, circle) ?? { normal: { x: 1, y: 0 }, depth: 0 };
    expect(wordsOf('collideBoxCircle', always)[0]).toBe(
      'just apart at a side: says hit, should be miss (null)',
    );
  });

  test('a missing field, a number a little off, another part, another type', () => {
    const suite = suiteOf('collideBoxCircle');
    const one = suite.cases[0]!;
    const right = one.expected as Record<string, unknown>;
    const say = (value: unknown) => failureWords(suite, one, { value });
    expect(say({ ...right, depth: undefined })).toBe(
      'touching at a side: depth is missing, should be 0',
    );
    expect(say({ ...right, depth: 1e-5 })).toBe(
      'touching at a side: depth is 0.00001, should be 0',
    );
    expect(say({ ...right, point: { x: 66.00001, y: 32 } })).toBe(
      'touching at a side: point is (66.00001, 32), should be (66, 32)',
    );
    expect(say({ ...right, feature: { kind: 'vertex', index: 2 } })).toBe(
      'touching at a side: feature is vertex 2, should be edge 1',
    );
    expect(say(true)).toMatch(/^touching at a side: returns true, should be \{ normal: \(1, 0\)/);
    expect(say(undefined)).toMatch(/^touching at a side: returns undefined, should be/);
  });

  test('a number and a point', () => {
    expect(wordsOf('dot', () => 7)[0]).toBe('the same direction: returns 7, should be 60');
    expect(wordsOf('toLocal', () => ({ x: 1, y: 2 }))[0]).toBe(
      'no rotation: returns (1, 2), should be (6, 8)',
    );
  });

  test('pairs of a list', () => {
    expect(wordsOf('findIntersectingPairs', () => [])[0]).toBe(
      'two that touch: the pair [0, 1] is missing',
    );
    expect(wordsOf('findIntersectingPairs', () => [[0, 1]])[0]).toBe(
      'two just apart: the pair [0, 1] should not be there',
    );
  });

  test('what it threw', () => {
    const suite = suiteOf('dot');
    expect(failureWords(suite, suite.cases[0]!, { error: 'TypeError: v is undefined' })).toBe(
      'the same direction: threw: TypeError: v is undefined',
    );
  });
});

const library = new Library();

const functions = judged.map((name) => ({ name, suite: suiteOf(name) }));

// Points, circles and bodies, unless they are destructured.
rule('a shape in words has its name in the code', functions, ({ name: fn, suite }) => {
  const { kinds } = specOf(fn);
  const { parameters } = library.findFunction(fn).node as ts.FunctionDeclaration;
  suite.names.forEach((name, i) => {
    const own = parameters[i]?.name;
    const isShown = ['point', 'circle', 'body'].includes(kinds[i]!);
    if (isShown && own && ts.isIdentifier(own)) expect(name).toBe(own.text);
  });
});

describe('an answer may have more fields, and -0 for 0', () => {
  const suite = suiteOf('collideBoxCircle');
  const one = suite.cases.find(({ name }) => name === 'touching at the top')!;
  const expected = one.expected as { normal: Vec2 };

  test('that is right', () => {
    const value = { ...expected, normal: { x: -0, y: 1 }, mine: 7 };
    expect(isRight(suite.compare, one, { value })).toBe(true);
  });

  test('either of two walls that are equally near is right', () => {
    const tie = suite.cases.find(
      ({ name }) => name === 'the centre inside, two walls equally near',
    )!;
    expect(tie.also?.length).toBeGreaterThan(0);
    for (const value of [tie.expected, ...tie.also!]) {
      expect(isRight(suite.compare, tie, { value })).toBe(true);
    }
    expect(isRight(suite.compare, tie, { value: { ...expected, depth: 3 } })).toBe(false);
  });
});

describe('whatever a function returns, nothing throws', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.normal = cyclic;
  cyclic.self = cyclic;
  const throwing = {
    get x(): number {
      throw new Error('no');
    },
    get normal(): number {
      throw new Error('no');
    },
  };
  const proxy = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  const hostile: unknown[] = [
    ...[undefined, null, Number.NaN, -0, Infinity, '', 'x'.repeat(1e6), 10n ** 400n, Symbol('x')],
    ...[() => 1, [], [[]], new Array(1e5), {}, cyclic, throwing, proxy, new Date(Number.NaN)],
    ...[new Map(), new Uint8Array(8), Object.create(null), { x: '1', y: {} }, { normal: null }],
    ...[
      { kind: 'x'.repeat(1e5), index: 1 },
      { toString: null, valueOf: null, length: -1 },
    ],
  ];
  const broken = [undefined, null, 7, {}, { error: undefined }, { error: Symbol('x') }, proxy];

  rule('is judged and put into words', functions, ({ suite }) => {
    const kinds = new Map<string, Case>(
      suite.cases.map((one) => [JSON.stringify(one.expected)?.slice(0, 12), one]),
    );
    for (const one of [...kinds.values()].slice(0, 8)) {
      for (const outcome of [...hostile.map((value) => ({ value })), ...broken] as Outcome[]) {
        expect(isRight(suite.compare, one, outcome)).toBeTypeOf('boolean');
        expect(failureWords(suite, one, outcome).length).toBeLessThan(400);
      }
    }
  });
});

test('edited code is praised or blamed in a sentence', () => {
  const said = (here: string | null, right: number | null) =>
    standingWords({ here, cases: right === null ? null : { right, count: 320 } });
  expect(said('', 320)).toBe('Right here, and in all 320 cases.');
  expect(said('', 307)).toBe('Right here, wrong in 13 of 320 cases.');
  expect(said('says miss, should be hit', 307)).toBe(
    'Wrong here: says miss, should be hit. Wrong in 13 of 320 cases.',
  );
  expect(said(null, 320)).toBe('Right in all 320 cases.');
  expect(said(null, null)).toBe('');
});
