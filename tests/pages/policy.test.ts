import { createHash } from 'node:crypto';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import {
  alone,
  embeds,
  everything,
  filesNamed,
  type Page,
  pages,
  pagesThatBreak,
  textAt,
} from './support.ts';

const host = 'https://this-site.example';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policies(page: Page) {
  return everything(page.document).filter(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
}

function sources(page: Page, directive: string): string[] {
  const policy = policies(page).map((element) => attribute(element, 'content') ?? '')[0] ?? '';
  const entry = policy.split(';').map((part) => part.trim().split(/\s+/));
  return entry.find(([name]) => name === directive)?.slice(1) ?? [];
}

const isElsewhere = (url: string, path: string) =>
  !url.startsWith('data:') && new URL(url, host + path).origin !== host;

/** Whatever url() and @import name in a stylesheet or in a list of declarations. */
function addressesInCss(css: string): string[] {
  const addresses: string[] = [];
  postcss.parse(css).walk((node) => {
    const value = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    for (const match of value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)) addresses.push(match[2]!);
    if (node.type === 'atrule' && node.name === 'import') {
      const quoted = /^(["'])(.*?)\1/.exec(value);
      if (quoted) addresses.push(quoted[2]!);
    }
  });
  return addresses;
}

const loadingAttributes = ['src', 'srcset', 'poster', 'data', 'href', 'xlink:href', 'action'];
const addressesOnly = ['canonical', 'sitemap', 'alternate', 'prev', 'next'];

function addressesLoaded(page: Page): string[] {
  return everything(page.document).flatMap((element) => {
    if (element.tagName === 'a') return [];
    if (addressesOnly.includes(attribute(element, 'rel') ?? '')) return [];
    const inAttributes = element.attrs
      .filter((attr) => loadingAttributes.includes(attr.name))
      .flatMap(({ name, value }) =>
        name === 'srcset' ? value.split(/\s+[\d.]+[wx]\s*,?|,\s+/).filter(Boolean) : [value],
      );
    const css = element.tagName === 'style' ? textOf(element) : attribute(element, 'style');
    return [...inAttributes, ...(css ? addressesInCss(css) : [])];
  });
}

const everyPage = [...pages(), ...embeds()];
const everyFile = [...everyPage, ...alone()];

it('has one policy, before anything it is to govern', async () => {
  const governed = ['script', 'style', 'link', 'base', 'img'];
  const broken = await pagesThatBreak((page) => {
    expect(policies(page)).toHaveLength(1);
    const place = policies(page)[0]?.sourceCodeLocation?.startOffset ?? Infinity;
    const earlier = everything(page.document).filter(
      ({ tagName, sourceCodeLocation }) =>
        governed.includes(tagName) && !(sourceCodeLocation!.startOffset > place),
    );
    expect(earlier.map(({ tagName }) => tagName)).toEqual([]);
  }, everyFile);
  expect(alone().length).toBeGreaterThan(30);
  expect(broken).toEqual([]);
});

it('allows no other base, and no form to be sent', async () => {
  const broken = await pagesThatBreak((page) => {
    for (const directive of ['default-src', 'base-uri', 'form-action']) {
      expect(sources(page, directive), directive).toEqual(["'none'"]);
    }
    expect(attribute(policies(page)[0]!, 'content')).not.toMatch(/'unsafe-eval'|\*|https?:/);
  }, everyFile);
  expect(broken).toEqual([]);
});

it('allows scripts and styles by hash, not wherever they stand', async () => {
  const broken = await pagesThatBreak((page) => {
    const policy = attribute(policies(page)[0]!, 'content') ?? '';
    expect(policy.split(/[\s;]+/)).not.toContain("'unsafe-inline'");
  }, everyPage);
  expect(broken).toEqual([]);
});

it('lists its inline scripts and styles, and no others', async () => {
  const distinct = (texts: string[]) => [...new Set(texts.map(hash))].sort();
  const broken = await pagesThatBreak((page) => {
    const all = everything(page.document);
    const scripts = all.filter(
      (element) => element.tagName === 'script' && attribute(element, 'src') === undefined,
    );
    const styles = all.filter((element) => element.tagName === 'style');
    const attributes = all.flatMap((element) => attribute(element, 'style') ?? []);
    const listed = (directive: string) =>
      sources(page, directive).filter((source) => source.startsWith("'sha256-"));
    expect(listed('script-src').sort()).toEqual(distinct(scripts.map(textOf)));
    expect(listed('style-src-elem').sort()).toEqual(distinct(styles.map(textOf)));
    expect(listed('style-src-attr').sort()).toEqual(distinct(attributes));
  }, everyPage);
  expect(broken).toEqual([]);
});

it('has no scripts in attributes, which no hash would allow', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    const attributes = everything(document).flatMap((element) => element.attrs);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([]);
  }, everyPage);
  expect(broken).toEqual([]);
});

it('loads nothing from another host', async () => {
  const broken = await pagesThatBreak((page) => {
    expect(addressesLoaded(page).filter((url) => isElsewhere(url, page.path))).toEqual([]);
  }, everyPage);
  expect(broken).toEqual([]);
});

it('leaves the choice of light or dark to the system', async () => {
  const broken = await pagesThatBreak(({ document }) => {
    expect(attribute(elements(document).next().value!, 'data-theme')).toBeUndefined();
  }, everyPage);
  expect(broken).toEqual([]);
});

it('has no stylesheet that loads something from another host', () => {
  const names = filesNamed(/\.css$/);
  expect(names.length).toBeGreaterThan(0);
  const elsewhere = names.flatMap((name) =>
    addressesInCss(textAt(name)).flatMap((url) =>
      isElsewhere(url, '/') ? [`${name}: ${url}`] : [],
    ),
  );
  expect(elsewhere).toEqual([]);
});
