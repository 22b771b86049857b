import type { Draw } from '#kit/scheduler.ts';
import { setText, soleText } from '#kit/text.ts';
import { type Program, run as runOf, type Trace } from '../program.ts';
import { analyse, type Run, sameStep, stepOver } from '../run.ts';
import { runWords, stepWords } from '../sentences.ts';
import type { Debugger } from './debugger.ts';
import { ListingCard } from './listing-card.ts';
import type { RunTable } from './run-table.ts';
import type { Card, Runner } from './runner.ts';
import { only, Stepper } from './stepper.ts';

/** A longer run is traced only in a pause: a drag must not wait for it. */
const mostEventsInDrag = 4000;

/** The source of a function beside its figure, highlighted by each run. Its steps can be played. */
export class LiveListing {
  readonly fn: string;
  readonly root: HTMLElement;
  readonly #program: Program;
  #runner: Runner;
  #cards: readonly Card[];
  readonly #stepper: Stepper;
  /** On a narrow page all but these words may be folded. */
  readonly #fold: HTMLDetailsElement | null;
  readonly #foldWords: Text | null;
  #table: RunTable | null = null;
  readonly #onStep: (listing: LiveListing) => void;
  readonly #failed: (listing: LiveListing, error: unknown) => void;
  #values: readonly unknown[] | null = null;
  #run: Run | null = null;
  #step = 0;
  /** A function that draws each piece of the run; replaced with each new run. */
  #pieces: readonly Draw[] = [];
  #isBehind = false;
  #isStepping = false;
  #isSeen = false;
  /** Whether the run is the one of a place under the pointer. */
  #isPointed = false;
  /** Of runs that come later, only the last that was asked for is shown. */
  #asked = 0;
  #resting = 0;
  /** Whether a sandbox is making a run. */
  #isPending = false;
  /** A step that was pressed while there was no run. */
  #pressed: (() => void) | null = null;
  /** Called when the figure's state has changed, by what shows it too. */
  follow: (() => void) | null = null;

  /**
   * `onStep` is called when the current step changes: then the figure is drawn again. `failed` is
   * called with what is thrown while it shows a run that nobody waits for.
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
    // The stepper asks for the step anew at each press.
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
          this.rest();
          this.#onStep(this);
        },
      },
      signal,
    );
    this.#listen(signal);
  }

  /** Runs and shows other code in place of its own: that of an editor. */
  use(runner: Runner, cards: readonly Card[]): void {
    this.#runner = runner;
    this.#cards = cards;
    // A run of other code does not fit these cards.
    this.#run = null;
    this.#trace();
    this.draw();
  }

  /** Runs and shows its own code again. */
  useOwn(): void {
    this.use(this.#ownRunner, this.#ownCards());
  }

  /** Its breakpoints and watches, loaded when they are asked for. */
  debugger(): Promise<Debugger> {
    return this.#stepper.debugger();
  }

  /** It, if it was asked for. */
  get loadedDebugger(): Debugger | null {
    return this.#stepper.loadedDebugger;
  }

  /** Sets the arguments of the call to show; null for no call. */
  show(values: readonly unknown[] | null): void {
    this.#values = values;
    this.follow?.();
    this.pointAt(null);
    // The figure shows the current step, wherever the listing is.
    if (!this.#isSeen && !this.#isStepping) return;
    window.clearTimeout(this.#resting);
    if ((this.#run?.trace.length ?? 0) <= mostEventsInDrag) {
      this.#trace();
      this.#isBehind = true;
    } else {
      this.#resting = window.setTimeout(() => {
        this.#catchUp();
        if (this.#isStepping) this.#onStep(this);
      }, 150);
    }
  }

  /**
   * Shows the run with these values, and highlights and returns the line of its answer; with null,
   * shows the previous run again. The current step stays.
   */
  pointAt(values: readonly unknown[] | null): number | null {
    if (!values) {
      if (this.#isPointed) {
        this.#isPointed = false;
        this.#light(null);
        this.#trace();
        this.draw();
      }
      return null;
    }
    if (this.#isStepping) return null;
    const trace = this.#runner(this.fn, values);
    // Code in a sandbox answers too late for a pointer that moves.
    if (trace instanceof Promise) return null;
    this.#isPointed = true;
    const run = analyse(trace);
    this.#run = run;
    this.#step = run.steps.length - 1;
    this.draw();
    const line = run.steps.findLast(({ frame }) => frame === 0)?.line ?? null;
    this.#light(line);
    return line;
  }

  /** In the function's own listing; the functions it calls have others. */
  #light(line: number | null): void {
    const own = this.root.querySelector('.listed[data-fn]');
    own?.querySelector('[data-answers]')?.removeAttribute('data-answers');
    own?.querySelector(`.line[data-line="${line}"]`)?.setAttribute('data-answers', '');
  }

  /** The step that is shown; null while the whole run is. */
  get currentStep(): { readonly run: Run; readonly step: number } | null {
    return this.#run && this.#isStepping ? { run: this.#run, step: this.#step } : null;
  }

  /** Back to the whole run, when the reader steps through another listing. */
  rest(): void {
    this.#stepper.pause();
    if (!this.#run || !this.#isStepping) return;
    this.#isStepping = false;
    this.#step = this.#run.steps.length - 1;
    this.draw();
  }

  /** Says something until the next step that the reader makes. */
  say(words: string): void {
    this.#stepper.say(words);
  }

  draw(): void {
    this.#prepare();
    for (const draw of this.#pieces) draw();
  }

  /** Functions that draw each piece, for callers that do not draw all at once. */
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
    this.#asked += 1;
    const asked = this.#asked;
    const trace = this.#runner(this.fn, values);
    this.#isPending = trace instanceof Promise;
    if (!(trace instanceof Promise)) {
      this.#take(trace);
      return;
    }
    trace.then(
      (late) => {
        if (asked !== this.#asked) return;
        this.#isPending = false;
        const press = this.#pressed;
        this.#pressed = null;
        this.#attempt(() => {
          this.#take(late);
          this.draw();
          press?.();
        });
        if (this.#isStepping) this.#onStep(this);
      },
      // Whoever runs the code says what became of it.
      () => {
        if (asked !== this.#asked) return;
        this.#isPending = false;
        this.#pressed = null;
      },
    );
  }

  /** Shows the run that was put off until it was seen, or until the drag had a pause. */
  #catchUp(): void {
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

  /** Takes a new run; the current step stays the same step. */
  #take(trace: Trace): void {
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
    const table = only(this.root, '.run-table') as HTMLDetailsElement;
    const openTable = async () => {
      try {
        const { RunTable } = await import('./run-table.ts');
        if (signal.aborted) return;
        this.#table ??= new RunTable(table, signal);
        this.draw();
      } catch (error) {
        reportError(error);
        only(table, '.left-out').textContent =
          'The table could not be loaded: close and unfold it to try again, or reload the page.';
      }
    };
    table.addEventListener('toggle', openTable, { signal });
    // A called function that the reader unfolds is not up to date.
    this.root.addEventListener('toggle', () => this.draw(), { capture: true, signal });
    const seen = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (this.#isSeen) this.#catchUp();
    });
    seen.observe(this.root);
    signal.addEventListener('abort', () => {
      seen.disconnect();
      window.clearTimeout(this.#resting);
    });
  }

  /** The first step at or after this event. */
  goToEvent(event: number): void {
    this.#stepper.pause();
    const step = this.#run?.steps.findIndex(({ at }) => at >= event) ?? -1;
    if (step >= 0) this.#goTo(step);
  }
}
