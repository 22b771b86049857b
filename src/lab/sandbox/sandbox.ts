import type { Events } from '#trace/recorder.ts';
import { shortText } from '#trace/short-text.ts';
import { checkEvents, checkGrid, checkOutcomes, ReplyError } from './check-reply.ts';
import { type FrameLink, openFrame } from './frame-link.ts';
import type { Grid, Outcome, Request } from './messages.ts';

/** Milliseconds for one reply, which contains a short run of calls or one long call. */
const replyTimeout = 350;
/** Milliseconds after which the watch looks again whether a reply has arrived. */
const watchStep = 30;
/** Milliseconds to start a worker. A slow start is the browser's fault, not the code's. */
const startTimeout = 10_000;

/** Milliseconds for a whole map, and how long to measure before estimating that. */
const maxMapTime = 60_000;
const minMeasured = 3000;

/** Why the code returned no result. */
export type Trouble =
  /** The code ran too long. */
  | 'endless'
  /** The code threw while loading. */
  | 'failed'
  /** A map would take too long. */
  | 'slow'
  /** The sandbox could not be loaded, or sent an invalid reply. */
  | 'sandbox'
  /** Newer code or another map has replaced it. */
  | 'replaced';

export class SandboxError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, message: string) {
    super(message);
    this.name = 'SandboxError';
    this.trouble = trouble;
  }
}

/** Turns an invalid reply into an error of the sandbox. */
function checkReply<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (error instanceof ReplyError) throw new SandboxError('sandbox', error.message);
    throw error;
  }
}

/** A request that waits for its turn or for its reply. */
interface Pending {
  readonly request: Request;
  resolve(reply: unknown): void;
  reject(error: SandboxError): void;
}

/**
 * Runs untrusted code in a worker of a frame without origin, network or storage. It handles one
 * request at a time. Endless code is ended together with its frame, and the next request opens a
 * new frame.
 */
export class Sandbox {
  readonly #address: string;
  #code = '';
  #link: FrameLink | null = null;
  #opening: { remove(): void } | null = null;
  /** Increased with each frame, because replies from an older frame are ignored. */
  #generation = 0;
  /** Increased with each worker, because replies from an older worker are ignored. */
  #run = 0;
  /** Whether the current code is loaded. */
  #isReady = false;
  /** Why the current code cannot run. */
  #broken: SandboxError | null = null;
  readonly #queue: Pending[] = [];
  #current: (Pending & { readonly id: string }) | null = null;
  #timer = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Replaces the code. Pending requests are rejected as `replaced`. */
  load(code: string): void {
    this.#code = code;
    this.#broken = null;
    this.#reject(new SandboxError('replaced', 'The code has changed.'));
    window.clearTimeout(this.#timer);
    this.#isReady = false;
    if (this.#link) this.#startWorker(this.#link);
    else void this.#open();
  }

  /** Runs a call with probes, of which the code has `sites`. */
  async trace(fn: string, values: readonly unknown[], sites: number): Promise<Events> {
    const reply = await this.#send({ kind: 'trace', fn, values });
    return checkReply(() => checkEvents(reply, sites));
  }

  /** Runs calls without probes and returns their outcomes in order. */
  async calls(fn: string, cases: readonly (readonly unknown[])[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    while (outcomes.length < cases.length) {
      const remaining = cases.slice(outcomes.length);
      const reply = await this.#send({ kind: 'calls', fn, cases: remaining });
      outcomes.push(...checkReply(() => checkOutcomes(reply, remaining.length)));
    }
    return outcomes;
  }

  /**
   * Returns a flag and the requested numbers for each place of a grid. Rejects as `replaced` once
   * `isWanted` returns false.
   */
  async grid(fn: string, grid: Grid, isWanted = () => true): Promise<Float64Array> {
    const size = 1 + grid.numberPaths.length;
    const count = grid.rows * grid.columns;
    const answers = new Float64Array(count * size);
    let start: { readonly at: number; readonly from: number } | null = null;
    for (let from = 0; from < count; ) {
      const reply = await this.#send({ kind: 'grid', fn, grid, from });
      const part = checkReply(() => checkGrid(reply, size, count - from));
      answers.set(part, from * size);
      from += part.length / size;
      if (!isWanted()) throw new SandboxError('replaced', 'A newer map has replaced this one.');
      const now = performance.now();
      // The first part may have waited for the sandbox to start.
      start ??= { at: now, from };
      const elapsed = now - start.at;
      const estimate = (elapsed * count) / Math.max(1, from - start.from);
      if (elapsed > minMeasured && estimate > maxMapTime) {
        throw new SandboxError('slow', 'The code is too slow for a map.');
      }
    }
    return answers;
  }

  end(): void {
    this.#code = '';
    this.#kill(new SandboxError('replaced', 'The sandbox is closed.'));
  }

  #send(request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#broken) throw this.#broken;
      if (!this.#code) throw new SandboxError('replaced', 'There is no code yet.');
      this.#queue.push({ request, resolve, reject });
      if (!this.#link && !this.#opening) void this.#open();
      this.#next();
    });
  }

  #next(): void {
    if (!this.#isReady || this.#current || !this.#link) return;
    const pending = this.#queue.shift();
    if (!pending) return;
    // The id is unguessable, so that code in the worker cannot forge a reply.
    const id = crypto.getRandomValues(new Uint32Array(4)).join();
    this.#current = { ...pending, id };
    this.#watch(replyTimeout);
    try {
      this.#link.port.postMessage({ id, request: pending.request });
    } catch (error) {
      window.clearTimeout(this.#timer);
      this.#current = null;
      pending.reject(
        new SandboxError('sandbox', `The arguments cannot be sent: ${(error as Error).message}`),
      );
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
      // A removed frame's last messages may still arrive.
      link.port.onmessage = ({ data }) => {
        if (link === this.#link) this.#receive(data);
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
    this.#watch(startTimeout);
  }

  /** Any message may be forged, so only a reply to the current request counts. */
  #receive({ run, message }: { run: number; message: unknown }): void {
    if (run !== this.#run || typeof message !== 'object' || message === null) return;
    const { id, reply, failed, started, ready, broken } = message as Record<string, unknown>;
    const problem = typeof failed === 'string' ? shortText(failed, 300) : null;
    if (typeof broken === 'string') {
      this.#refuse(new SandboxError('failed', shortText(broken, 300)));
    } else if (started === true && !this.#isReady) this.#watch(replyTimeout);
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

  /**
   * Ends the frame unless a message arrives in time. The time is counted in short steps, because on
   * a busy machine the page waits for the processor as the worker does, and each step starts late.
   */
  #watch(milliseconds: number): void {
    window.clearTimeout(this.#timer);
    // If the page itself was busy, the reply is handled before the last step.
    const wait = (remaining: number) => {
      this.#timer = window.setTimeout(
        () => (remaining > 0 ? wait(remaining - watchStep) : this.#stop()),
        watchStep,
      );
    };
    wait(milliseconds);
  }

  #stop(): void {
    const error = new SandboxError(
      'endless',
      'The code ran too long and was stopped. Check its loops.',
    );
    if (this.#isReady) this.#restart(error);
    else this.#refuse(error);
  }

  /** Rejects the current request and repeats the others in a new frame. */
  #restart(error: SandboxError): void {
    const pending = this.#current;
    const waiting = this.#queue.splice(0);
    this.#current = null;
    this.#kill(error);
    pending?.reject(error);
    this.#queue.push(...waiting);
    if (waiting.length > 0 && !this.#opening) void this.#open();
  }

  /** Ends code that cannot even start, and does not start it again. */
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
