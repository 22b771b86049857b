import type { Vec2 } from '#lib/index.ts';
import type { Spoken } from './spoken.ts';

// The actions of a journey, the same for all three engines.

/** The reader's system settings before the browser starts. */
export interface Wishes {
  reducedMotion?: boolean;
  /** WebKit does not support this. */
  forcedColours?: boolean;
}

/** An engine's name in a test's title. */
export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

export interface Driver {
  readonly engine: Engine;
  /** Whether the pointer can leave the window, which WebDriver does not allow. */
  readonly leavesWindow: boolean;
  goto(url: string): Promise<void>;
  /** Runs a function in the page, without its closure. It may return a promise. */
  evaluate<Args extends unknown[], Result>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer to window pixels in one step. */
  moveTo(x: number, y: number): Promise<void>;
  down(button?: 'left' | 'right'): Promise<void>;
  up(button?: 'left' | 'right'): Promise<void>;
  /**
   * Moves fingers on the screen, one list per moment. A finger is its index, and is lifted when the
   * list gets shorter. Finally all are lifted. WebKit's driver has no touch input, so a script
   * dispatches events there, which neither scroll nor zoom.
   */
  fingers(...moments: readonly (readonly Vec2[])[]): Promise<void>;
  /** Presses and releases a key, named as in a keyboard event, with modifiers: "Shift+Tab". */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Resizes the page. WebKit's window is at least about 450 pixels wide. */
  resize(width: number, height: number): Promise<void>;
  /** What a screen reader receives, in page order. */
  spoken(): Promise<Spoken[]>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Writes a call as an expression for a browser. */
export const callOf = (fn: unknown, args: readonly unknown[]): string =>
  `(${fn})(...${JSON.stringify(args)})`;

/** Splits "Shift+Tab" into the keys to hold and the key to press. */
export function chordOf(keys: string): { held: string[]; key: string } {
  const held = keys.split('+');
  return { key: held.pop() ?? '', held };
}

/** The fingers that are put down, moved and lifted at each moment. The last moment lifts all. */
export function fingerMoves(moments: readonly (readonly Vec2[])[]) {
  return [...moments, []].map((now, i) => {
    const before = moments[i - 1] ?? [];
    const moved = now.slice(0, before.length).map((at, finger) => ({ finger, at }));
    return {
      now,
      moved: moved.filter(({ finger, at: { x, y } }) => {
        const { x: oldX, y: oldY } = before[finger]!;
        return oldX !== x || oldY !== y;
      }),
      put: now.slice(before.length).map((at, k) => ({ finger: before.length + k, at })),
      lifted: before.slice(now.length).map((at, k) => ({ finger: now.length + k, at })),
    };
  });
}
