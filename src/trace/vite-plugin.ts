import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { writeSites } from './site-text.ts';
import { transform } from './transform.ts';

const recorder = fileURLToPath(new URL('./recorder.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const mark = '?trace';

/**
 * `import { turn } from '#lib/turn.ts?trace'` gives the function with probes in it, and so is
 * every function of the library that it calls. A source that can't be traced fails the build.
 */
export default function tracePlugin(): Plugin {
  return {
    name: 'trace',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(mark)) return null;
      const path = id.slice(0, -mark.length);
      this.addWatchFile(path);
      const file = path.replace(root, '').replaceAll('\\', '/');
      const link = (specifier: string) =>
        specifier.startsWith('.') || specifier.startsWith('#lib/') ? specifier + mark : specifier;
      const { code, map } = transform(readFileSync(path, 'utf8'), { file, link });
      // All on the first line, so that lines keep their numbers.
      const head = `import * as $$ from ${JSON.stringify(recorder)};const $0=$$.read(${[file, writeSites(map.sites)].map((text) => JSON.stringify(text))});`;
      return { code: head + code, map: null };
    },
  };
}
