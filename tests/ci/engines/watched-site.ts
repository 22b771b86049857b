import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../../../scripts/serve.mjs';
import { site } from '../../build-site.ts';

// The built site, with one script before all others in each page, which notes what goes wrong there.
// By WebDriver alone nobody hears of errors in WebKit.

declare global {
  interface Window {
    /** What went wrong in this page so far. */
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
  // An element that could not load tells only those who listen before it. Firefox also says so of
  // a preload whose module the page has loaded already; one that is missing fails by its status.
  addEventListener('error', ({ target, message }) => {
    if (target.rel !== 'modulepreload') note('error', message ?? target.src ?? target.href);
  }, true);
`;

const ofTransfer =
  /^(connection|keep-alive|date|etag|last-modified|vary|accept-ranges|content-(encoding|length)|transfer-encoding)$/;

export interface Block {
  /** Whether one of them was asked for. */
  readonly wasAsked: boolean;
  letThrough(): void;
}

export interface WatchedSite {
  /** Ends with a slash. */
  url: string;
  /** Answers of 400 and above since the last time, as "404 /favicon.ico". */
  takeFailures(): string[];
  /** Requests for /reached and what is below it since the last time: nobody should come there. */
  takeReached(): string[];
  /** Serves a file of a test's own at a path, beside those of the site. */
  add(path: string, text: string, type: 'text/html' | 'text/javascript'): void;
  /** Breaks off each request for such a path, as a bad line does, until it is let through. */
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
      // Whoever comes here may: only what keeps the code in is tested.
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
    // What hosts send with it, but what is of the body as it came.
    const headers = [...found.headers].filter(([name]) => !ofTransfer.test(name));
    response.writeHead(found.status, Object.fromEntries(headers)).end(body);
  };
  const server = createServer(({ url: path = '/' }, response) => {
    // The site behind it may be closed while a page still asks.
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
