import type { Vec2 } from '#lib/index.ts';
import type { Spoken } from './spoken.ts';

// What a journey may do in a browser, the same for all three engines.

/** What a reader has set in the system, before the browser starts. */
export interface Wishes {
  reducedMotion?: boolean;
  /** WebKit has no such thing. */
  forcedColours?: boolean;
}

/** An engine's name, as a test's title says it. */
export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

export interface Driver {
  readonly engine: Engine;
  /** Whether the pointer can be sent beyond the window: WebDriver refuses such an order. */
  readonly leavesWindow: boolean;
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It may answer with a promise, and sees nothing around itself. */
  evaluate<Args extends unknown[], Result>(
    fn: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The pointer goes to pixels of the window, in one move. */
  moveTo(x: number, y: number): Promise<void>;
  down(button?: 'left' | 'right'): Promise<void>;
  up(button?: 'left' | 'right'): Promise<void>;
  /**
   * Fingers on the screen, moment by moment: each has a place in the list, and is lifted where the
   * list is shorter. The last ones are lifted in the end. WebKit's driver has no fingers: the page is
   * told of them by events that a script makes, which scroll and zoom nothing.
   */
  fingers(...moments: readonly (readonly Vec2[])[]): Promise<void>;
  /** Presses and releases a key, named as in a keyboard event, with others held: "Shift+Tab". */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the page this size; WebKit's window has a least width of some 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What a screen reader is given of the page, in its order. */
  spoken(): Promise<Spoken[]>;
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A function and its arguments, written as what a browser can be told to work out. */
export const callOf = (fn: unknown, args: readonly unknown[]): string =>
  `(${fn})(...${JSON.stringify(args)})`;

/** "Shift+Tab" as the keys to hold and the key to press. */
export function chordOf(keys: string): { held: string[]; key: string } {
  const held = keys.split('+');
  return { key: held.pop() ?? '', held };
}

/** Which fingers come, which move and which are lifted, moment by moment; the last all are. */
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
