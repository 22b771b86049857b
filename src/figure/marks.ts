import type { Circle, Vec2 } from '#lib/index.ts';
import { splitSymbol, symbols } from './symbol-table.ts';

// The marks that a figure draws, as plain data in world units with y up. A mark has the same key in
// every drawing.

/** From the lowest to the highest. */
export const layers = ['ground', 'shapes', 'marks', 'labels', 'handles'] as const;
export type Layer = (typeof layers)[number];

export type Attributes = Readonly<Record<string, string | number>>;

interface Common {
  readonly key: string;
  readonly style: string;
  readonly layer: Layer;
  /** Attributes of its element, except the ones that position it. */
  readonly attributes?: Attributes | undefined;
}

type Places = readonly Vec2[];
type Ends = readonly (readonly [from: Vec2, to: Vec2])[];
type Blocks = readonly (Vec2 & { readonly width: number; readonly height: number })[];

/** A piece of a handle: its style, and a path relative to the position of the handle. */
export type Piece = readonly [style: string, path: string];

/** Words and, set below the line after them, a coordinate. */
interface Words {
  readonly text: string;
  readonly below: string;
}

type Shape =
  | { readonly kind: 'circle'; readonly center: Vec2; readonly radius: number }
  | { readonly kind: 'dot'; readonly at: Vec2; readonly pixels: number }
  | { readonly kind: 'line' | 'arrow'; readonly from: Vec2; readonly to: Vec2 }
  | { readonly kind: 'capsule'; readonly from: Vec2; readonly to: Vec2; readonly radius: number }
  | { readonly kind: 'polygon' | 'curve'; readonly places: Places }
  | { readonly kind: 'discs'; readonly circles: readonly Circle[] }
  | { readonly kind: 'blocks'; readonly blocks: Blocks }
  | { readonly kind: 'lines'; readonly ends: Ends }
  | { readonly kind: 'hatch'; readonly corners: Places; readonly size: Vec2 }
  | {
      readonly kind: 'right-angle';
      readonly at: Vec2;
      readonly one: Vec2;
      readonly other: Vec2;
      readonly pixels: number;
    }
  | ({
      readonly kind: 'label';
      readonly at: Vec2;
      readonly dx: number;
      readonly dy: number;
    } & Words)
  | ({
      readonly kind: 'symbol';
      readonly at: Vec2;
      readonly from: Vec2;
      readonly pixels: number;
    } & Words)
  | ({
      readonly kind: 'label-along';
      readonly from: Vec2;
      readonly to: Vec2;
      readonly pixels: number;
      readonly drop: number;
    } & Words)
  | { readonly kind: 'handle'; readonly at: Vec2; readonly pieces: readonly Piece[] };

export type Mark = Common & Shape;

export const circle = (
  key: string,
  style: string,
  { center, radius }: Circle,
  layer: Layer = 'shapes',
): Mark => ({ kind: 'circle', key, style, layer, center, radius });

/** A disc with its radius in pixels. */
export const dot = (
  key: string,
  style: string,
  at: Vec2,
  pixels: number,
  layer: Layer = 'marks',
): Mark => ({ kind: 'dot', key, style, layer, at, pixels });

export const line = (
  key: string,
  style: string,
  from: Vec2,
  to: Vec2,
  layer: Layer = 'marks',
): Mark => ({ kind: 'line', key, style, layer, from, to });

/** A line with an arrowhead at its end; with zero length it is not drawn. */
export const arrow = (
  key: string,
  style: string,
  from: Vec2,
  to: Vec2,
  layer: Layer = 'marks',
): Mark => ({ kind: 'arrow', key, style: `arrow ${style}`, layer, from, to });

/** The points within `radius` of the segment between two points. */
export const capsule = (
  key: string,
  style: string,
  from: Vec2,
  to: Vec2,
  radius: number,
  layer: Layer,
): Mark => ({ kind: 'capsule', key, style, layer, from, to, radius });

export const polygon = (
  key: string,
  style: string,
  places: Places,
  layer: Layer = 'shapes',
): Mark => ({ kind: 'polygon', key, style, layer, places });

/** An open line through the places. */
export const curve = (
  key: string,
  style: string,
  places: Places,
  layer: Layer = 'marks',
): Mark => ({ kind: 'curve', key, style, layer, places });

