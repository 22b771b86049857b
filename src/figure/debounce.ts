/**
 * Runs a task once `wait` has not been called for `delay` milliseconds. It reuses one timer,
 * because replacing it at each move of a drag is slow. `signal` ends it permanently.
 */
export class Debounce {
  readonly #task: () => void;
  readonly #delay: number;
  readonly #signal: AbortSignal | undefined;
  #timer = 0;
  #due = 0;

  constructor(delay: number, task: () => void, signal?: AbortSignal) {
    this.#task = task;
    this.#delay = delay;
    this.#signal = signal;
    signal?.addEventListener('abort', () => this.cancel());
  }

  /** Postpones the task to `delay` milliseconds from now. */
  wait(): void {
    if (this.#signal?.aborted) return;
    this.#due = performance.now() + this.#delay;
    this.#timer ||= window.setTimeout(this.#check, this.#delay);
  }

  cancel(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #check = (): void => {
    const left = this.#due - performance.now();
    this.#timer = left > 0 ? window.setTimeout(this.#check, left) : 0;
    if (this.#timer === 0) this.#task();
  };
}
