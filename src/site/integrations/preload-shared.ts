import type { Plugin } from 'vite';
import { chunks } from './chunks.ts';

/**
 * By default every page's script lists each figure's file with all its imports, to preload them
 * together. Here only the chunks that many figures share are listed: they are nearly all of the
 * size, and the page's script is a third smaller. A figure imports the rest itself.
 */
export function preloadShared(): Plugin {
  let base = '/';
  const shared = new RegExp(`/(${chunks.map(({ name }) => name).join('|')})\\.[^/]*$`);
  return {
    name: 'preload-shared',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base;
    },
    // Vite's own function also supports styles and nonces, which nothing here needs: five times as long.
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load();
};`
        : null,
    configEnvironment: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, names) => names.filter((name) => shared.test(name)),
        },
      },
    }),
  };
}
