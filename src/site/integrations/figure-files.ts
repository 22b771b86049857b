import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { attribute, editPages, elements } from './html.ts';

const docs = fileURLToPath(new URL('../../content/docs/', import.meta.url));

/** Figures of all chapters, by name. */
const sources = new Map(
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => {
      const [, name] = path.match(/(?:^|\/)figures\/([\w-]+)\.ts$/) ?? [];
      return name === undefined ? [] : [[name, `${docs}${path}`] as const];
    }),
);

/**
 * Writes into each figure of a built page where its script is, and which shared files that imports.
 * With a list of all figures in the page's script instead, every page would load the names of the
 * whole book: 3 kB, and more with each chapter.
 */
export default function figureFiles(): AstroIntegration {
  /** File of each figure, and the shared files it imports, by the figure's name. */
  const files = new Map<string, readonly string[]>();
  let base = '/';
  const shared = new RegExp(`/(${chunks.map(({ name }) => name).join('|')})\\.[^/]*$`);

  const plugin: Plugin = {
    name: 'figure-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      base = config.base;
    },
    buildStart() {
      for (const [name, id] of sources) {
        // What other figures import of it stands in the same file, not in one more.
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'allow-extension' });
      }
    },
    generateBundle(_options, bundle) {
      for (const [name, id] of sources) {
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId === id,
        );
        if (chunk?.type !== 'chunk') this.error(`There is no file for the figure "${name}".`);
        const imported = chunk.imports.filter((file) => shared.test(file));
        files.set(name, [chunk.fileName, ...imported]);
      }
    },
  };

  return {
    name: 'figure-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) =>
        editPages(dir, (document) =>
          [...elements(document)].flatMap((element) => {
            const name = attribute(element, 'data-figure');
            const end = element.sourceCodeLocation?.startTag?.endOffset;
            if (element.tagName !== 'first-contact-figure' || !name || !end) return [];
            const found = files.get(name);
            if (!found) throw new Error(`There is no file for the figure "${name}".`);
            const list = found.map((file) => base + file).join(' ');
            return [{ start: end - 1, end: end - 1, text: ` data-files="${list}"` }];
          }),
        ),
    },
  };
}
