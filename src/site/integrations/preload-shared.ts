import type { Plugin } from 'vite';
import { chunks } from './chunks.ts';

/**
 * Every page's script names each figure's file, and by default all that this one imports, to fetch
 * both at once. Named here is only what many figures share: that is nearly all of their weight, and
 * the page's script stays a third smaller. What is left a figure asks for itself.
 */
export function preloadShared(): Plugin {
  const shared = new RegExp(`/(${chunks.map(({ name }) => name).join('|')})\\.[^/]*$`);
  return {
    name: 'preload-shared',
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
