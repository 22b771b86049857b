import { common, places, typeOf } from './headers.ts';

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

const framing = 'Content-Security-Policy';

/**
 * The rules as Netlify and Cloudflare Pages read them, from a file `_headers` in the site's root. Where
 * several rules set one header, one of the two joins the values and the other chooses among them: so no
 * two rules here set the same header of one file. What both do by themselves is left out: to ask again
 * for what may have changed, to send `/page` on to `/page/`, and to show the site's own 404 page.
 * @param files the paths of all files below the site's base
 */
export function headersFile(base: string, files: readonly string[]): string {
  const rules = [['*', common] as const, ...kept(), ...framed(files), ...downloads(files)];
  const lines = rules.flatMap(([path, headers]) => [
    base + path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const head =
    '# For Netlify and Cloudflare Pages. Made by the build from src/site/hosting/headers.ts.';
  return `${[head, ...lines].join('\n')}\n`;
}

const [site, ...folders] = places;

/** The folders whose files are kept for longer than these hosts let them be. */
function kept(): Rule[] {
  const caching = 'Cache-Control';
  return folders
    .filter(({ headers }) => headers[caching] !== site!.headers[caching])
    .map(({ folder, headers }) => [`${folder}*`, { [caching]: headers[caching]! }]);
}

/** The pages that only this site may frame: each folder by name, since nothing can be excepted. */
function framed(files: readonly string[]): Rule[] {
  const open = folders.filter(({ headers }) => !(framing in headers));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !open.some(({ folder }) => file.startsWith(folder)));
  // A page beside the home page may lose its extension on these hosts.
  const patterns = pages.map((page) =>
    page === 'index.html' ? '' : page.replace(/\/.*$/, '/*').replace(/\.html$/, '*'),
  );
  return [...new Set(patterns)].map((path) => [path, { [framing]: site!.headers[framing]! }]);
}

/** Code to take home, whose types are not the same everywhere. */
function downloads(files: readonly string[]): Rule[] {
  const plain = files.filter((file) => typeOf(file).startsWith('text/plain'));
  const kinds = new Set(plain.map((file) => file.replace(/[^/]*(?=\.\w+$)/, '*')));
  return [...kinds].sort().map((path) => [path, { 'Content-Type': typeOf(path) }]);
}
