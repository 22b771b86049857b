import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFigure, findFormula, findPreset } from '#figure/all-figures.ts';
import { conventions } from '#figure/conventions.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { figureSymbols } from '#figure/figure-symbols.ts';
import { symbolsOf } from '#figure/formulas/expression.ts';
import type { Part } from '#figure/part.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { fieldsOf, handlesOf, type Model, reduce, start } from '#figure/store.ts';
import { splitSymbol, symbols } from '#figure/symbol-table.ts';
import { findSymbol } from '#figure/symbols.ts';
import { figures, presets } from '../support/all-figures.ts';
import { mathIn } from '../support/chapters.ts';
import { forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';
import { reachable } from '../support/states.ts';

const isFull = process.env.FULL === '1';

test('there are the figures that chapters show', () => {
  expect(figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['point-in-circle', 'order-of-squares', 'rim-magnified']),
  );
});

type Named = (typeof figures)[number];

const heldBy = (figure: AnyFigure, state: Readonly<Record<string, unknown>>) =>
  Object.entries<Part<unknown>>(figure.parts).map(([name, part]) => ({
    name,
    value: state[name],
    back: part.fromNumbers(part.toNumbers(state[name]), figure.world),
  }));

rule('a figure is named after its file, in plain letters', figures, ({ figure, file, name }) => {
  expect(`${name}.ts`).toBe(file);
  expect(encodeURIComponent(name)).toBe(name);
  expect(Number.isInteger(figure.version)).toBe(true);
  expect(findFigure(name)).toBe(figure);
});

rule('the presets of a figure have different names, labels and states', figures, ({ figure }) => {
  for (const field of ['name', 'label', 'state'] as const) {
    const values = figure.presets.map((preset) => JSON.stringify(preset[field]));
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  }
});

rule(
  'a preset is a state of its parts, in the window',
  presets,
  ({ figure, preset: { name, state } }) => {
    expect(Object.keys(state)).toEqual(Object.keys(figure.parts));
    expect(findPreset(figure, name).state).toBe(state);
    for (const { name, value, back } of heldBy(figure, state)) {
      expect(back, name).toEqual(value);
      const part: Part<unknown> = figure.parts[name]!;
      if (isChoice(part)) expect(part.options.map((option) => option.name)).toContain(value);
    }
    const { minX, maxX, minY, maxY } = figure.world;
    const outside = handlesOf(figure, state).filter(
      ({ item: { at } }) => !(at.x >= minX && at.x <= maxX && at.y >= minY && at.y <= maxY),
    );
    expect(outside.map(({ id }) => id)).toEqual([]);
  },
);

rule('the symbols of a figure are known, each one once', figures, ({ figure }) => {
  const found = figureSymbols(figure);
  expect(Object.keys(symbols).filter((symbol) => found.includes(symbol))).toEqual(found);
  const handles = handlesOf(figure, start(figure).state).flatMap(({ item }) => item.symbol ?? []);
  const before = fieldsOf(figure, start(figure).state).flatMap(({ item }) => mathIn(item.before));
  const inFormulas = (figure.formulas ?? []).flatMap(({ left, right }) => [
    ...symbolsOf(left),
    ...symbolsOf(right),
  ]);
  for (const name of [...mathIn(figure.caption), ...handles, ...before, ...inFormulas]) {
    const { base } = splitSymbol(name);
    expect(findSymbol(base)).toBe(symbols[base]);
    expect(found).toContain(base);
  }
});

rule('a figure names known conventions', figures, ({ figure }) => {
  for (const convention of figure.conventions) {
    expect(Object.keys(conventions)).toContain(convention);
    expect(conventions[convention].text).toMatch(/\S/);
  }
});

rule('a figure is described, with what can be done to it', figures, ({ figure }) => {
  expect(figure.caption).toMatch(/^[A-Z].*[^.]$/);
  expect(figure.description).toMatch(/^[A-Z].*\.$/s);
  expect(figure.description).not.toMatch(/[$<]/);
});

/** Checks each state of each figure that dragging and fields can reach. */
function ruleInReach(
  title: string,
  chosen: readonly Named[],
  check: (figure: AnyFigure, model: Model) => void,
) {
  const runs = isFull ? 200 : 20;
  rule(title, chosen, ({ figure }) => {
    forAll(
      fc.property(reachable(figure), (model) => check(figure, model)),
      runs,
    );
  });
}

