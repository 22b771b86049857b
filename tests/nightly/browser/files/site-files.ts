import { readdirSync, readFileSync } from 'node:fs';
import { site } from '../../../build-site.ts';

// The built site's files by lasting names, because built names contain hashes.

const listed = (folder: string) =>
  readdirSync(`${site.dir}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath.slice(site.dir.length)}/${name}`.replace(/^\/+/, '/'),
    );

const read = (path: string) => readFileSync(site.dir + path, 'utf8');

/** Scripts, styles, fonts, workers, the search, and what judges and runs edited code. */
export const paths: readonly string[] = [
  ...['_astro', 'pagefind', 'judge'].flatMap(listed),
  '/source.json',
  '/sandbox.html',
  '/sandbox-program.html',
].sort();

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const scripts = new Map(
  paths
    .filter((path) => path.startsWith('/_astro/') && path.endsWith('.js'))
    .map((path) => [fileOf(path), { path, text: read(path) }]),
);
/** The scripts that import a script, statically or dynamically. */
const askers = new Map([...scripts.keys()].map((file) => [file, new Set<string>()]));
for (const [file, { text }] of scripts) {
  for (const [named] of text.matchAll(/[\w.-]+\.js/g)) {
    if (named !== file) askers.get(named)?.add(file);
  }
}

/** A script's name by its exports. */
const gives: readonly (readonly [RegExp, string])[] = [
  [/export\{[^}]*\bas figure\b/, 'figure '],
  [/export\{[^}]*\bas sweep\b/, 'motion of '],
  [/export\{[^}]*\bas collection\b/, 'collection '],
  [/\bsites:`[\s\S]*export\{[^}]*\bas default\b/, 'run of '],
];
const plainName = (file: string) => {
  const name = file.replace(/(\.astro)_astro_type_script.*/, '$1').replace(/[.-][\w-]{8}\.js$/, '');
  const text = scripts.get(file)?.text ?? '';
  return (gives.find(([pattern]) => pattern.test(text))?.[1] ?? '') + name;
};
const sameName = Map.groupBy(scripts.keys(), plainName);

/** A file's name without what the build adds, or its kind if there are many. */
export function nameOf(path: string): string {
  const file = fileOf(path);
  if (scripts.has(file) && path.startsWith('/_astro/')) {
    const name = plainName(file);
    const others = sameName.get(name)?.filter((one) => one !== file) ?? [];
    if (others.length === 0) return name;
    const isOwn = (asker: string) =>
      !askers.get(asker)?.has(file) && !others.some((one) => askers.get(one)?.has(asker));
    const own = [...(askers.get(file) ?? [])].filter(isOwn).map(plainName).sort();
    return `${name}, asked for ${own[0] ? `by ${own[0]}` : 'with another'}`;
  }
  return path
    .replace(/^\//, '')
    .replace(/^_astro\/(.*)[.-][\w-]{8}(\.\w+)$/, '$1$2')
    .replace(/^pagefind\/(?:\w+\/)?[\w.]+(\.pf_\w+)$/, 'pagefind/*$1')
    .replace(/^(judge|code|programs\/frame)\/\w[\w-]*\.(\w+)$/, '$1/*.$2')
    .replace(/^code\/pieces\.[\w.]+\.json$/, 'code/pieces.*.json');
}

/** The files of these pages' figures. */
export const figureFilesOf = (path: string): readonly string[] =>
  [...read(`/${path}index.html`).matchAll(/<first-contact-figure data-figure="([\w-]+)"/g)].flatMap(
    ([, figure]) => sameName.get(`figure ${figure}`)?.map((file) => `/_astro/${file}`) ?? [],
  );
