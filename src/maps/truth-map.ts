import type { Vec2 } from '#lib/index.ts';

/** One of the few answers that a map can have at a place. */
export interface Kind {
  /** Its name in the legend. */
  readonly words: string;
  /** Its colours: a class of src/site/styles/truth.css. */
  readonly style: string;
  /** The pattern over its colour, so that nothing depends on colour alone. */
  readonly mark: 'plain' | 'lines' | 'dots' | 'bars';
  /** A border is drawn between places of different sides. */
  readonly side: number;
}

/** What a map shows: one of its kinds at each place of the circle's centre. */
export interface Survey {
  /** The name of the function that answers: for its listing. */
  readonly test?: string;
  readonly kinds: readonly Kind[];
  /** The number of the kind. */
  kindAt(center: Vec2): number;
  /** The place that is judged instead, where the survey judges only some places. */
  nearest?(center: Vec2): Vec2;
  /** The answer in words, where the legend's words do not say all. */
  wordsAt?(center: Vec2): string;
  /** The direction of an arrow there; zero for a cross, null for nothing. */
  arrowAt?(center: Vec2): Vec2 | null;
}

/** The answer of a test to a circle with that centre, and the right answer. */
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

/** The map of where a test is right, and where it has a false positive or a false negative. */
export function comparing({ test, truth }: Comparison, name = ''): Survey {
  return {
    test: name,
    kinds: verdicts,
    kindAt: (center) => (truth(center) ? (test(center) ? 1 : 3) : test(center) ? 2 : 0),
  };
}

/** The survey's answer at a place, in words. */
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

/** The kind at the centre of each cell, row by row from the top. */
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

/** The share of each kind in a map, from 0 to 1. */
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

/**
 * The cells of one kind in few blocks, for a drawing: each run of a row, merged with equal runs
 * below it.
 */
export function blocksOf(map: Uint8Array, columns: number, kind: number): Block[] {
  const blocks: Block[] = [];
  /** The blocks of the row above, by the column where they begin. */
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

/** An arrow of a map; `at` is its middle. */
export interface MapArrow {
  readonly at: Vec2;
  readonly direction: Vec2;
}

/** The arrows of a survey, on a grid of `columns` by `rows`. */
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
