import { type FrameLink, openFrame } from '#lab/sandbox/frame-link.ts';
import { listensToKeys } from '#trace/source/program-html.ts';
import type { FromFrame, Pad, ToFrame } from './messages.ts';

interface Heard {
  onPress(): void;
  onDrawn(): void;
  /** The program threw. `line` is counted from 1, or at most 0 if it is not known. */
  onError(message: string, line: number): void;
  /** The program was stopped or could not start, with a sentence that says why. */
  onStopped(words: string): void;
}

/** The frame in which an edited program runs. It covers the frame of the original. */
export class ProgramStage {
  readonly #heard: Heard;
  #link: FrameLink | null = null;
  #remove: () => void;
  #frame: HTMLIFrameElement | null = null;
  /** The program to start once the frame has loaded. */
  #program: Extract<ToFrame, { code: string }> | null = null;
  #run = 0;
  /** Why the frame could not be loaded. */
  #failure = '';

  constructor(place: HTMLElement, title: string, heard: Heard, signal: AbortSignal) {
    this.#heard = heard;
    const opening = openFrame(`${import.meta.env.BASE_URL}sandbox-program.html`, (frame) => {
      frame.className = 'of-edit';
      frame.title = `Your ${title}, running`;
      this.#frame = frame;
      place.append(frame);
    });
    this.#remove = opening.remove;
    opening.link.then(
      (link) => this.#meet(link, signal),
      ({ message }: Error) => {
        this.#failure = message;
        if (!signal.aborted) heard.onStopped(message);
      },
    );
    signal.addEventListener('abort', () => this.#remove());
  }

  /** Starts a program in the place of the last one. */
  start(code: string, lines: number, title: string): void {
    this.#run += 1;
    // Without keys there is nothing in the frame that takes the focus.
    const hasKeys = listensToKeys(code);
    if (this.#frame) this.#frame.tabIndex = hasKeys ? 0 : -1;
    this.#program = { code, lines, title, hasKeys, run: this.#run };
    this.#tell(this.#program);
    if (this.#failure) this.#heard.onStopped(this.#failure);
  }

  restart(): void {
    if (!this.#program) return;
    const { code, lines, title } = this.#program;
    this.start(code, lines, title);
  }

  advance(milliseconds: number): void {
    if (this.#failure) this.#heard.onStopped(this.#failure);
    // A frame without an origin does not see the gamepads.
    const pads = this.#program?.code.includes('getGamepads') ? padsNow() : [];
    this.#tell({ advance: milliseconds, pads });
  }

  get hasKeys(): boolean {
    return this.#program?.hasKeys ?? false;
  }

  /** Gives the reader's keys to the program. */
  focus(): void {
    this.#frame?.contentWindow?.frames[0]?.focus();
    this.#tell({ focus: true });
  }

  #tell(message: ToFrame): void {
    this.#link?.port.postMessage(message);
  }

  #meet(link: FrameLink, signal: AbortSignal): void {
    this.#link = link;
    this.#remove = link.remove;
    if (signal.aborted) {
      link.remove();
      return;
    }
    link.port.onmessage = ({ data }: MessageEvent<FromFrame>) => this.#hear(data);
    const { documentElement } = document;
    const showTheme = () => {
      const scheme = documentElement.dataset.theme ?? 'light dark';
      const outer = this.#frame?.contentDocument?.documentElement;
      if (outer) outer.style.colorScheme = scheme;
      this.#tell({ scheme });
    };
    const theme = new MutationObserver(showTheme);
    theme.observe(documentElement, { attributeFilter: ['data-theme'] });
    signal.addEventListener('abort', () => theme.disconnect());
    showTheme();
    if (this.#program) this.#tell(this.#program);
  }

  #hear(message: FromFrame): void {
    if ('press' in message) this.#heard.onPress();
    if (!('run' in message) || message.run !== this.#run) return;
    // From now on it covers ours, see edit-cell.css.
    if (this.#frame) this.#frame.dataset.drawn = '';
    if ('drawn' in message) this.#heard.onDrawn();
    else if ('stopped' in message) this.#heard.onStopped(message.stopped);
    else this.#heard.onError(message.error, message.line);
  }
}

function padsNow(): (Pad | null)[] {
  return navigator.getGamepads().map((pad) => {
    if (!pad) return null;
    const { index, axes, buttons } = pad;
    return { index, axes, buttons: buttons.map(({ pressed, value }) => ({ pressed, value })) };
  });
}
