import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { insideCircle, squaresInOrder } from '#chapters/point-and-circle/formulas.ts';
import {
  abs,
  add,
  divide,
  type Expression,
  max,
  min,
  number,
  root,
  square,
  subtract,
  symbol,
} from '#figure/formulas/expression.ts';
import { evaluateFormula, type Formula, type Live, liveText } from '#figure/formulas/formula.ts';
import { formulaHtml, numericTex, symbolicTex, symbolTex } from '#figure/formulas/tex.ts';
import { liveOf } from '#figure/live.ts';
import { memoize } from '#figure/memoize.ts';
import { start } from '#figure/store.ts';
import { symbols } from '#figure/symbol-table.ts';
import { figures } from '../support/all-figures.ts';
import { rule } from '../support/rule.ts';

const isFull = process.env.FULL === '1';

interface Slot {
  readonly name: string;
  readonly guarded: boolean;
}

/**
 * The numbers in an expression in order. A number is guarded if a minus or a square would otherwise
 * apply to its text.
 */
function slotsOf(expression: Expression, guarded = false): Slot[] {
  switch (expression.op) {
    case 'number':
      return [];
    case 'symbol':
      return [{ name: expression.name, guarded }];
    case 'dot':
    case 'cross':
      // A vector is written by its name.
      return [];
    case 'square':
      return slotsOf(expression.of, expression.of.op === 'symbol');
    case 'root':
    case 'abs':
      return slotsOf(expression.of);
    case 'min':
    case 'max':
    case 'divide':
      return [...slotsOf(expression.left), ...slotsOf(expression.right)];
    case 'multiply':
      // On the right of a sum it begins with its left side.
      return [...slotsOf(expression.left, guarded), ...slotsOf(expression.right, true)];
    default:
      return [...slotsOf(expression.left), ...slotsOf(expression.right, true)];
  }
}

/** Every number of the formula on the page: its operands, then the values of both sides. */
function expectedSlots({ name, relation, left, right }: Formula): Slot[] {
  const plain = (end: string) => ({ name: `${name}.${end}`, guarded: false });
  if (relation === '=') return [...slotsOf(right), plain('right')];
  const numbers = [...slotsOf(left), ...slotsOf(right), plain('holds')];
  const isPlain = left.op === 'symbol' && right.op === 'symbol';
  return isPlain ? numbers : [...numbers, plain('left'), plain('right'), plain('holds')];
}

const { document } = new Window();

function parse(html: string) {
  document.body.innerHTML = html;
  return document.body;
}

const byName = (a: Slot, b: Slot) =>
  a.name.localeCompare(b.name) || Number(a.guarded) - Number(b.guarded);
const textOf = (element: { textContent: string | null }) =>
  (element.textContent ?? '').replaceAll('\u200b', '');

function expectSlots(formula: Formula, live: Live): void {
  const body = parse(formulaHtml(formula, live));
  const slots = [...body.querySelectorAll('[data-live]')];
  const found = slots.map((slot) => ({
    name: slot.getAttribute('data-live')!,
    guarded: slot.getAttribute('data-guarded') === 'true',
  }));
  expect(found.toSorted(byName)).toEqual(expectedSlots(formula).toSorted(byName));
  slots.forEach((slot, i) => {
    const { name, guarded } = found[i]!;
    expect(textOf(slot), name).toBe(liveText(live[name], guarded));
  });
}

const formulas = figures.flatMap(({ figure }) =>
  (figure.formulas ?? []).map((formula) => ({
    name: `${formula.name} of ${figure.name}`,
    formula,
    figure,
  })),
);
type Used = (typeof formulas)[number];

/** A formula's initial HTML. */
const written = memoize(({ formula, figure }: Used) => {
  const { state } = start(figure);
  const live = liveOf(figure, state, figure.answer(state));
  const body = document.createElement('div');
  body.innerHTML = formulaHtml(formula, live);
  return { live, body };
});

test('there are formulas', () => {
  const names = formulas.map(({ formula }) => formula.name);
  expect(names).toEqual(
    expect.arrayContaining(['insideCircle', 'distanceToCenter', 'squaresInOrder']),
  );
  // Chapters may share one, but no two have the same name.
  const different = new Set(formulas.map(({ formula }) => formula));
  expect(new Set(names).size).toBe(different.size);
});

rule('a formula has one slot for each use of a symbol', formulas, ({ formula, figure }) => {
  const lives = figure.presets.map(({ state }) => liveOf(figure, state, figure.answer(state)));
  for (const live of isFull ? lives : lives.slice(-1)) expectSlots(formula, live);
});

rule('a formula keeps the spaces beside its numbers, whose text is replaced', formulas, (one) => {
  const { body } = written(one);
  expect(body.querySelectorAll('[data-live]').length).toBeGreaterThan(0);
  expect(body.querySelectorAll('.mspace').length).toBeGreaterThan(0);
  expect(body.querySelectorAll('[data-live] .mspace')).toHaveLength(0);
});

