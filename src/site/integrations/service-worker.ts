import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuildOptions, build } from 'esbuild';
import type { Manifest } from '#offline/manifest.ts';
import { filesIn } from './html.ts';

const source = fileURLToPath(new URL('../../offline/worker.ts', import.meta.url));

/** The functions in a language that a reader may choose. */
const ofLanguage = /^code\/([\w-]+)\.(?!json$|html$)(\w+)$/;
/**
 * What no page asks for: files for machines, those that are only taken home (no browser asks a worker for
 * a download), and what the search has for other languages and looks.
 */
const unused =
  /^((previews|r)\/.*|code\/[\w-]+\.ts|service-worker\.js|_headers|sitemap.*\.xml|feed\.xml|pagefind\/(pagefind-(component-ui|modular-ui|highlight)\..*|wasm\.unknown.*))$/;
/** The figures for other sites are kept only where a page of the book shows them as well. */
const embedded = /^embed\/[\w-]+\/$/;
/** Addresses with a hash of the content in them. */
const named = /^_astro\//;

/**
 * Writes the service worker with the list of what it keeps on the reader's device. It has to run after
 * everything else that writes or changes files.
 */
export default function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { files } = await writeServiceWorker(dir);
        logger.info(`${files.length} files are kept for readers without a network`);
      },
    },
  };
}

/** Writes the worker of the site as it is in that folder. */
export async function writeServiceWorker(dir: URL): Promise<Manifest> {
  const manifest = await manifestOf(dir);
  // It fails by itself where there is an error.
  await build({
    ...options(manifest),
    outfile: fileURLToPath(new URL('service-worker.js', dir)),
  });
  return manifest;
}

/** The files of which something stands in the worker. */
export async function workerSources(): Promise<string[]> {
  const { metafile } = await build({
    ...options({ edition: '', files: [], languages: [] }),
    metafile: true,
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
}

const options = (manifest: Manifest) =>
  ({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      manifest: JSON.stringify(manifest),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'silent',
  }) satisfies BuildOptions;

/** What the worker of the site as it is in that folder would keep. */
export async function manifestOf(dir: URL): Promise<Manifest> {
  const files: [string, string][] = [];
  const languages = new Map<string, { names: string[]; hashes: string[] }>();
  const framed = new Set<string>();
  for (const file of await filesIn(dir, '')) {
    const path = decodeURIComponent(file.pathname.slice(dir.pathname.length));
    if (unused.test(path)) continue;
    const content = await readFile(file).catch(() => null);
    // A folder.
    if (!content) continue;
    const [, name, extension] = ofLanguage.exec(path) ?? [];
    if (name && extension) {
      const language = languages.get(extension) ?? { names: [], hashes: [] };
      languages.set(extension, language);
      language.names.push(name);
      language.hashes.push(hash(content));
    } else if (named.test(path)) files.push([path, hash(content).slice(0, 8)]);
    // As pages link to it; a host may send its file's own name on to there.
    else files.push([path.replace(/(^|\/)index\.html$/, '$1') || './', hash(content)]);
    if (!path.endsWith('.html')) continue;
    for (const [, figure] of content
      .toString()
      .matchAll(/<iframe src="[^"#]*\/(embed\/[\w-]+\/)/g)) {
      framed.add(figure!);
    }
  }
  const kept = files.filter(([path]) => !embedded.test(path) || framed.has(path));
  return {
    edition: shortHash(JSON.stringify([kept, ...languages.values()])),
    files: kept,
    languages: [...languages].map(([extension, { names, hashes }]) => ({
      extension,
      revision: shortHash(hashes.join()),
      functions: names,
    })),
  };
}

const hash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64');

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);
