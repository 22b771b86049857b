// What a service worker has and a page has not. TypeScript's own types of it cannot stand beside those
// of a page.

export interface LateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LateEvent {
  readonly request: Request;
  /** The tab, frame or worker that asks; empty for one that is about to open. */
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options: {
    type: 'all' | 'window';
    includeUncontrolled: boolean;
  }): Promise<readonly Client[]>;
}

interface WorkerScope {
  readonly clients: Clients;
  /** `active` is the worker before this one, while this one is installed. */
  readonly registration: { readonly scope: string; readonly active: object | null };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LateEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** Where the site begins; ends with a slash. */
export const site = worker.registration.scope;
