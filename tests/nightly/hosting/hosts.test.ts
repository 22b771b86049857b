import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, typeOf } from '#site/hosting/headers.ts';
import { site, subSite } from '../../build-site.ts';
import { siteIsBuilt } from '../../site-is-built.ts';
import { cleanUp, type Host, startHost } from './support.ts';

// The rules that `npm run hosting` makes, by the servers they are for.

beforeAll(async () => {
  await siteIsBuilt();
});
afterAll(cleanUp);

/** Of each folder the first file of each kind: all that rules can tell apart. */
function oneOfEach(dir: string): string[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(dir, '/').length))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name !== '_headers')
    .sort();
  const kinds = Map.groupBy(files, (file) => {
    const [folder = '', below = ''] = file.split('/');
    const isPagefind = folder === 'pagefind';
    return `${file.includes('/') ? folder : ''}/${isPagefind ? below : ''}${extname(file)}`;
  });
  return [...kinds.values()].map(([first]) => first!);
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['nginx', 'caddy'] as const)('%s', (server) => {
  describe.each([site, subSite])('serves $dir below $base', ({ dir, base }) => {
    let host: Host;
    /** Where pages link to: a folder for its page. */
    const addressOf = (file: string) => base + file.replace(/(^|\/)index\.html$/, '$1');

    beforeAll(async () => {
      host = await startHost(server, { dir, base });
      // What must stay hidden, and what proves to an authority who owns the domain.
      for (const name of ['.hidden', '.git/config', '.well-known/acme-challenge/token']) {
        const file = join(host.site, base, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, 'as it is');
      }
    });
    afterAll(() => host?.close());

    const answered = (path: string) => host.ask(base + path);

    it('sends each kind of file with its headers and its type', async () => {
      const files = oneOfEach(dir);
      expect(files.length).toBeGreaterThan(60);
      for (const file of files) {
        const { status, headers, body } = await host.ask(addressOf(file));
        expect(status, file).toBe(200);
        expect(headers, file).toMatchObject(lowerCase(headersOf(file)));
        expect(headers['content-type'], file).toBe(typeOf(file));
        expect(headers['content-encoding'], file).toBeUndefined();
        expect(headers['strict-transport-security'], file).toBeUndefined();
        expect(body.equals(readFileSync(join(dir, file))), file).toBe(true);
      }
    });

    it('lets other sites frame figures to embed, and nothing else', async () => {
      const policy = async (path: string) =>
        (await answered(path)).headers['content-security-policy'];
      expect(await policy('embed/point-in-circle/')).toBeUndefined();
      for (const path of ['', 'vectors/', 'sandbox.html', 'embed-a-figure/', 'no-such-page/']) {
        expect(await policy(path), path).toBe("frame-ancestors 'self'");
      }
    });

    it.each(['br', 'gzip'] as const)('sends %s from files, of the same content', async (coding) => {
      const files = oneOfEach(dir).filter((file) => !/\.(png|woff2|pf_\w+|pagefind)$/.test(file));
      expect(files.length).toBeGreaterThan(40);
      for (const file of files) {
        const asked = { headers: { 'accept-encoding': coding === 'br' ? 'gzip, br' : 'gzip' } };
        const { headers, body } = await host.ask(addressOf(file), asked);
        expect(headers['content-encoding'], file).toBe(coding);
        expect(headers.vary, file).toMatch(/accept-encoding/i);
        expect(headers['content-type'], file).toBe(typeOf(file));
        expect(headers, file).toMatchObject(lowerCase(headersOf(file)));
        expect(decompress[coding](body).equals(readFileSync(join(dir, file))), file).toBe(true);
      }
    });

    it('does not compress what is compressed', async () => {
      const font = oneOfEach(dir).find((file) => file.endsWith('.woff2'))!;
      const asked = { headers: { 'accept-encoding': 'gzip, br' } };
      const { headers } = await host.ask(base + font, asked);
      expect(headers['content-encoding']).toBeUndefined();
    });

    it('answers 304 to who has the file, of each coding', async () => {
      const tags = new Set<string>();
      for (const coding of ['identity', 'gzip', 'br']) {
        const asking = { 'accept-encoding': coding };
        const first = await host.ask(`${base}vectors/`, { headers: asking });
        const { etag = '' } = first.headers;
        tags.add(etag);
        const headers = { ...asking, 'if-none-match': etag };
        const again = await host.ask(`${base}vectors/`, { headers });
        expect(again.status, coding).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers['cache-control']).toBe('no-cache');
        const other = { ...asking, 'if-none-match': '"another"' };
        expect((await host.ask(`${base}vectors/`, { headers: other })).status).toBe(200);
      }
      // nginx has one for each coding; that Caddy has not is why it sends Vary.
      expect(tags.size).toBeGreaterThan(0);
      expect(tags).not.toContain('');
    });

    it('sends /page on to /page/ with its query', async () => {
      for (const path of ['vectors', 'embed/point-in-circle', 'reference/distance']) {
        for (const query of ['', '?theme=dark&x=1%2C2']) {
          const { status, headers } = await answered(path + query);
          expect(status, path).toBe(301);
          const to = new URL(headers.location!, `http://here.example${base}${path}`);
          expect(to.href).toBe(`http://here.example${base}${path}/${query}`);
        }
      }
    });

    it('has its own page for what is missing, and lists no folder', async () => {
      const page = readFileSync(join(dir, '404.html'));
      const missing = ['no-such-page', 'no-such-page/', '_astro/gone.js', 'vectors/no.png'];
      const folders = ['_astro/', 'r/', 'previews/', 'pagefind/index/', 'embed/'];
      for (const path of [...missing, ...folders]) {
        const { status, headers, body } = await answered(path);
        expect(status, path).toBe(404);
        expect(body.equals(page), path).toBe(true);
        expect(headers, path).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
      }
    });

    it('keeps hidden and compressed files to itself', async () => {
      const paths = ['.hidden', '.git/config', '_astro/.hidden', 'vectors/index.html.br'];
      for (const path of [...paths, 'vectors/index.html.gz', '_headers', '%2ehidden']) {
        expect((await answered(path)).status, path).toBe(404);
      }
    });

    it('gives away nothing from outside its folder', async () => {
      const paths = [
        '../nginx.conf',
        '../../../../../../etc/passwd',
        '%2e%2e/nginx.conf',
        '%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
        '..%2fCaddyfile',
        'vectors/../../Caddyfile',
        '..%5c..%5cCaddyfile',
        '%252e%252e/Caddyfile',
        'vectors%00.html',
      ];
      for (const path of paths) {
        const { status, body } = await answered(path);
        expect(status, path).toBeGreaterThanOrEqual(300);
        expect(body.toString(), path).not.toMatch(/root:|npm run hosting|first-contact-files/);
      }
    });

    it('answers HEAD with the headers alone', async () => {
      const get = await answered('vectors/');
      const head = await host.ask(`${base}vectors/`, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      const stable = ({ headers }: typeof get) => ({ ...headers, date: '' });
      expect(stable(head)).toEqual(stable(get));
    });

    it('sends a part of a file', async () => {
      const file = 'code/distance.rs';
      const part = await host.ask(base + file, { headers: { range: 'bytes=10-19' } });
      expect(part.status).toBe(206);
      expect(part.body.equals(readFileSync(join(dir, file)).subarray(10, 20))).toBe(true);
      const beyond = await host.ask(base + file, { headers: { range: 'bytes=9999999-' } });
      expect(beyond.status).toBe(416);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
      const paths = ['', 'vectors/', '_astro/', 'embed/point-in-circle/', 'no-such-page'];
      for (const path of paths) {
        const { status, headers } = await host.ask(base + path, { method });
        expect(status, path).toBe(405);
        expect(headers.allow, path).toBe('GET, HEAD');
      }
    });

    // Below the root there is no rest.
    if (base !== '/')
      it('leaves the rest of the host alone', async () => {
        const { status, headers, body } = await host.ask('/elsewhere');
        expect(status).toBe(404);
        expect(headers['permissions-policy']).toBeUndefined();
        expect(body.toString()).not.toContain('First Contact');
        const { status: bare, headers: led } = await host.ask(base.slice(0, -1));
        expect(bare).toBe(301);
        expect(led.location).toBe(base);
      });
  });
});

it('nginx without Brotli serves gzip', async () => {
  const withoutBrotli = (rules: string) => {
    expect(rules).toContain('brotli_static on;');
    return rules.replace('brotli_static on;', '');
  };
  const host = await startHost('nginx', site, withoutBrotli);
  const { headers } = await host.ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  await host.close();
  expect(headers['content-encoding']).toBe('gzip');
});
