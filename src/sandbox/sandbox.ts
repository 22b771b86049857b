import type { Events } from '#trace/recorder.ts';
import { shortText } from '#trace/short-text.ts';
import { checkEvents, checkGrid, checkOutcomes, ReplyError } from './check-reply.ts';
import { type FrameLink, openFrame } from './frame-link.ts';
import type { Grid, Outcome, Question } from './messages.ts';

/** Milliseconds that one reply may take. A reply comes after a moment's work, or one long call. */
const mostWaiting = 350;
/** Milliseconds until a worker begins: it is the browser that is slow then, not the code. */
const mostStarting = 10_000;

/** Milliseconds that a whole map may take, as far as its beginning tells, and how long that is. */
const mostDrawing = 4000;
const leastJudged = 300;

/** Why code in a sandbox gave no answer. */
export type Trouble =
  /** It did not end in time. */
  | 'endless'
  /** It failed when it was loaded. */
  | 'failed'
  /** It answers, but a map of it would take too long. */
  | 'slow'
  /** The sandbox itself could not be had, or spoke nonsense. */
  | 'sandbox'
  /** Other code has taken its place. */
  | 'replaced';

export class SandboxError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, message: string) {
    super(message);
    this.name = 'SandboxError';
    this.trouble = trouble;
  }
}

/** What `check` returns; what it finds wrong is the sandbox's fault. */
function checked<Answer>(check: () => Answer): Answer {
  try {
    return check();
  } catch (error) {
    if (error instanceof ReplyError) throw new SandboxError('sandbox', error.message);
    throw error;
  }
}

/** A question that waits for its turn or for its reply. */
interface Asked {
  readonly question: Question;
  resolve(reply: unknown): void;
  reject(error: SandboxError): void;
}

/**
 * Runs code that anybody may have written: in a worker of a frame that has no origin, no network and
 * no storage. It answers one question after the other. Code that doesn't end is ended with its frame;
 * the next question gets a new one.
 */
