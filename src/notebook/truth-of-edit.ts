import type { TruthReply, TruthRequest } from './truth-worker.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** Asks the worker that knows the right answers; one question at a time, in order. */
export class TruthOfEdit {
  #worker: Worker | null = null;
  #id = 0;
  readonly #waiting = new Map<
    number,
    { resolve(reply: TruthReply): void; reject(error: Error): void }
  >();

  ask(request: WithoutId<TruthRequest>): Promise<TruthReply> {
    this.#worker ??= this.#start();
    this.#id += 1;
    const id = this.#id;
    const reply = new Promise<TruthReply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ ...request, id });
    return reply;
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    if (!('Worker' in window)) throw new Error('No map: this browser has no workers.');
    const worker = new Worker(new URL('./truth-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TruthReply>) => {
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) asked?.resolve(data);
      else asked?.reject(new Error(data.error));
    });
    worker.addEventListener('error', () => {
      this.end();
      for (const { reject } of this.#waiting.values()) {
        reject(new Error('The script that makes maps did not come.'));
      }
      this.#waiting.clear();
    });
    return worker;
  }
}
