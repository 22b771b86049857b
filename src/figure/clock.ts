/** The source of a clock's frames, a browser or a test. Times are in milliseconds. */
export interface Frames {
  request(frame: (time: number) => void): number;
  cancel(id: number): void;
}

/** The longest time between two frames, in seconds, so that nothing jumps after a pause. */
export const longestTick = 0.1;

const browserFrames: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (id) => cancelAnimationFrame(id),
};

/**
 * Reports the seconds since the last frame, from Play to Pause. It is suspended for as long as
 * there is a reason, such as a hidden tab, and then resumes. Suspended time does not count.
 */
export class Clock {
  /** Seconds in the figure per second of real time. */
  speed = 1;
  readonly #tick: (dt: number) => void;
  readonly #frames: Frames;
  readonly #runs: (is: boolean) => void;
  readonly #reasons = new Set<string>();
  #isPlaying = false;
  #frame = 0;
  #last: number | null = null;

  /** `runs` is called whenever the clock starts or stops running. */
  constructor(
    tick: (dt: number) => void,
    frames = browserFrames,
    runs: (is: boolean) => void = () => {},
  ) {
    this.#tick = tick;
    this.#frames = frames;
    this.#runs = runs;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  play(): void {
    this.#isPlaying = true;
    this.#run();
  }

  pause(): void {
    this.#isPlaying = false;
    this.#run();
  }

  /** Adds or removes a reason to suspend the clock, such as a hidden tab. */
  suspend(reason: string, is: boolean): void {
    if (is) this.#reasons.add(reason);
    else this.#reasons.delete(reason);
    this.#run();
  }

  #run(): void {
    const runs = this.#isPlaying && this.#reasons.size === 0;
    if (runs === this.#frame > 0) return;
    this.#last = null;
    if (!runs) this.#frames.cancel(this.#frame);
    this.#frame = runs ? this.#frames.request(this.#next) : 0;
    this.#runs(runs);
  }

  #next = (time: number): void => {
    const dt = this.#last === null ? 0 : (time - this.#last) / 1000;
    this.#last = time;
    this.#frame = this.#frames.request(this.#next);
    if (dt > 0) this.#tick(Math.min(dt * this.speed, longestTick));
  };
}

/** Returns a tick function that calls a task at regular intervals of a clock. */
export function every(seconds: number, task: () => void): (dt: number) => void {
  let passed = 0;
  return (dt) => {
    passed += dt;
    if (passed < seconds) return;
    passed -= seconds;
    task();
  };
}

/** Suspends a clock while its figure cannot be seen: in a hidden tab, off the screen, in print. */
export function suspendUnseen(clock: Clock, element: Element, signal: AbortSignal): void {
  const seen = new IntersectionObserver((entries) => {
    clock.suspend('off the screen', !entries.at(-1)?.isIntersecting);
  });
  // Beside an unfolded listing on a phone, only the drawing of a figure has a box.
  seen.observe(element.querySelector('.stage') ?? element);
  const hide = () => clock.suspend('hidden', document.hidden);
  hide();
  document.addEventListener('visibilitychange', hide, { signal });
  window.addEventListener('beforeprint', () => clock.suspend('print', true), { signal });
  window.addEventListener('afterprint', () => clock.suspend('print', false), { signal });
  signal.addEventListener('abort', () => {
    clock.pause();
    seen.disconnect();
  });
}
