import type { TruthReply, TruthRequest } from './truth-worker.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** Sends requests to the worker that computes the right answers. */
export class TruthClient {
  #worker: Worker | null = null;
  #id = 0;
  readonly #waiting = new Map<
    number,
    { resolve(reply: TruthReply): void; reject(error: Error): void }
  >();
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.#stop());
  }

  request(request: WithoutId<TruthRequest>): Promise<TruthReply> {
    // Nothing would end a worker started after the signal.
    if (this.#signal.aborted) return Promise.reject(new Error('This map is closed.'));
    this.#worker ??= this.#start();
    this.#id += 1;
    const id = this.#id;
    const reply = new Promise<TruthReply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ ...request, id });
    return reply;
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    if (!('Worker' in globalThis))
      throw new Error('There is no map, because this browser has no workers.');
    const worker = new Worker(new URL('./truth-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TruthReply>) => {
      const pending = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) pending?.resolve(data);
      else pending?.reject(new Error(data.error));
    });
    worker.addEventListener('error', () => {
      this.#stop();
      for (const { reject } of this.#waiting.values()) {
        reject(new Error('The script that makes maps could not be loaded. Reload the page.'));
      }
      this.#waiting.clear();
    });
    return worker;
  }
}
