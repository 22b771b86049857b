/**
 * Greys parts of a line with the Custom Highlight API, without changing elements. Older browsers
 * show them like the rest of the line.
 */
export class Dimmed {
  readonly #code: Element;
  #texts: { readonly node: Text; readonly from: number; readonly to: number }[] | null = null;
  #shown = '';
  #ranges: Range[] = [];

  constructor(code: Element) {
    this.#code = code;
  }

  show(columns: readonly (readonly [number, number])[]): void {
    const key = columns.map((pair) => pair.join('-')).join(' ');
    if (key === this.#shown) return;
    this.#shown = key;
    const highlight = neverRan();
    for (const range of this.#ranges) highlight?.delete(range);
    this.#ranges = columns.flatMap(([from, to]) => this.#rangeOf(from, to));
    for (const range of this.#ranges) highlight?.add(range);
  }

  #rangeOf(from: number, to: number): Range[] {
    this.#texts ??= textsIn(this.#code);
    return this.#texts.flatMap((text) => {
      const start = Math.max(from, text.from);
      const end = Math.min(to, text.to);
      if (start >= end) return [];
      const range = new Range();
      range.setStart(text.node, start - text.from);
      range.setEnd(text.node, end - text.from);
      return [range];
    });
  }
}

function textsIn(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; from: number; to: number }[] = [];
  let from = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, from, to: from + node.length });
    from += node.length;
  }
  return texts;
}

function neverRan(): Highlight | null {
  if (!('highlights' in CSS)) return null;
  const known = CSS.highlights.get('never-ran');
  if (known) return known;
  const created = new Highlight();
  CSS.highlights.set('never-ran', created);
  return created;
}
