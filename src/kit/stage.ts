import { type BaseType, type Selection, select } from 'd3-selection';
import type { Circle, Vec2 } from '#lib/index.ts';
import type { World } from './part.ts';
import { splitSymbol, symbols } from './symbol-table.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface StageOptions {
  /** A small picture that nobody drags: no handles, fewer labels. */
  readonly sketch?: boolean;
}

type Svg = Selection<SVGSVGElement, unknown, BaseType, unknown>;
type Mark = Selection<SVGElement, unknown, BaseType, unknown>;
type Layer = 'ground' | 'shapes' | 'marks' | 'labels' | 'handles';

/** A piece of a handle: its look, and a path that goes on from the place of the handle. */
export type Piece = readonly [look: string, path: string];
export type Attributes = Readonly<Record<string, string>>;

/** A mark, and what it was last given: only what differs is set again. */
interface Entry {
  readonly mark: Mark;
  readonly attributes: Map<string, string | number>;
  /** Of a label its words. */
  text: string | null;
  /** What a line or an area goes through; of a handle the one place. */
  places: readonly Vec2[];
  /** Of a handle: all its attributes, of which no others are made while they hold. */
  given: Attributes | null;
  pass: number;
}

const layers: readonly Layer[] = ['ground', 'shapes', 'marks', 'labels', 'handles'];

/**
 * Where a figure draws, in world units with y up. Each mark has a key and is made once: a later
 * drawing changes only the attributes that differ. A stage that is given marks drawn at build time
 * takes them over, which is why nothing flashes when the script starts.
 */
export class Stage {
  readonly sketch: boolean;
  readonly #svg: Svg;
  readonly #world: World;
  #size: Size;
  #scaleX = 1;
  #scaleY = 1;
  #left = 0;
  #top = 0;
  readonly #marks = new Map<string, Entry>();
  readonly #groups = new Map<Layer, Mark>();
  readonly #discs = new Map<string, readonly Circle[]>();
  #pass = 0;
  #isHeld = false;
  /** The handles of which something stayed behind while a hand moved. */
  readonly #behind = new Set<Entry>();
  /** The mark drawn last in each layer, in this pass. */
  readonly #last = new Map<Layer, SVGElement>();

  constructor(svg: SVGSVGElement, world: World, size: Size, options: StageOptions = {}) {
    this.#svg = select(svg) as unknown as Svg;
    this.#world = world;
    this.#size = size;
    this.sketch = options.sketch ?? false;
    for (const layer of layers) this.#groups.set(layer, this.#group(layer));
    for (const element of svg.querySelectorAll<SVGElement>('[data-key]')) {
      this.#remember(element.dataset.key ?? '', select(element) as unknown as Mark);
    }
    this.resize(size);
  }

