import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../../../scripts/serve.mjs';
import { site } from '../../build-site.ts';

// The built site with an additional first script in each page that records errors, because
// WebDriver does not report them in WebKit.

declare global {
  interface Window {
    /** The page's errors so far. */
    problems: string[];
  }
}

const watch = `
  window.problems = [];
  const note = (kind, what) => window.problems.push(kind + ': ' + what);
  const { error } = console;
  console.error = (...words) => {
    note('console', words.join(' '));
    error.apply(console, words);
  };
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener('securitypolicyviolation', (event) => {
    note('policy', event.violatedDirective + ' ' + event.blockedURI);
  });
  // Loading errors do not bubble, so listen in the capture phase. Firefox also reports unused
  // module preloads, whereas a missing one fails by its status.
  addEventListener('error', ({ target, message }) => {
    if (target.rel !== 'modulepreload') note('error', message ?? target.src ?? target.href);
  }, true);
`;

const ofTransfer =
  /^(connection|keep-alive|date|etag|last-modified|vary|accept-ranges|content-(encoding|length)|transfer-encoding)$/;

export interface Block {
  /** Whether a matching path was requested. */
  readonly wasAsked: boolean;
  letThrough(): void;
}

export interface WatchedSite {
  /** Ends with a slash. */
  url: string;
  /** Responses of 400 and above since the last call, as "404 /favicon.ico". */
  takeFailures(): string[];
  /** Requests below /reached since the last call, which must not occur. */
  takeReached(): string[];
  /** Adds a test's own file at a path. */
  add(path: string, text: string, type: 'text/html' | 'text/javascript'): void;
  /** Aborts requests for matching paths, like a bad connection, until they are let through. */
  block(paths: RegExp): Block;
  close(): Promise<void>;
}

export async function serveWatched(): Promise<WatchedSite> {
  const plain = await serve({ ...site, port: 0, offline: false });
  let failures: string[] = [];
  let reached: string[] = [];
  const added = new Map<string, { text: string; type: string }>();
  const blocks = new Map<RegExp, { wasAsked: boolean }>();
  const answer = async (path: string, response: ServerResponse) => {
    const [, blocked] = [...blocks].find(([paths]) => paths.test(path)) ?? [];
    if (blocked) {
      blocked.wasAsked = true;
      response.destroy();
      return;
    }
    if (path === '/watch.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(watch);
      return;
    }
    const own = added.get(path);
    if (own) {
      response.writeHead(200, { 'Content-Type': `${own.type};charset=utf-8` }).end(own.text);
      return;
    }
    if (path.startsWith('/reached')) {
      reached.push(path);
      // Allow any origin, because only the sandbox itself is tested.
      const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' };
      response.writeHead(200, headers).end('0');
      return;
    }
    const found = await fetch(new URL(path, plain.url));
    const type = found.headers.get('content-type') ?? '';
    if (found.status >= 400) failures.push(`${found.status} ${path}`);
    const isPage = type.startsWith('text/html');
    const body = isPage
      ? (await found.text()).replace('<head>', '<head><script src="/watch.js"></script>')
      : Buffer.from(await found.arrayBuffer());
    // The original headers, except for the transfer encoding.
    const headers = [...found.headers].filter(([name]) => !ofTransfer.test(name));
    response.writeHead(found.status, Object.fromEntries(headers)).end(body);
  };
  const server = createServer(({ url: path = '/' }, response) => {
    // The underlying site may be closed while a page still sends requests.
    answer(path, response).catch(() => response.destroy());
  });
  server.on('upgrade', ({ url: path = '/' }, socket) => {
    reached.push(path);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    takeFailures: () => {
      const taken = failures;
      failures = [];
      return taken;
    },
    takeReached: () => {
      const taken = reached;
      reached = [];
      return taken;
    },
    add: (path, text, type) => void added.set(path, { text, type }),
    block: (paths) => {
      const asked = { wasAsked: false };
      blocks.set(paths, asked);
      return {
        get wasAsked() {
          return asked.wasAsked;
        },
        letThrough: () => void blocks.delete(paths),
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await plain.close();
    },
  };
}
