import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import postcss, { type Container, type Rule } from 'postcss';

// The styles that the site's sheets give to each element of a drawing, on paper, for code that
// draws pictures without a browser.

/** The sheets for drawings, by layer, from the lowest to the highest. */
const layers = [['roles'], ['figure'], ['looks', 'labels', 'areas', 'handles'], ['truth']];

interface Styled {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
  readonly layer: number;
  /** Classes and attributes count 100, element names 1. */
  readonly specificity: number;
}

/** States that a still picture does not have. */
const isOfState = (selector: string) => /:(hover|focus|active|has)|::/.test(selector);

function styledIn(container: Container, layer: number, parents: readonly string[]): Styled[] {
  return (container.nodes ?? []).flatMap((node): Styled[] => {
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') {
      return styledIn(node, layer, parents);
    }
    if (node.type !== 'rule') return [];
    const selectors = parents.length === 0 ? node.selectors : nested(node, parents);
    const declarations = new Map<string, string>();
    for (const one of node.nodes) if (one.type === 'decl') declarations.set(one.prop, one.value);
    const own = selectors
      .filter((selector) => declarations.size > 0 && !isOfState(selector))
      .map((selector) => ({
        selector,
        declarations,
        layer,
        specificity: specificityOf(selector),
      }));
    return [...own, ...styledIn(node, layer, selectors)];
  });
}

function nested({ selectors }: Rule, parents: readonly string[]): string[] {
  return parents.flatMap((parent) =>
    selectors.map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`)),
  );
}

function specificityOf(selector: string): number {
  // Of a list in brackets count only the first, because in these sheets all of them weigh the same.
  const flat = selector.replaceAll(/:(?:is|not)\(([^,)]*)[^)]*\)/g, '$1');
  const classes = flat.match(/[.:[]/g)?.length ?? 0;
  const names = flat.match(/(?<![\w.:[='"-])[a-z][\w-]*/g)?.length ?? 0;
  return 100 * classes + names;
}

const sheets = join(process.cwd(), 'src/site/styles');
const styled = layers
  .flatMap((names, layer) =>
    names.flatMap((name) =>
      styledIn(postcss.parse(readFileSync(join(sheets, `${name}.css`), 'utf8')), layer, []),
    ),
  )
  .sort((a, b) => a.layer - b.layer || a.specificity - b.specificity);

export type Style = ReadonlyMap<string, string>;

/** The colour roles, for anything next to a drawing. */
export const roles: Style = new Map(
  styled.flatMap(({ selector, declarations }) => (selector === ':root' ? [...declarations] : [])),
);

/** Returns the declared properties of each element of the tree, with the value that applies. */
export function declaredIn(tree: Root): Map<Element, Map<string, string>> {
  const all = new Map<Element, Map<string, string>>();
  for (const { selector, declarations } of styled) {
    for (const element of selectAll(selector, tree, 'svg')) {
      const own = all.get(element) ?? new Map<string, string>();
      for (const [property, value] of declarations) {
        if (property === 'font') for (const one of fontOf(value)) own.set(...one);
        else own.set(property, value);
      }
      all.set(element, own);
    }
  }
  return all;
}

function fontOf(value: string): [string, string][] {
  const found = /^(italic )?(\d+) (\S+)(?: \/ \S+)? (\S.*)$/.exec(value);
  if (!found) throw new Error(`A drawing cannot use the font "${value}".`);
  const [, italic, weight, size, family] = found;
  return [
    ['font-style', italic ? 'italic' : 'normal'],
    ['font-weight', weight!],
    ['font-size', size!],
    ['font-family', family!],
  ];
}

/** Resolves the variables and functions of a value, in the colours for paper. */
export function resolved(value: string, variables: Style): string {
  let text = value;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replaceAll(/var\((--[\w-]+)\)/g, (_, name) => {
        const known = variables.get(name);
        if (known === undefined) throw new Error(`No style of a drawing sets ${name}.`);
        return known;
      })
      .replaceAll(/light-dark\(([^,()]+),[^()]+\)/g, '$1')
      .replaceAll(/color-mix\(in srgb, (#\w{6}) ([\d.]+)%, (#\w{6}|transparent)\)/g, mixed);
  }
  if (/\b(var|light-dark|color-mix|calc)\(/.test(text)) {
    throw new Error(`A drawing cannot compute "${text}".`);
  }
  return text;
}

function mixed(_: string, first: string, percent: string, second: string): string {
  const share = Number(percent) / 100;
  const bytes = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  if (second === 'transparent') return `rgba(${bytes(first).join(', ')}, ${share})`;
  const others = bytes(second);
  return `rgb(${bytes(first)
    .map((byte, i) => Math.round(share * byte + (1 - share) * others[i]!))
    .join(', ')})`;
}
