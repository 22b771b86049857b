import { readSuite, suitePath } from '#judge/read.ts';
import { cannotShow, stateOf } from '#judge/state-of.ts';
import type { Suite } from '#judge/suite.ts';
import { CaseGrid } from '#judge/ui/grid.ts';
import { type Sandbox, SandboxError } from '#sandbox/sandbox.ts';
import type { FigureAccess } from '#trace/ui/figure-access.ts';
import type { Standing } from './map-words.ts';

/** Judges edited code by the cases of its function, and loads a case into the figure. */
export class JudgeOfEdit {
  readonly #fn: string;
  readonly #access: FigureAccess;
  readonly #sandbox: Sandbox;
  readonly #grid: CaseGrid;
  #suite: Suite | null = null;
  /** Increased with each judging: what an earlier one still says is not shown. */
  #asked = 0;
  /** Called with how the cases stand, as often as that changes. */
  readonly #judged: (standing: Standing) => void;

  constructor(
    fn: string,
    access: FigureAccess,
    sandbox: Sandbox,
    host: HTMLElement,
    judged: (standing: Standing) => void,
    /** Said once all is right. */
    allRight = '',
  ) {
    this.#fn = fn;
    this.#access = access;
    this.#sandbox = sandbox;
    this.#judged = judged;
    this.#grid = new CaseGrid(host, { onPick: (index) => this.#load(index), allRight });
  }

  /** Judges the code that the sandbox has now. */
  async judge(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#judged('running');
    try {
      this.#suite ??= await this.#fetchSuite();
      if (asked !== this.#asked) return;
      this.#grid.running();
      const cases = this.#suite.cases.map(({ values }) => values);
      const outcomes = await this.#sandbox.calls(this.#fn, cases);
      if (asked !== this.#asked) return;
      this.#judged(this.#grid.setOutcomes(outcomes));
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof SandboxError && error.trouble === 'replaced') return;
      this.#judged('none');
      this.#grid.doesNotRun((error as Error).message);
    }
  }

  /** The code can't be compiled: what was judged before is of other code. */
  stop(): void {
    this.#asked += 1;
    if (this.#suite) this.#grid.notJudged();
  }

  async #fetchSuite(): Promise<Suite> {
    const response = await fetch(import.meta.env.BASE_URL + suitePath(this.#fn));
    if (!response.ok) throw new Error(`The cases did not come (${response.status}).`);
    const suite = readSuite(await response.text());
    this.#grid.setSuite(suite);
    return suite;
  }

  #load(index: number): void {
    const values = this.#suite?.cases[index]?.values;
    const { figure } = this.#access;
    const state = values && stateOf(figure, this.#fn, values, this.#access.state());
    if (state) this.#access.dispatch({ type: 'address', shared: { state } });
    else this.#grid.alsoNote(cannotShow);
  }
}
