// Runs in the frame of an edited program, which has no origin. It starts a worker with the program,
// shows its pictures and sends it the reader's pointer and keys. The program runs only in the worker,
// because a worker can be stopped and reaches nothing. A classic script cannot import.
import type { FromFrame, FromWorker, Shown, ToFrame, ToWorker } from './messages.ts';

/** The text before the program, inserted when the frame's page is built. */
declare const prelude: string;

{
  /** Milliseconds between pings, and for how many intervals the worker may be silent. */
  const interval = 250;
  const mayMiss = 12;
  const mostPixels = 16_000_000;
  const canvas = document.querySelector('canvas')!;
  const picture = canvas.getContext('bitmaprenderer')!;
  /** The line of the worker's script on which the program begins. */
  const first = prelude.split('\n').length + 1;
  let port: MessagePort;
  let worker: Worker | null = null;
  let code = '';
  let run = 0;
  let isStarted = false;
  /** For how many intervals each answer of the worker has been missing, or null if none is awaited. */
  const missing: { drawn: number | null; pong: number | null } = { drawn: null, pong: null };

  const tell = (message: FromFrame) => port.postMessage(message);
  const press = () => worker && tell({ press: true });
  const send = (message: ToWorker) => worker?.postMessage(message);
  const shown = (): Shown => ({
    width: canvas.clientWidth,
    height: canvas.clientHeight,
    ratio: devicePixelRatio,
    color: getComputedStyle(canvas).color,
  });

  /** Why the program ended. */
  let ended: Extract<FromFrame, { error: string } | { stopped: string }> | null = null;

  const end = (why: NonNullable<typeof ended>) => {
    worker?.terminate();
    worker = null;
    ended = why;
    tell(why);
  };
  /** Checks both values, because the program can change what its worker sends. */
  const fail = (error: unknown, line: unknown) =>
    end({
      error: typeof error === 'string' ? error.slice(0, 300) : 'It threw an error.',
      line: Number.isInteger(line) ? Number(line) - first + 1 : 0,
      run,
    });

  const show = (drawn: unknown) => {
    if (!(drawn instanceof ImageBitmap)) return;
    if (drawn.width * drawn.height > mostPixels) {
      drawn.close();
      end({ stopped: 'The canvas is too large. Make it smaller.', run });
      return;
    }
    // A program may change the size of its canvas.
    if (canvas.width !== drawn.width) canvas.width = drawn.width;
    if (canvas.height !== drawn.height) canvas.height = drawn.height;
    picture.transferFromImageBitmap(drawn);
  };

  const start = ({ title, hasKeys, lines }: Extract<ToFrame, { code: string }>) => {
    worker?.terminate();
    canvas.setAttribute('role', hasKeys ? 'application' : 'img');
    canvas.ariaLabel = title;
    if (hasKeys) canvas.tabIndex = 0;
    else canvas.removeAttribute('tabindex');
    isStarted = false;
    Object.assign(missing, { drawn: null, pong: null });
    // In a function, because the prelude removes globals, and a script's functions are globals.
    const begun = JSON.stringify([shown(), [first, first + lines - 1]]).slice(1, -1);
    const text = [prelude, `(${begun});(()=>{'use strict';\n`, code, '\n})()'];
    const script = new Blob(text, { type: 'text/javascript' });
    const address = URL.createObjectURL(script);
    const own = new Worker(address);
    worker = own;
    own.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (own !== worker) return;
      if ('started' in data) {
        URL.revokeObjectURL(address);
        isStarted = true;
        advance({ advance: 0, pads: [] });
      } else if ('error' in data) fail(data.error, data.line);
      else if ('pong' in data) missing.pong = null;
      else if (missing.drawn !== null) {
        missing.drawn = null;
        show(data.drawn);
        if (worker) tell({ drawn: true, run });
      }
    };
    // Called only for errors that the worker could not report.
    own.onerror = ({ message, lineno }) => {
      if (own === worker) fail(message, lineno < first + lines ? lineno : 0);
    };
  };

  const advance = (message: Extract<ToWorker, { advance: number }>) => {
    if (!isStarted || missing.drawn !== null) return;
    missing.drawn = 0;
    send(message);
  };

  setInterval(() => {
    if (!worker || !isStarted) return;
    if (missing.drawn !== null) missing.drawn += 1;
    if (missing.pong !== null) missing.pong += 1;
    else {
      missing.pong = 0;
      send({ ping: true });
    }
    if (Math.max(missing.drawn ?? 0, missing.pong) > mayMiss)
      end({ stopped: 'The program ran too long and was stopped. Check its loops.', run });
  }, interval);

  /** Everything in an event that is not an object. */
  const plain = (event: Event) => {
    const made: Record<string, unknown> = {};
    for (const name in event) {
      const value: unknown = Reflect.get(event, name);
      if (typeof value !== 'object' && typeof value !== 'function') made[name] = value;
    }
    return made;
  };
  const types = `pointerdown pointermove pointerup pointercancel pointerenter pointerleave
    gotpointercapture lostpointercapture click dblclick contextmenu wheel keydown keyup focus blur`;
  for (const type of types.split(/\s+/)) {
    canvas.addEventListener(type, (event) => send({ event: plain(event) }), { passive: true });
  }
  const ofPage = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'];
  const scrolls = /^(Arrow.+|Page.+|Home|End| )$/;
  canvas.addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    // The page must not scroll, and the program's own answer would come too late.
    if (scrolls.test(key) && !ctrlKey && !altKey && !metaKey) event.preventDefault();
    if (!ofPage.includes(key)) press();
  });
  canvas.addEventListener('pointerdown', ({ pointerId, pointerType }) => {
    if (code.includes('setPointerCapture')) canvas.setPointerCapture(pointerId);
    // A finger that touches the screen may only be starting to scroll, so wait for the tap.
    if (pointerType !== 'touch') press();
  });
  canvas.addEventListener('click', press);

  /** A waiting program is drawn again, because its text must suit the theme. */
  const look = () => {
    send({ shown: shown() });
    advance({ advance: 0, pads: [] });
  };
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look);
  new ResizeObserver(() => send({ shown: shown() })).observe(canvas);

  const onPort = ({ source, ports: [first] }: MessageEvent) => {
    if (source !== parent.parent || !first) return;
    removeEventListener('message', onPort);
    port = first;
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if ('advance' in data) {
        // Play after an error shows the error again.
        if (worker) advance(data);
        else if (ended?.run === run) tell(ended);
      } else if ('focus' in data) canvas.focus({ preventScroll: true });
      else if ('scheme' in data) {
        document.documentElement.style.colorScheme = data.scheme;
        look();
      } else {
        ({ code, run } = data);
        const isAble = 'Worker' in self && 'OffscreenCanvas' in self && picture;
        if (isAble) start(data);
        else {
          end({
            stopped: 'This browser cannot run edited programs. Download the page instead.',
            run,
          });
        }
      }
    };
    tell({ here: true });
  };

  // Elsewhere the frame could have the site's origin and run code for any page that embeds it.
  if (origin === 'null' && parent !== self) addEventListener('message', onPort);
}
