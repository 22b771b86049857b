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
import { SvgMarks, type Values } from './svg-marks.ts';
import { placeOf, short } from './svg-text.ts';

/** An element as it will be written. */
interface Written {
  readonly tag: string;
  readonly layer: Layer;
  readonly attributes: Map<string, string | number>;
  /** Its content, as markup. */
  content: string;
}

/** Writes a drawing as the text of an SVG, at build time: one pass, no document needed. */
export class TextSurface extends SvgMarks {
  readonly #attributes: Map<string, string | number>;
  readonly #bottom: string;
  readonly #marks = new Map<string, Written>();

  /** `attributes` are those of the SVG itself; `bottom` is markup that lies under all marks. */
  constructor(attributes: Attributes = {}, bottom = '') {
    super();
    this.#attributes = new Map(Object.entries(attributes));
    this.#bottom = bottom;
  }

  resize({ width, height }: Size): void {
    this.#attributes.set('viewBox', `0 0 ${width} ${height}`);
  }

  pass(draw: () => void): void {
    this.#marks.clear();
    draw();
  }

  label(mark: Mark, x: number, y: number, { text, below }: Words, attributes?: Attributes): void {
    const written = this.element('text', mark, { x, y, ...attributes });
    const low = below && `<tspan class="low" dy="5">${escapeText(below)}</tspan>`;
    written.content = escapeText(text) + low;
  }

  handle(mark: Mark, { x, y, pieces, attributes }: Handle): void {
    const place = placeOf(x, y);
    this.element('g', mark, attributes).content = pieces
      .map(([style, path]) => `<path class="${style}" d="${place}${path}"></path>`)
      .join('');
  }

  given(): null {
    return null;
  }

  deferUnseen(): void {}

  attribute(key: string, name: string, value: string | number): void {
    this.#marks.get(key)?.attributes.set(name, value);
  }

  /** The drawing as markup. */
  get text(): string {
    const groups = layers.map((layer) => {
      const marks = [...this.#marks.values()].filter((mark) => mark.layer === layer);
      const bottom = layer === 'ground' ? this.#bottom : '';
      return `<g class="${layer}">${bottom}${marks.map(markup).join('')}</g>`;
    });
    const content = groups.join('');
    return markup({ tag: 'svg', attributes: this.#attributes, content });
  }

  protected outline(
    tag: string,
    mark: Mark,
    name: string,
    numbers: Numbers,
    write: (numbers: Numbers) => string,
  ): void {
    this.element(tag, mark, { [name]: write(numbers) });
  }

  /** A key drawn twice is one mark, in its last form. */
  protected element(tag: string, { key, style, layer }: Mark, values: Values): Written {
    let mark = this.#marks.get(key);
    if (!mark) {
      mark = { tag, layer, attributes: new Map([['data-key', key]]), content: '' };
      this.#marks.set(key, mark);
    }
    mark.attributes.set('class', style);
    for (const [name, value] of Object.entries(values)) {
      mark.attributes.set(name, typeof value === 'number' ? short(value) : value);
    }
    return mark;
  }
}

function markup({ tag, attributes, content }: Omit<Written, 'layer'>): string {
  let start = tag;
  for (const [name, value] of attributes) start += ` ${name}="${escapeValue(String(value))}"`;
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
