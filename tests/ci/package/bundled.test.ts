import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from '@rollup/wasm-node';
import { build, transform } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { withoutTypes } from '#trace/source/without-types.ts';
import { packageFiles } from '../../../scripts/package.mjs';
import { library as source } from '../../support/library.ts';
import { type EmptyProject, emptyProject } from './project.ts';

let project: EmptyProject;
beforeAll(() => {
  project = emptyProject();
});
afterAll(() => project?.remove());

const modules = [...packageFiles().keys()].filter((path) => path.endsWith('.js'));

async function byEsbuild(entry: string, ignoreAnnotations = false): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: project.folder },
    bundle: true,
    format: 'esm',
    minify: true,
    ignoreAnnotations,
    write: false,
  });
  return outputFiles[0]!.text;
}

/** Rollup resolves paths only, so it ignores `sideEffects` of package.json. */
async function byRollup(entry: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(project.installed, 'package.json'), 'utf8'));
  const bundle = await rollup({
    input: 'entry',
    onLog: (level, { code, message }) => {
      if (level === 'warn' && code !== 'EMPTY_BUNDLE') throw new Error(message);
    },
    plugins: [
      {
        name: 'project',
        resolveId: (id) =>
          id === 'entry'
            ? id
            : id === 'first-contact'
              ? join(project.installed, manifest.exports['.'].default)
              : id.startsWith('first-contact/')
                ? join(project.installed, id.slice('first-contact/'.length))
                : null,
        load: (id) => (id === 'entry' ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  expect(output).toHaveLength(1);
  return minified(output[0].code);
}

/** Rollup does not minify, so both sides use the same minifier. */
async function minified(text: string): Promise<string> {
  return (await transform(text, { minify: true, format: 'esm', treeShaking: true })).code;
}

/** A function with the functions that it calls, as the parser finds them, without imports. */
function ownSource(name: string): string {
  const functions = source
    .closure(source.findFunction(name))
    .filter(({ node }) => ts.isFunctionDeclaration(node))
    .map(({ text }) => withoutTypes(text).replace(/^export (?=function)/m, ''));
  return `${functions.join('\n')}\nexport { ${name} };\n`;
}

const bundlers = { esbuild: byEsbuild, rollup: byRollup };
const isFull = process.env.FULL === '1';

test('a function costs only itself, in every bundler', async () => {
  const faults: string[] = [];
  for (const [i, name] of Object.keys(library).entries()) {
    const own = (await minified(ownSource(name))).length;
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      // Rollup reads the whole library for each function.
      if (bundler === 'rollup' && i % 8 !== 0 && !isFull) continue;
      const text = await bundle(`export { ${name} } from 'first-contact';`);
      if (/\bimport\b/.test(text)) faults.push(`${bundler}: ${name} still imports something`);
      const ratio = text.length / own;
      // A much smaller bundle would lack something.
      if (!(ratio > 0.8 && ratio <= 1.2)) {
        faults.push(`${bundler}: ${name} is ${ratio.toFixed(2)} times as long as its own code`);
      }
      const url = `data:text/javascript,${encodeURIComponent(text)}`;
      const exported = Object.keys(await import(/* @vite-ignore */ url));
      if (exported.join() !== name) faults.push(`${bundler}: ${name} exports ${exported}`);
    }
  }
  expect(faults).toEqual([]);
});

test('no file does anything when it is imported', async () => {
  const doing: string[] = [];
  for (const path of modules) {
    const entry = (folder: string) => `import '${folder}/${path}';`;
    // Judged by the file's content, not by what package.json promises.
    const texts = [
      await byEsbuild(entry('./node_modules/first-contact'), true),
      await byRollup(entry('first-contact')),
    ];
    if (texts.some((text) => text.trim() !== '')) doing.push(path);
  }
  expect(modules.length).toBeGreaterThan(80);
  expect(doing).toEqual([]);
});
