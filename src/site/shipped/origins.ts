// Where the bytes that readers load come from, found while the site is built.
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

/** Packages by the file of the site that holds something of them. */
export class Origins {
  readonly #files = new Map<string, Set<string>>();

  /** A file of the site is made from these sources, among others. */
  add(file: string, sources: Iterable<string>): void {
    const packages = this.#files.get(file) ?? new Set();
    this.#files.set(file, packages);
    for (const source of sources) {
      const name = packageOf(source);
      if (name !== undefined) packages.add(name);
    }
  }

  packages(): string[] {
    return [...new Set([...this.#files.values()].flatMap((names) => [...names]))].sort();
  }

  files(): string[] {
    return [...this.#files.keys()];
  }
}

/**
 * The package that a file belongs to; undefined for a file of the project and for what the bundler makes.
 * A package inside another keeps both names: it may be of another version.
 * @example packageOf('/a/node_modules/@b/c/d.js') // '@b/c'
 */
export function packageOf(file: string): string | undefined {
  // The fonts that are cut down are in folders named after their packages.
  const [, ...inside] = file
    .replaceAll('\\', '/')
    .split(/(?:^|[/\0])(?:node_modules|src\/site\/fonts)\//);
  const names = inside.flatMap((path) => /^(@[^/]+\/)?[^/?@]+/.exec(path)?.[0] ?? []);
  return names.length > 0 ? names.join('/node_modules/') : undefined;
}

/** Watches the builds of pages and of workers. */
export function originsPlugin(origins: Origins): Plugin {
  return {
    name: 'origins',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const isClient = this.environment.name === 'client';
        for (const output of Object.values(bundle)) {
          // Scripts that make the pages stay here; their styles and fonts go to readers.
          if (output.type === 'asset') origins.add(output.fileName, output.originalFileNames);
          else if (isClient) {
            const kept = Object.entries(output.modules).filter(([, one]) => one.renderedLength > 0);
            origins.add(
              output.fileName,
              kept.map(([id]) => id),
            );
          }
        }
      },
    },
  };
}

/** Watches stylesheets: what one imports stands in it by now. */
export const originsInStyles = (origins: Origins): PostcssPlugin => ({
  postcssPlugin: 'origins',
  Once(root) {
    root.walk(({ type, source }) => {
      if (type !== 'comment' && source?.input.file) origins.add('styles', [source.input.file]);
    });
  },
});
