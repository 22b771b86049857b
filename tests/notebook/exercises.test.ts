import type ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isRight } from '#judge/compare.ts';
import { argumentsOf } from '#judge/given-functions.ts';
import { specOf, suiteOf } from '#judge/suites/index.ts';
import { answers } from '#judge/words.ts';
import { type Exercise, startText } from '#notebook/exercise.ts';
import { linkCode } from '#notebook/link-code.ts';
import { givenAway } from '#source/given-away.ts';
import { Library } from '#source/library.ts';
import { librarySource } from '#source/library-source.ts';
import { figures } from '../support/all-figures.ts';
import { evaluate } from '../support/linked.ts';

const exercises = Object.values(
  import.meta.glob<{ exercise: Exercise }>('../../src/content/docs/*/exercises/*.ts', {
    eager: true,
  }),
).map(({ exercise }) => exercise);

const library = new Library();
// All that an exercise can call in the page.
const source = librarySource(library, [...givenAway, ...exercises.map(({ fn }) => fn)]);

/** What to change in code that is written in another way than ours: all of its mistakes. */
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

describe.each(exercises)('$name', (exercise) => {
  const { fn, figure, hints } = exercise;
  const { node, file } = library.findFunction(fn);
  const { body } = node as ts.FunctionDeclaration;
  const own = node.getSourceFile().text.slice(node.getStart(), node.end);
  const text = startText(exercise, own, body!.getStart() - node.getStart());
  const suite = suiteOf(fn);

  /** The numbers of the cases that a text fails. */
  const failed = (code: string) => {
    const { plain } = evaluate(linkCode(source, { file, text: code, firstLine: 1 }).script);
    return suite.cases.filter((one) => {
      try {
        const value = plain[fn]?.(...argumentsOf(structuredClone(one.values)));
        return !isRight(suite.compare, one, { value });
      } catch (error) {
        return !isRight(suite.compare, one, { error: String(error) });
      }
    });
  };

  test('a figure calls its function', () => {
    const found = figures.find((one) => one.name === figure)?.figure;
    expect(Object.keys(found?.calls ?? {})).toContain(fn);
  });

  test('calls yes and no in its figure as its judge does', () => {
    // Of published code its figure says how that answers.
    if (exercise.solution) return;
    if (!suite.cases.every(({ expected }) => typeof expected === 'boolean')) return;
    const { yes, no } = answers[suite.compare.answers];
    const { presets, answer, verdict } = figures.find((one) => one.name === figure)!.figure;
    for (const { state } of presets) {
      const said = verdict(state, answer(state));
      expect(said.word).toBe(said.hit ? yes : no);
    }
  });

  test('begins with code that can be run, and is wrong', () => {
    expect(failed(text).length).toBeGreaterThan(0);
  });

  const fixes = mistakes[exercise.name] ?? [];
  // Not every exercise is one of mistakes.
  const mended = fixes.length > 0 ? [fixes] : [];
  test.each(mended)('is right once all its mistakes are fixed, and not before', (...fixes) => {
    let fixed = text;
    for (const [found, by] of fixes) {
      expect(failed(fixed).length).toBeGreaterThan(0);
      expect(failed(text.replace(found, by)).length).toBeGreaterThan(0);
      expect(fixed.split(found)).toHaveLength(2);
      fixed = fixed.replace(found, by);
    }
    expect(failed(fixed)).toEqual([]);
  });

  test('has hints, and a solution that is right', () => {
    expect(hints.length).toBeGreaterThan(1);
    const isPublished = file.startsWith('src/published/');
    expect(isPublished).toBe(exercise.solution !== undefined);
    if (!isPublished) expect(failed(own)).toEqual([]);
    const { solution } = specOf(fn);
    for (const one of suite.cases) {
      const value = solution(...argumentsOf(structuredClone(one.values)));
      expect(isRight(suite.compare, one, { value })).toBe(true);
    }
  });
});
