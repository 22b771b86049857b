import { setText, soleText } from '#figure/text.ts';
import type { Run } from '../run.ts';
import { runWords, stepWords } from '../sentences.ts';
import type { Debugger } from './debugger.ts';
import type { Card } from './runner.ts';

export interface Steps {
  /** The current step, or -1 while the whole run is shown. */
  readonly at: number;
  readonly last: number;
  readonly run: Run | null;
  readonly cards: readonly Card[];
  /** Calls `press` once the pending run has arrived. */
  afterRun(press: () => void): void;
  goTo(step: number): void;
  stepOver(): void;
  showWhole(): void;
}

/** The width of a line's number in pixels. */
const numberWidth = 28;

/** The buttons and the slider of a run, and the words of its current step. */
export class Stepper {
  readonly #root: HTMLElement;
  readonly #steps: Steps;
  readonly #signal: AbortSignal;
  readonly #words: Text;
  /** What a screen reader reads after a press. The slider announces its own position. */
  readonly #announcement: HTMLElement;
  readonly #slider: HTMLInputElement;
  /** Replaces the step's words until the reader continues. */
  #notice = '';
  #debugger: Debugger | null = null;
  #loading: Promise<Debugger> | null = null;

  constructor(root: HTMLElement, steps: Steps, signal: AbortSignal) {
    this.#root = root;
    this.#steps = steps;
    this.#signal = signal;
    this.#words = soleText(required(root, '.step-words'));
    this.#announcement = required(root, '.step-said');
    this.#slider = required(root, '.steps input') as HTMLInputElement;
    root.addEventListener(
      'click',
      ({ target, offsetX }) => {
        if (!(target instanceof HTMLElement)) return;
        const button = target.closest<HTMLElement>('[data-step]');
        this.#do(button?.dataset.step);
        // Once the debugger is loaded, the numbers are buttons.
        const isNumber = !this.#debugger && target.matches('.line') && offsetX < numberWidth;
        if (isNumber) this.#withDebugger((loaded) => loaded.toggleIn(target));
      },
      { signal },
    );
    this.#slider.addEventListener(
      'input',
      () => {
        this.pause();
        this.#notice = '';
        steps.goTo(Number(this.#slider.value));
        this.#withDebugger();
      },
      { signal },
    );
  }

  /** Shows a step, or the whole run at -1. Returns how much changed. */
  draw(run: Run, at: number): number {
    const last = String(run.steps.length - 1);
    const step = at < 0 ? last : String(at);
    const words = this.#notice || (at < 0 ? runWords(run) : stepWords(run, at));
    if (at >= 0) this.#root.toggleAttribute('data-stepped', true);
    const isSame = this.#slider.max === last && this.#slider.value === step;
    if (!isSame) {
      this.#slider.max = last;
      this.#slider.value = step;
    }
    if (this.#slider.ariaValueText !== words) this.#slider.ariaValueText = words;
    const changes = Number(setText(this.#words, words)) + Number(!isSame);
    return changes + (this.#debugger?.draw(run, at) ?? 0);
  }

  /** Shows a message until the reader's next step. */
  showMessage(words: string): void {
    this.#notice = words;
    setText(this.#words, words);
    this.#announce();
  }

  pause(): void {
    this.#debugger?.pause();
  }

  get loadedDebugger(): Debugger | null {
    return this.#debugger;
  }

  /** The breakpoints, watches and Play, loaded again after a failure. */
  debugger(): Promise<Debugger> {
    this.#loading ??= this.#load();
    this.#loading.catch(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<Debugger> {
    const { Debugger } = await import('./debugger.ts');
    const { run, at } = this.#steps;
    this.#debugger = new Debugger(this.#root, this.#steps, () => this.#announce(), this.#signal);
    if (run) this.#debugger.draw(run, at);
    return this.#debugger;
  }

  #do(task: string | undefined): void {
    const steps = this.#steps;
    if (task) this.#notice = '';
    if (!task) return;
    // Edited code has no run until the sandbox replies, and the press must not be lost.
    if (steps.last < 0 && task !== 'more') {
      steps.afterRun(() => this.#do(task));
      return;
    }
    if (task !== 'play' && task !== 'more') this.pause();
    const { at, last } = steps;
    // The whole run lies between the last step and the first, in both directions.
    if (task === 'back') steps.goTo(at < 0 ? last : at - 1);
    else if (task === 'on' && at === last) steps.showWhole();
    else if (task === 'on') steps.goTo(at + 1);
    else if (task === 'over') steps.stepOver();
    else if (task === 'whole') steps.showWhole();
    if (task !== 'more') this.#announce(task === 'play' ? 'Running' : undefined);
    const needsIt = task === 'play' || task === 'more';
    this.#withDebugger(needsIt ? (loaded) => loaded.do(task) : undefined);
  }

  #announce(words = this.#words.data): void {
    this.#announcement.textContent = words;
  }

  async #withDebugger(then?: (loaded: Debugger) => void): Promise<void> {
    try {
      const loaded = await this.debugger();
      then?.(loaded);
    } catch (error) {
      reportError(error);
      if (then)
        setText(this.#words, 'The debugger could not be loaded. Try again, or reload the page.');
    }
  }
}

export function required(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`A listing lacks its ${selector}.`);
  return element;
}
