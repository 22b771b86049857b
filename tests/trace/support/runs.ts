import { layOut } from '#trace/layout.ts';
import { lookAt } from '#trace/look.ts';
import { record, siteAt, sitesOfListing } from '#trace/recorder.ts';
import { callWords, parameterWords, type Row, rowsAt } from '#trace/rows.ts';
import { analyse, type Run } from '#trace/run.ts';
import { both } from './program.ts';

/** A run of the function f of a source, with what tests ask about it. */
export class TestRun {
  readonly run: Run;
  readonly #file: string;
  readonly #lines: readonly string[];

  constructor(source: string, ...values: unknown[]) {
    const { traced, file } = both(source);
    this.#file = file;
    this.#lines = source.split('\n');
    this.run = analyse(record(() => traced.f!(...(values as never[]))));
  }

  /** The lines of the steps, one after the other. */
  get lines(): number[] {
    return this.run.steps.map(({ line }) => line);
  }

  /** Each call: its function, the number of the caller's, how deep, in which line it was called. */
  get calls(): [name: string | undefined, parent: number, depth: number, line: number | null][] {
    const { frames, trace } = this.run;
    return frames.map(({ fn, parent, depth, call }) => [
      siteAt(fn).name,
      parent,
      depth,
      call < 0 ? null : siteAt(trace.sites[call] ?? 0).at[0],
    ]);
  }

  /** The first step in a line, or a later one. */
  stepIn(line: number, time = 1): number {
    const steps = this.lines.flatMap((other, i) => (other === line ? [i] : []));
    const step = steps[time - 1];
    if (step === undefined) throw new RangeError(`Line ${line} is come to ${steps.length} times.`);
    return step;
  }

  /** What a listing shows at a step. */
  at(step: number, name = 'f') {
    const numbers = sitesOfListing(this.#file, name);
    const layout = layOut(numbers, this.#lines, 1);
    const look = lookAt(this.run, step, layout.listing, numbers);
    const rows = rowsAt(layout, look);
    const row = (line: number): Row => rows.get(line)!;
    return {
      look,
      row,
      words: (line: number) => row(line).words,
      ticks: (line: number) => row(line).cells.map((cell) => cell.tick),
      reach: this.#lines.map((_, i) => row(i + 1).reach),
      parameters: parameterWords(layout, look),
      calls: callWords(this.run, look, layout.listing),
    };
  }
}
