import type { Draw } from '#figure/scheduler.ts';
import { setText, soleText } from '#figure/text.ts';
import { type Program, run as runOf, type Trace } from '../program.ts';
import { analyse, lineNumberAt, type Run, sameStep, stepOver } from '../run.ts';
import { runWords, stepWords } from '../sentences.ts';
import type { Debugger } from './debugger.ts';
import { ListingCard } from './listing-card.ts';
import type { RunTable } from './run-table.ts';
import type { Card, Runner } from './runner.ts';
import { required, Stepper } from './stepper.ts';

/** A longer run waits for a pause, so that it cannot slow a drag. */
const maxEventsInDrag = 4000;

/**
 * The source of a function beside its figure, highlighted by each run. The reader can step through
 * the run.
 */
export class LiveListing {
  readonly fn: string;
  readonly root: HTMLElement;
  readonly #program: Program;
  #runner: Runner;
  #cards: readonly Card[];
  readonly #stepper: Stepper;
  /** On a narrow page everything except this summary may be folded. */
  readonly #fold: HTMLDetailsElement | null;
  readonly #foldWords: Text | null;
  #table: RunTable | null = null;
  readonly #onStep: (listing: LiveListing) => void;
  readonly #failed: (listing: LiveListing, error: unknown) => void;
  #values: readonly unknown[] | null = null;
  #run: Run | null = null;
  #step = 0;
  /** Functions that each draw a part of the run, replaced with every run. */
  #pieces: readonly Draw[] = [];
  #isBehind = false;
  #isStepping = false;
  #isSeen = false;
  /** Whether the run belongs to a point under the pointer. */
  #isPreview = false;
  /** Increased with each request, because only the latest run is shown. */
  #requests = 0;
  #pauseTimer = 0;
  /** Whether a sandbox is making a run. */
  #isPending = false;
  /** A step that was pressed before the run arrived. */
  #pressed: (() => void) | null = null;
  /** Called when the figure's state has changed. */
  onFigureChange: (() => void) | null = null;

