// Makes the npm package of the library in dist-package/, with a module and its types for each file
// of src/lib, and the files that a package needs. .github/workflows/package.yml publishes it.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import * as library from '../src/lib/index.ts';
import { withoutBuildTags } from '../src/trace/source/doc-comment.ts';
import { firstSentence } from '../src/trace/source/first-sentence.ts';
import { Library } from '../src/trace/source/library.ts';
import { withoutTypes } from '../src/trace/source/without-types.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

export const packageDir = join(root, 'dist-package');

/** @param {string} path from the root of the project */
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * The files of the package by their paths in it.
 * @param {{ homepage?: string, repository?: string }} [addresses] of the site and the source,
 *   if they are published, because a package with provenance must name its repository
 * @returns {Map<string, string>}
 */
export function packageFiles({ homepage, repository } = {}) {
  return new Map([
    ['LICENSE', licence()],
    ['README.md', readme(homepage)],
    ['package.json', `${JSON.stringify(manifest({ homepage, repository }), null, 2)}\n`],
    ...modules(),
    ...typings(),
  ]);
}

/** @param {{ homepage?: string | undefined, repository?: string | undefined }} addresses */
function manifest({ homepage, repository }) {
  const { name, version, license, engines } = JSON.parse(read('package.json'));
  return {
    name,
    version,
    description:
      'Circle collision detection: circle against point, segment, rectangle (AABB, OBB), polygon and ' +
      'circle, standing or moving, with contacts and stated accuracy.',
    keywords: [
      'collision',
      'collision-detection',
      'collision-response',
      'hit-test',
      'intersection',
      'geometry',
      '2d',
      'circle',
      'rectangle',
      'aabb',
      'obb',
      'polygon',
      'point-in-polygon',
      'penetration-depth',
      'continuous-collision-detection',
      'broad-phase',
      'gamedev',
    ],
    license,
    ...(homepage ? { homepage } : {}),
    ...(repository ? { repository: { type: 'git', url: `git+${repository}.git` } } : {}),
    type: 'module',
    sideEffects: false,
    // `main` and `types` are for tools that do not read `exports`.
    main: './index.js',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
    files: ['**/*.js', '**/*.d.ts'],
    engines: { node: engines.node },
  };
}

/** @returns {[string, string][]} */
function modules() {
  return libraryFiles().map((path) => [
    path.replace(/\.ts$/, '.js'),
    `${endingsInJs(withoutTypes(withoutBuildTags(read(`src/lib/${path}`))))}\n`,
  ]);
}

/** @returns {[string, string][]} */
function typings() {
  const folder = join(root, 'src', 'lib');
  const program = ts.createProgram(
    libraryFiles().map((path) => join(folder, path)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder,
      outDir: '/',
    },
  );
  const [fault] = ts.getPreEmitDiagnostics(program);
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
  /** @type {[string, string][]} */
  const files = [];
  program.emit(undefined, (path, text) => {
    const inTwos = text.replaceAll(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
    files.push([path.replace(/^.*?\//, ''), endingsInJs(withoutBuildTags(inTwos))]);
  });
  return files;
}

function libraryFiles() {
  const paths = globSync('**/*.ts', { cwd: join(root, 'src', 'lib') });
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}

/** Node and browsers need names that end in .js, and TypeScript finds the types next to them. */
function endingsInJs(/** @type {string} */ text) {
  return text.replaceAll(/(\bfrom '\.[^']*)\.ts(?=';)/g, '$1.js');
}

/** @param {string | undefined} homepage */
function readme(homepage) {
  const declarations = new Library(root);
  const functions = Object.keys(library).map((name) => declarations.findFunction(name));
  const isVariant = ({ file = '' }) => file.includes('/variants/');
  /** @param {typeof functions} rows */
  const table = (rows) =>
    [
      '| function | what it does |',
      '|---|---|',
      ...rows.map(({ name, text }) => {
        return `| \`${name}\` | ${firstSentence(text).replaceAll('|', '\\|')} |`;
      }),
    ].join('\n');
  const site = homepage
    ? `\n\nThe methods are explained, with figures to drag, in the book ` +
      `[First Contact](${homepage}).`
    : '';
  return read('scripts/package-readme.md')
    .replace('{{site}}', site)
    .replace('{{functions}}', () => table(functions.filter((one) => !isVariant(one))))
    .replace('{{variants}}', () => table(functions.filter(isVariant)));
}

/** Returns only the licence of the code, because the package has no text or figures of the site. */
function licence() {
  const [, code] = /^( +Copyright .*?)^2\. /ms.exec(read('LICENSE')) ?? [];
  if (!code) throw new Error('The first part of LICENSE is no longer the licence of the code.');
  return `MIT License\n\n${code.replaceAll(/^ +/gm, '').trim()}\n`;
}

/**
 * @param {string} folder emptied first
 * @param {ReadonlyMap<string, string>} files
 */
export function writePackage(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the addresses from package.json, or else from the workflow that publishes. */
function addresses() {
  const { homepage, repository } = JSON.parse(read('package.json'));
  const { SITE, BASE = '/', GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  const published = SITE && new URL(BASE, SITE).href;
  const source = GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return { homepage: homepage ?? published, repository: repository ?? source };
}

if (isMain(import.meta.url)) {
  const files = packageFiles(addresses());
  writePackage(packageDir, files);
  const { name, version } = JSON.parse(files.get('package.json') ?? '');
  console.log(`${name} ${version}: ${files.size} files in dist-package/.`);
}
