import { layOut } from '#trace/layout.ts';
import { run, siteOf } from '#trace/program.ts';
import { callWords, parameterWords, type Row, rowsAt } from '#trace/rows.ts';
import { analyse, type Run } from '#trace/run.ts';
import { snapshotAt } from '#trace/snapshot.ts';
import { programOf } from './program.ts';

/** A run of the function f of a source, with its properties that tests compare. */
export class TestRun {
  readonly run: Run;
  readonly #lines: readonly string[];

  constructor(source: string, ...values: unknown[]) {
    this.#lines = source.split('\n');
    this.run = analyse(run(programOf(source), 'f', values));
  }

  /** The lines of the steps, one after the other. */
  get lines(): number[] {
    return this.run.steps.map(({ line }) => line);
  }

  /** Each call: its function, the number of the caller's, how deep, in which line it was called. */
  get calls(): [name: string | undefined, parent: number, depth: number, line: number | null][] {
    const { frames, trace } = this.run;
    return frames.map(({ fn, parent, depth, call }) => [
      trace.siteTable.at(fn).name,
      parent,
      depth,
      call < 0 ? null : siteOf(trace, call).at[0],
    ]);
  }

  /** The first step in a line, or a later one. */
  stepIn(line: number, time = 1): number {
    const steps = this.lines.flatMap((other, i) => (other === line ? [i] : []));
    const step = steps[time - 1];
    if (step === undefined) throw new RangeError(`Line ${line} is reached ${steps.length} times.`);
    return step;
  }

  /** What a listing shows at a step. */
  at(step: number, name = 'f') {
    const listed = { file: 'test.ts', name, lines: this.#lines, firstLine: 1 };
    const layout = layOut(this.run.trace.siteTable, listed);
    const snapshot = snapshotAt(this.run, step, layout);
    const rows = rowsAt(layout, snapshot);
    const row = (line: number): Row => rows.get(line)!;
    return {
      snapshot,
      row,
      words: (line: number) => row(line).words,
      ticks: (line: number) => row(line).cells.map((cell) => cell.tick),
      reach: this.#lines.map((_, i) => row(i + 1).reach),
      parameters: parameterWords(layout, snapshot),
      calls: callWords(this.run, snapshot, layout.listing),
    };
  }
}
