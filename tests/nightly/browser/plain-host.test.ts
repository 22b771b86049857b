import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import send from 'send';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeOf } from '../../../src/site/headers.ts';
import * as cells from '../../browser/cell.ts';
import { figureOn, handleIn, look, startFigures } from '../../browser/figure.ts';
import { isOnDevice, openBrowser } from '../../browser/support.ts';
import { subSite } from '../../build-site.ts';

// A host without our headers, such as GitHub Pages: it sends types, ten minutes of caching, and
// access from any origin. The pages themselves also contain what protects the reader.

const browser = await openBrowser();
const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
const { dir, base } = subSite;

const setHeaders = (response: ServerResponse, path: string) => {
  response.setHeader('Cache-Control', 'max-age=600');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Content-Type', typeOf(path));
};
const host = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://host').pathname.slice(base.length - 1);
  send(request, path, { root: dir, extensions: ['html'] })
    .on('headers', setHeaders)
    .on('error', () => {
      response.statusCode = 404;
      setHeaders(response, '404.html');
      response.end(readFileSync(join(dir, '404.html')));
    })
    .pipe(response);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}${base}`;
});
afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
});

describe('a host that sends headers of its own', () => {
  it.each(['', 'circle-and-circle/', 'playground/', 'museum/', 'reference/circlesIntersect/'])(
    'serves %s without a fault',
    async (path) => {
      expect(existsSync(join(dir, path, 'index.html'))).toBe(true);
      await page.goto(url + path);
      await startFigures(page);
      const { consoleErrors, cspViolations, failedRequests } = problems;
      expect({ consoleErrors, cspViolations, failedRequests }).toEqual({
        consoleErrors: [],
        cspViolations: [],
        failedRequests: [],
      });
    },
  );

  it('serves figures to move, and code to edit', async () => {
    await page.goto(`${url}circle-and-circle/`);
    await startFigures(page);
    const figure = figureOn(page, 'circles-touch');
    const before = await look(figure);
    await handleIn(figure, 'second.center').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await look(figure)).not.toEqual(before);
    const cell = await cells.edit(cells.listingIn(page));
    expect(await cells.summary(cell).textContent()).toMatch(/^All \d+ right/);
  });

  it('stores the book for a reader without a network', async () => {
    await page.goto(url);
    await isOnDevice(page);
  });

  it('loads no script of another host all the same', async () => {
    await page.goto(url);
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          const script = document.createElement('script');
          script.src = 'https://example.com/script.js';
          document.head.append(script);
        }),
    );
    expect(refused).toBe('script-src-elem');
  });

  it('shows the page for what it has not', async () => {
    const response = await page.goto(`${url}no-such-page/`);
    expect(response?.status()).toBe(404);
    expect(await page.textContent('h1')).toBe('Nothing here');
  });
});
