import type { FigureAccess } from '#figure/figure-access.ts';
import { isRight } from '#lab/judge/compare.ts';
import { readSuite, suitePath } from '#lab/judge/read.ts';
import { cannotShow, stateOf } from '#lab/judge/state-of.ts';
import type { Outcome, Suite } from '#lab/judge/suite.ts';
import { CaseGrid } from '#lab/judge/ui/grid.ts';
import { faultWords } from '#lab/judge/words.ts';
import { type Sandbox, SandboxError } from '#lab/sandbox/sandbox.ts';
import type { CaseStatus } from './map-words.ts';

export class JudgeOfEdit {
  readonly #fn: string;
  readonly #access: FigureAccess;
  readonly #sandbox: Sandbox;
  readonly #grid: CaseGrid;
  #suite: Suite | null = null;
  /** Increased with each run, because only the latest result is shown. */
  #runs = 0;
  readonly #onStatus: (standing: CaseStatus) => void;

  constructor(
    fn: string,
    access: FigureAccess,
    sandbox: Sandbox,
    host: HTMLElement,
    onStatus: (standing: CaseStatus) => void,
    allRight = '',
  ) {
    this.#fn = fn;
    this.#access = access;
    this.#sandbox = sandbox;
    this.#onStatus = onStatus;
    this.#grid = new CaseGrid(host, { onPick: (index) => this.#load(index), allRight });
  }

  /** How many cases there are, once they are loaded. */
  get count(): number {
    return this.#suite?.cases.length ?? 0;
  }

  /** Returns what is wrong with a result, "" if it is right, or null until the cases are loaded. */
  faultOf(values: readonly unknown[], expected: unknown, outcome: Outcome): string | null {
    if (!this.#suite) return null;
    const { compare } = this.#suite;
    const one = { values, expected };
    return isRight(compare, one, outcome) ? '' : faultWords(compare, one, outcome);
  }

  async judge(): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    this.#onStatus('running');
    try {
      this.#suite ??= await this.#fetchSuite();
      if (run !== this.#runs) return;
      this.#grid.showRunning();
      const cases = this.#suite.cases.map(({ values }) => values);
      const outcomes = await this.#sandbox.calls(this.#fn, cases);
      if (run !== this.#runs) return;
      this.#onStatus(this.#grid.setOutcomes(outcomes));
    } catch (error) {
      if (run !== this.#runs) return;
      if (error instanceof SandboxError && error.trouble === 'replaced') return;
      this.#onStatus('none');
      this.#grid.showProblem((error as Error).message);
    }
  }

  /** Marks the results as outdated, because the code no longer compiles. */
  stop(): void {
    this.#runs += 1;
    if (this.#suite) this.#grid.reset();
  }

  async #fetchSuite(): Promise<Suite> {
    const response = await fetch(import.meta.env.BASE_URL + suitePath(this.#fn));
    if (!response.ok)
      throw new Error(`The test cases could not be loaded (${response.status}). Reload the page.`);
    const suite = readSuite(await response.text());
    this.#grid.setSuite(suite);
    return suite;
  }

  #load(index: number): void {
    const values = this.#suite?.cases[index]?.values;
    const { figure } = this.#access;
    const state = values && stateOf(figure, this.#fn, values, this.#access.state());
    if (state) this.#access.dispatch({ type: 'address', shared: { state } });
    else this.#grid.addNote(cannotShow);
  }
}
