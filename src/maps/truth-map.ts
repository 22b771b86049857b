import type { Vec2 } from '#lib/index.ts';

/** One of the few answers that a place of a map may have. */
export interface Kind {
  /** As the legend has it. */
  readonly words: string;
  /** Its colours: a class of src/site/styles/truth.css. */
  readonly look: string;
  /** What is drawn over its ground, so that nothing rests on colour alone. */
  readonly mark: 'plain' | 'lines' | 'dots' | 'bars';
  /** A border is drawn between places of different sides. */
  readonly side: number;
}

/** What a map shows: at each place of the circle's centre one of its kinds. */
export interface Survey {
  /** The function whose answers these are, by its name: for a listing of it. */
  readonly test?: string;
  readonly kinds: readonly Kind[];
  /** The number of the kind. */
  kindAt(center: Vec2): number;
  /** The place that is judged in its stead, where not all are. */
  nearest?(center: Vec2): Vec2;
  /** What holds there, where that is more than the legend says. */
  wordsAt?(center: Vec2): string;
  /** A direction to be drawn there; of no length, a dot; null, nothing. */
  arrowAt?(center: Vec2): Vec2 | null;
}

/** What a test says of a circle with its centre there, and what is true. */
export interface Comparison {
  says(center: Vec2): boolean;
  is(center: Vec2): boolean;
}

const verdicts: readonly Kind[] = [
  { words: 'right miss', look: 'right-miss', mark: 'plain', side: 0 },
  { words: 'right hit', look: 'right-hit', mark: 'plain', side: 1 },
  { words: 'invented hit', look: 'invented-hit', mark: 'lines', side: 0 },
  { words: 'missed hit', look: 'missed-hit', mark: 'dots', side: 1 },
];

/** The map of where a test is right, and in which of two ways it is wrong. */
export function comparing({ says, is }: Comparison, test = ''): Survey {
  return {
    test,
    kinds: verdicts,
    kindAt: (center) => (is(center) ? (says(center) ? 1 : 3) : says(center) ? 2 : 0),
  };
}

/** What the survey says of a place, in words. */
export function wordsAt(survey: Survey, center: Vec2): string {
  return survey.wordsAt?.(center) ?? survey.kinds[survey.kindAt(center)]?.words ?? '';
}

/** A piece of the world, with y up: its left and upper edge, and how far it goes. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One kind a cell, row by row from the top, each at the middle of its cell. */
export function mapOf(
  survey: Survey,
  view: View,
  columns: number,
  rows: number,
): Uint8Array<ArrayBuffer> {
  const map = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = view.top - ((row + 0.5) / rows) * view.height;
    for (let column = 0; column < columns; column += 1) {
      const x = view.left + ((column + 0.5) / columns) * view.width;
      map[row * columns + column] = survey.kindAt({ x, y });
    }
  }
  return map;
}

/** How much of a map each kind has, from 0 to 1. */
export function sharesOf(map: Uint8Array, { kinds }: Survey): number[] {
  const counts = kinds.map(() => 0);
  for (const kind of map) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts.map((count) => count / map.length);
}

/** A rectangle of cells, from its upper left one. */
export interface Block {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The cells of one kind in few blocks, for a drawing: those beside each other in a row, together
 * with what is exactly below.
 */
export function blocksOf(map: Uint8Array, columns: number, kind: number): Block[] {
  const blocks: Block[] = [];
  /** The blocks of the row above, and of this one, by where they begin. */
  let above = new Map<number, { -readonly [Key in keyof Block]: Block[Key] }>();
  for (let row = 0; row < map.length / columns; row += 1) {
    const here: typeof above = new Map();
    for (let column = 0; column < columns; column += 1) {
      const start = column;
      while (column < columns && map[row * columns + column] === kind) column += 1;
      if (column === start) continue;
      const upper = above.get(start);
      const joined = upper?.columns === column - start ? upper : null;
      const block = joined ?? { column: start, row, columns: column - start, rows: 0 };
      block.rows += 1;
      if (!joined) blocks.push(block);
      here.set(start, block);
    }
    above = here;
  }
  return blocks;
}

/** An arrow of a map, from the middle of where it is drawn. */
export interface MapArrow {
  readonly at: Vec2;
  readonly way: Vec2;
}

/** The directions of a survey, on a grid of so many columns and rows. */
export function arrowsOf(survey: Survey, view: View, columns: number, rows: number): MapArrow[] {
  const arrows: MapArrow[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = {
        x: view.left + ((column + 0.5) / columns) * view.width,
        y: view.top - ((row + 0.5) / rows) * view.height,
      };
      const way = survey.arrowAt?.(at);
      if (way) arrows.push({ at, way });
    }
  }
  return arrows;
}