export class Sandbox {
  readonly #address: string;
  #code = '';
  #link: FrameLink | null = null;
  #opening: { remove(): void } | null = null;
  /** Increased with each frame: what an earlier one still says is not heard. */
  #generation = 0;
  /** Increased with each worker: what an earlier one still says is not heard, either. */
  #run = 0;
  /** Whether the worker of the present code waits for questions. */
  #isReady = false;
  /** Why the present code can't be asked anything. */
  #broken: SandboxError | null = null;
  readonly #queue: Asked[] = [];
  #current: (Asked & { readonly id: string }) | null = null;
  #timer = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Takes other code. What was asked of the code before is rejected as `replaced`. */
  load(code: string): void {
    this.#code = code;
    this.#broken = null;
    this.#reject(new SandboxError('replaced', 'The code has changed.'));
    window.clearTimeout(this.#timer);
    this.#isReady = false;
    if (this.#link) this.#startWorker(this.#link);
    else void this.#open();
  }

  /** Runs a call with probes; `sites` is how many the code has. */
  async trace(fn: string, values: readonly unknown[], sites: number): Promise<Events> {
    const reply = await this.#ask({ kind: 'trace', fn, values });
    return checked(() => checkEvents(reply, sites));
  }

  /** Makes calls without probes, and gives their outcomes in order. */
  async calls(fn: string, cases: readonly (readonly unknown[])[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    while (outcomes.length < cases.length) {
      const rest = cases.slice(outcomes.length);
      const reply = await this.#ask({ kind: 'calls', fn, cases: rest });
      outcomes.push(...checked(() => checkOutcomes(reply, rest.length)));
    }
    return outcomes;
  }

  /** Asks at the places of a grid: of each the flag of the answer and the wanted numbers. */
  async grid(fn: string, grid: Grid): Promise<Float64Array> {
    const size = 1 + grid.numberPaths.length;
    const count = grid.rows * grid.columns;
    const answers = new Float64Array(count * size);
    let begun: { readonly at: number; readonly from: number } | null = null;
    for (let from = 0; from < count; ) {
      const reply = await this.#ask({ kind: 'grid', fn, grid, from });
      const part = checked(() => checkGrid(reply, size, count - from));
      answers.set(part, from * size);
      from += part.length / size;
      const now = performance.now();
      // The first part may have waited for the sandbox to begin.
      begun ??= { at: now, from };
      const passed = now - begun.at;
      const whole = (passed * count) / Math.max(1, from - begun.from);
      if (passed > leastJudged && whole > mostDrawing) {
        throw new SandboxError('slow', 'The code is too slow for a map.');
      }
    }
    return answers;
  }

  /** Ends it, with all that runs in it. */
  end(): void {
    this.#code = '';
    this.#kill(new SandboxError('replaced', 'The sandbox is closed.'));
  }

  #ask(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#broken) throw this.#broken;
      if (!this.#code) throw new SandboxError('replaced', 'There is no code yet.');
      this.#queue.push({ question, resolve, reject });
      if (!this.#link && !this.#opening) void this.#open();
      this.#next();
    });
  }

  #next(): void {
    if (!this.#isReady || this.#current || !this.#link) return;
    const asked = this.#queue.shift();
    if (!asked) return;
    // An id that nobody can guess: what is in the worker can't answer what was not asked.
    const id = crypto.getRandomValues(new Uint32Array(4)).join();
    this.#current = { ...asked, id };
    this.#watch(mostWaiting);
    try {
      this.#link.port.postMessage({ id, question: asked.question });
    } catch (error) {
      window.clearTimeout(this.#timer);
      this.#current = null;
      asked.reject(new SandboxError('sandbox', `This can’t be sent: ${(error as Error).message}`));
      this.#next();
    }
  }

  async #open(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    const opening = openFrame(this.#address);
    this.#opening = opening;
    try {
      const link = await opening.link;
      if (generation !== this.#generation) {
        link.remove();
        return;
      }
      this.#opening = null;
      this.#link = link;
      // What a frame that was removed has said before may still come.
      link.port.onmessage = ({ data }) => {
        if (link === this.#link) this.#hear(data);
      };
      this.#startWorker(link);
    } catch (error) {
      if (generation !== this.#generation) return;
      this.#opening = null;
      this.#reject(new SandboxError('sandbox', (error as Error).message));
    }
  }

  #startWorker(link: FrameLink): void {
    this.#run += 1;
    link.port.postMessage({ code: this.#code, run: this.#run });
    this.#watch(mostStarting);
  }

  /** Whatever is heard may be made up: it is believed only as far as it answers what was asked. */
  #hear({ run, said }: { run: number; said: unknown }): void {
    if (run !== this.#run || typeof said !== 'object' || said === null) return;
    const { id, reply, failed, started, ready, broken } = said as Record<string, unknown>;
    const problem = typeof failed === 'string' ? shortText(failed, 300) : null;
    if (typeof broken === 'string') {
      this.#refuse(new SandboxError('failed', shortText(broken, 300)));
    } else if (started === true && !this.#isReady) this.#watch(mostWaiting);
    else if (ready === true && !this.#isReady) {
      window.clearTimeout(this.#timer);
      this.#isReady = true;
      if (problem === null) this.#next();
      else this.#refuse(new SandboxError('failed', problem));
    } else if (this.#current && id === this.#current.id) {
      window.clearTimeout(this.#timer);
      const { resolve, reject } = this.#current;
      this.#current = null;
      if (problem === null) resolve(reply);
      else reject(new SandboxError('failed', problem));
      this.#next();
    }
  }

  /** Ends the frame unless something is heard in time. */
  #watch(milliseconds: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      // A page that was busy itself hears the reply only now.
      this.#timer = window.setTimeout(() => {
        const error = new SandboxError(
          'endless',
          'The code did not come to an end, and was stopped.',
        );
        if (this.#isReady) this.#restart(error);
        else this.#refuse(error);
      }, 30);
    }, milliseconds);
  }

  /** Gives up the question that has no answer; the others are asked in a new frame. */
  #restart(error: SandboxError): void {
    const asked = this.#current;
    const waiting = this.#queue.splice(0);
    this.#current = null;
    this.#kill(error);
    asked?.reject(error);
    this.#queue.push(...waiting);
    if (waiting.length > 0 && !this.#opening) void this.#open();
  }

  /** Ends code that can't even begin; it is not begun again. */
  #refuse(error: SandboxError): void {
    this.#broken = error;
    this.#kill(error);
  }

  #kill(error: SandboxError): void {
    window.clearTimeout(this.#timer);
    this.#generation += 1;
    this.#link?.remove();
    this.#opening?.remove();
    this.#link = null;
    this.#opening = null;
    this.#isReady = false;
    this.#reject(error);
  }

  #reject(error: SandboxError): void {
    const waiting = this.#current ? [this.#current, ...this.#queue] : [...this.#queue];
    this.#current = null;
    this.#queue.length = 0;
    for (const { reject } of waiting) reject(error);
  }
}
