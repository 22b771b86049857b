// A static web server that behaves like the hosts the site is made for: compressed answers, long
// caching for hashed files, `/page` sent on to `/page/`, and the site's own 404 page. Its headers are those
// of src/site/headers.ts.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import { join, relative, resolve, sep } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { headersOf, typeOf } from '../src/site/headers.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Sets the headers of a file.
 * @param {ServerResponse} response
 * @param {string} file below the site's base
 */
function setHeaders(response, file) {
  const headers = { ...headersOf(file), 'Content-Type': typeOf(file) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * @param {string} dir
 * @param {ServerResponse} response
 */
function sendNotFound(dir, response) {
  const page = join(dir, '404.html');
  response.statusCode = 404;
  setHeaders(response, '404.html');
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {Readonly<Record<string, string>>} [headers]
 */
function sendStatus(response, status, headers = {}) {
  for (const name of ['ETag', 'Last-Modified']) response.removeHeader(name);
  setHeaders(response, '');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status, headers).end(STATUS_CODES[status]);
}

/**
 * Sends the file at a path. It is looked up at each request, so that a site can be built again while it is served.
 * @param {string} dir
 * @param {string} base
 * @param {string} path below the base, as it stands in the address
 * @param {string} query with its question mark
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function sendFile(dir, base, path, query, request, response) {
  /** @param {string} file */
  const named = (file) => relative(dir, file).split(sep).join('/');
  send(request, path, { root: dir, cacheControl: false })
    .on('file', (_, { size }) => {
      // `send` refuses the last 500 bytes of a smaller file, not sending it all (RFC 9110, 14.1.2).
      const [, last] = /^ *bytes= *-(\d+) *$/.exec(request.headers.range ?? '') ?? [];
      if (Number(last) > size) delete request.headers.range;
    })
    .on('headers', (_, file) => setHeaders(response, named(file)))
    .on('directory', (_, folder) => {
      if (!existsSync(join(folder, 'index.html'))) return sendNotFound(dir, response);
      // A path that starts with two slashes would name a host.
      const page = encodeURI(named(join(folder, 'index.html')).slice(0, -'index.html'.length));
      setHeaders(response, page);
      response.writeHead(301, { Location: base + page + query }).end();
    })
    .on('error', ({ status, headers }) => {
      if (response.headersSent) response.destroy();
      // Hidden files and paths above the site do not exist for a client.
      else if (status === 403 || status === 404) sendNotFound(dir, response);
      else sendStatus(response, status, headers);
    })
    .pipe(response);
}

/**
 * @param {string} dir
 * @param {string} base starts and ends with a slash
 * @param {boolean} offline
 */
function createSite(dir, base, offline) {
  const compress = compression({
    // The same quality as hosts that compress at each request.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
    // A part must stay uncompressed, because its range counts the bytes of the file.
    filter: (request, response) =>
      response.statusCode !== 206 && compression.filter(request, response),
  });
  return createServer((request, response) => {
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) {
      return sendStatus(response, 405, { Allow: 'GET, HEAD' });
    }
    const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    if (`${pathname}/` === base) {
      setHeaders(response, '');
      response.writeHead(301, { Location: base + query }).end();
      return;
    }
    if (!offline && pathname === `${base}service-worker.js`) {
      setHeaders(response, 'service-worker.js');
      response.end();
      return;
    }
    compress(request, response, () => {
      if (!pathname.startsWith(base)) return sendNotFound(dir, response);
      sendFile(dir, base, pathname.slice(base.length - 1), query, request, response);
    });
  });
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} false when the port is taken
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    /** @param {NodeJS.ErrnoException} error */
    const onError = (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/**
 * @param {{ dir: string, base?: string, port?: number, host?: string, offline?: boolean }} options
 *   port: the first one to try, 0 for any free one; offline: false gives pages a service worker that does
 *   nothing, so that each is loaded from here
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ dir, base = '/', port = 4321, host = '127.0.0.1', offline = true }) {
  const server = createSite(resolve(dir), base, offline);
  let chosen = port;
  while (!(await listen(server, chosen, host))) {
    console.log(`Port ${chosen} is taken, trying ${chosen + 1}.`);
    chosen += 1;
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      })
    );
  return { url: `http://${host}:${address.port}${base}`, close };
}

if (isMain(import.meta.url)) {
  const dir = join(root, 'dist');
  if (existsSync(join(dir, 'index.html'))) {
    const { url } = await serve({ dir });
    console.log(`First Contact is at ${url} (Ctrl+C stops it).`);
  } else {
    console.log('There is no dist/ yet. Run `npm run build` first.');
    process.exitCode = 1;
  }
}
