export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the lowest to the highest. */
export const layers = ['ground', 'shapes', 'marks', 'labels', 'handles'] as const;
export type Layer = (typeof layers)[number];

/** What every mark has: a key of its own, the names of its style, and the layer it lies in. */
export interface Mark {
  readonly key: string;
  readonly style: string;
  readonly layer: Layer;
}

export type Attributes = Readonly<Record<string, string>>;

/** A piece of a handle: its style, and a path relative to the place of the handle. */
export type Piece = readonly [style: string, path: string];

/** Words, with what is set `below` the line after them. */
export interface Words {
  readonly text: string;
  readonly below: string;
}

export interface Handle {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly Piece[];
  readonly attributes: Attributes;
  /** Styles of the pieces that are invisible now: during a drag they need not be updated. */
  readonly unseen: readonly string[];
}

/** Numbers in groups, such as x and y of one point after the other. */
export type Numbers = readonly number[];

/**
 * Draws an outline: a canvas context, or a path of d3, which writes the outline as SVG. One
 * function serves both.
 */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

/**
 * How marks become pixels. A stage says which marks there are, in pixels with y down; a surface
 * makes SVG elements or text of them.
 */
export interface Surface {
  resize(size: Size): void;
  /** Calls `draw`, then hides each mark that it did not draw. */
  pass(draw: () => void): void;
  circle(mark: Mark, x: number, y: number, radius: number): void;
  line(mark: Mark, x1: number, y1: number, x2: number, y2: number): void;
  /** An open line through `points`, x and y of each. */
  polyline(mark: Mark, points: Numbers): void;
  polygon(mark: Mark, points: Numbers): void;
  /** Many circles as one mark: left end, y of the centre and radius of each. */
  discs(mark: Mark, discs: Numbers): void;
  /** Many boxes as one mark: left, bottom, width and height of each. */
  blocks(mark: Mark, blocks: Numbers): void;
  /** Any outline. The same numbers always give the same outline. */
  path(mark: Mark, numbers: Numbers, draw: (pen: Pen, numbers: Numbers) => void): void;
  label(mark: Mark, x: number, y: number, words: Words, attributes?: Attributes): void;
  handle(mark: Mark, handle: Handle): void;
  /** The attributes in the last drawing of the handle with this key. */
  given(key: string): Attributes | null;
  /** During a drag, `unseen` pieces of handles need not be updated. */
  deferUnseen(isDragging: boolean): void;
  /** Changes an attribute of a mark that has been drawn. */
  attribute(key: string, name: string, value: string | number): void;
}