rule('a formula is spoken in symbols, without the numbers that change', formulas, (one) => {
  const { body } = written(one);
  const spoken = body.querySelector('.visually-hidden math');
  expect(spoken).not.toBeNull();
  expect(body.querySelectorAll('.visually-hidden [data-live]')).toHaveLength(0);
  expect(body.querySelectorAll('math')).toHaveLength(1);
  expect(textOf(spoken!)).toContain(one.formula.relation);
});

rule('a formula has its symbols in their colours, and they light up', formulas, (one) => {
  const lit = [...written(one).body.querySelectorAll('[data-symbol]')];
  expect(lit.length).toBeGreaterThan(0);
  for (const element of lit) {
    const name = element.getAttribute('data-symbol')!;
    expect(Object.keys(symbols)).toContain(name);
    expect(element.querySelector(`.symbol-${symbols[name]!.role}`), name).not.toBeNull();
  }
});

rule('in numbers as in symbols, the relation is the formula’s own', formulas, (one) => {
  const { name, relation } = one.formula;
  const { live, body } = written(one);
  const signs = [...body.querySelectorAll('.katex-html .mrel')];
  const outer = signs.filter((sign) => !sign.parentElement?.closest('.mrel'));
  const [first, ...others] = outer.map(textOf);
  expect(first).toBe(relation);
  const expected = relation === '=' ? '=' : liveText(live[`${name}.holds`], false);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((sign) => sign !== expected)).toEqual([]);
});

describe('negative numbers', () => {
  test('get brackets after a minus and under a square, and only there', () => {
    const values = { 'p.x': -1, 'p.y': -2, 'c.x': -3, 'c.y': -4, r: -5 };
    const live = { ...values, ...evaluateFormula(insideCircle, values) };
    expectSlots(insideCircle, live);
    const slots = [...parse(formulaHtml(insideCircle, live)).querySelectorAll('[data-live]')];
    const texts = Object.fromEntries(
      slots.map((slot) => [slot.getAttribute('data-live'), textOf(slot)]),
    );
    expect(texts).toEqual({
      'p.x': '−1',
      'p.y': '−2',
      'c.x': '(−3)',
      'c.y': '(−4)',
      r: '(−5)',
      'insideCircle.left': '8',
      'insideCircle.right': '25',
      'insideCircle.holds': '≤',
    });
  });

  test('turn the sign where the relation does not hold', () => {
    const values = { u: -3, v: 2 };
    const live: Live = { ...values, ...evaluateFormula(squaresInOrder, values) };
    expectSlots(squaresInOrder, live);
    expect(live['squaresInOrder.holds']).toBe(false);
    expect(formulaHtml(squaresInOrder, live)).toContain('>&gt;</span>');
  });
});

describe('TeX', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(symbol) as [Expression, Expression, Expression];
  const bare = (expression: Expression) =>
    symbolicTex(expression).replaceAll(
      /\\htmlData\{[^}]*\}\{\\htmlClass\{[^}]*\}\{(.*?)\}\}/g,
      '$1',
    );

  test('of squares, roots and sums', () => {
    expect(bare(square(a))).toBe('a^2');
    expect(bare(square(add(a, b)))).toBe('(a + b)^2');
    expect(bare(root(add(square(a), square(b))))).toBe('\\sqrt{a^2 + b^2}');
    expect(bare({ op: 'multiply', left: a, right: b })).toBe('a \\cdot b');
    expect(bare(square(square(a)))).toBe('(a^2)^2');
    expect(bare(abs(subtract(a, b)))).toBe('\\lvert a - b \\rvert');
    expect(bare(max(number(0), min(number(1), divide(a, b))))).toBe(
      '\\max(0,\\, \\min(1,\\, \\frac{a}{b}))',
    );
  });

  test('different expressions look different', () => {
    const product = (left: Expression, right: Expression): Expression => ({
      op: 'multiply',
      left,
      right,
    });
    expect(bare(subtract(a, add(b, c)))).not.toBe(bare(add(subtract(a, b), c)));
    expect(bare(subtract(a, subtract(b, c)))).not.toBe(bare(subtract(subtract(a, b), c)));
    expect(bare(product(a, add(b, c)))).not.toBe(bare(add(product(a, b), c)));
    expect(bare(product(add(a, b), c))).not.toBe(bare(add(a, product(b, c))));
  });

  test('of a coordinate is the symbol with a subscript', () => {
    expect(symbolTex('p.x')).toBe('\\htmlData{symbol=p}{\\htmlClass{symbol-point}{p_{x}}}');
    expect(() => symbolTex('z.x')).toThrow('Expected the name of a symbol, found "z"');
  });

  test('in numbers has no letters of symbols left', () => {
    const live = { 'p.x': 1, 'p.y': 2, 'c.x': 3, 'c.y': -4, r: 5 };
    const text = numericTex(insideCircle.left, live).replaceAll(/\\html\w+\{[^}]*\}/g, '');
    expect(text.replaceAll(/[{}\s]/g, '')).toBe('(1-3)^2+(2-(-4))^2');
  });
});
