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
 * Files that no page requests: files for machines, downloads (which bypass the worker), and the
 * search's files for other languages and looks.
 */
const unused =
  /^((previews|r)\/.*|code\/[\w-]+\.ts|service-worker\.js|_headers|sitemap.*\.xml|feed\.xml|pagefind\/(pagefind-(component-ui|modular-ui|highlight)\..*|wasm\.unknown.*))$/;
/** Figures for other sites are stored only if a page of the book also shows them. */
const embedded = /^embed\/[\w-]+\/$/;
/** Addresses that contain a hash of the content. */
const named = /^_astro\//;

/**
 * Writes the service worker with the list of the files that it stores on the reader's device. It
 * has to run after everything else that writes or changes files.
 */
export default function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { files } = await writeServiceWorker(dir);
        logger.info(`${files.length} files are stored for readers without a network`);
      },
    },
  };
}

/** Writes the worker for the site in this folder. */
export async function writeServiceWorker(dir: URL): Promise<Manifest> {
  const manifest = await manifestOf(dir);
  // It rejects if there is an error.
  await build({
    ...options(manifest),
    outfile: fileURLToPath(new URL('service-worker.js', dir)),
  });
  return manifest;
}

/** Returns the files whose code is in the worker. */
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

/** Returns the list of the files that the worker would store for the site in this folder. */
export async function manifestOf(dir: URL): Promise<Manifest> {
  const files: [string, string][] = [];
  const languages = new Map<string, { names: string[]; hashes: string[] }>();
  const framed = new Set<string>();
  for (const file of await filesIn(dir, '')) {
    const path = decodeURIComponent(file.pathname.slice(dir.pathname.length));
    if (unused.test(path)) continue;
    const content = await readFile(file).catch(() => null);
    // This is a folder.
    if (!content) continue;
    const [, name, extension] = ofLanguage.exec(path) ?? [];
    if (name && extension) {
      const language = languages.get(extension) ?? { names: [], hashes: [] };
      languages.set(extension, language);
      language.names.push(name);
      language.hashes.push(hash(content));
    } else if (named.test(path)) files.push([path, hash(content).slice(0, 8)]);
    // The address that pages link to, because a host may redirect from the file's own name.
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
