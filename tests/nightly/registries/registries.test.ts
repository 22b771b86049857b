import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as library from '#lib/index.ts';
import { serve } from '../../../scripts/serve.mjs';
import { site, subSite } from '../../build-site.ts';
import { siteIsBuilt } from '../../site-is-built.ts';
import { check, exampleIn, withChecks } from '../../support/examples.ts';
import { library as source } from '../../support/library.ts';
import { installTools, runHere, schemas, type Tool, tools } from './registry-tools.ts';

// The tools that copy code from registries fetch functions from the served site. The files must
// compile and return the library's results.

const names = Object.keys(library);
const folder = mkdtempSync(join(tmpdir(), 'first-contact-'));
const servers: Awaited<ReturnType<typeof serve>>[] = [];
let root = '';
let below = '';

beforeAll(async () => {
  installTools();
  await siteIsBuilt();
  for (const { dir, base } of [site, subSite]) {
    servers.push(await serve({ dir, base, port: 0 }));
  }
  [root = '', below = ''] = servers.map(({ url }) => url);
});

afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the text at an address. No connection stays open, because compilers block this process
 * for longer than the server waits.
 */
async function textAt(address: string): Promise<string> {
  const response = await fetch(address, { headers: { connection: 'close' } });
  expect(response.status, address).toBe(200);
  return response.text();
}

