import type ts from 'typescript';
import { expect, test } from 'vitest';
import { isRight } from '#lab/judge/compare.ts';
import { resolveFunctions } from '#lab/judge/resolve-functions.ts';
import { specOf, suiteOf } from '#lab/judge/suites/index.ts';
import { answers } from '#lab/judge/words.ts';
import { type Exercise, startText } from '#lab/notebook/exercise.ts';
import { linkCode } from '#lab/notebook/link-code.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { figures } from '../support/all-figures.ts';
import { evaluate } from '../support/linked.ts';
import { rule } from '../support/rule.ts';

const exercises = Object.values(
  import.meta.glob<{ exercise: Exercise }>('../../src/content/docs/*/exercises/*.ts', {
    eager: true,
  }),
).map(({ exercise }) => exercise);

const library = new Library();
// Everything that an exercise can call in the page.
const source = librarySource(library, [...givenAway, ...exercises.map(({ fn }) => fn)]);

/** The corrections of all mistakes in code that is written differently from ours. */
const mistakes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'touching-counts': [
    ['+ b.radius', '- b.radius'],
    ['gap < 0', 'gap <= 0'],
  ],
};

test('their names are all different', () => {
  const names = exercises.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(1);
});

const prepared = exercises.map((exercise) => {
  const { name, fn } = exercise;
  const { node, file } = library.findFunction(fn);
  const { body } = node as ts.FunctionDeclaration;
  const own = node.getSourceFile().text.slice(node.getStart(), node.end);
  const text = startText(exercise, own, body!.getStart() - node.getStart());
  const suite = suiteOf(fn);

  /** The cases that a text fails. */
  const failed = (code: string) => {
    const { plain } = evaluate(linkCode(source, { file, text: code, firstLine: 1 }).script);
    return suite.cases.filter((one) => {
      try {
        const value = plain[fn]?.(...resolveFunctions(structuredClone(one.values)));
        return !isRight(suite.compare, one, { value });
      } catch (error) {
        return !isRight(suite.compare, one, { error: String(error) });
      }
    });
  };
  const figure = figures.find((one) => one.name === exercise.figure)?.figure;
  return { name, exercise, file, own, text, suite, failed, figure };
});

rule('a figure calls its function', prepared, ({ exercise, figure }) => {
  expect(Object.keys(figure?.calls ?? {})).toContain(exercise.fn);
});

rule(
  'calls yes and no in its figure as its judge does',
  prepared,
  ({ exercise, figure, suite }) => {
    // Published code is judged by its figure.
    if (exercise.solution) return;
    if (!suite.cases.every(({ expected }) => typeof expected === 'boolean')) return;
    const { yes, no } = answers[suite.compare.answers];
    const { presets, answer, verdict } = figure!;
    for (const { state } of presets) {
      const { word, hit } = verdict(state, answer(state));
      expect(word).toBe(hit ? yes : no);
    }
  },
);

rule('begins with code that can be run, and is wrong', prepared, ({ text, failed }) => {
  expect(failed(text).length).toBeGreaterThan(0);
});

// Some exercises do not contain mistakes.
const ofMistakes = prepared.filter(({ name }) => mistakes[name]);
rule('is right once all its mistakes are fixed, and not before', ofMistakes, (one) => {
  const { name, text, failed } = one;
  let fixed = text;
  for (const [found, by] of mistakes[name]!) {
    expect(failed(fixed).length).toBeGreaterThan(0);
    expect(failed(text.replace(found, by)).length).toBeGreaterThan(0);
    expect(fixed.split(found)).toHaveLength(2);
    fixed = fixed.replace(found, by);
  }
  expect(failed(fixed)).toEqual([]);
});

rule(
  'has hints, and a solution that is right',
  prepared,
  ({ exercise, file, own, suite, failed }) => {
    expect(exercise.hints.length).toBeGreaterThan(1);
    const isPublished = file.startsWith('src/published/');
    expect(isPublished).toBe(exercise.solution !== undefined);
    if (!isPublished) expect(failed(own)).toEqual([]);
    const { solution } = specOf(exercise.fn);
    const wrong = suite.cases.filter((one) => {
      const value = solution(...resolveFunctions(structuredClone(one.values)));
      return !isRight(suite.compare, one, { value });
    });
    expect(wrong).toEqual([]);
  },
);
