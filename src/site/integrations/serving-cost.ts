import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { type Measured, servedNumbers } from '../hosting/cost.ts';
import { compressible } from '../hosting/headers.ts';
import { attribute, editPages, elements } from './html.ts';
import { manifestOf } from './service-worker.ts';

const compress = promisify(brotliCompress);
/** As hosts do that compress each answer anew. The files of `npm run hosting` are smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const isText = new RegExp(`\\.(${compressible.join('|')})$`);

/**
 * Fills in what it takes to serve the site, measured on the files as they are now: those that no longer
 * change but for these numbers. Only the service worker, which lists them, comes after it.
 */
export default function servingCost(): AstroIntegration {
  return {
    name: 'serving-cost',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const numbers = servedNumbers(await measure(dir));
        await editPages(dir, (document, html) => {
          if (!html.includes('data-served')) return [];
          return [...elements(document)].flatMap((element) => {
            const name = attribute(element, 'data-served');
            const place = element.sourceCodeLocation;
            if (name === undefined || !place?.startTag || !place.endTag) return [];
            const text = numbers.get(name);
            if (text === undefined) throw new Error(`Nothing is measured that is called ${name}.`);
            return [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text }];
          });
        });
      },
    },
  };
}

async function measure(dir: URL): Promise<Measured> {
  const { files, edition } = await manifestOf(dir);
  const sizes = new Map<string, number>();
  const chapters: [path: string, named: Set<string>][] = [];
  for (const [address] of files) {
    const path = address === './' ? 'index.html' : address.replace(/\/$/, '/index.html');
    const content = await readFile(new URL(path, dir));
    const sent = isText.test(path) ? await compress(content, { params }) : content;
    sizes.set(path, sent.length);
    const isChapter =
      /^[\w-]+\/index\.html$/.test(path) && content.includes('<first-contact-figure');
    if (!isChapter) continue;
    const named = content.toString().matchAll(/_astro\/[\w.-]+\.\w+/g);
    chapters.push([path, new Set([...named].map(([name]) => name))]);
  }
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  const opened = chapters.map(([path, named]) => sum([path, ...named])).sort((a, b) => a - b);
  if (opened.length === 0) throw new Error('No page has a figure.');
  return {
    chapter: opened[Math.floor(opened.length / 2)]!,
    edition: sum(sizes.keys()),
    files: files.length,
    // Its list is most of it.
    worker: (await compress(JSON.stringify([edition, files]), { params })).length,
  };
}
