// What a journey may do in a browser, the same for all three engines.

export interface Driver {
  /** The engine's name, as a test's title says it. */
  readonly engine: 'Chromium' | 'Firefox' | 'WebKit';
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
  down(): Promise<void>;
  up(): Promise<void>;
  /** Presses and releases a key, named as in a keyboard event. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the page this size; WebKit's window has a least width of some 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A function and its arguments, written as what a browser can be told to work out. */
export const callOf = (fn: unknown, args: readonly unknown[]): string =>
  `(${fn})(...${JSON.stringify(args)})`;