/** Boxes of one size, by their corners of least x and y. They are a single mark. */
export const boxes = (key: string, style: string, corners: Places, { x, y }: Vec2): Mark =>
  blocks(
    key,
    style,
    corners.map((corner) => ({ ...corner, width: x, height: y })),
  );

/** Boxes that each have their own size, as a single mark. */
export const blocks = (key: string, style: string, blocks: Blocks): Mark => ({
  kind: 'blocks',
  key,
  style,
  layer: 'ground',
  blocks,
});

/** Circles of one style, as a single mark. */
export const discs = (
  key: string,
  style: string,
  circles: readonly Circle[],
  layer: Layer = 'shapes',
): Mark => ({ kind: 'discs', key, style, layer, circles });

/** Straight lines of one style, as a single mark. */
export const lines = (key: string, style: string, ends: Ends, layer: Layer = 'marks'): Mark => ({
  kind: 'lines',
  key,
  style,
  layer,
  ends,
});

/** Slanting lines over each box, a style that does not depend on colour. */
export const hatch = (key: string, style: string, corners: Places, size: Vec2): Mark => ({
  kind: 'hatch',
  key,
  style,
  layer: 'ground',
  corners,
  size,
});

/** The corner mark of a right angle at `at`, between the directions to two other places. */
export const rightAngle = (key: string, at: Vec2, one: Vec2, other: Vec2, pixels = 9): Mark => ({
  kind: 'right-angle',
  key,
  style: 'stroke-faint thin',
  layer: 'marks',
  at,
  one,
  other,
  pixels,
});

interface LabelOptions {
  /** The label is this symbol, set as one. */
  readonly symbol?: string;
  /** The symbol that the words describe. They have its colour and are highlighted with it. */
  readonly of?: string;
  readonly style?: string;
}

/** Words beside a place: `dx`, `dy` pixels from it, y down. */
export const label = (
  key: string,
  text: string,
  at: Vec2,
  { dx = 0, dy = 0, ...options }: LabelOptions & { dx?: number; dy?: number } = {},
): Mark => ({ kind: 'label', ...words(key, text, options), at, dx, dy });

/** A symbol beside `at`, on the side away from `from`. */
export const symbol = (
  name: string,
  at: Vec2,
  from: Vec2,
  pixels = 20,
  key = `symbol-${name}`,
): Mark => ({ kind: 'symbol', ...words(key, name, { symbol: name }), at, from, pixels });

/** A symbol beside the middle of a line, `pixels` to its left as one walks along it. */
export const symbolAlong = (name: string, from: Vec2, to: Vec2, pixels: number): Mark =>
  labelAlong(`symbol-${name}`, name, from, to, pixels, { symbol: name });

/** Words beside the middle of a line. */
export const labelAlong = (
  key: string,
  text: string,
  from: Vec2,
  to: Vec2,
  pixels: number,
  options: LabelOptions = {},
): Mark => {
  const drop = options.symbol ? 7 : 5;
  return { kind: 'label-along', ...words(key, text, options), from, to, pixels, drop };
};

export const handle = (
  id: string,
  style: string,
  at: Vec2,
  pieces: readonly Piece[],
  attributes: Attributes,
): Mark => ({
  kind: 'handle',
  key: `handle-${id}`,
  style,
  layer: 'handles',
  at,
  pieces,
  attributes,
});

function words(key: string, text: string, options: LabelOptions) {
  const { symbol, of = symbol, style = 'note' } = options;
  // A subscript digit is a character of the font, because a browser lays out such a label in half
  // the time that a separate element takes.
  const { letters, coordinate } = symbol ? splitSymbol(symbol) : { letters: text, coordinate: '' };
  return {
    key,
    style: symbol ? 'symbol' : style,
    layer: 'labels',
    text: letters,
    below: coordinate,
    attributes: lightsWith(of),
  } as const;
}

/** The attributes that give a mark the colour of a symbol and highlight it with the symbol. */
export function lightsWith(symbol: string | undefined): Attributes | undefined {
  if (!symbol) return;
  return { 'data-symbol': symbol, 'data-role': symbols[symbol]?.role ?? 'plain' };
}