ruleInReach('a figure answers the same each time, in words', figures, (figure, { state }) => {
  const { hit, word, rest } = figure.verdict(state, figure.answer(state));
  const again = figure.verdict(state, figure.answer(structuredClone(state)));
  expect(again).toEqual({ hit, word, rest });
  expect(hit).toBeTypeOf('boolean');
  expect(word).toMatch(/^[a-z0-9]/);
  expect(rest).toMatch(/\S/);
  const said = `${word}: ${rest}`;
  expect(said).not.toMatch(/undefined|null|NaN|∞|\[object|[-−]0(?![.\d])|\s{2}|^\s|\s$|:$/);
  // A typographic minus, and numbers with few digits.
  expect(said).not.toMatch(/-\d|\d\.\d{3}/);
});

const having = (field: 'commands' | 'questions' | 'formulas') =>
  figures.filter(({ figure }) => figure[field]?.length);

test('some figures have commands, questions and formulas', () => {
  expect(having('commands').length).toBeGreaterThan(5);
  expect(having('questions').length).toBeGreaterThan(5);
  expect(having('formulas').length).toBeGreaterThan(10);
});

ruleInReach('commands change nothing while they are idle', having('commands'), (figure, model) => {
  const commands = figure.commands ?? [];
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
  for (const { name, label, idle } of commands) {
    expect(label).toMatch(/^[A-Z].*[^.]$/);
    const after = reduce(figure, model, { type: 'command', name });
    const { state, selected } = model;
    if (idle?.(state, figure.answer(state), selected)) expect(after).toBe(model);
    const lost = heldBy(figure, after.state).filter(({ back }) => back === null);
    expect(lost.map((part) => `${part.name} after ${name}`)).toEqual([]);
  }
});

rule('questions are open at first, and have solutions', having('questions'), ({ figure }) => {
  const questions = figure.questions ?? [];
  expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
  for (const { ask, judge, solution } of questions) {
    expect(ask).toMatch(/^[A-Z].*[.?]$/);
    for (const symbol of mathIn(ask)) expect(figureSymbols(figure)).toContain(symbol.split('.')[0]);
    const { state } = start(figure);
    expect(judge(state, figure.answer(state)).right, 'right at first').toBe(false);
    expect(judge(solution, figure.answer(solution)).right, 'solution').toBe(true);
    for (const { name, value, back } of heldBy(figure, solution)) {
      expect(back, name).toEqual(value);
    }
  }
});

ruleInReach('questions reply in whole sentences', having('questions'), (figure, { state }) => {
  for (const { judge } of figure.questions ?? []) {
    const { right, says } = judge(state, figure.answer(state));
    expect(right).toBeTypeOf('boolean');
    expect(says).toMatch(/^\S.*[.!?]$/);
    expect(says).not.toMatch(/undefined|null|NaN|∞|\[object|\s{2}|-\d|\d\.\d{3}/);
  }
});

for (const { figure } of having('formulas')) {
  for (const { name } of figure.formulas!) expect(findFormula(figure, name).name).toBe(name);
}

ruleInReach('formulas get a number for every symbol', having('formulas'), (figure, { state }) => {
  const needed = figure.formulas!.flatMap(({ left, right }) => [
    ...symbolsOf(left),
    ...symbolsOf(right),
  ]);
  const values = figure.values?.(state, figure.answer(state)) ?? {};
  expect(needed.filter((symbol) => !Number.isFinite(values[symbol]))).toEqual([]);
});

describe('unknown names', () => {
  const { figure } = figures.find(({ name }) => name === 'point-in-circle')!;

  test('of a figure, a preset, a formula tell the near ones', () => {
    expect(() => findFigure('point-in-circel')).toThrow(
      /^Expected the name of a figure, found "point-in-circel"\. The nearest names are "point-in-circle", /,
    );
    expect(() => findPreset(figure, 'tuching')).toThrow(
      /a preset of the figure point-in-circle, found "tuching".* "touching"/,
    );
    expect(() => findFormula(figure, 'insidecircle')).toThrow(
      /a formula of the figure point-in-circle, found "insidecircle".* "insideCircle"/,
    );
  });

  test('of a figure without formulas: there are none', () => {
    const { figure } = figures.find(({ name }) => name === 'turned-ship')!;
    expect(() => findFormula(figure, 'x')).toThrow('No such names exist.');
  });

  test.each(['__proto__', 'constructor', 'toString'])('of every object, such as %s', (name) => {
    expect(() => findFigure(name)).toThrow('Expected the name of a figure');
    expect(() => findPreset(figure, name)).toThrow('Expected the name of a preset');
  });
});
