import type { Layer, Words } from './surface.ts';

export function append(parent: Element, tag: string): SVGElement {
  const { ownerDocument } = parent;
  const element = ownerDocument.createElementNS('http://www.w3.org/2000/svg', tag);
  parent.append(element);
  return element;
}

/** The group of a layer, made if it is not there yet. */
export function groupOf(svg: SVGSVGElement, layer: Layer): Element {
  const present = svg.querySelector(`g.${layer}`);
  if (present) return present;
  const group = append(svg, 'g');
  group.setAttribute('class', layer);
  return group;
}

/** Changes the words of a label. */
export function write(element: SVGElement, { text, below }: Words): void {
  // The node stays and gets a new value, which keeps layout small.
  const [words, more] = element.childNodes;
  if (words && !more && !below) {
    words.nodeValue = text;
    return;
  }
  element.textContent = text;
  if (!below) return;
  const low = append(element, 'tspan');
  low.setAttribute('class', 'low');
  low.setAttribute('dy', '5');
  low.textContent = below;
}
