// The globals that only a service worker has. They are typed here, because TypeScript's types for
// workers conflict with its types for pages.

export interface LateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LateEvent {
  readonly request: Request;
  /** The id of the tab, frame or worker that makes the request; empty if it is about to open. */
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
  /** While this worker is being installed, `active` is the previous one. */
  readonly registration: { readonly scope: string; readonly active: object | null };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LateEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** The root address of the site, with a slash at its end. */
export const site = worker.registration.scope;
