import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compile } from './compile.ts';
import { moduleText } from './module-text.ts';
import { isUnfollowed } from './unfollowed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const mark = '?trace';

/**
 * Makes `import turn from '#lib/turn.ts?trace'` return the file as a `TracedModule` with probes,
 * also in its imports from the library. `link` turns it into a program. A source that cannot be
 * traced fails the build.
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
      const canImport = (specifier: string) => /^(\.|#lib\/)/.test(specifier);
      const compiled = compile(readFileSync(path, 'utf8'), { file, canImport });
      const names = compiled.imports.map((_, i) => `$m${i}`);
      const head = compiled.imports.map((specifier, i) =>
        isUnfollowed(file, specifier)
          ? `import * as $p${i} from ${JSON.stringify(specifier)};const ${names[i]}=${plainModule(`$p${i}`)};`
          : `import ${names[i]} from ${JSON.stringify(specifier + mark)};`,
      );
      const module = moduleText(compiled, `[${names}]`);
      return { code: `${head.join('')}export default ${module};`, map: null };
    },
  };
}

/** A `TracedModule` of untraced functions. */
function plainModule(exported: string): string {
  return `{file:'',sites:'',imports:()=>[],make:()=>${exported}}`;
}
