import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

// Pages of other sites that embed figures of this one.

interface Host {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

async function listen(listener: RequestListener): Promise<Host> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A page at another origin, whose policy allows only frames and scripts of `own`. */
export function serveStrict(body: string, own = new URL(inject('siteUrl')).origin): Promise<Host> {
  return listen(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; frame-src ${own}; script-src ${own}`,
    });
    response.end(
      `<!doctype html><html lang="en"><head><title>A course</title></head><body>${body}</body></html>`,
    );
  });
}

/** The site on a host that lets pages of any origin read its files. */
export function serveOpen(): Promise<Host> {
  return listen(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url.slice(1), inject('siteUrl')));
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? '',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}
