import type { Plugin } from 'vite';
import { chunks } from './chunks.ts';

/**
 * Every page's script names each figure's file, and by default all that this one imports, to fetch
 * both at once. Named here is only what many figures share: that is nearly all of their weight, and
 * the page's script stays a third smaller. What is left a figure asks for itself.
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
    // Vite's own is for styles and nonces as well, which no script here asks for: five times as long.
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
