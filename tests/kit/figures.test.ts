import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFigure, findFormula, findPreset } from '#kit/all-figures.ts';
import { conventions } from '#kit/conventions.ts';
import { symbolsOf } from '#kit/formulas/expression.ts';
import type { Part } from '#kit/part.ts';
import { isChoice } from '#kit/parts/choice.ts';
import { fieldsOf, handlesOf, reduce, start } from '#kit/store.ts';
import { symbols } from '#kit/symbol-table.ts';
import { findSymbol } from '#kit/symbols.ts';
import { figures } from '../support/all-figures.ts';
import { mathIn } from '../support/chapters.ts';
import { forAll } from '../support/for-all.ts';
import { reachable } from '../support/states.ts';

test('there are the figures that chapters show', () => {
  expect(figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['point-in-circle', 'order-of-squares', 'rim-magnified']),
  );
});

describe.each(figures)('$name', ({ figure, file, name }) => {
  test('is named after its file, in letters that stay as they are in an address', () => {
    expect(`${name}.ts`).toBe(file);
    expect(encodeURIComponent(name)).toBe(name);
    expect(Number.isInteger(figure.version)).toBe(true);
    expect(findFigure(name)).toBe(figure);
  });

  test('has presets of different names, labels and states', () => {
    for (const of of ['name', 'label', 'state'] as const) {
      const values = figure.presets.map((preset) => JSON.stringify(preset[of]));
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test.each(figure.presets)('the preset "$label" is a state of its parts', ({ name, state }) => {
    expect(Object.keys(state)).toEqual(Object.keys(figure.parts));
    expect(findPreset(figure, name).state).toBe(state);
    for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
      const value = state[name];
      expect(part.fromNumbers(part.toNumbers(value), figure.world)).toEqual(value);
      if (isChoice(part)) expect(part.options.map((option) => option.name)).toContain(value);
    }
    for (const { item } of handlesOf(figure, state)) {
      expect(item.at.x).toBeGreaterThanOrEqual(figure.world.minX);
      expect(item.at.x).toBeLessThanOrEqual(figure.world.maxX);
      expect(item.at.y).toBeGreaterThanOrEqual(figure.world.minY);
      expect(item.at.y).toBeLessThanOrEqual(figure.world.maxY);
    }
  });

  test('uses symbols that there are, and lists those of its caption, handles and formulas', () => {
    expect(new Set(figure.symbols).size).toBe(figure.symbols.length);
    for (const symbol of figure.symbols) expect(Object.keys(symbols)).toContain(symbol);
    const { state } = start(figure);
    const handles = handlesOf(figure, state).flatMap(({ item }) => item.symbol ?? []);
    const before = fieldsOf(figure, state).flatMap(({ item }) => mathIn(item.before + item.after));
    const inFormulas = (figure.formulas ?? []).flatMap(({ left, right }) => [
      ...symbolsOf(left),
      ...symbolsOf(right),
    ]);
    for (const used of [...mathIn(figure.caption), ...handles, ...before, ...inFormulas]) {
      expect(figure.symbols).toContain(used.split('.')[0]);
      expect(() => findSymbol(used.split('.')[0]!)).not.toThrow();
    }
  });

  test('names conventions that there are', () => {
    for (const convention of figure.conventions) {
      expect(Object.keys(conventions)).toContain(convention);
      expect(conventions[convention].text).toMatch(/\S/);
    }
  });

  test('is described, with what can be done to it', () => {
    expect(figure.caption).toMatch(/^[A-Z].*[^.]$/);
    expect(figure.description).toMatch(/^[A-Z].*\.$/s);
    expect(figure.description).not.toMatch(/[$<]/);
  });

  test('answers the same every time, and says it in whole words', () => {
    forAll(
      fc.property(reachable(figure), ({ state }) => {
        const { hit, word, rest } = figure.verdict(state, figure.answer(state));
        expect(figure.verdict(state, figure.answer(structuredClone(state)))).toEqual({
          hit,
          word,
          rest,
        });
        expect(hit).toBeTypeOf('boolean');
        expect(word).toMatch(/^[a-z0-9]/);
        expect(rest).toMatch(/\S/);
        const said = `${word}: ${rest}`;
        expect(said).not.toMatch(/undefined|null|NaN|∞|\[object|[-−]0(?![.\d])|\s{2}|^\s|\s$|:$/);
        // A minus as print has it; numbers of few digits.
        expect(said).not.toMatch(/-\d|\d\.\d{3}/);
      }),
    );
  });
});

// Only of those that have any: what goes through an empty list proves nothing.

test('some figures have commands, questions and formulas', () => {
  const having = (field: 'commands' | 'questions' | 'formulas') =>
    figures.filter(({ figure }) => figure[field]?.length).length;
  expect(having('commands')).toBeGreaterThan(5);
  expect(having('questions')).toBeGreaterThan(5);
  expect(having('formulas')).toBeGreaterThan(10);
});

describe.each(figures.filter(({ figure }) => figure.commands?.length))(
  'commands of $name',
  ({ figure }) => {
    test('commands have names of their own, and change nothing while they are idle', () => {
      const commands = figure.commands ?? [];
      expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
      forAll(
        fc.property(reachable(figure), (model) => {
          for (const { name, label, idle } of commands) {
            expect(label).toMatch(/^[A-Z].*[^.]$/);
            const after = reduce(figure, model, { type: 'command', name });
            const { state, selected } = model;
            const isIdle = idle?.(state, figure.answer(state), selected) ?? false;
            if (isIdle) expect(after).toBe(model);
            for (const [part, one] of Object.entries<Part<unknown>>(figure.parts)) {
              const value = after.state[part];
              expect(one.fromNumbers(one.toNumbers(value), figure.world), part).not.toBeNull();
            }
          }
        }),
      );
    });
  },
);

describe.each(figures.filter(({ figure }) => figure.questions?.length))(
  'questions of $name',
  ({ figure }) => {
    test('questions are open at first, and their own answers are right', () => {
      const questions = figure.questions ?? [];
      expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
      for (const { ask, judge, solution } of questions) {
        expect(ask).toMatch(/^[A-Z].*[.?]$/);
        for (const symbol of mathIn(ask)) expect(figure.symbols).toContain(symbol.split('.')[0]);
        const { state } = start(figure);
        expect(judge(state, figure.answer(state)).right).toBe(false);
        expect(judge(solution, figure.answer(solution)).right).toBe(true);
        for (const [part, one] of Object.entries<Part<unknown>>(figure.parts)) {
          const value = solution[part];
          expect(one.fromNumbers(one.toNumbers(value), figure.world)).toEqual(value);
        }
      }
      forAll(
        fc.property(reachable(figure), ({ state }) => {
          for (const { judge } of questions) {
            const { right, says } = judge(state, figure.answer(state));
            expect(right).toBeTypeOf('boolean');
            expect(says).toMatch(/^\S.*[.!?]$/);
            expect(says).not.toMatch(/undefined|null|NaN|∞|\[object|\s{2}|-\d|\d\.\d{3}/);
          }
        }),
      );
    });
  },
);

describe.each(figures.filter(({ figure }) => figure.formulas?.length))(
  'formulas of $name',
  ({ figure }) => {
    test('gives a number for every symbol of its formulas, in every state', () => {
      const formulas = figure.formulas ?? [];
      for (const { name } of formulas) expect(findFormula(figure, name).name).toBe(name);
      const needed = formulas.flatMap(({ left, right }) => [
        ...symbolsOf(left),
        ...symbolsOf(right),
      ]);
      forAll(
        fc.property(reachable(figure), ({ state }) => {
          const values = figure.values?.(state, figure.answer(state)) ?? {};
          for (const symbol of needed) expect(Number.isFinite(values[symbol]), symbol).toBe(true);
        }),
      );
    });
  },
);

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
    expect(() => findFormula(figure, 'x')).toThrow('There are none.');
  });

  test.each(['__proto__', 'constructor', 'toString'])('of every object, such as %s', (name) => {
    expect(() => findFigure(name)).toThrow('Expected the name of a figure');
    expect(() => findPreset(figure, name)).toThrow('Expected the name of a preset');
  });
});
