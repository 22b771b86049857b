// A line of a picture and its coordinates, in tenths of a pixel. A coordinate's old text is reused
// while it is still right, see `written`.

/** The placeholder of a coordinate in a line's text. */
const gap = '\0';

/** Words with placeholders, and the coordinates. */
export interface Piece {
  readonly text: string;
  readonly coordinates: readonly number[];
}

/** A template whose values are coordinates. */
export function piece(words: readonly string[], ...coordinates: readonly number[]): Piece {
  return { text: words.join(gap), coordinates };
}

export const plain = (text: string): Piece => ({ text, coordinates: [] });

export function joined(pieces: readonly Piece[], separator: string): Piece {
  return {
    text: pieces.map(({ text }) => text).join(separator),
    coordinates: pieces.flatMap(({ coordinates }) => coordinates),
  };
}

/** Whether both are equal to the last digit. */
export function isSame(one: Piece, other: Piece): boolean {
  return one.text === other.text && one.coordinates.join() === other.coordinates.join();
}

/**
 * The tolerance of an old coordinate: half a tenth for its rounding, and the hundredth to which
 * drawings round. Sines and square roots differ in their last bit between versions of JavaScript,
 * which can change the rounded digit.
 */
const mostApart = 0.05 + 0.01 + 1e-9;

/** Returns the line, reusing unmoved coordinates of `before`. */
export function written(line: Piece, before: string | undefined): string {
  return (before !== undefined && asBefore(line, before)) || fresh(line);
}

function fresh({ text, coordinates }: Piece): string {
  let next = 0;
  return text.replaceAll(gap, () => tenths(coordinates[next++]!));
}

/** Adding 0 turns -0 into 0. */
const tenths = (value: number) => String(Math.round(value * 10) / 10 + 0);

/** Null if the words or the number of coordinates differ. */
function asBefore({ text, coordinates }: Piece, before: string): string | null {
  const words = text.split(gap);
  let at = 0;
  let result = '';
  for (const [i, word] of words.entries()) {
    if (!before.startsWith(word, at)) return null;
    at += word.length;
    result += word;
    const value = coordinates[i];
    if (value === undefined) continue;
    aCoordinate.lastIndex = at;
    const [known] = aCoordinate.exec(before) ?? [];
    if (known === undefined) return null;
    at += known.length;
    result += Math.abs(value - Number(known)) <= mostApart ? known : tenths(value);
  }
  return at === before.length ? result : null;
}

const aCoordinate = /-?\d+(\.\d)?/y;
