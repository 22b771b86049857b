import { type Attributes, layers, type Mark } from './marks.ts';
import type { Projection } from './projection.ts';
import { isDrawn, svgOf } from './svg.ts';

/**
 * Returns a drawing as the text of an SVG. `attributes` belong to the svg element itself; `floor`
 * is markup under all marks.
 */
export function print(
  marks: Iterable<Mark>,
  view: Projection,
  attributes: Attributes = {},
  floor = '',
): string {
  const content = { ground: floor, shapes: '', marks: '', labels: '', handles: '' };
  for (const mark of marks) if (isDrawn(mark, view)) content[mark.layer] += markOf(mark, view);
  const groups = layers.map((layer) => element('g', { class: layer }, content[layer]));
  const { width, height } = view.size;
  return element('svg', { ...attributes, viewBox: `0 0 ${width} ${height}` }, groups.join(''));
}

function markOf(mark: Mark, view: Projection): string {
  const { tag, attributes, text = '', below, paths = [] } = svgOf(mark, view);
  const low = below ? element('tspan', { class: 'low', dy: 5 }, escapeText(below)) : '';
  const pieces = paths.map(([style, d]) => element('path', { class: style, d }, ''));
  return element(tag, attributes, escapeText(text) + low + pieces.join(''));
}

function element(tag: string, attributes: Attributes, content: string): string {
  let start = tag;
  for (const [name, value] of Object.entries(attributes)) {
    start += ` ${name}="${escapeValue(String(value))}"`;
  }
  return `<${start}>${content}</${tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, (one) => entities[one]!);
const escapeValue = (text: string) => text.replace(/[&"]/g, (one) => entities[one]!);