/** A folder with only the settings of a strict compiler. */
function emptyProject(name: string): string {
  const project = join(folder, name, 'project');
  mkdirSync(project, { recursive: true });
  const compilerOptions = {
    strict: true,
    noUnusedLocals: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return project;
}

/** The arguments with which each tool fetches functions from a site. */
const words: Readonly<Record<Tool, (from: string, wanted: readonly string[]) => string[]>> = {
  shadcn: (from, wanted) => ['add', '--yes', ...wanted.map((name) => `${from}r/${name}.json`)],
  jsrepo: (from, wanted) => ['add', '--yes', '--registry', `${from}r`, ...wanted],
};

const byName = Object.keys(tools) as Tool[];

const take = (tool: Tool, project: string, from: string, wanted: readonly string[]) =>
  runHere(tools[tool], words[tool](from, wanted), project);

const filesIn = (project: string) =>
  readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort();

/** The compiler's messages about the whole project. */
function faultsOf(project: string): string[] {
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  expect(fileNames.length).toBeGreaterThan(0);
  return ts
    .getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The functions that a file exports, run as modules. */
async function functionsOf(project: string, name: string): Promise<Record<string, unknown>> {
  const text = readFileSync(join(project, 'first-contact', `${name}.ts`), 'utf8');
  const target = ts.ScriptTarget.ES2022;
  const { outputText } = ts.transpileModule(text, { compilerOptions: { target } });
  const file = join(project, `${name}.mjs`);
  writeFileSync(file, outputText);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** Checks the examples of all functions, and returns the number of claims. */
function claimsHeld(functions: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const name of names) {
    const text = withChecks(exampleIn(source.findFunction(name).text) ?? '');
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    const counted: typeof check = (value, says) => {
      count += 1;
      check(value, says);
    };
    new Function('check', ...names, outputText)(counted, ...names.map((one) => functions[one]));
  }
  return count;
}

describe.each(byName)('%s', (tool) => {
  it('takes two functions into an empty project, where they compile together', async () => {
    const project = emptyProject(`${tool}-two`);
    const wanted = ['castCircleAgainstBox', 'moveAndSlide'];
    const { elsewhere } = await take(tool, project, root, wanted);
    expect(elsewhere).toBe('');
    expect(filesIn(project)).toEqual(wanted.map((name) => join('first-contact', `${name}.ts`)));
    const program = `import { type Box, castCircleAgainstBox } from './first-contact/castCircleAgainstBox';
      import { type Circle, moveAndSlide } from './first-contact/moveAndSlide';
      const box: Box = { center: { x: 9, y: 0 }, halfWidth: 1, halfHeight: 5 };
      const circle: Circle = { center: { x: 0, y: 0 }, radius: 2 };
      export const move = moveAndSlide(circle, { x: 9, y: 1 }, (one, displacement) =>
        castCircleAgainstBox(box, one, displacement),
      );`;
    writeFileSync(join(project, 'program.ts'), program);
    expect(faultsOf(project)).toEqual([]);
    writeFileSync(join(project, 'program.ts'), program.replace('halfWidth', 'width'));
    expect(faultsOf(project).join()).toContain("'width' does not exist in type 'Box'");
  });

  it('takes every function, with the text of its plain address, and each answers right', async () => {
    const project = emptyProject(`${tool}-each`);
    const { elsewhere } = await take(tool, project, root, names);
    expect(elsewhere).toBe('');
    expect(filesIn(project)).toEqual(
      names.map((name) => join('first-contact', `${name}.ts`)).sort(),
    );
    expect(faultsOf(project)).toEqual([]);
    const taken: Record<string, unknown> = {};
    for (const name of names) {
      const text = readFileSync(join(project, 'first-contact', `${name}.ts`), 'utf8');
      expect(text, name).toBe(await textAt(`${root}code/${name}.ts`));
      taken[name] = (await functionsOf(project, name))[name];
      expect(taken[name], name).toBeTypeOf('function');
    }
    expect(claimsHeld(taken)).toBeGreaterThan(names.length);
  });

  it('takes the whole library as one file, from a folder of a host too', async () => {
    const project = emptyProject(`${tool}-all`);
    const { elsewhere } = await take(tool, project, below, ['all']);
    expect(elsewhere).toBe('');
    expect(filesIn(project)).toEqual([join('first-contact', 'all.ts')]);
    expect(faultsOf(project)).toEqual([]);
    const all = await functionsOf(project, 'all');
    expect(Object.keys(all)).toEqual(expect.arrayContaining(names));
    expect(claimsHeld(all)).toBeGreaterThan(names.length);
  });

  it('says so where there is no such function', async () => {
    const project = emptyProject(`${tool}-none`);
    await expect(take(tool, project, root, ['circlesIntersec'])).rejects.toThrow(/circlesIntersec/);
    expect(filesIn(project)).toEqual([]);
  });
});

describe('the registry', () => {
  it.each([
    ['the root', () => root, 'https://first-contact.example/'],
    ['a folder', () => below, 'https://first-contact.example/first-contact/'],
  ])('is what its schemas ask for, at %s of a host', async (_, from, homepage) => {
    const { registrySchema, registryItemSchema } = await import(
      /* @vite-ignore */ pathToFileURL(schemas).href
    );
    const list = JSON.parse(await textAt(`${from()}r/registry.json`));
    expect(registrySchema.parse(list).homepage).toBe(homepage);
    const listed = list.items.map(({ name }: { name: string }) => name);
    expect(listed.toSorted()).toEqual([...names, 'all'].toSorted());
    for (const item of list.items) {
      const { $schema, ...full } = JSON.parse(await textAt(`${from()}r/${item.name}.json`));
      expect($schema).toBe('https://ui.shadcn.com/schema/registry-item.json');
      registryItemSchema.parse(full);
      const { content, ...file } = full.files[0];
      expect(content).toContain('SPDX-License-Identifier: MIT');
      expect({ ...full, files: [file] }).toEqual(item);
      expect(item.description).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is tested by tools that are kept on this machine', async () => {
    const project = emptyProject('guard');
    const program = join(folder, 'asks.mjs');
    writeFileSync(
      program,
      `import { get } from 'node:https';
       await fetch('http://192.0.2.1/').catch(() => {});
       try { get('https://name.invalid/').on('error', () => {}); } catch {}
       console.log((await fetch('${root}favicon.svg')).status);`,
    );
    const { said, elsewhere } = await runHere(program, [], project);
    expect(elsewhere).toBe('192.0.2.1\nname.invalid\n');
    expect(said.trim()).toBe('200');
  });
});