  /** Drawn anew at another size, in true pixels: labels and handles keep theirs. */
  resize(size: Size): void {
    const { minX, maxX, minY, maxY, stretch } = this.#world;
    const across = size.width / (maxX - minX);
    const up = size.height / (maxY - minY);
    this.#size = size;
    this.#discs.clear();
    for (const entry of this.#marks.values()) entry.places = [];
    this.#scaleX = stretch ? across : Math.min(across, up);
    this.#scaleY = stretch ? up : this.#scaleX;
    this.#left = (size.width - this.#scaleX * (maxX - minX)) / 2;
    this.#top = (size.height - this.#scaleY * (maxY - minY)) / 2;
    this.#svg.attr('viewBox', `0 0 ${size.width} ${size.height}`);
  }

  /** While a hand moves, what nobody sees or hears of the handles may stay behind. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) return;
    for (const entry of this.#behind) entry.places = [];
    this.#behind.clear();
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  get size(): Size {
    return this.#size;
  }

  x(worldX: number): number {
    return this.#left + (worldX - this.#world.minX) * this.#scaleX;
  }

  y(worldY: number): number {
    return this.#top + (this.#world.maxY - worldY) * this.#scaleY;
  }

  /** From pixels of the drawing back into the world. */
  toWorld(x: number, y: number): Vec2 {
    return {
      x: this.#world.minX + (x - this.#left) / this.#scaleX,
      y: this.#world.maxY - (y - this.#top) / this.#scaleY,
    };
  }

  /** Calls `draw`, then hides each mark that it did not draw. */
  pass(draw: () => void): void {
    this.#pass += 1;
    this.#last.clear();
    draw();
    for (const entry of this.#marks.values()) {
      this.#set(entry, 'visibility', entry.pass === this.#pass ? null : 'hidden');
    }
  }

  circle(key: string, look: string, { center, radius }: Circle, layer: Layer = 'shapes'): void {
    this.#draw('circle', key, layer, look, {
      cx: this.x(center.x),
      cy: this.y(center.y),
      r: radius * this.#scaleX,
    });
  }

  /** A mark at a place, of a size in pixels. */
  dot(key: string, look: string, at: Vec2, pixels: number, layer: Layer = 'marks'): void {
    this.#draw('circle', key, layer, look, { cx: this.x(at.x), cy: this.y(at.y), r: pixels });
  }

  line(key: string, look: string, from: Vec2, to: Vec2, layer: Layer = 'marks'): void {
    this.#draw('line', key, layer, look, {
      x1: this.x(from.x),
      y1: this.y(from.y),
      x2: this.x(to.x),
      y2: this.y(to.y),
    });
  }

  /** A line with a head at its end; of no length it is not drawn. */
  arrow(key: string, look: string, from: Vec2, to: Vec2, layer: Layer = 'marks'): void {
    const [x, y] = [this.x(to.x), this.y(to.y)];
    const [dx, dy] = [x - this.x(from.x), y - this.y(from.y)];
    const length = Math.hypot(dx, dy);
    if (length < 1) return;
    const head = Math.min(9, length);
    const [ux, uy] = [dx / length, dy / length];
    const [bx, by] = [x - ux * head, y - uy * head];
    const side = (way: number) =>
      `${short(bx - (way * uy * head) / 2)} ${short(by + (way * ux * head) / 2)}`;
    const base = `${short(bx)} ${short(by)}`;
    const shaft = `${short(this.x(from.x))} ${short(this.y(from.y))} ${base}`;
    const points = `${shaft} ${side(1)} ${short(x)} ${short(y)} ${side(-1)} ${base}`;
    this.#draw('polyline', key, layer, `arrow ${look}`, { points });
  }

  /** All that is no farther than `radius` from the way between two places. */
  capsule(key: string, look: string, from: Vec2, to: Vec2, radius: number, layer: Layer): void {
    const [dx, dy] = [this.x(to.x) - this.x(from.x), this.y(to.y) - this.y(from.y)];
    const length = Math.hypot(dx, dy);
    const r = radius * this.#scaleX;
    const [sx, sy] = length > 0 ? [(-dy / length) * r, (dx / length) * r] : [0, r];
    const corner = ({ x, y }: Vec2, side: number) =>
      `${short(this.x(x) + side * sx)} ${short(this.y(y) + side * sy)}`;
    const arc = `A${short(r)} ${short(r)} 0 0 0`;
    const d = `M${corner(from, 1)}L${corner(to, 1)}${arc} ${corner(to, -1)}L${corner(from, -1)}${arc} ${corner(from, 1)}Z`;
    this.#draw('path', key, layer, look, { d });
  }

  polygon(key: string, look: string, corners: readonly Vec2[], layer: Layer = 'shapes'): void {
    this.#through('polygon', key, look, corners, layer);
  }

  /** An open line through the places. */
  curve(key: string, look: string, places: readonly Vec2[], layer: Layer = 'marks'): void {
    this.#through('polyline', key, look, places, layer);
  }

  /**
   * By points: unlike the `d` of a path they are no style, so a browser works out none when they
   * change. The same places as the last time are not written down again.
   */
  #through(tag: string, key: string, look: string, places: readonly Vec2[], layer: Layer): void {
    const entry = this.#draw(tag, key, layer, look, {});
    if (isThrough(entry, places)) return;
    entry.places = places;
    const point = ({ x, y }: Vec2) => `${short(this.x(x))} ${short(this.y(y))}`;
    this.#set(entry, 'points', places.map(point).join(' '));
  }

  /** Boxes by their corners of least x and y, all of one look: one mark however many there are. */
  boxes(key: string, look: string, corners: readonly Vec2[], { x, y }: Vec2): void {
    const blocks = corners.map((corner) => ({ ...corner, width: x, height: y }));
    this.blocks(key, look, blocks);
  }

  /** The same, each of a size of its own. */
  blocks(
    key: string,
    look: string,
    blocks: readonly (Vec2 & { readonly width: number; readonly height: number })[],
  ): void {
    const box = ({ x, y, width, height }: (typeof blocks)[0]) => {
      const tall = short(height * this.#scaleY);
      const wide = short(width * this.#scaleX);
      return `M${short(this.x(x))} ${short(this.y(y))}v-${tall}h${wide}v${tall}z`;
    };
    this.#draw('path', key, 'ground', look, { d: blocks.map(box).join('') || 'M0 0' });
  }

  /**
   * Circles of one look: one mark however many there are. A list of the same objects as the last
   * time is not written down again.
   */
  discs(key: string, look: string, circles: readonly Circle[], layer: Layer = 'shapes'): void {
    const disc = ({ center, radius }: Circle) => {
      const r = short(radius * this.#scaleX);
      const across = short(2 * radius * this.#scaleX);
      const left = short(this.x(center.x - radius));
      return `M${left} ${short(this.y(center.y))}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0z`;
    };
    const before = this.#discs.get(key);
    const same = circles.length === before?.length && circles.every((one, i) => one === before[i]);
    const known = same ? this.#marks.get(key)?.attributes.get('d') : undefined;
    this.#discs.set(key, circles);
    this.#draw('path', key, layer, look, { d: known ?? (circles.map(disc).join('') || 'M0 0') });
  }

  /** Straight lines of one look: one mark however many there are. */
  lines(
    key: string,
    look: string,
    ends: readonly (readonly [from: Vec2, to: Vec2])[],
    layer: Layer = 'marks',
  ): void {
    const place = ({ x, y }: Vec2) => `${short(this.x(x))} ${short(this.y(y))}`;
    const line = ([from, to]: readonly [Vec2, Vec2]) => `M${place(from)}L${place(to)}`;
    this.#draw('path', key, layer, look, { d: ends.map(line).join('') || 'M0 0' });
  }

  /** Two slanting lines over each box: a look that does not rest on colour. */
  hatch(key: string, look: string, corners: readonly Vec2[], size: Vec2): void {
    const width = size.x * this.#scaleX;
    const height = size.y * this.#scaleY;
    const lines = ({ x, y }: Vec2) => {
      const [left, top] = [this.x(x), this.y(y) - height];
      const line = (x1: number, y1: number, x2: number, y2: number) =>
        `M${short(left + width * x1)} ${short(top + height * y1)}L${short(left + width * x2)} ${short(top + height * y2)}`;
      return (
        line(0, 0, 1, 1) +
        line(1, 0, 0, 1) +
        line(0.33, 0, 1, 0.67) +
        line(0.67, 0, 1, 0.33) +
        line(0, 0.33, 0.67, 1) +
        line(0, 0.67, 0.33, 1)
      );
    };
    this.#draw('path', key, 'ground', look, { d: corners.map(lines).join('') || 'M0 0' });
  }

  /** The corner mark of a right angle at `at`, between the directions to two other places. */
  rightAngle(key: string, at: Vec2, one: Vec2, other: Vec2, pixels = 9): void {
    const towards = (to: Vec2) => {
      const dx = this.x(to.x) - this.x(at.x);
      const dy = this.y(to.y) - this.y(at.y);
      const length = Math.hypot(dx, dy) || 1;
      return { x: (dx / length) * pixels, y: (dy / length) * pixels };
    };
    const [first, second] = [towards(one), towards(other)];
    const [x, y] = [this.x(at.x), this.y(at.y)];
    const across = { x: first.x + second.x, y: first.y + second.y };
    const corners = [first, across, second];
    const points = corners.map((c) => `${short(x + c.x)} ${short(y + c.y)}`).join(' ');
    this.#draw('polyline', key, 'marks', 'stroke-faint thin', { points });
  }

  /**
   * Words beside a place: `dx`, `dy` pixels from it, y down. A `symbol` is set as one; words that
   * are `of` a symbol have its colour. Both light up with it.
   */
  label(
    key: string,
    text: string,
    at: Vec2,
    options: { dx?: number; dy?: number; symbol?: string; of?: string; look?: string } = {},
  ): void {
    const { dx = 0, dy = 0, symbol, of = symbol, look = 'note' } = options;
    const attributes = { x: this.x(at.x) + dx, y: this.y(at.y) + dy, ...lightsWith(of) };
    const entry = this.#draw('text', key, 'labels', symbol ? 'symbol' : look, attributes);
    if (entry.text === text) return;
    entry.text = text;
    const { letters, coordinate } = symbol
      ? splitSymbol(symbol)
      : { letters: text, coordinate: '' };
    const { mark } = entry;
    if (mark.text() === letters + coordinate) return;
    // A digit below is a character of the font, not an element of its own: a browser lays out such
    // a label in half the time. And new words are a new value of the same node.
    const [words, more] = mark.node()?.childNodes ?? [];
    if (words && !more && !coordinate) {
      words.nodeValue = letters;
      return;
    }
    mark.text(letters);
    if (coordinate) mark.append('tspan').attr('class', 'low').attr('dy', 5).text(coordinate);
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

  /** The same for any words. */
  labelAlong(
    key: string,
    text: string,
    from: Vec2,
    to: Vec2,
    pixels: number,
    options: { symbol?: string; look?: string } = {},
  ): void {
    const dx = this.x(to.x) - this.x(from.x);
    const dy = this.y(to.y) - this.y(from.y);
    const length = Math.hypot(dx, dy) || 1;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const drop = options.symbol ? 7 : 5;
    const aside = { dx: (dy / length) * pixels, dy: (-dx / length) * pixels + drop };
    this.label(key, text, middle, { ...options, ...aside });
  }

  /** What a handle was given last. */
  given(id: string): Attributes | null {
    return this.#marks.get(`handle-${id}`)?.given ?? null;
  }

  /**
   * The group of a handle. Its pieces are moved each by itself: after a `transform` a browser puts
   * together anew all layers of the page. Those that are `unseen` may stay behind.
   */
  handle(
    id: string,
    look: string,
    at: Vec2,
    pieces: readonly Piece[],
    attributes: Attributes,
    unseen: readonly string[] = [],
  ): void {
    const key = `handle-${id}`;
    let entry = this.#marks.get(key);
    const isNew = !entry;
    if (entry?.given === attributes) this.#keep(entry, 'handles');
    else entry = this.#draw('g', key, 'handles', look, attributes);
    entry.given = attributes;
    if (isNew) for (const [look] of pieces) entry.mark.append('path').attr('class', look);
    if (isThrough(entry, [at])) return;
    entry.places = [at];
    const place = `M${short(this.x(at.x))} ${short(this.y(at.y))}`;
    const staysBehind = this.#isHeld && !isNew && unseen.length > 0;
    if (staysBehind) this.#behind.add(entry);
    pieces.forEach(([look, path], i) => {
      if (staysBehind && unseen.includes(look)) return;
      entry.mark.node()!.children[i]!.setAttribute('d', place + path);
    });
  }

  /** Changes an attribute of a mark, if it differs. */
  attribute(key: string, name: string, value: string | number): void {
    const entry = this.#marks.get(key);
    if (entry) this.#set(entry, name, value);
  }

  #draw(
    tag: string,
    key: string,
    layer: Layer,
    look: string,
    attributes: Readonly<Record<string, string | number>>,
  ): Entry {
    let entry = this.#marks.get(key);
    if (!entry) {
      const mark = this.#groups.get(layer)!.append(tag).attr('data-key', key);
      entry = this.#remember(key, mark as unknown as Mark);
      this.#putInOrder(layer, mark.node() as SVGElement);
    }
    this.#keep(entry, layer);
    this.#set(entry, 'class', look);
    for (const name in attributes) {
      const value = attributes[name]!;
      this.#set(entry, name, typeof value === 'number' ? short(value) : value);
    }
    return entry;
  }

  /** It is there in this pass too. */
  #keep(entry: Entry, layer: Layer): void {
    entry.pass = this.#pass;
    this.#last.set(layer, entry.mark.node()!);
  }

  /** A mark that is new in a later pass lies where it would lie if it had always been there. */
  #putInOrder(layer: Layer, element: SVGElement): void {
    const last = this.#last.get(layer);
    if (last) last.after(element);
    else element.parentNode?.prepend(element);
  }

  #remember(key: string, mark: Mark): Entry {
    const attributes = new Map<string, string | number>();
    // The one attribute that a later drawing may have to take away again.
    const visibility = mark.attr('visibility');
    if (visibility) attributes.set('visibility', visibility);
    const entry: Entry = { mark, attributes, text: null, places: [], given: null, pass: 0 };
    this.#marks.set(key, entry);
    return entry;
  }

  #set(entry: Entry, name: string, value: string | number | null): void {
    if ((entry.attributes.get(name) ?? null) === value) return;
    if (value === null) entry.attributes.delete(name);
    else entry.attributes.set(name, value);
    const element = entry.mark.node();
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, String(value));
  }

  #group(layer: Layer): Mark {
    const present = this.#svg.select<SVGElement>(`g.${layer}`);
    const group = present.empty() ? this.#svg.append('g').attr('class', layer) : present;
    return group as unknown as Mark;
  }
}

/** What gives a mark the colour of a symbol, and lights it with the symbol. */
export const lightsWith = (symbol: string | undefined) =>
  symbol && { 'data-symbol': symbol, 'data-role': symbols[symbol]?.role ?? 'plain' };

/** Is it drawn through these very places? */
function isThrough({ places }: Entry, now: readonly Vec2[]): boolean {
  const isSame = ({ x, y }: Vec2, i: number) => x === places[i]?.x && y === places[i]?.y;
  return now.length === places.length && now.every(isSame);
}

/** Two decimals of a pixel are more than a screen shows. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}
