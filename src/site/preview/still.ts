import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import type { Size } from '#figure/projection.ts';
import { outlineOf, type Type } from './faces.ts';
import { declaredIn, resolved, type Style } from './styles.ts';

/** The properties that a renderer without style sheets needs for each element. */
const told = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'visibility',
];

const ofType = ['font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor'];

/** A figure in its first position, as SVG that needs neither style sheets nor fonts. */
export async function stillPicture(figure: AnyFigure, size: Size): Promise<string> {
  return plainSvg(drawAtBuild(figure, size));
}

/** A drawing with its styles as attributes and its words as outlines. */
export async function plainSvg(svg: string): Promise<string> {
  const tree = fromHtml(svg, { fragment: true, space: 'svg' });
  const declared = declaredIn(tree);
  const inherited = new Map<string, string>();
  const content: ElementContent[] = [];
  for (const child of tree.children) {
    if (child.type === 'element') content.push(...(await plain(child, declared, inherited)));
  }
  return toHtml({ type: 'root', children: content } satisfies Root, { space: 'svg' });
}

async function plain(
  element: Element,
  declared: ReadonlyMap<Element, Style>,
  above: Style,
): Promise<ElementContent[]> {
  const own = declared.get(element) ?? new Map<string, string>();
  if (own.get('display') === 'none') return [];
  const scope = new Map(above);
  for (const [name, value] of own) {
    if (name.startsWith('--')) scope.set(name, value);
  }
  for (const name of ofType) {
    const value = own.get(name);
    if (value !== undefined) scope.set(name, sizeIn(resolved(value, scope), above));
  }
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(element.properties)) {
    const isKept = !/^(aria|data|className|role|tabIndex)/i.test(name);
    if (isKept) properties[name] = value;
  }
  for (const name of told) {
    const value = own.get(name);
    if (value === undefined) continue;
    const text = resolved(value, scope);
    properties[camel(name)] = text === 'transparent' ? 'none' : text;
  }
  if (element.tagName === 'text') return [await outlined(element, properties, declared, scope)];
  const children: ElementContent[] = [];
  for (const child of element.children) {
    if (child.type === 'element') children.push(...(await plain(child, declared, scope)));
  }
  return [{ ...element, properties, children }];
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns a size in pixels that may be given in `em`. */
function sizeIn(value: string, above: Style): string {
  const [, ems] = /^([\d.]+)em$/.exec(value) ?? [];
  return ems === undefined
    ? value
    : `${Number(ems) * Number.parseFloat(above.get('font-size')!)}px`;
}

function typeIn(scope: Style): Type {
  const family = (scope.get('font-family') ?? '').split(',')[0]!.replaceAll("'", '');
  return {
    family,
    weight: Number(scope.get('font-weight') ?? 400),
    isItalic: scope.get('font-style') === 'italic',
    size: Number.parseFloat(scope.get('font-size') ?? ''),
  };
}

/** Returns the words of a label as one path, in position. */
async function outlined(
  element: Element,
  { x, y, ...properties }: Element['properties'],
  declared: ReadonlyMap<Element, Style>,
  scope: Style,
): Promise<Element> {
  const pieces: { d: string; at: number; drop: number }[] = [];
  let width = 0;
  let drop = 0;
  for (const child of element.children) {
    const isLow = child.type === 'element';
    const style = isLow ? withType(declared.get(child), scope) : scope;
    if (isLow) drop += Number(child.properties.dy ?? 0);
    const outline = await outlineOf(textOf(child), typeIn(style));
    pieces.push({ d: outline.d, at: width, drop });
    width += outline.width;
  }
  const anchor = scope.get('text-anchor');
  const start = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  return {
    type: 'element',
    tagName: 'g',
    properties,
    children: pieces.map(({ d, at, drop: down }) => {
      const place = `translate(${Number(x) + at - start} ${Number(y) + down})`;
      return {
        type: 'element',
        tagName: 'path',
        properties: { d, transform: place },
        children: [],
      };
    }),
  };
}

function withType(own: Style | undefined, above: Style): Style {
  const scope = new Map(above);
  for (const name of ofType) {
    const value = own?.get(name);
    if (value !== undefined) scope.set(name, sizeIn(resolved(value, scope), above));
  }
  return scope;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
