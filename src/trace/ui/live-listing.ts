import type { Draw } from '#kit/scheduler.ts';
import { setText, soleText } from '#kit/text.ts';
import { type Program, run as runOf } from '../program.ts';
import { analyse, type Run, sameStep, stepOver } from '../run.ts';
import { runWords, stepWords } from '../sentences.ts';
import { ListingCard } from './listing-card.ts';
import type { RunTable } from './run-table.ts';

/** A longer run is traced only in a pause: a drag must not wait for it. */
const mostEventsInDrag = 4000;

/** Seconds from step to step: a reader can follow two in a second. */
const playPace = 0.5;

/** The source of a function beside its figure, highlighted by each run. Its steps can be played. */
export class LiveListing {
  readonly fn: string;
  readonly #root: HTMLElement;
  readonly #program: Program;
  readonly #cards: ListingCard[];
  readonly #words: Text;
  /** On a narrow page all but these words may be folded. */
  readonly #fold: HTMLDetailsElement | null;
  readonly #foldWords: Text | null;
  readonly #slider: HTMLInputElement;
  readonly #play: HTMLButtonElement;
  #table: RunTable | null = null;
  readonly #onStep: (listing: LiveListing) => void;
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
  /** From Play to Pause; aborting it stops the clock. */
  #playing: AbortController | null = null;
  #resting = 0;

