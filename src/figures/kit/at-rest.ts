/**
 * A task for when a hand has rested for so many milliseconds. It keeps one timer: to end one and
 * set another at each move takes a browser time that a drag does not have.
 */
export class AtRest {
  readonly #task: () => void;
  readonly #delay: number;
  #timer = 0;
  #due = 0;

  constructor(delay: number, task: () => void) {
    this.#delay = delay;
    this.#task = task;
  }

  /** Something moved: the task waits from now on. */
  wait(): void {
    this.#due = performance.now() + this.#delay;
    this.#timer ||= window.setTimeout(this.#look, this.#delay);
  }

  cancel(): void {
    window.clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #look = (): void => {
    const left = this.#due - performance.now();
    this.#timer = left > 0 ? window.setTimeout(this.#look, left) : 0;
    if (this.#timer === 0) this.#task();
  };
}
