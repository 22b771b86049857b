// A static web server that behaves like the hosts the site is made for: compressed answers, long
// caching for hashed files, `/page` sent on to `/page/`, and the site's own 404 page. Its headers are those
// that the files for other servers have (src/site/hosting/headers.ts).
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { headersOf, typeOf } from '../src/site/hosting/headers.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Sets what hosts should send with a file.
 * @param {ServerResponse} response
 * @param {string} path below the site's base
 */
function setHeaders(response, path) {
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
}

/**
 * @param {string} dir
 * @param {ServerResponse} response
 */
function sendNotFound(dir, response) {
  const page = join(dir, '404.html');
  response.statusCode = 404;
  setHeaders(response, '404.html');
  response.setHeader('Content-Type', typeOf('404.html'));
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

/**
 * @param {string} dir
 * @param {string} base starts and ends with a slash
 * @param {boolean} offline
 */
function createSite(dir, base, offline) {
  // As hard as hosts do that compress each answer anew.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const compress = compression({ brotli });
  // `dev` reads the directory at every request: a site built again while it is served stays right.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Content-Type', typeOf(pathname)),
  });
  return createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    // An answer that the file is unchanged has them as well.
    setHeaders(response, pathname.slice(base.length));
    if (`${pathname}/` === base || isFolder(dir, base, pathname)) {
      const location = query === undefined ? `${pathname}/` : `${pathname}/?${query}`;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    if (!offline && pathname === `${base}service-worker.js`) {
      response.writeHead(200, { 'Content-Type': typeOf(pathname) }).end();
      return;
    }
    compress(request, response, () => {
      if (!pathname.startsWith(base)) return sendNotFound(dir, response);
      request.url = `/${pathname.slice(base.length)}`;
      files(request, response, () => sendNotFound(dir, response));
    });
  });
}

/**
 * A page asked for without its last slash. Names with dots are left out, so nothing outside `dir`
 * is ever looked at.
 * @param {string} dir
 * @param {string} base
 * @param {string} pathname
 */
function isFolder(dir, base, pathname) {
  const name = pathname.slice(base.length);
  if (!pathname.startsWith(base) || !/^[\w-]+(\/[\w-]+)*$/.test(name)) return false;
  return existsSync(join(dir, name, 'index.html'));
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
  const server = createSite(dir, base, offline);
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
    console.log('There is no dist/ yet: run `npm run build` first.');
    process.exitCode = 1;
  }
}