  /** `onStep` is called when the current step changes: then the figure is drawn again. */
  constructor(
    root: HTMLElement,
    program: Program,
    onStep: (listing: LiveListing) => void,
    signal: AbortSignal,
  ) {
    this.fn = root.dataset.fn ?? '';
    this.#root = root;
    this.#program = program;
    this.#onStep = onStep;
    this.#cards = [...root.querySelectorAll<HTMLElement>('.listed')].map(
      (card) => new ListingCard(card, program.siteTable),
    );
    this.#words = soleText(only(root, '.step-words'));
    this.#fold = root.querySelector('details.fold');
    const foldWords = root.querySelector<HTMLElement>('.fold-words');
    this.#foldWords = foldWords && soleText(foldWords);
    this.#slider = only(root, '.steps input') as HTMLInputElement;
    this.#play = only(root, '[data-step="play"]') as HTMLButtonElement;
    this.#listen(signal);
  }

  /** Sets the arguments of the call to show; null for no call. */
  show(values: readonly unknown[] | null): void {
    this.#values = values;
    this.pointAt(null);
    // The figure shows the current step, wherever the listing is.
    if (!this.#isSeen && !this.#isStepping) return;
    window.clearTimeout(this.#resting);
    if ((this.#run?.trace.length ?? 0) <= mostEventsInDrag) {
      this.#trace();
      this.#isBehind = true;
    } else {
      this.#resting = window.setTimeout(() => {
        this.#trace();
        this.draw();
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
    this.#isPointed = true;
    const run = analyse(runOf(this.#program, this.fn, values));
    this.#run = run;
    this.#step = run.steps.length - 1;
    this.draw();
    const line = run.steps.findLast(({ frame }) => frame === 0)?.line ?? null;
    this.#light(line);
    return line;
  }

  /** In the function's own listing; the functions it calls have others. */
  #light(line: number | null): void {
    const own = this.#root.querySelector('.listed');
    own?.querySelector('[data-answers]')?.removeAttribute('data-answers');
    own?.querySelector(`.line[data-line="${line}"]`)?.setAttribute('data-answers', '');
  }

  /** The step that is shown; null while the whole run is. */
  get currentStep(): { readonly run: Run; readonly step: number } | null {
    return this.#run && this.#isStepping ? { run: this.#run, step: this.#step } : null;
  }

  /** Back to the whole run, when the reader steps through another listing. */
  rest(): void {
    this.#pause();
    if (!this.#run || !this.#isStepping) return;
    this.#isStepping = false;
    this.#step = this.#run.steps.length - 1;
    this.draw();
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
    const step = String(this.#step);
    const last = String(run.steps.length - 1);
    const words = this.#isStepping ? stepWords(run, this.#step) : runWords(run);
    const isSame = this.#slider.max === last && this.#slider.value === step;
    if (!isSame) {
      this.#slider.max = last;
      this.#slider.value = step;
    }
    if (this.#slider.ariaValueText !== words) this.#slider.ariaValueText = words;
    if (this.#foldWords) setText(this.#foldWords, words);
    return Number(setText(this.#words, words)) + Number(!isSame);
  }

  #trace(): void {
    const values = this.#values;
    if (!values) return;
    const before = this.#run;
    const run = analyse(runOf(this.#program, this.fn, values));
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
    this.#root.querySelector('.line.here')?.scrollIntoView({ block: 'nearest' });
    this.#onStep(this);
  }

  #do(task: string | undefined): void {
    const run = this.#run;
    if (!run || !task) return;
    if (task !== 'play') this.#pause();
    // From the whole run, a step forwards goes to its beginning, a step back to its end.
    const at = this.#isStepping ? this.#step : -1;
    if (task === 'back') this.#goTo(this.#isStepping ? this.#step - 1 : run.steps.length - 1);
    else if (task === 'on') this.#goTo(at + 1);
    else if (task === 'over') this.#goTo(at < 0 ? 0 : stepOver(run, at));
    else if (task === 'whole') {
      this.rest();
      this.#onStep(this);
    } else if (task === 'play' && this.#playing) this.#pause();
    else if (task === 'play') void this.#playFrom(at >= run.steps.length - 1 ? 0 : at + 1);
  }

  async #playFrom(step: number): Promise<void> {
    this.#goTo(step);
    const playing = new AbortController();
    this.#playing = playing;
    this.#play.textContent = 'Pause';
    const next = () => {
      const last = (this.#run?.steps.length ?? 1) - 1;
      if (this.#step >= last) this.#pause();
      else this.#goTo(this.#step + 1);
    };
    try {
      const { Clock, every, suspendUnseen } = await import('#kit/clock.ts');
      if (playing.signal.aborted) return;
      const clock = new Clock(every(playPace, next));
      suspendUnseen(clock, this.#root, playing.signal);
      clock.play();
    } catch (error) {
      reportError(error);
      this.#pause();
      setText(this.#words, 'Play could not be loaded: press it to try again.');
    }
  }

  #pause(): void {
    if (!this.#playing) return;
    this.#playing.abort();
    this.#playing = null;
    this.#play.textContent = 'Play';
  }

  #listen(signal: AbortSignal): void {
    this.#root.addEventListener(
      'click',
      (event) => {
        const target = event.target instanceof HTMLElement ? event.target : null;
        this.#do(target?.closest<HTMLElement>('[data-step]')?.dataset.step);
        const cell = target?.closest<HTMLElement>('.cell');
        if (!cell) return;
        const chosen = Math.max(...this.#cards.map((card) => card.eventOf(cell)));
        if (chosen >= 0) this.#goToEvent(chosen);
      },
      { signal },
    );
    this.#slider.addEventListener(
      'input',
      () => {
        this.#pause();
        this.#goTo(Number(this.#slider.value));
      },
      { signal },
    );
    const table = only(this.#root, '.run-table') as HTMLDetailsElement;
    const openTable = async () => {
      const { RunTable } = await import('./run-table.ts');
      if (signal.aborted) return;
      this.#table ??= new RunTable(table, signal);
      this.draw();
    };
    table.addEventListener('toggle', openTable, { signal });
    // A called function that the reader unfolds is not up to date.
    this.#root.addEventListener('toggle', () => this.draw(), { capture: true, signal });
    const seen = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (!this.#isSeen) return;
      this.#trace();
      this.draw();
    });
    seen.observe(this.#root);
    signal.addEventListener('abort', () => {
      seen.disconnect();
      window.clearTimeout(this.#resting);
      this.#pause();
    });
  }

  /** The first step at or after this event. */
  #goToEvent(event: number): void {
    this.#pause();
    const step = this.#run?.steps.findIndex(({ at }) => at >= event) ?? -1;
    if (step >= 0) this.#goTo(step);
  }
}

function only(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`A listing lacks its ${selector}.`);
  return element;
}
