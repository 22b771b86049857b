import type { AstroIntegration } from 'astro';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { policyMeta } from '#trace/source/policy.ts';
import { hash } from '#trace/source/script-hash.ts';
import { attribute, editPages, elements, startOfHead, textOf } from './html.ts';

/**
 * Gives every page a policy that allows the site's own files and, by hash, the inline scripts and
 * styles of that page. It has to run after everything else that changes pages.
 */
export default function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': ({ dir }) =>
        editPages(dir, (document) => {
          const place = startOfHead(document);
          return [{ start: place, end: place, text: policyMeta(allowedBy(document)) }];
        }),
    },
  };
}

function allowedBy(document: Tree.Document): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  let hasFrame = false;
  for (const element of elements(document)) {
    if (element.tagName === 'script' && attribute(element, 'src') === undefined) {
      scripts.add(hash(textOf(element)));
    }
    // Editable code runs in a frame that is added later.
    const isEditable = attribute(element, 'data-edit') !== undefined;
    if (element.tagName === 'iframe' || isEditable) hasFrame = true;
    if (element.tagName === 'style') styles.add(hash(textOf(element)));
    const style = attribute(element, 'style');
    if (style !== undefined) styleAttributes.add(hash(style));
  }

  const attributeSources =
    styleAttributes.size > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"];
  return [
    // Pagefind's search is WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    // For browsers that support neither of the next two directives.
    "style-src 'self'",
    ["style-src-elem 'self'", ...styles].join(' '),
    ['style-src-attr', ...attributeSources].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${hasFrame ? "'self'" : "'none'"}`,
  ].join('; ');
}
