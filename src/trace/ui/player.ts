import { Clock, suspendUnseen } from '#figure/clock.ts';
import type { Steps } from './stepper.ts';

/** Seconds per step, because a reader can follow two a second. */
const pace = 0.5;

export class Player {
  /** The multiple of the usual speed. */
  speed = 1;
  readonly #steps: Steps;
  readonly #button: HTMLElement;
  /** Whether Play ends at the current step. It may show a message. */
  readonly #isStop: () => boolean;
  readonly #paused: () => void;
  readonly #clock = new Clock((dt) => this.#tick(dt));
  #passed = 0;

  constructor(
    root: HTMLElement,
    steps: Steps,
    isStop: () => boolean,
    paused: () => void,
    signal: AbortSignal,
  ) {
    this.#steps = steps;
    this.#paused = paused;
    this.#button = root.querySelector('[data-step="play"]') ?? root;
    this.#isStop = isStop;
    suspendUnseen(this.#clock, root, signal);
  }

  /** Starts at the first step, or continues from the current one. */
  toggle(): void {
    if (this.#clock.isPlaying) {
      this.pause();
      return;
    }
    this.#passed = 0;
    this.#clock.play();
    this.#button.textContent = 'Pause';
    const { at, last } = this.#steps;
    this.#goTo(at >= last ? 0 : at + 1);
  }

  pause(): void {
    if (!this.#clock.isPlaying) return;
    this.#clock.pause();
    this.#button.textContent = 'Run';
    this.#paused();
  }

  #tick(dt: number): void {
    this.#passed += dt * this.speed;
    if (this.#passed < pace) return;
    this.#passed = 0;
    const { at, last } = this.#steps;
    if (at >= last) this.pause();
    else this.#goTo(at + 1);
  }

  #goTo(step: number): void {
    this.#steps.goTo(step);
    if (this.#isStop()) this.pause();
  }
}
