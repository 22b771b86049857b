import { creator, select } from 'd3-selection';
import { layers, type Mark } from './marks.ts';
import type { Projection } from './projection.ts';
import { isDrawn, type Svg, svgOf } from './svg.ts';

/** The mark that an element shows. */
interface Shown {
  readonly mark: Mark;
  readonly scale: string;
  readonly svg: Svg;
  /** Whether the element still lacks the changes that a move postpones. */
  readonly isBehind: boolean;
}
const shown = new WeakMap<Element, Shown>();

/** The elements of the last drawing, in the order of their marks. */
const drawings = new WeakMap<SVGSVGElement, ReadonlyMap<string, SVGElement>>();

/**
 * Draws marks as elements. Elements from the build have the keys of their marks and are reused, so
 * nothing flashes when the script starts. While the figure moves, handles keep their spoken values and
 * invisible paths, because a browser takes longer for these than for the whole drawing.
 */
export function render(
  svg: SVGSVGElement,
  marks: Iterable<Mark>,
  view: Projection,
  isMoving = false,
): void {
  const drawn = [...marks].filter((mark) => isDrawn(mark, view));
  const scale = `0 0 ${view.size.width} ${view.size.height}`;
  if (svg.getAttribute('viewBox') !== scale) svg.setAttribute('viewBox', scale);
  let elements = drawings.get(svg);
  // Most moves of a drag do not change a key, and a join takes longer than everything else.
  if (!elements || !haveKeys(drawn, elements)) {
    elements = join(svg, drawn, view);
    drawings.set(svg, elements);
  }
  let i = 0;
  for (const element of elements.values()) {
    const mark = drawn[i]!;
    i += 1;
    const before = shown.get(element);
    const isUpToDate = before?.scale === scale && (isMoving || !before.isBehind);
    if (isUpToDate && isSame(before.mark, mark)) continue;
    const whole = svgOf(mark, view);
    const now = isMoving && before ? whileMoving(whole, before.svg) : whole;
    shown.set(element, { mark, scale, svg: now, isBehind: now !== whole });
    update(element, now, before?.svg);
  }
}

function haveKeys(marks: readonly Mark[], elements: ReadonlyMap<string, SVGElement>): boolean {
  if (marks.length !== elements.size) return false;
  let i = 0;
  for (const key of elements.keys()) {
    if (marks[i]!.key !== key) return false;
    i += 1;
  }
  return true;
}

/** Makes, orders and removes elements, so that each mark has one. */
function join(
  svg: SVGSVGElement,
  marks: readonly Mark[],
  view: Projection,
): ReadonlyMap<string, SVGElement> {
  const elements = new Map<string, SVGElement>(marks.map(({ key }) => [key, svg]));
  select(svg)
    .selectChildren<SVGGElement, unknown>('g')
    .data(layers)
    .join((enter) => enter.append('g').attr('class', (layer) => layer))
    .selectChildren<SVGElement, Mark>('[data-key]')
    .data(
      (layer) => marks.filter((mark) => mark.layer === layer),
      function (mark) {
        return mark?.key ?? (this as SVGElement).dataset.key!;
      },
    )
    .join((enter) =>
      enter.append(function (mark) {
        return creator<SVGElement>(svgOf(mark, view).tag).call(this as unknown as SVGElement);
      }),
    )
    .each(function ({ key }) {
      elements.set(key, this);
    });
  return elements;
}

/** Returns a handle with its new look, but with its old invisible attributes and paths. */
function whileMoving(now: Svg, { attributes, paths }: Svg): Svg {
  if (!now.paths || !paths || attributes['data-selected'] !== now.attributes['data-selected']) {
    return now;
  }
  return {
    ...now,
    attributes,
    paths: now.paths.map((path, i) => (path[0] === 'reach' ? paths[i]! : path)),
  };
}

/** Updates the differences from `before` or, without it, from the build's drawing. */
function update(element: SVGElement, { attributes, text, below, paths }: Svg, before?: Svg): void {
  for (const [name, value] of Object.entries(attributes)) {
    const last = before ? before.attributes[name] : element.getAttribute(name);
    if (String(last) !== String(value)) element.setAttribute(name, String(value));
  }
  for (const name in before?.attributes) if (!(name in attributes)) element.removeAttribute(name);
  const lastText = before ? before.text! + before.below : element.textContent;
  if (text !== undefined && lastText !== text + below) write(element, text, below);
  if (!paths || paths === before?.paths) return;
  select(element)
    .selectChildren<SVGPathElement, unknown>('path')
    .data(paths)
    .join((enter) => enter.append('path').attr('class', ([style]) => style))
    .each(function ([, d], i) {
      const last = before?.paths?.[i]?.[1] ?? this.getAttribute('d');
      if (last !== d) this.setAttribute('d', d);
    });
}

/** Changes the words of a label. */
function write(element: SVGElement, text: string, below = ''): void {
  // Reuse the node with a new value, which keeps layout small.
  const [words, more] = element.childNodes;
  if (words && !more && !below) {
    words.nodeValue = text;
    return;
  }
  const label = select(element).text(text);
  if (below) label.append('tspan').attr('class', 'low').attr('dy', 5).text(below);
}

/** Tests whether two marks, or parts of them, are the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
