import { expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';

const unbound = (source: string) => [
  ...compile(source, { file: 'test.ts', probes: false }).unbound,
];

test('a name that is declared nowhere is told with its first line', () => {
  expect(unbound('const a = 1;\nconst b = a + c;\nconst d = c + e;')).toEqual([
    ['c', 2],
    ['e', 3],
  ]);
  expect(unbound('const f = (a = b) => ({ a, c: d[e] });')).toEqual([
    ['b', 1],
    ['d', 1],
    ['e', 1],
  ]);
  expect(unbound('f(...g); h[i]; j.k(); l = 1;').map(([name]) => name)).toEqual([
    'f',
    'g',
    'h',
    'i',
    'j',
    'l',
  ]);
});

test('declarations of every kind are known', () => {
  const source = `
    function f(a: A, { b, c: [d] }: B, ...rest: C[]): boolean {
      for (const x of rest) for (let i = 0; i < 1; i += 1) { if (x) break; }
      outer: while (a) continue outer;
      try { f(b, d, rest); } catch (error) { return Boolean2(error); }
      return g(arguments);
    }
    const g = (one) => function own() { return own; };
    const Boolean2 = (value: unknown) => value as boolean;`;
  expect(unbound(source)).toEqual([]);
});

test('types, properties, labels and typeof ask for no value', () => {
  const source = `
    interface A extends B { c: D }
    type E = F<typeof g>;
    const h = { i: 1, j() { return this.k; } };
    const l = h!.m as N;
    const o = typeof p;
    const q: R<S> = new Map<T, U>();`;
  expect(unbound(source)).toEqual([['Map', 7]]);
});

test('a name is known only where it is declared', () => {
  expect(unbound('function f(dot) { return dot; }\ndot(1);')).toEqual([['dot', 2]]);
  expect(unbound('{ const a = 1; }\nfor (const b of c()) {}\na; b;')).toEqual([
    ['c', 2],
    ['a', 3],
    ['b', 3],
  ]);
  const known = `function f() { if (g) { var h = 1; } return h + late(); function late() { return 1; } }
    switch (1) { case 1: let i = 1; default: i; }
    class K { static l = K; m() { return new K(); } }
    const g = 1;`;
  expect(unbound(known)).toEqual([]);
});
