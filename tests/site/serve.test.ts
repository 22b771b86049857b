import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOf, typeOf } from '#site/headers.ts';
import { serve } from '../../scripts/serve.mjs';
import { ask } from '../support/ask.ts';
import { offenders } from '../support/offenders.ts';

// The server of `npm start` with a small site. Page tests cover the built site.

const folder = mkdtempSync(join(tmpdir(), 'first-contact-serve-'));
const dir = join(folder, 'site');
const letters = 'abcdefghijklmnopqrstuvwxyz';
const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'missing',
  'sandbox.html': 'sandbox',
  'vectors/index.html': 'vectors',
  'embed/point-in-circle/index.html': 'figure',
  'embed.js': letters,
  'code/distance.rs': letters.repeat(400),
  '_astro/page.Bx1.js': 'script',
  '.hidden': 'secret',
  '../outside.txt': 'secret',
};

let server: Awaited<ReturnType<typeof serve>>;
let port = 0;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  server = await serve({ dir, port: 0 });
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}) => ask(port, path, { headers });

describe('a range', () => {
  const whole = [200, letters] as const;
  const none = [416, ''] as const;
  const ranges: Readonly<Record<string, readonly [number, string]>> = {
    'bytes=0-0': [206, 'a'],
    'bytes=5-9': [206, 'fghij'],
    'bytes=20-': [206, 'uvwxyz'],
    'bytes=-5': [206, 'vwxyz'],
    'bytes=-26': [206, letters],
    'bytes=20-99': [206, 'uvwxyz'],
    'bytes=0-99999999999999999999': [206, letters],
    'bytes=0-18446744073709551615': [206, letters],
    'bytes=-27': whole,
    'bytes=-99999999999999999999': whole,
    'bytes=5-1': none,
    'bytes=26-': none,
    'bytes=99999999999999999999-': none,
    'bytes=-0': none,
    'bytes=a-b': whole,
    'bytes=': whole,
    'bytes=-': whole,
    'bytes=1': whole,
    'bytes=0-1,4-5': whole,
    'items=0-1': whole,
    '0-1': whole,
  };

  test('is sent as RFC 9110 says', async () => {
    const found = await offenders(
      Object.entries(ranges),
      ([range]) => range,
      async ([range, [status, text]]) => {
        const answer = await get('/embed.js', { range });
        expect(answer.status).toBe(status);
        if (status !== 416) expect(answer.body.toString()).toBe(text);
        const start = letters.indexOf(text);
        const counts = { 200: undefined, 416: 'bytes */26' }[status];
        const part = `bytes ${start}-${start + text.length - 1}/26`;
        expect(answer.headers['content-range']).toBe(status === 206 ? part : counts);
        expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      },
    );
    expect(found).toEqual([]);
  });

  test('is of the file as it is, although the whole would be compressed', async () => {
    const asking = { 'accept-encoding': 'br' };
    const whole = await get('/code/distance.rs', asking);
    expect(whole.headers['content-encoding']).toBe('br');
    const part = await get('/code/distance.rs', { ...asking, range: 'bytes=0-4999' });
    expect(part.headers).not.toHaveProperty('content-encoding');
    expect(part.body.toString()).toBe(files['code/distance.rs']!.slice(0, 5000));
  });

  test('is not sent of another version of the file', async () => {
    const stale = await get('/embed.js', { range: 'bytes=0-4', 'if-range': '"before"' });
    expect([stale.status, stale.body.toString()]).toEqual([200, letters]);
  });
});

