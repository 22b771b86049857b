import type { Plugin } from 'vite';

/** What Rolldown writes where a chunk needs the exports of a module as one object. */
const helper = /^import \{ t as __exportAll \} from "[^"]*rolldown-runtime[^"]*";$/m;

const written = `const __exportAll = (all) => {
  const target = {};
  for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
  return target;
};`;

/**
 * Rolldown puts a function of five lines into a chunk of its own, which every page would request:
 * half a kB, most of it headers. Here each chunk that needs the function holds it.
 */
export function noRuntimeChunk(): Plugin {
  return {
    name: 'no-runtime-chunk',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: (code) => (helper.test(code) ? code.replace(helper, written) : null),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!runtime) return;
      const user = chunks.find(
        (chunk) => chunk !== runtime && chunk.code.includes('rolldown-runtime'),
      );
      if (user) this.error(`${user.fileName} still imports the chunk rolldown-runtime.`);
      delete bundle[runtime.fileName];
    },
  };
}
