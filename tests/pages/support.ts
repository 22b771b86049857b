import { readdirSync, readFileSync } from 'node:fs';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parsePage } from '#site/integrations/html.ts';
import { entries } from '#site/reference/groups.ts';
import { siteIsBuilt } from '../site-is-built.ts';

await siteIsBuilt();

/** The site is built twice: for the root of a host, and for a folder of one. */
export const bases = { dist: '/', 'dist-sub': '/first-contact/' } as const;

export type Site = keyof typeof bases;

export const sites = Object.keys(bases) as Site[];

export interface Page {
  /** The page's address without its host, such as /first-contact/start-here/. */
  path: string;
  html: string;
  document: Tree.Document;
}

export function siteFile(site: Site, name: string): URL {
  return new URL(`../../${site}/${name}`, import.meta.url);
}

/** Names of the files of a site that match, relative to its root. */
export function siteFiles(site: Site, pattern: RegExp): string[] {
  return readdirSync(siteFile(site, ''), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => pattern.test(name))
    .sort();
}

/**
 * The pages of the book. A program to take home and the sandbox are files by themselves, and the figures
 * to embed have pages without the book.
 */
export const pages = (site: Site) =>
  pagesNamed(site, /^(?!programs\/|embed\/|sandbox\.html).*\.html$/);

/** The pages of one figure each. */
export const embeds = (site: Site) => pagesNamed(site, /^embed\/.*\.html$/);

function pagesNamed(site: Site, pattern: RegExp): Page[] {
  return siteFiles(site, pattern).map((name) => {
    const html = readFileSync(siteFile(site, name), 'utf8');
    const path = bases[site] + name.replace(/index\.html$/, '');
    return { path, html, document: parsePage(html) };
  });
}

/**
 * Pages of functions are made by one template. These have between them all that it can show: a live
 * listing and a plain one, a loop's values, times, maps, a function of TypeScript alone, the longest name.
 */
export const functionsToOpen = [
  'assertConvexPolygon',
  'boxIntersectsCircle',
  'castCircleAgainstPolygon',
  'closestPointOnPolygon',
  'collideBoxCircle',
  'convexPolygonIntersectsCircle',
  'convexPolygonIntersectsCircleByNearestVertex',
  'createCircleGrid',
  'pointInPolygonExactly',
];

/**
 * The pages to open in a browser: every page but those that differ from these only by their data. The long
 * run (FULL=1) opens all.
 */
export function pagesToOpen(site: Site): Page[] {
  if (process.env.FULL === '1') return pages(site);
  return pages(site).filter(({ path }) => {
    const [, name] = /\/reference\/(\w+)\/$/.exec(path) ?? [];
    return !name || name === 'types' || functionsToOpen.includes(name);
  });
}

/** All text of a page that is not inside one of the given elements, with its ancestors. */
export function* texts(
  node: Tree.Node,
  skipped: readonly string[],
  ancestors: Tree.Element[] = [],
): Generator<{ text: string; ancestors: Tree.Element[] }> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (child.nodeName === '#text' && 'value' in child) yield { text: child.value, ancestors };
    if ('tagName' in child && !skipped.includes(child.tagName)) {
      yield* texts(child, skipped, [...ancestors, child]);
    }
  }
}

/** The preset in which a page lets its figures begin; undefined for the first one. */
export function presetOn(path: string): string | undefined {
  const [, name] = /^\/reference\/(\w+)\/$/.exec(path) ?? [];
  return entries.find((one) => one.name === name)?.preset;
}
