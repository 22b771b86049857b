// The start of the worker's script, before the reader's program. The build inserts the text of the
// files declared here in front of it, so it imports only types.
import type { removeBrowser as Remove } from '#lab/sandbox/language.ts';
import type { FromWorker, OwnLines, Pad, Shown, ToWorker } from './messages.ts';
import type { takeClock as TakeClock } from './program-clock.ts';

declare const removeBrowser: typeof Remove;
declare const takeClock: typeof TakeClock;
declare const canvasWidth: number;
declare const canvasHeight: number;

type Listener = (event: unknown) => void;

/** What a program may use of the browser, beside its canvas. */
const kept = `Promise setTimeout clearTimeout setInterval clearInterval queueMicrotask performance
  Intl Path2D DOMMatrix DOMPoint DOMRect ImageData OffscreenCanvas createImageBitmap`.split(/\s+/);

const scope = self as unknown as Worker & typeof globalThis;
const post = scope.postMessage.bind(scope) as (message: FromWorker, moved: Transferable[]) => void;
const listen = scope.addEventListener.bind(scope) as (
  type: string,
  listener: (event: never) => void,
) => void;
const copyOf = scope.createImageBitmap.bind(scope);
const { apply } = Reflect;
const { then } = Promise.prototype;
const { slice } = String.prototype;
const toText = String;
const { console } = scope;
// Before the program is parsed, so that its text can reach nothing.
removeBrowser(kept);

/** The most messages to the console between two pings. */
const mostMessages = 200;

/** Gives an object listeners, as an element has them, and returns a function that calls them. */
function makeTarget(target: object): (event: Readonly<Record<string, unknown>>) => void {
  const listeners: (readonly [type: string, listener: Listener])[] = [];
  Object.assign(target, {
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    removeEventListener: (type: string, listener: Listener) => {
      const at = listeners.findIndex((one) => one[0] === type && one[1] === listener);
      if (at >= 0) listeners.splice(at, 1);
    },
  });
  return (event) => {
    const own: unknown = Reflect.get(target, `on${String(event.type)}`);
    if (typeof own === 'function') own.call(target, event);
    for (const [type, listener] of [...listeners]) if (type === event.type) listener(event);
  };
}

/** Returns the line of the program that threw, or that called what threw. */
function lineOf(error: unknown, [first, last]: OwnLines): number {
  const stack: unknown = error instanceof Error ? error.stack : '';
  const lines = [...String(stack).matchAll(/:(\d+):\d+\)?$/gm)].map(([, line]) => Number(line));
  return lines.find((line) => line >= first && line <= last) ?? 0;
}

/** Replaces the page's globals. The program's text comes after this call. */
export function begin(seen: Shown, own: OwnLines): void {
  let shown = seen;
  let messages = 0;
  let pads: readonly (Pad | null)[] = [];
  const clock = takeClock();
  const canvas = new OffscreenCanvas(canvasWidth, canvasHeight);
  const define = (object: object, name: string, get: () => unknown) =>
    Object.defineProperty(object, name, { get, configurable: true });
  for (const name of ['clientWidth', 'offsetWidth']) define(canvas, name, () => shown.width);
  for (const name of ['clientHeight', 'offsetHeight']) define(canvas, name, () => shown.height);
  Object.assign(canvas, {
    style: {},
    focus() {},
    // The frame captures the pointer as soon as it is pressed.
    setPointerCapture() {},
    releasePointerCapture() {},
    getBoundingClientRect: () => new DOMRect(0, 0, shown.width, shown.height),
  });
  const absent = (what: string) => `An edited program can use its canvas, but not ${what}.`;
  const only = {
    // The downloaded page contains only the canvas, too.
    querySelector: (selector: string) => (selector === 'canvas' ? canvas : null),
    getElementById: () => null,
    createElement: (name: string) => {
      if (name !== 'canvas') throw new Error(absent(`an element <${name}>`));
      return new OffscreenCanvas(300, 150);
    },
    hidden: false,
  };
  const document = new Proxy(only, {
    get: (has, name) => {
      if (!(name in has)) throw new Error(absent(`document.${String(name)}`));
      return Reflect.get(has, name);
    },
  });
  const targets = [canvas, only, globalThis].map(makeTarget);
  Object.assign(globalThis, {
    document,
    window: globalThis,
    self: globalThis,
    navigator: { getGamepads: () => pads },
    getComputedStyle: () => ({ color: shown.color }),
    console: Object.fromEntries(
      (['log', 'info', 'warn', 'error', 'debug', 'table'] as const).map((name) => [
        name,
        (...values: unknown[]) => {
          messages += 1;
          // Endless output would slow the page, which shares the process.
          if (messages <= mostMessages) console[name](...values);
        },
      ]),
    ),
  });
  define(globalThis, 'innerWidth', () => shown.width);
  define(globalThis, 'innerHeight', () => shown.height);
  define(globalThis, 'devicePixelRatio', () => shown.ratio);

  const draw = (milliseconds: number) => {
    clock.advance(milliseconds);
    const send = (picture: ImageBitmap | null) =>
      post({ drawn: picture }, picture ? [picture] : []);
    // A program without a context, or with an empty canvas, has no picture. A program may have
    // replaced `then`, and must not get `send`.
    apply(then, copyOf(canvas), [send, () => send(null)]);
  };
  let hasFailed = false;
  const fail = (error: unknown, message: string) => {
    if (hasFailed) return;
    hasFailed = true;
    let line = 0;
    try {
      line = lineOf(error, own);
    } catch {
      // The program has replaced a method that `lineOf` calls.
    }
    // Shorten the message before it is sent, because sending a long one takes seconds.
    post({ error: apply(slice, message, [0, 300]), line }, []);
  };
  listen('error', (event: ErrorEvent) => {
    // WebKit hides the error from the worker and reports it only to the frame.
    if (event.message === 'Script error.') return;
    event.preventDefault();
    fail(event.error, event.message);
  });
  listen('unhandledrejection', (event: PromiseRejectionEvent) => {
    event.preventDefault();
    fail(event.reason, toText(event.reason));
  });
  listen('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('ping' in data) {
      messages = 0;
      post({ pong: true }, []);
    } else if ('advance' in data) {
      ({ pads } = data);
      draw(data.advance);
    } else if ('shown' in data) shown = data.shown;
    else {
      const event = { ...data.event, target: canvas, preventDefault() {}, stopPropagation() {} };
      for (const handle of targets) handle(event);
    }
  });
  post({ started: true }, []);
}
