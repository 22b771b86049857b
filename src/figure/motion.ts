import { Clock, suspendUnseen } from './clock.ts';
import { Debounce } from './debounce.ts';
import type { AnyFigure } from './figure.ts';
import type { Projection } from './projection.ts';
import type { Action, Model } from './store.ts';
import { type AnySweep, momentWords, movedParts, nearestMoment, stateAt } from './sweep.ts';
import { setText, soleText } from './text.ts';
import { uncovered } from './uncovered.ts';

/** The methods of a figure that its motion calls. */
export interface Host {
  dispatch(action: Action): void;
  model(): Model;
  /** Called when the figure begins to move by itself, and when it stops. */
  playing(is: boolean): void;
  /** Announces the effect of a press to screen readers. */
  say(words: string): void;
  /** Called with an error, or with null once the motion works again. */
  failed(error: unknown): void;
}

/** The milliseconds without a move after which the slider follows a drag. */
const rest = 150;

/** Runs a figure through its sweep, from Play to Pause or to a position of the slider. */
export class Motion {
  readonly #figure: AnyFigure;
  readonly #sweep: AnySweep;
  readonly #view: Projection;
  readonly #host: Host;
  readonly #controls: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #playWord: Text;
  readonly #clock: Clock;
  readonly #resting: Debounce;
  /** The parts that the sweep moves. */
  readonly #parts: readonly string[];
  #t = 0;
  #direction = 1;
  /** The last state that the sweep made. */
  #made: Model['state'];
  /** The last state in which something else had moved the parts of the sweep. */
  #left: Model['state'];

  constructor(
    controls: HTMLElement,
    figure: AnyFigure,
    sweep: AnySweep,
    view: Projection,
    host: Host,
    signal: AbortSignal,
  ) {
    this.#controls = controls;
    this.#figure = figure;
    this.#sweep = sweep;
    this.#view = view;
    this.#host = host;
    this.#slider = only(controls, 'input') as HTMLInputElement;
    this.#playWord = soleText(only(controls, '[data-motion="play"]'));
    this.#clock = new Clock(
      (dt) => this.#tick(dt),
      undefined,
      (is) => host.playing(is),
    );
    this.#resting = new Debounce(rest, () => this.#findMoment(), signal);
    this.#made = host.model().state;
    this.#left = this.#made;
    this.#parts = movedParts(sweep, this.#made);
    host.failed(null);
    this.#findMoment();
    suspendUnseen(this.#clock, controls.closest('figure') ?? controls, signal);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (controls.dataset.autoplay && !isStill) this.#play();
  }

  /** Handles the reader's use of the controls. */
  use(type: string, target: EventTarget | null, value: string): void {
    if (type === 'input') {
      this.#pause();
      this.#goTo(Number(value) / 1000);
    }
    const button = target instanceof Element ? target.closest('button') : null;
    if (type !== 'click' || !button) return;
    const { speed } = button.dataset;
    if (speed) this.#setSpeed(Number(speed));
    else if (this.#clock.isPlaying) this.#pause();
    else {
      this.#play();
      this.#host.say('Playing');
    }
  }

  /** Stops moving a part that the reader grabs. */
  release(handle: string): void {
    if (this.#parts.some((part) => handle.startsWith(`${part}.`))) this.#pause();
  }

  /** Called after each change. Pauses if something other than the sweep has moved its parts. */
  follow(state: Model['state']): void {
    if (state === this.#made) return;
    const isLeft = this.#parts.some((part) => state[part] !== this.#made[part]);
    this.#made = state;
    if (isLeft) {
      this.#left = state;
      this.#pause();
      this.#uncover(1);
    }
    if (!this.#clock.isPlaying) this.#resting.wait();
  }

  #play(): void {
    if (this.#sweep.repeat === 'once' && this.#t >= 1) this.#t = 0;
    this.#resting.cancel();
    this.#slider.ariaValueText = 'playing';
    this.#clock.play();
    setText(this.#playWord, 'Pause');
  }

  #pause(): void {
    if (!this.#clock.isPlaying) return;
    this.#clock.pause();
    setText(this.#playWord, 'Play');
    this.#say();
  }

  #setSpeed(speed: number): void {
    this.#clock.speed = speed;
    for (const button of this.#controls.querySelectorAll<HTMLElement>('[data-speed]')) {
      button.ariaPressed = String(Number(button.dataset.speed) === speed);
    }
  }

  #tick(dt: number): void {
    // Include the moves of a drag since the last drawing first.
    this.follow(this.#host.model().state);
    if (!this.#clock.isPlaying) return;
    const next = this.#t + (this.#direction * dt) / this.#sweep.seconds;
    const { repeat = 'loop' } = this.#sweep;
    if (repeat === 'loop') this.#goTo(next - Math.floor(next));
    else this.#goTo(Math.min(Math.max(next, 0), 1));
    if (repeat === 'back-and-forth' && (next <= 0 || next >= 1)) {
      this.#direction = next >= 1 ? -1 : 1;
    }
    if (repeat === 'once' && next >= 1) this.#pause();
  }

  #goTo(t: number): void {
    try {
      const model = this.#host.model();
      const state = stateAt(this.#sweep, this.#parts, model.state, this.#left, t);
      this.#made = state;
      this.#host.dispatch({
        type: 'restore',
        model: { ...model, state, preset: null },
      });
      this.#show(t);
      this.#uncover(t);
    } catch (error) {
      this.#pause();
      this.#host.failed(error);
    }
  }

  /** Finds the nearest moment of the sweep, so that Play continues from the end of a drag. */
  #findMoment(): void {
    const { state } = this.#host.model();
    this.#show(nearestMoment(this.#figure, this.#sweep, state, this.#left));
  }

  #show(t: number): void {
    this.#t = t;
    this.#slider.value = String(Math.round(1000 * t));
    // A screen reader could not keep up with each frame.
    if (!this.#clock.isPlaying) this.#say();
  }

  #say(): void {
    const { state } = this.#host.model();
    this.#slider.ariaValueText = momentWords(this.#figure, this.#sweep, state, this.#t);
  }

  #uncover(t: number): void {
    const { uncovers } = this.#sweep;
    if (!uncovers) return;
    const clip = uncovered(this.#figure.world, uncovers, t, this.#view);
    const maps = this.#controls.closest('figure')?.querySelectorAll<HTMLElement>('.truth-map');
    for (const map of maps ?? []) map.style.clipPath = clip;
  }
}

function only(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The controls of a motion lack their ${selector}.`);
  return element;
}
