import { longestTick } from './store.ts';

/** Where a clock gets its frames from: the browser, or a test. Times are in milliseconds. */
export interface Frames {
  request(frame: (time: number) => void): number;
  cancel(id: number): void;
}

const browserFrames: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (id) => cancelAnimationFrame(id),
};

/**
 * Tells the seconds that have passed since the last frame, from Play to Pause. It stands still while
 * anything holds it, and goes on by itself afterwards; the time meanwhile does not count.
 */
export class Clock {
  /** So many seconds of the figure pass in one of the reader's. */
  speed = 1;
  readonly #tick: (dt: number) => void;
  readonly #frames: Frames;
  readonly #holders = new Set<string>();
  #isPlaying = false;
  #frame = 0;
  #last: number | null = null;

  constructor(tick: (dt: number) => void, frames = browserFrames) {
    this.#tick = tick;
    this.#frames = frames;
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

  /** One step by hand, as long as a frame of sixty in a second. */
  step(): void {
    this.pause();
    this.#tick(this.speed / 60);
  }

  /** Keeps it still for a reason, such as a hidden tab, until that reason is gone. */
  hold(reason: string, is: boolean): void {
    if (is) this.#holders.add(reason);
    else this.#holders.delete(reason);
    this.#run();
  }

  #run(): void {
    const runs = this.#isPlaying && this.#holders.size === 0;
    if (runs === this.#frame > 0) return;
    this.#last = null;
    if (!runs) this.#frames.cancel(this.#frame);
    this.#frame = runs ? this.#frames.request(this.#next) : 0;
  }

  #next = (time: number): void => {
    const dt = this.#last === null ? 0 : (time - this.#last) / 1000;
    this.#last = time;
    this.#frame = this.#frames.request(this.#next);
    if (dt > 0) this.#tick(Math.min(dt * this.speed, longestTick));
  };
}

/** Calls a task each so many seconds of a clock. */
export function every(seconds: number, task: () => void): (dt: number) => void {
  let passed = 0;
  return (dt) => {
    passed += dt;
    if (passed < seconds) return;
    passed -= seconds;
    task();
  };
}

/** Holds a clock while nobody sees what it moves: in a hidden tab, off the screen, in print. */
export function holdUnseen(clock: Clock, element: Element, signal: AbortSignal): void {
  const seen = new IntersectionObserver((entries) => {
    clock.hold('off the screen', !entries.at(-1)?.isIntersecting);
  });
  seen.observe(element);
  const hide = () => clock.hold('hidden', document.hidden);
  hide();
  document.addEventListener('visibilitychange', hide, { signal });
  window.addEventListener('beforeprint', () => clock.hold('print', true), { signal });
  window.addEventListener('afterprint', () => clock.hold('print', false), { signal });
  signal.addEventListener('abort', () => {
    clock.pause();
    seen.disconnect();
  });
}
