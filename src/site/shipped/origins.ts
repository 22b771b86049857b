// Finds, during the build, where the bytes that readers load come from.
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

/** Packages by each site file that contains something of theirs. */
export class Origins {
  readonly #files = new Map<string, Set<string>>();

  /** Records that a file of the site is made from these sources, among others. */
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
 * Returns the package of a file, or undefined for a file of the project or of the bundler. A
 * package inside another keeps both names, because its version may differ.
 * @example packageOf('/a/node_modules/@b/c/d.js') // '@b/c'
 */
export function packageOf(file: string): string | undefined {
  // The subset fonts are in folders named after their packages.
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
          // The scripts that render pages are not shipped, but their styles and fonts are.
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

/** Watches stylesheets. By this stage their imports have been inlined. */
export const originsInStyles = (origins: Origins): PostcssPlugin => ({
  postcssPlugin: 'origins',
  Once(root) {
    root.walk(({ type, source }) => {
      if (type !== 'comment' && source?.input.file) origins.add('styles', [source.input.file]);
    });
  },
});
