import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { check, claimsOf, exampleIn, withChecks } from '../../support/examples.ts';
import { library as source } from '../../support/library.ts';
import { type EmptyProject, emptyProject } from './project.ts';

type Functions = Readonly<Record<string, unknown>>;

let project: EmptyProject;
let installed: Functions;

beforeAll(async () => {
  project = emptyProject();
  installed = await import(
    /* @vite-ignore */ pathToFileURL(join(project.installed, 'index.js')).href
  );
});
afterAll(() => project?.remove());

test('publint finds nothing to say', async () => {
  const { messages } = await publint({ pkgDir: project.installed, pack: false, strict: true });
  expect(messages).toEqual([]);
});

test('the types are right wherever they are looked for', async () => {
  const result = await checkPackage(createPackageFromTarballData(project.tarball));
  if (!result.types) throw new Error('No types are found.');
  // The package deliberately contains ES modules only.
  const kinds = new Set(result.problems.map(({ kind }) => kind));
  expect([...kinds]).toEqual(['CJSResolvesToESM']);
});

/** The strictest compiler's messages about a program in the empty project. */
function faultsOf(text: string, resolution: ts.CompilerOptions): string[] {
  const path = join(project.folder, 'program.ts');
  writeFileSync(path, text);
  const program = ts.createProgram([path], {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    ...resolution,
  });
  const found = ts.getPreEmitDiagnostics(program);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const resolutions: Record<string, ts.CompilerOptions> = {
  node: { module: ts.ModuleKind.NodeNext },
  bundler: {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
};

const [, example = ''] =
  /```ts\n(.*?)```/s.exec(readFileSync('scripts/package-readme.md', 'utf8')) ?? [];

describe.each(Object.entries(resolutions))(
  'a strict program, modules found by %s',
  (_, options) => {
    test('compiles, as the readme has it and with every function', () => {
      const names = Object.keys(library);
      const all = `import { ${names.join(', ')} } from 'first-contact';
      export const all = [${names.join(', ')}] as const;
      export const { x } = closestPointInBox({ x: 9, y: 9 },
        { center: { x: 0, y: 0 }, halfWidth: 1, halfHeight: 1 });
      export const exact: number = x;`;
      expect(faultsOf(example, options)).toEqual([]);
      expect(faultsOf(all, options)).toEqual([]);
    });

    test('does not compile with a wrong argument', () => {
      const wrong = `import { distance } from 'first-contact';\ndistance({ x: 0 }, { x: 3, y: 4 });`;
      expect(faultsOf(wrong, options).join()).toContain("Property 'y' is missing");
    });
  },
);

test('runs in Node, by import and by require', () => {
  const program = [
    "import { createRequire } from 'node:module';",
    "import { circlesIntersect } from 'first-contact';",
    'const at = (x, y, radius) => ({ center: { x, y }, radius });',
    "const required = createRequire(import.meta.url)('first-contact');",
    'const same = required.circlesIntersect === circlesIntersect;',
    'const args = [at(0, 0, 2), at(3, 4, 3)];',
    'console.log(JSON.stringify([circlesIntersect(...args), same]));',
  ];
  const path = join(project.folder, 'program.mjs');
  writeFileSync(path, program.join('\n'));
  expect(JSON.parse(execFileSync(process.execPath, [path], { encoding: 'utf8' }))).toEqual([
    true,
    true,
  ]);
  expect(() => createRequire(path).resolve('first-contact/cross.js')).toThrow('not defined');
});

/** Runs a text with the functions, and each claim through `check`. */
function run(text: string, functions: Functions, checkClaim: typeof check): void {
  const { outputText } = ts.transpileModule(withChecks(text), {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  const names = Object.keys(functions);
  new Function('check', ...names, outputText)(checkClaim, ...Object.values(functions));
}

test('the example of the readme is true', () => {
  const body = example.replace(/^import \{.*?\} from 'first-contact';$/ms, '');
  expect(body).not.toContain('import');
  expect(claimsOf(body)).toHaveLength(5);
  run(body, installed, check);
});

test('exports what the library exports', () => {
  expect(Object.keys(installed).sort()).toEqual(Object.keys(library).sort());
});

/** The result of each claim of an example. */
function resultsOf(text: string, functions: Functions): unknown[] {
  const results: unknown[] = [];
  run(text, functions, (value) => {
    try {
      results.push(value());
    } catch (error) {
      results.push(String(error));
    }
  });
  return results;
}

test('returns in every example what the library returns', () => {
  const names = Object.keys(library);
  const faults = names.flatMap((name) => {
    const text = exampleIn(source.findFunction(name).text) ?? '';
    const [own, ours] = [resultsOf(text, installed), resultsOf(text, library)];
    if (own.length === 0) return [`${name} has no claim in its example`];
    if (installed[name] === (library as Functions)[name]) return [`${name} is not the package's`];
    if (isDeepStrictEqual(own, ours)) return [];
    return [`${name} returns ${JSON.stringify(own)}, not ${JSON.stringify(ours)}`];
  });
  expect(names.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});