  /**
   * `onStep` is called when the current step changes, to redraw the figure. `failed` is called with
   * any error of an asynchronous run.
   */
  constructor(
    root: HTMLElement,
    program: Program,
    onStep: (listing: LiveListing) => void,
    failed: (listing: LiveListing, error: unknown) => void,
    signal: AbortSignal,
  ) {
    this.fn = root.dataset.fn ?? '';
    this.root = root;
    this.#program = program;
    this.#onStep = onStep;
    this.#failed = failed;
    this.#runner = this.#ownRunner;
    this.#cards = this.#ownCards();
    this.#fold = root.querySelector('details.fold');
    const foldWords = root.querySelector<HTMLElement>('.fold-words');
    this.#foldWords = foldWords && soleText(foldWords);
    // The stepper reads the step at each press.
    const listing = this;
    this.#stepper = new Stepper(
      root,
      {
        get at() {
          return listing.#isStepping ? listing.#step : -1;
        },
        get last() {
          return (listing.#run?.steps.length ?? 0) - 1;
        },
        get run() {
          return listing.#run;
        },
        get cards() {
          return listing.#cards;
        },
        goTo: (step) => this.#goTo(step),
        stepOver: () => {
          if (this.#run) this.#goTo(this.#isStepping ? stepOver(this.#run, this.#step) : 0);
        },
        afterRun: (press) => {
          if (this.#isPending) this.#pressed = press;
        },
        showWhole: () => {
          this.showWholeRun();
          this.#onStep(this);
        },
      },
      signal,
    );
    this.#listen(signal);
  }

  /** Runs and shows an editor's code instead of its own. */
  use(runner: Runner, cards: readonly Card[]): void {
    this.#runner = runner;
    this.#cards = cards;
    // An old run does not fit the new cards.
    this.#run = null;
    this.#trace();
    this.draw();
  }

  /** Whether the listed code is somebody else's, with its faults. */
  get isPublished(): boolean {
    return this.root.dataset.file?.startsWith('src/published/') ?? false;
  }

  /** Runs the listed code, also while the reader's code is shown. */
  runOwn(values: readonly unknown[]): Trace {
    return runOf(this.#program, this.fn, values);
  }

  useOwn(): void {
    this.use(this.#ownRunner, this.#ownCards());
  }

  /** The breakpoints and watches, loaded on first use. */
  debugger(): Promise<Debugger> {
    return this.#stepper.debugger();
  }

  get loadedDebugger(): Debugger | null {
    return this.#stepper.loadedDebugger;
  }

  /** Sets the arguments of the shown call, or null for no call. */
  show(values: readonly unknown[] | null): void {
    this.#values = values;
    this.onFigureChange?.();
    this.preview(null);
    // The figure shows the current step even if the listing is off the screen.
    if (!this.#isSeen && !this.#isStepping) return;
    window.clearTimeout(this.#pauseTimer);
    if ((this.#run?.trace.length ?? 0) <= maxEventsInDrag) {
      this.#trace();
      this.#isBehind = true;
    } else {
      this.#pauseTimer = window.setTimeout(() => {
        this.#showPostponed();
        if (this.#isStepping) this.#onStep(this);
      }, 150);
    }
  }

  /**
   * Shows the run with these values, and returns the number of the highlighted line. With null it
   * restores the previous run. The current step does not change.
   */
  preview(values: readonly unknown[] | null): number | null {
    if (!values) {
      if (this.#isPreview) {
        this.#isPreview = false;
        this.#highlight(null);
        this.#trace();
        this.draw();
      }
      return null;
    }
    if (this.#isStepping) return null;
    const trace = this.#runner(this.fn, values);
    // A sandbox answers too late for a moving pointer.
    if (trace instanceof Promise) return null;
    this.#isPreview = true;
    const run = analyse(trace);
    this.#run = run;
    this.#step = run.steps.length - 1;
    this.draw();
    const last = run.steps.findLastIndex(({ frame }) => frame === 0);
    this.#highlight(run.steps[last]?.line ?? null);
    return last < 0 ? null : lineNumberAt(run, last);
  }

  /** Only in the function's own listing, because called functions have others. */
  #highlight(line: number | null): void {
    const own = this.root.querySelector('.listed[data-fn]');
    own?.querySelector('[data-answers]')?.removeAttribute('data-answers');
    own?.querySelector(`.line[data-line="${line}"]`)?.setAttribute('data-answers', '');
  }

  /** The current step, or null while the whole run is shown. */
  get currentStep(): { readonly run: Run; readonly step: number } | null {
    return this.#run && this.#isStepping ? { run: this.#run, step: this.#step } : null;
  }

  /** Returns to the whole run, when the reader steps through another listing. */
  showWholeRun(): void {
    this.#stepper.pause();
    if (!this.#run || !this.#isStepping) return;
    this.#isStepping = false;
    this.#step = this.#run.steps.length - 1;
    this.draw();
  }

  /** Shows a message until the reader's next step. */
  showMessage(words: string): void {
    this.#stepper.showMessage(words);
  }

  draw(): void {
    this.#prepare();
    for (const draw of this.#pieces) draw();
  }

  /** Returns functions that each draw a part, for callers that spread the work. */
  pieces(): readonly Draw[] {
    if (this.#isBehind) this.#prepare();
    return this.#pieces;
  }

  readonly #ownRunner: Runner = (fn, values) => runOf(this.#program, fn, values);

  #ownCards(): Card[] {
    return [...this.root.querySelectorAll<HTMLElement>('.listed[data-fn]')].map(
      (card) => new ListingCard(card, this.#program.siteTable),
    );
  }

  #prepare(): void {
    this.#isBehind = false;
    this.#pieces = [];
    const run = this.#run;
    if (!run || !this.#isSeen) return;
    const cards = this.#fold?.open === false ? [] : this.#cards;
    const lines = cards.flatMap((card) => card.draw(run, this.#step, this.#isStepping));
    this.#pieces = [() => this.#drawSteps(run), ...lines];
    this.#table?.draw(run, this.#isStepping ? this.#step : -1);
  }

  #drawSteps(run: Run): number {
    if (this.#foldWords) {
      setText(this.#foldWords, this.#isStepping ? stepWords(run, this.#step) : runWords(run));
    }
    return this.#stepper.draw(run, this.#isStepping ? this.#step : -1);
  }

  #trace(): void {
    const values = this.#values;
    if (!values) return;
    this.#requests += 1;
    const request = this.#requests;
    const trace = this.#runner(this.fn, values);
    this.#isPending = trace instanceof Promise;
    if (!(trace instanceof Promise)) {
      this.#showTrace(trace);
      return;
    }
    trace.then(
      (late) => {
        if (request !== this.#requests) return;
        this.#isPending = false;
        const press = this.#pressed;
        this.#pressed = null;
        this.#attempt(() => {
          this.#showTrace(late);
          this.draw();
          press?.();
        });
        if (this.#isStepping) this.#onStep(this);
      },
      // The code that runs it reports its own errors.
      () => {
        if (request !== this.#requests) return;
        this.#isPending = false;
        this.#pressed = null;
      },
    );
  }

  /** Shows a run that was postponed until it was visible, or until the drag paused. */
  #showPostponed(): void {
    this.#attempt(() => {
      this.#trace();
      this.draw();
    });
  }

  #attempt(show: () => void): void {
    try {
      show();
    } catch (error) {
      this.#failed(this, error);
    }
  }

  /** Shows a new run at the same step. */
  #showTrace(trace: Trace): void {
    const before = this.#run;
    const run = analyse(trace);
    this.#step =
      before && this.#isStepping ? sameStep(before, this.#step, run) : run.steps.length - 1;
    this.#run = run;
  }

  #goTo(step: number): void {
    const run = this.#run;
    if (!run) return;
    this.#isStepping = true;
    this.#step = Math.min(Math.max(step, 0), run.steps.length - 1);
    this.draw();
    // A called function may be far below.
    this.root.querySelector('.line.here')?.scrollIntoView({ block: 'nearest' });
    this.#onStep(this);
  }

  #listen(signal: AbortSignal): void {
    this.root.addEventListener(
      'click',
      ({ target }) => {
        const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('.cell') : null;
        if (!cell) return;
        const chosen = Math.max(...this.#cards.map((card) => card.eventOf(cell)));
        if (chosen >= 0) this.goToEvent(chosen);
      },
      { signal },
    );
    const table = required(this.root, '.run-table') as HTMLDetailsElement;
    const openTable = async () => {
      try {
        const { RunTable } = await import('./run-table.ts');
        if (signal.aborted) return;
        this.#table ??= new RunTable(table, signal);
        this.draw();
      } catch (error) {
        reportError(error);
        required(table, '.left-out').textContent =
          'The table could not be loaded. Close and unfold it to try again, or reload the page.';
      }
    };
    table.addEventListener('toggle', openTable, { signal });
    // A folded function is outdated when the reader unfolds it.
    this.root.addEventListener('toggle', () => this.draw(), { capture: true, signal });
    const seen = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (this.#isSeen) this.#showPostponed();
    });
    seen.observe(this.root);
    signal.addEventListener('abort', () => {
      seen.disconnect();
      window.clearTimeout(this.#pauseTimer);
    });
  }

  /** Goes to the first step at or after this event. */
  goToEvent(event: number): void {
    this.#stepper.pause();
    const step = this.#run?.steps.findIndex(({ at }) => at >= event) ?? -1;
    if (step >= 0) this.#goTo(step);
  }
}
