import { expect, it } from 'vitest';
import type { Vec2 } from '#lib/index.ts';
import { namesIn } from '#trace/source/languages.ts';
import { costOfFloats } from '#translate/float-cost.ts';
import { floatLanguages } from '#translate/languages.ts';
import type { Library } from '#translate/tree.ts';
import type { Writer } from '#translate/writer.ts';
import { sampleOf, stride } from './cases.ts';
import { type Asked, type Difference, examine, examOf, type Toolchain, theExam } from './run.ts';

// The properties that the library retains with 32-bit numbers.

/** The functions with a 32-bit version. */
export const namesWithFloats = (): readonly string[] => namesIn(floatLanguages[0]!);

/** Whether every number is a float. */
const isOfFloats = (value: unknown): boolean =>
  typeof value === 'number'
    ? Object.is(Math.fround(value), value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isOfFloats);

/** Three points that are collinear except for rounding to floats. */
export function pointsInLine(count: number): Vec2[][] {
  const at = (k: number, t: number): Vec2 => ({
    x: Math.fround(Math.sin(k) + t * Math.cos(3 * k)),
    y: Math.fround(Math.cos(k) + t * Math.sin(5 * k)),
  });
  return Array.from({ length: count }, (_, k) => [at(k, 0), at(k, 1), at(k, Math.sin(7 * k))]);
}

/** Counts yes-or-no calls with another result, and those among them whose numbers are floats. */
function withFloats(
  write: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): { asked: number; others: number; wrong: Difference[] } {
  const exam = theExam();
  const isYesOrNo = ({ name }: { readonly name: string }): boolean =>
    exam.library.functions.get(name)!.returns.kind === 'boolean';
  const all = exam.asked.filter(isYesOrNo);
  if (all.filter(({ values }) => isOfFloats(values)).length < 2000 / stride)
    throw new Error('Too few.');
  const every = examine(exam, write, tools, folder);
  const differences = every.filter(isYesOrNo);
  // The others just touch when their numbers are rounded to floats.
  const wrong = differences.filter(({ values }) => isOfFloats(values));
  // Cell keys are 64-bit integers, which a float cannot represent exactly.
  const isOfGrid = ({ name, values }: Asked): boolean =>
    name === 'findIntersectingPairsByMap' && isOfFloats(values);
  if (exam.asked.filter(isOfGrid).length < 40 / stride) throw new Error('Too few grids.');
  wrong.push(...every.filter(isOfGrid));
  return { asked: all.length, others: differences.length, wrong };
}

/** Nearly collinear points whose orientation differs. */
function turnsOfFloats(
  write: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): Difference[] {
  const { library, names } = theExam();
  const asked = sampleOf(pointsInLine(2000)).map((values) => ({ name: 'orientation', values }));
  return examine(examOf(library, names, asked), write, tools, folder);
}

/** The tests of a language with 32-bit numbers. */
export function answersWithFloats(
  write: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): void {
  it('answers yes and no as the library does where the numbers are floats', () => {
    const { wrong, ...cost } = withFloats(write, tools, `${folder}/floats`);
    expect(wrong).toEqual([]);
    // The page states how many calls have another result.
    if (stride === 1) expect(cost).toEqual(costOfFloats);
  });

  it('finds every turn of three points that all but lie in line', () => {
    expect(turnsOfFloats(write, tools, `${folder}/floats`)).toEqual([]);
  });
}