test('a method other than GET and HEAD is refused', async () => {
  const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
  const paths = ['/', '/vectors', '/vectors/', '/embed.js', '/nothing', '/service-worker.js'];
  const found = await offenders(methods, String, async (method) => {
    for (const path of paths) {
      const { status, headers } = await ask(port, path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
  });
  expect(found).toEqual([]);
});

test('HEAD is answered as GET, without the body', async () => {
  const { status, headers, body } = await ask(port, '/embed.js', { method: 'HEAD' });
  expect([status, headers['content-length'], body.length]).toEqual([200, '26', 0]);
});

test('an unchanged file is not sent again, but its headers are', async () => {
  const first = await get('/vectors/');
  const again = await get('/vectors/', { 'if-none-match': first.headers.etag! });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers['cache-control']).toBe('no-cache');
});

describe('a path', () => {
  /** The file sent, the redirect's target, or the status. */
  const paths: Readonly<Record<string, string | number>> = {
    '/': 'index.html',
    '/?a=b?c': 'index.html',
    '/index.html': 'index.html',
    '/vectors/': 'vectors/index.html',
    '/%76ectors/': 'vectors/index.html',
    '//vectors/': 'vectors/index.html',
    '/embed/../vectors/': 'vectors/index.html',
    '/embed/point-in-circle/': 'embed/point-in-circle/index.html',
    '/%65mbed/point-in-circle/': 'embed/point-in-circle/index.html',
    '/embed.j%73': 'embed.js',
    '/_astro/../embed.js': 'embed.js',
    '/vectors': '/vectors/',
    '/vectors?theme=dark&x=1%2C2': '/vectors/?theme=dark&x=1%2C2',
    '//vectors': '/vectors/',
    '//vectors?//elsewhere.example': '/vectors/?//elsewhere.example',
    '/embed/point-in-circle': '/embed/point-in-circle/',
    '/vectors/index': 404,
    '/sandbox': 404,
    '/embed.js/': 404,
    '/vectors.html': 404,
    '/_astro': 404,
    '/_astro/': 404,
    '/nothing': 404,
    '//elsewhere.example': 404,
    '//elsewhere.example/%2e%2e': '/',
    '/.': '/',
    '/%2f': '/',
    'http://elsewhere.example/': 404,
    '/.hidden': 404,
    '/%2ehidden': 404,
    '/../outside.txt': 404,
    '/%2e%2e%2foutside.txt': 404,
    '/vectors/../../outside.txt': 404,
    '/..%5coutside.txt': 404,
    [`/${'x'.repeat(5000)}`]: 404,
    '/vectors%00': 400,
    '/%': 400,
    '/%ff': 400,
  };

  test('has its file with the headers of the file, its redirect, or the right status', async () => {
    const found = await offenders(
      Object.entries(paths),
      ([path]) => path.slice(0, 60),
      async ([path, expected]) => {
        const { status, headers, body } = await get(path);
        if (typeof expected === 'number') expect(status).toBe(expected);
        else if (!expected.startsWith('/')) {
          expect([status, body.toString()]).toEqual([200, files[expected]]);
          const sent = { ...headersOf(expected), 'content-type': typeOf(expected) };
          const all = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]);
          expect(headers).toMatchObject(Object.fromEntries(all));
        } else expect([status, headers.location]).toEqual([301, expected]);
        if (expected === 404) {
          expect([headers['content-type'], body.toString()]).toEqual([
            typeOf('404.html'),
            'missing',
          ]);
        }
      },
    );
    expect(found).toEqual([]);
  });

  test('is below the base, where there is one', async () => {
    const below = await serve({ dir, base: '/first-contact/', port: 0 });
    const at = Number(new URL(below.url).port);
    const answers = ['/first-contact?a', '/first-contact/vectors?a', '/vectors/', '/'].map(
      async (path) => {
        const { status, headers } = await ask(at, path);
        return [status, headers.location];
      },
    );
    expect(await Promise.all(answers)).toEqual([
      [301, '/first-contact/?a'],
      [301, '/first-contact/vectors/?a'],
      [404, undefined],
      [404, undefined],
    ]);
    await below.close();
  });
});

/** The raw request, and the response until the server closes the connection. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

describe('random requests', () => {
  const number = fc.oneof(fc.nat(30), fc.constantFrom(2 ** 31, 2 ** 53, 1e21), fc.constant(''));
  const unit = fc.constantFrom('bytes=', 'bytes=', 'bytes= ', 'BYTES=', 'items=', '=', '');
  const piece = fc.tuple(number, fc.constantFrom('-', '-', '--', ''), number);
  const range = fc
    .tuple(unit, fc.array(piece, { minLength: 1, maxLength: 3 }))
    .map(([name, pieces]) => name + pieces.map((parts) => parts.join('')).join(','));
  const names =
    'vectors embed.js index index.html .. %2e%2e . %2f %00 % %ff // nothing .hidden'.split(' ');
  const path = fc
    .array(fc.oneof(fc.constantFrom(...names), fc.string().map(encodeURIComponent)), {
      maxLength: 4,
    })
    .map((parts) => `/${parts.join('/')}`);
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'TRACE');
  const request = fc.record({
    method,
    path: fc.oneof(fc.constant('/embed.js'), path),
    range: fc.option(range, { nil: '' }),
    other: fc.constantFrom(
      '',
      'If-None-Match: *',
      'If-Match: "a"',
      'If-Range: "a"',
      'If-Modified-Since: never',
      'Accept-Encoding: gzip;q=x, br',
      'Expect: 100-continue',
    ),
  });

  test('leave it alive, with right statuses, and send nothing from elsewhere', async () => {
    const requests = fc.sample(request, {
      seed: 1,
      numRuns: process.env.FULL === '1' ? 10_000 : 1000,
    });
    const found = await offenders(
      requests,
      (one) => JSON.stringify(one),
      async (one) => {
        const head = [`${one.method} ${one.path} HTTP/1.1`, 'Host: here', 'Connection: close'];
        if (one.range) head.push(`Range: ${one.range}`);
        if (one.other) head.push(one.other);
        const answer = await raw(`${head.join('\r\n')}\r\n\r\n`);
        const [headers = '', body] = answer
          .replace(/^HTTP\/1.1 100 .*\r\n\r\n/, '')
          .split('\r\n\r\n');
        const status = Number(/^HTTP\/1.1 (\d+)/.exec(headers)?.[1]);
        if (!/GET|HEAD/.test(one.method)) expect(status).toBe(405);
        else expect([200, 206, 301, 304, 400, 404, 412, 416]).toContain(status);
        expect(answer).not.toContain('secret');
        const [, location = '/'] = /^Location: (.*)\r$/m.exec(headers) ?? [];
        expect(location).toMatch(/^\/([a-z].*)?$/);
        const [, from, to] = /^Content-Range: bytes (\d+)-(\d+)\/26\r$/m.exec(headers) ?? [];
        const part = letters.slice(Number(from), Number(to) + 1);
        if (from) expect([status, body]).toEqual([206, one.method === 'HEAD' ? '' : part]);
      },
    );
    expect(found).toEqual([]);
  });

  test('that are not HTTP are refused', async () => {
    const texts = [
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\x00\x01\x02\r\n\r\n',
      `${letters}\r\n\r\n`,
    ];
    for (const text of texts) expect(await raw(text)).toMatch(/^HTTP\/1.1 400/);
    expect((await get('/embed.js')).body.toString()).toBe(letters);
  });
});
