import { describe, expect, it } from 'vitest';
import { common, headersOf, typeOf } from '#site/headers.ts';

describe('headers', () => {
  it('let only this site frame a page, which is asked for again', () => {
    const again = ['', 'vectors/', 'service-worker.js', 'r/all.json', 'code/distance.rs'];
    for (const path of [...again, 'sandbox.html', 'sandbox-program.html']) {
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
