import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Origins, originsInStyles, originsPlugin } from '../shipped/origins.ts';
import { shippedPackage, shippingFaults } from '../shipped/packages.ts';
import { reasons } from '../shipped/reasons.ts';
import { filesIn } from './html.ts';
import { workerSources } from './service-worker.ts';

/**
 * Scripts, styles, fonts and programs that no bundler makes: Pagefind's own files, the library's
 * functions to download, and the files that are copied from the repository unchanged.
 */
const notBundled = /^(pagefind\/.*|code\/[\w-]+\.js|embed\.js|service-worker\.js)$/;
const withCode = /\.(m?js|css|woff2?|ttf|otf|wasm|pagefind)$/;

/** Fonts and styles get a different hash after the bundler. */
export const withoutHash = (file: string) => file.replace(/\.[\w-]{8}(?=\.(css|woff2)$)/, '');

/** Returns the files with code or type whose origin is not recorded. */
export function unknownFiles(files: readonly string[], known: readonly string[]): string[] {
  const all = new Set(known.map(withoutHash));
  return files.filter(
    (file) => withCode.test(file) && !notBundled.test(file) && !all.has(withoutHash(file)),
  );
}

/**
 * Finds the packages of which some part reaches readers, and fails if src/site/shipped/reasons.ts
 * differs. It has to run after everything else that writes files.
 */
export default function shipped(): AstroIntegration {
  const origins = new Origins();
  return {
    name: 'shipped',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [originsPlugin(origins)],
            worker: { plugins: () => [originsPlugin(origins)] },
            css: { postcss: { plugins: [originsInStyles(origins)] } },
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await filesIn(dir, '')).map((url) => fileURLToPath(url).slice(root.length));
        const paths = files.map((file) => file.replaceAll('\\', '/'));
        origins.add('service-worker.js', await workerSources());
        // Pagefind's files are written by a program inside the package.
        if (paths.some((path) => path.startsWith('pagefind/'))) {
          origins.add('pagefind/', ['node_modules/pagefind/package.json']);
        }
        const found = origins.packages();
        const faults = [
          ...shippingFaults(found, Object.keys(reasons), (name) => shippedPackage(name).licences),
          ...unknownFiles(paths, origins.files()).map(
            (path) =>
              `The origin of ${path} is not recorded. Add its packages in src/site/integrations/shipped.ts.`,
          ),
        ];
        if (faults.length > 0) throw new Error(faults.join('\n'));
        logger.info(`${found.length} packages are part of the site`);
      },
    },
  };
}
