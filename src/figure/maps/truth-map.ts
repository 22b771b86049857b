import type { Vec2 } from '#lib/index.ts';

/** A possible result at a position of the map. */
export interface Kind {
  /** Its label in the legend. */
  readonly words: string;
  /** A colour class of src/site/styles/truth.css. */
  readonly style: string;
  /** A pattern, so that nothing depends on colour alone. */
  readonly mark: 'plain' | 'lines' | 'dots' | 'bars';
  /** A border separates positions of different sides. */
  readonly side: number;
}

/** What a map shows: a kind for each position of the circle's centre. */
export interface Survey {
  /** The function that computes the results, for its listing. */
  readonly test?: string;
  readonly kinds: readonly Kind[];
  /** Returns the index of the kind. */
  kindAt(center: Vec2): number;
  /** The position that is tested instead, if only some positions are. */
  nearest?(center: Vec2): Vec2;
  /** Describes the result if the legend's label does not say enough. */
  wordsAt?(center: Vec2): string;
  /** The direction of an arrow, zero for a cross, or null for nothing. */
  arrowAt?(center: Vec2): Vec2 | null;
}

/** A test's result for a circle at a position, and the right one. */
export interface Comparison {
  test(center: Vec2): boolean;
  truth(center: Vec2): boolean;
}

const verdicts: readonly Kind[] = [
  { words: 'correct miss', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'correct hit', style: 'right-hit', mark: 'plain', side: 1 },
  { words: 'false hit', style: 'false-hit', mark: 'lines', side: 0 },
  { words: 'missed hit', style: 'missed-hit', mark: 'dots', side: 1 },
];

/** Returns a map of where a test is right, and of its false positives and negatives. */
export function comparing({ test, truth }: Comparison, name = ''): Survey {
  return {
    test: name,
    kinds: verdicts,
    kindAt: (center) => (truth(center) ? (test(center) ? 1 : 3) : test(center) ? 2 : 0),
  };
}

/** Describes the survey's result at a position. */
export function wordsAt(survey: Survey, center: Vec2): string {
  return survey.wordsAt?.(center) ?? survey.kinds[survey.kindAt(center)]?.words ?? '';
}

/** A rectangle of the world, with y up. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the kind at each cell's centre, row by row from the top. */
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

/** Returns each kind's share of a map, from 0 to 1. */
export function sharesOf(map: Uint8Array, { kinds }: Survey): number[] {
  const counts = kinds.map(() => 0);
  for (const kind of map) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts.map((count) => count / map.length);
}

/** A rectangle of cells, by its upper left cell. */
export interface Block {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Covers one kind by few rectangles, each a run of a row merged with equal runs below it. */
export function blocksOf(map: Uint8Array, columns: number, kind: number): Block[] {
  const blocks: Block[] = [];
  /** The previous row's blocks by their first column. */
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

export interface MapArrow {
  readonly at: Vec2;
  readonly direction: Vec2;
}

/** Returns a survey's arrows on a grid. */
export function arrowsOf(survey: Survey, view: View, columns: number, rows: number): MapArrow[] {
  const arrows: MapArrow[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = {
        x: view.left + ((column + 0.5) / columns) * view.width,
        y: view.top - ((row + 0.5) / rows) * view.height,
      };
      const direction = survey.arrowAt?.(at);
      if (direction) arrows.push({ at, direction });
    }
  }
  return arrows;
}
