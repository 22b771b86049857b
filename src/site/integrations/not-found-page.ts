import type { AstroIntegration } from 'astro';
import { attribute, editPages, elements } from './html.ts';

/**
 * Takes the canonical address out of the page for what is missing: it stands for any address, and the one
 * that is written into it leads nowhere. Search engines keep it out.
 */
export default function notFoundPage(): AstroIntegration {
  return {
    name: 'not-found-page',
    hooks: {
      'astro:build:done': ({ dir }) =>
        editPages(dir, (document) =>
          [...elements(document)].flatMap((element) => {
            const isCanonical = attribute(element, 'rel') === 'canonical';
            const isNotFound = attribute(element, 'href')?.endsWith('/404/');
            const place = element.sourceCodeLocation;
            if (!isCanonical || !isNotFound || !place) return [];
            const text = '<meta name="robots" content="noindex">';
            return [{ start: place.startOffset, end: place.endOffset, text }];
          }),
        ),
    },
  };
}
