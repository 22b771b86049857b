// The package brings no types of its own.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(options?: {
    readonly brotli?: { readonly params: Readonly<Record<number, number>> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
