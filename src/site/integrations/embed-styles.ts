import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { attribute, editPages, elements, parsePage } from './html.ts';

/**
 * Gives the embedded figures the stylesheet of the chapters. If their page imported the styles itself,
 * the build would split them into what both have and what only chapters have, and each chapter would
 * wait for two files.
 */
export default function embedStyles(): AstroIntegration {
  return {
    name: 'embed-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const first = parsePage(await readFile(new URL('index.html', dir), 'utf8'));
        const sheets = [...elements(first)]
          .filter((one) => attribute(one, 'rel') === 'stylesheet' && !attribute(one, 'media'))
          .map((one) => `<link rel="stylesheet" href="${attribute(one, 'href')}">`);
        if (sheets.length === 0) throw new Error('The first page has no stylesheet to share.');
        await editPages(new URL('embed/', dir), (document) =>
          [...elements(document)].flatMap(({ tagName, sourceCodeLocation }) => {
            const end = tagName === 'head' && sourceCodeLocation?.endTag?.startOffset;
            return end ? [{ start: end, end, text: sheets.join('') }] : [];
          }),
        );
      },
    },
  };
}
