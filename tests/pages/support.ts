import { readdirSync, readFileSync } from 'node:fs';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { inject } from 'vitest';
import { attribute, elements, parsePage } from '#site/integrations/html.ts';
import { entriesOf } from '#site/reference/entries.ts';
import { refreshOf } from '../../scripts/addresses.mjs';
import { siteIsBuilt } from '../site-is-built.ts';
import { offenders } from '../support/offenders.ts';

await siteIsBuilt();

/** The site is built for the root of a host, and for a folder of one. */
export const bases = { dist: '/', 'dist-sub': '/first-contact/' } as const;

export type Site = keyof typeof bases;

/** The site that this run tests. */
export const site: Site = inject('dir');
export const base = bases[site];

export interface Page {
  /** The page's address without its host, such as /first-contact/start-here/. */
  path: string;
  html: string;
  document: Tree.Document;
  /** Where an old address leads. */
  redirect: string | undefined;
}

export const fileAt = (name: string, of: Site = site) =>
  new URL(`../../${of}/${name}`, import.meta.url);

export const textAt = (name: string, of: Site = site) => readFileSync(fileAt(name, of), 'utf8');

/** The matching file names of the site, relative to its root. */
export function filesNamed(pattern: RegExp, of: Site = site): string[] {
  return readdirSync(fileAt('', of), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => pattern.test(name))
    .sort();
}

/** The pages of the book, without standalone programs, the sandbox, and embedded figures. */
export const pages = (of: Site = site): readonly Page[] =>
  pagesAndRedirects(of).filter(({ redirect }) => redirect === undefined);

/** The pages of the book, and the old addresses that redirect to them. */
export const pagesAndRedirects = (of: Site = site) =>
  parsed(of, /^(?!programs\/|embed\/|sandbox(-program)?\.html).*\.html$/);

/** The pages of single figures. */
export const embeds = (of: Site = site) => parsed(of, /^embed\/.*\.html$/);

/** Standalone files: programs and the sandbox. */
export const alone = (of: Site = site) => parsed(of, /^(programs\/.*|sandbox(-program)?)\.html$/);

export const pageAt = (name: string) => pages().find(({ path }) => path === base + name)!;

/** The test files of a worker share the parsed pages, because parsing takes seconds. */
const read = new Map<string, readonly Page[]>();

function parsed(of: Site, pattern: RegExp): readonly Page[] {
  const key = `${of} ${pattern}`;
  const all =
    read.get(key) ??
    filesNamed(pattern, of).map((name) => {
      const html = textAt(name, of);
      const path = bases[of] + name.replace(/index\.html$/, '');
      const document = parsePage(html);
      return { path, html, document, redirect: refreshOf(document) };
    });
  read.set(key, all);
  return all;
}

/** The pages that break a rule, each with what it has instead. */
export const pagesThatBreak = (rule: (page: Page) => unknown, among: readonly Page[] = pages()) =>
  offenders(among, ({ path }) => path, rule);

const listed = new WeakMap<Tree.Node, readonly Tree.Element[]>();

export function everything(node: Tree.Node): readonly Tree.Element[] {
  const all = listed.get(node) ?? [...elements(node)];
  listed.set(node, all);
  return all;
}

export const inside = (node: Tree.Node, matches: (element: Tree.Element) => boolean) =>
  everything(node).filter(matches);

export const tagged = (node: Tree.Node, tagName: string) =>
  inside(node, (element) => element.tagName === tagName);

export const classesOf = (element: Tree.Element) =>
  (attribute(element, 'class') ?? '').split(/\s+/);

export const withClass = (node: Tree.Node, name: string) =>
  inside(node, (element) => classesOf(element).includes(name));

/** The elements with an attribute, optionally of a certain value. */
export const having = (node: Tree.Node, name: string, value?: string) =>
  inside(node, (element) => {
    const own = attribute(element, name);
    return own !== undefined && (value === undefined || own === value);
  });

/**
 * One template creates the function pages. Together these show everything in it: live and plain
 * listings, a loop's values, times, maps, a TypeScript-only function, and the longest name.
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
  'polygonIntersectsCircle',
  'ulp',
];

/**
 * The pages to open in a browser, without those that differ from others only by their data. The
 * long run (FULL=1) opens all.
 */
export function pagesToOpen(of: Site = site): Page[] {
  return pages(of).filter(({ path }) => {
    const [, name] = /\/reference\/(\w+)\/$/.exec(path) ?? [];
    return process.env.FULL === '1' || !name || name === 'types' || functionsToOpen.includes(name);
  });
}

/** All text of a page outside the given elements, with its ancestors. */
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

/** The preset in which a page's figures start, or undefined for the first. */
export function presetOn(path: string): string | undefined {
  const [, name] = /\/reference\/(\w+)\/$/.exec(path) ?? [];
  return entriesOf().find((one) => one.name === name)?.preset;
}
