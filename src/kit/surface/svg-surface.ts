import {
  type Attributes,
  type Handle,
  type Layer,
  layers,
  type Mark,
  type Numbers,
  type Size,
  type Words,
} from './surface.ts';
import { append, groupOf, write } from './svg-elements.ts';
import { SvgMarks, type Values } from './svg-marks.ts';
import { placeOf, short } from './svg-text.ts';

/** The element of a mark, and its last values: only what differs is set again. */
interface Entry {
  readonly element: SVGElement;
  readonly attributes: Map<string, string | number>;
  /** The words of a label. */
  text: string | null;
  /** The numbers an outline was written from; for a handle, its place. */
  numbers: Numbers | null;
  /** All attributes of a handle: they are not written again while they are the same object. */
  given: Attributes | null;
  pass: number;
}

/**
 * Draws with SVG elements in a page. Each mark is made once: a later drawing changes only the
 * attributes that differ, and hides what it does not draw. Marks that are there already, drawn at
 * build time, are taken over, which is why nothing flashes when the script starts.
 */
export class SvgSurface extends SvgMarks {
  readonly svg: SVGSVGElement;
  readonly #entries = new Map<string, Entry>();
  readonly #groups: Readonly<Record<Layer, Element>>;
  #pass = 0;
  #isDragging = false;
  /** Handles with pieces that were not updated during a drag. */
  readonly #outdated = new Set<Entry>();
  /** The mark drawn last in each layer, in this pass. */
  readonly #last = new Map<Layer, SVGElement>();

  constructor(svg: SVGSVGElement) {
    super();
    this.svg = svg;
    this.#groups = Object.fromEntries(
      layers.map((layer) => [layer, groupOf(svg, layer)]),
    ) as Readonly<Record<Layer, Element>>;
    for (const element of svg.querySelectorAll<SVGElement>('[data-key]')) {
      this.#remember(element.dataset.key ?? '', element);
    }
  }

  resize({ width, height }: Size): void {
    this.svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }

  deferUnseen(isDragging: boolean): void {
    this.#isDragging = isDragging;
    if (isDragging) return;
    for (const entry of this.#outdated) entry.numbers = null;
    this.#outdated.clear();
  }

  pass(draw: () => void): void {
    this.#pass += 1;
    this.#last.clear();
    draw();
    for (const entry of this.#entries.values()) {
      this.#set(entry, 'visibility', entry.pass === this.#pass ? null : 'hidden');
    }
  }

  label(mark: Mark, x: number, y: number, words: Words, attributes?: Attributes): void {
    const entry = this.element('text', mark, { x, y, ...attributes });
    const { element } = entry;
    const text = words.text + words.below;
    if (entry.text === text) return;
    entry.text = text;
    if (element.textContent !== text) write(element, words);
  }

  given(key: string): Attributes | null {
    return this.#entries.get(key)?.given ?? null;
  }

  /**
   * The group of a handle. Each piece is moved by itself: after a `transform` a browser rebuilds
   * all layers of the page.
   */
  handle(mark: Mark, { x, y, pieces, attributes, unseen }: Handle): void {
    let entry = this.#entries.get(mark.key);
    const isNew = !entry;
    if (entry?.given === attributes) this.#keep(entry, mark.layer);
    else entry = this.element('g', mark, attributes);
    entry.given = attributes;
    if (isNew) {
      for (const [style] of pieces) append(entry.element, 'path').setAttribute('class', style);
    }
    if (isSame(entry, [x, y])) return;
    const isDeferred = this.#isDragging && !isNew && unseen.length > 0;
    if (isDeferred) this.#outdated.add(entry);
    const place = placeOf(x, y);
    for (const [i, [style, path]] of pieces.entries()) {
      if (isDeferred && unseen.includes(style)) continue;
      entry.element.children[i]!.setAttribute('d', place + path);
    }
  }

  attribute(key: string, name: string, value: string | number): void {
    const entry = this.#entries.get(key);
    if (entry) this.#set(entry, name, value);
  }

  protected outline(
    tag: string,
    mark: Mark,
    name: string,
    numbers: Numbers,
    write: (numbers: Numbers) => string,
  ): void {
    const entry = this.element(tag, mark, {});
    if (!isSame(entry, numbers)) this.#set(entry, name, write(numbers));
  }

  protected element(tag: string, { key, style, layer }: Mark, values: Values): Entry {
    let entry = this.#entries.get(key);
    if (!entry) {
      const element = append(this.#groups[layer], tag);
      element.setAttribute('data-key', key);
      entry = this.#remember(key, element);
      this.#putInOrder(layer, element);
    }
    this.#keep(entry, layer);
    this.#set(entry, 'class', style);
    for (const name in values) {
      const value = values[name]!;
      this.#set(entry, name, typeof value === 'number' ? short(value) : value);
    }
    return entry;
  }

  /** Marks an entry as drawn in this pass. */
  #keep(entry: Entry, layer: Layer): void {
    // A mark drawn twice in one pass keeps its place in the order.
    if (entry.pass === this.#pass) return;
    entry.pass = this.#pass;
    this.#last.set(layer, entry.element);
  }

  /** Puts a mark that is new in a later pass where it would be had it always been there. */
  #putInOrder(layer: Layer, element: SVGElement): void {
    const last = this.#last.get(layer);
    if (last) last.after(element);
    else element.parentNode?.prepend(element);
  }

  #remember(key: string, element: SVGElement): Entry {
    const attributes = new Map<string, string | number>();
    // The only attribute that a later drawing may have to remove.
    const visibility = element.getAttribute('visibility');
    if (visibility) attributes.set('visibility', visibility);
    const entry: Entry = { element, attributes, text: null, numbers: null, given: null, pass: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #set({ element, attributes }: Entry, name: string, value: string | number | null): void {
    if ((attributes.get(name) ?? null) === value) return;
    if (value === null) {
      attributes.delete(name);
      element.removeAttribute(name);
    } else {
      attributes.set(name, value);
      element.setAttribute(name, String(value));
    }
  }
}

/** Whether the mark was drawn from the same numbers; records them if not. */
function isSame(entry: Entry, numbers: Numbers): boolean {
  const before = entry.numbers;
  entry.numbers = numbers;
  return before?.length === numbers.length && numbers.every((value, i) => value === before[i]);
}
