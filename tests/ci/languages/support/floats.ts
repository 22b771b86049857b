import { expect, it } from 'vitest';
import type { Vec2 } from '#lib/index.ts';
import { namesIn } from '#source/languages.ts';
import { costOfFloats } from '#translate/float-cost.ts';
import { floatLanguages } from '#translate/languages.ts';
import type { Library } from '#translate/tree.ts';
import type { Writer } from '#translate/writer.ts';
import { sampleOf, stride } from './cases.ts';
import { type Asked, type Difference, examine, examOf, type Toolchain, theExam } from './run.ts';

// What remains true of the library where numbers have 32 bits.

/** The functions that are there with them. */
export const namesWithFloats = (): readonly string[] => namesIn(floatLanguages[0]!);

/** Whether a float can hold each number. */
const isOfFloats = (value: unknown): boolean =>
  typeof value === 'number'
    ? Object.is(Math.fround(value), value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isOfFloats);

/** Three points in line but for the rounding to floats. */
export function pointsInLine(count: number): Vec2[][] {
  const at = (k: number, t: number): Vec2 => ({
    x: Math.fround(Math.sin(k) + t * Math.cos(3 * k)),
    y: Math.fround(Math.cos(k) + t * Math.sin(5 * k)),
  });
  return Array.from({ length: count }, (_, k) => [at(k, 0), at(k, 1), at(k, Math.sin(7 * k))]);
}

/** Questions of yes and no: how many, which have other answers, and which of these though all is floats. */
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
  // The keys of its cells are integers of 64 bits: a float has not all of them.
  const isOfGrid = ({ name, values }: Asked): boolean =>
    name === 'findIntersectingPairsByMap' && isOfFloats(values);
  if (exam.asked.filter(isOfGrid).length < 40 / stride) throw new Error('Too few grids.');
  wrong.push(...every.filter(isOfGrid));
  return { asked: all.length, others: differences.length, wrong };
}

/** Points whose turn is another one, of many that all but lie in line. */
function turnsOfFloats(
  write: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): Difference[] {
  const { library, names } = theExam();
  const asked = sampleOf(pointsInLine(2000)).map((values) => ({ name: 'orientation', values }));
  return examine(examOf(library, names, asked), write, tools, folder);
}

/** The tests of a language that has numbers of 32 bits as well. */
export function answersWithFloats(
  write: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): void {
  it('answers yes and no as the library does where the numbers are floats', () => {
    const { wrong, ...cost } = withFloats(write, tools, `${folder}/floats`);
    expect(wrong).toEqual([]);
    // The page says how many of all questions have another result.
    if (stride === 1) expect(cost).toEqual(costOfFloats);
  });

  it('finds every turn of three points that all but lie in line', () => {
    expect(turnsOfFloats(write, tools, `${folder}/floats`)).toEqual([]);
  });
}
