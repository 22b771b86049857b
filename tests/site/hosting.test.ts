import { describe, expect, it } from 'vitest';
import { caddyfile } from '#site/hosting/caddy.ts';
import { common, headersOf, placeOf, typeOf } from '#site/hosting/headers.ts';
import { headersFile } from '#site/hosting/headers-file.ts';
import { nginxConf } from '#site/hosting/nginx.ts';

// The rules themselves. Those made of them are tried by the servers, in tests/hosting.

describe('headers', () => {
  it('let only this site frame a page, which is asked for again', () => {
    const again = ['', 'vectors/', 'service-worker.js', 'r/all.json', 'code/distance.rs'];
    for (const path of [...again, 'sandbox.html']) {
      expect(headersOf(path), path).toMatchObject({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "frame-ancestors 'self'",
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
      });
    }
  });

  it('let a browser store what is named by its content, and nothing else', () => {
    const stored = ['_astro/page.Bx1_s-Z0.js', 'pagefind/fragment/en_05cf1ec.pf_fragment'];
    const again = ['pagefind/pagefind-entry.json', 'pagefind/wasm.en.pagefind', 'embed.js'];
    expect([...stored, ...again].map((path) => headersOf(path)['Cache-Control'])).toEqual([
      ...stored.map(() => 'public, max-age=31536000, immutable'),
      ...again.map(() => 'no-cache'),
    ]);
  });

  it('say nothing of who may frame a figure to embed', () => {
    const headers = headersOf('embed/point-in-circle/');
    expect(headers).not.toHaveProperty('Content-Security-Policy');
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers['Cache-Control']).toBe('no-cache');
  });

  it('leave allowed what the site uses', () => {
    expect(common['Permissions-Policy']).not.toMatch(/clipboard|fullscreen|autoplay|web-share/);
    expect(common['Permissions-Policy']).toContain('camera=()');
  });

  it('leave HTTPS to the owner of the domain', () => {
    expect(Object.keys(headersOf(''))).not.toContain('Strict-Transport-Security');
  });
});

it('the type of a file is that of its ending', () => {
  const types: Readonly<Record<string, string>> = {
    '': 'text/html; charset=utf-8',
    'vectors/': 'text/html; charset=utf-8',
    'code/distance.ts': 'text/plain; charset=utf-8',
    'code/distance.32.cs': 'text/plain; charset=utf-8',
    'embed.js': 'text/javascript; charset=utf-8',
    'pagefind/wasm.en.pagefind': 'application/octet-stream',
  };
  const found = Object.keys(types).map((path) => [path, typeOf(path)]);
  expect(Object.fromEntries(found)).toEqual(types);
});

describe('_headers', () => {
  const files = [
    'index.html',
    '404.html',
    'sandbox.html',
    'vectors/index.html',
    'embed/point-in-circle/index.html',
    'embed-a-figure/index.html',
    'programs/frame/balls.html',
    'programs/balls.ts',
    'code/distance.ts',
    'code/distance.h',
    'code/distance.hpp',
    '_astro/page.Bx1.js',
    'pagefind/index/en_1.pf_index',
    'r/all.json',
  ];

  /** Each rule's path as a pattern, with its headers. */
  const rulesOf = (base: string) => {
    const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
    for (const line of headersFile(base, files).split('\n')) {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      if (name && value) rules.at(-1)!.headers.push([name, value]);
      else if (line.startsWith('/')) {
        const source = line.replaceAll('.', '\\.').replace('*', '.*');
        rules.push({ pattern: new RegExp(`^${source}$`), headers: [] });
      }
    }
    return rules;
  };

  it.each(['/', '/first-contact/'])('says the same below %s, each header once', (base) => {
    const rules = rulesOf(base);
    expect(rules.length).toBeGreaterThan(10);
    for (const file of files) {
      const path = base + file.replace(/(^|\/)index\.html$/, '$1');
      const sent = rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((rule) => rule.headers);
      const names = sent.map(([name]) => name);
      expect(names, path).toEqual([...new Set(names)]);
      const wanted: Record<string, string> = { ...headersOf(file) };
      // What these hosts do by themselves, and what is no page.
      if (wanted['Cache-Control'] === 'no-cache') delete wanted['Cache-Control'];
      if (typeOf(file).startsWith('text/plain')) wanted['Content-Type'] = typeOf(file);
      const got = Object.fromEntries(sent);
      // A folder with a page: its other files may have the rule of the page.
      if (!/\.html$/.test(file)) {
        delete got['Content-Security-Policy'];
        delete wanted['Content-Security-Policy'];
      }
      expect(got, path).toEqual(wanted);
    }
  });

  it('has fewer rules and shorter lines than hosts allow', () => {
    expect(rulesOf('/').length).toBeLessThan(100);
    for (const line of headersFile('/', files).split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

it('every place is in the rules of nginx and of Caddy', () => {
  for (const make of [nginxConf, caddyfile]) {
    for (const base of ['/', '/first-contact/']) {
      const rules = make(base);
      for (const path of ['_astro/x.js', 'embed/x/', 'vectors/', 'pagefind/index/x']) {
        expect(rules, make.name).toContain(`${base}${placeOf(path).folder}`);
      }
      for (const name of Object.keys(headersOf(''))) expect(rules, make.name).toContain(name);
    }
  }
});
