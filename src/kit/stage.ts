import type { Vec2 } from '#lib/index.ts';
import { Marks } from './marks.ts';
import type { World } from './part.ts';
import type { Attributes, Piece, Size, Surface } from './surface/surface.ts';
import { splitSymbol, symbols } from './symbol-table.ts';

export interface StageOptions {
  /** A small picture that nobody drags: no handles, fewer labels. */
  readonly sketch?: boolean;
}

/**
 * Where a figure draws, in world units with y up. Each mark has a key: the same key in the next
 * drawing means the same mark. A surface turns the marks into pixels.
 */
export class Stage extends Marks {
  readonly sketch: boolean;
  #isDragging = false;

  constructor(surface: Surface, world: World, size: Size, options: StageOptions = {}) {
    super(surface, world, size);
    this.sketch = options.sketch ?? false;
    surface.resize(size);
  }

  /** Changes the size in pixels: labels and handles keep theirs. */
  resize(size: Size): void {
    this.fit(size);
    this.surface.resize(size);
  }

  /** During a drag, invisible pieces of handles and their spoken values are updated later. */
  deferUnseen(isDragging: boolean): void {
    this.#isDragging = isDragging;
    this.surface.deferUnseen(isDragging);
  }

  get isDragging(): boolean {
    return this.#isDragging;
  }

  /** Calls `draw`, then hides each mark that it did not draw. */
  pass(draw: () => void): void {
    this.surface.pass(draw);
  }

  /**
   * Words beside a place: `dx`, `dy` pixels from it, y down. A `symbol` is set as one; words that
   * are `of` a symbol have its colour. Both light up with it.
   */
  label(
    key: string,
    text: string,
    at: Vec2,
    options: { dx?: number; dy?: number; symbol?: string; of?: string; style?: string } = {},
  ): void {
    const { dx = 0, dy = 0, symbol, of = symbol, style = 'note' } = options;
    const [x, y] = this.place(at);
    // A digit below is a character of the font, not an element of its own: a browser lays out such
    // a label in half the time.
    const { letters, coordinate } = symbol
      ? splitSymbol(symbol)
      : { letters: text, coordinate: '' };
    this.surface.label(
      { key, style: symbol ? 'symbol' : style, layer: 'labels' },
      x + dx,
      y + dy,
      { text: letters, below: coordinate },
      lightsWith(of),
    );
  }

  /** A symbol beside `at`, on the side away from `from`. */
  symbol(name: string, at: Vec2, from: Vec2, pixels = 20, key = `symbol-${name}`): void {
    const dx = this.x(at.x) - this.x(from.x);
    const dy = this.y(at.y) - this.y(from.y);
    const length = Math.hypot(dx, dy);
    const away = length < 1 ? { x: 0, y: -1 } : { x: dx / length, y: dy / length };
    this.label(key, name, at, { symbol: name, dx: away.x * pixels, dy: away.y * pixels + 7 });
  }

  /** A symbol beside the middle of a line, `pixels` to its left as one walks along it. */
  symbolAlong(name: string, from: Vec2, to: Vec2, pixels: number): void {
    this.labelAlong(`symbol-${name}`, name, from, to, pixels, { symbol: name });
  }

  /** Words beside the middle of a line, likewise. */
  labelAlong(
    key: string,
    text: string,
    from: Vec2,
    to: Vec2,
    pixels: number,
    options: { symbol?: string; of?: string; style?: string } = {},
  ): void {
    const dx = this.x(to.x) - this.x(from.x);
    const dy = this.y(to.y) - this.y(from.y);
    const length = Math.hypot(dx, dy) || 1;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const drop = options.symbol ? 7 : 5;
    const aside = { dx: (dy / length) * pixels, dy: (-dx / length) * pixels + drop };
    this.label(key, text, middle, { ...options, ...aside });
  }

  /** The attributes of a handle's last drawing. */
  given(id: string): Attributes | null {
    return this.surface.given(`handle-${id}`);
  }

  /** A handle. Its `unseen` pieces may be left out of date during a drag. */
  handle(
    id: string,
    style: string,
    at: Vec2,
    pieces: readonly Piece[],
    attributes: Attributes,
    unseen: readonly string[] = [],
  ): void {
    const [x, y] = this.place(at);
    const mark = { key: `handle-${id}`, style, layer: 'handles' } as const;
    this.surface.handle(mark, { x, y, pieces, attributes, unseen });
  }

  /** Changes an attribute of a mark, if it differs. */
  attribute(key: string, name: string, value: string | number): void {
    this.surface.attribute(key, name, value);
  }
}

/** The attributes that give a mark the colour of a symbol and highlight it with the symbol. */
export function lightsWith(symbol: string | undefined): Attributes | undefined {
  if (!symbol) return;
  return { 'data-symbol': symbol, 'data-role': symbols[symbol]?.role ?? 'plain' };
}
