import { expect, it } from 'vitest';
import type { Library } from '#translate/tree.ts';
import type { Writer } from '#translate/writer.ts';
import { theEdgeExam } from './edges.ts';
import { otherGames, stepsNotRefused } from './grid.ts';
import { butForLengths } from './lengths.ts';
import { examine, notRefused, type Toolchain, theExam, wrongExamples } from './run.ts';
import { theSpecialExam } from './special.ts';

export interface Translation {
  readonly writer: (library: Library) => Writer;
  readonly tools: Toolchain;
  /** The same with a program that an error ends, whereas `tools` continues. */
  readonly uncaught?: Toolchain;
  /** The same with a program that detects out-of-bounds access and leaks, for the grid. */
  readonly checked?: Toolchain;
  /** Other compilers and options that must return the same results, by name. */
  readonly others?: Readonly<Record<string, Toolchain>>;
  readonly folder: string;
}

/** The tests of every language. */
export function returnsWhatTheLibraryReturns(one: Translation): void {
  const { writer, tools, uncaught = tools, checked = tools, others = {}, folder } = one;

  it('returns what the library returns, bit for bit', () => {
    expect(butForLengths(examine(theExam(), writer, tools, folder)).slice(0, 3)).toEqual([]);
  });

  it('returns what the library returns of NaN, infinities and zeros', () => {
    const differences = examine(theSpecialExam(), writer, tools, folder);
    expect(butForLengths(differences).slice(0, 3)).toEqual([]);
  });

  it('returns what the library returns along the axes, at every corner and of flat shapes', () => {
    const differences = examine(theEdgeExam(), writer, tools, folder);
    expect(butForLengths(differences).slice(0, 3)).toEqual([]);
  });

  for (const [name, other] of Object.entries(others)) {
    it(`returns the same as built by ${name}`, () => {
      const differences = [theExam(), theSpecialExam(), theEdgeExam()].flatMap((exam) =>
        examine(exam, writer, other, `${folder}/${name}`),
      );
      expect(butForLengths(differences).slice(0, 3)).toEqual([]);
    });
  }

  it('refuses what the library refuses', () => {
    const here = uncaught === tools ? folder : `${folder}/uncaught`;
    expect(notRefused(writer, uncaught, here)).toEqual([]);
  });

  it('keeps a grid as the library does, from frame to frame', () => {
    expect(otherGames(writer, checked, `${folder}/grid`).slice(0, 1)).toEqual([]);
    const ends = uncaught === tools ? checked : uncaught;
    expect(stepsNotRefused(writer, ends, `${folder}/grid`)).toEqual([]);
  });

  it('returns in its examples what they say', () => {
    expect(wrongExamples(writer, uncaught, `${folder}/examples`)).toEqual([]);
  });
}
