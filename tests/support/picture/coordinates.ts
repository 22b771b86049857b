// A line of a picture, and the coordinates in it. A coordinate is written to a tenth of a pixel, as it
// was written before wherever that is still right: see `written`.

/** Stands for a coordinate in the text of a line. */
const gap = '\0';

/** A piece of a line: words, or coordinates in their place. */
export interface Piece {
  readonly text: string;
  readonly coordinates: readonly number[];
}

/** Like a template: the numbers between the words are coordinates. */
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

/** Whether both say the same, to the last digit. */
export function isSame(one: Piece, other: Piece): boolean {
  return one.text === other.text && one.coordinates.join() === other.coordinates.join();
}

/**
 * How far a coordinate may be from the one that is written: half of the tenth that it was rounded to,
 * and the hundredth that a drawing rounds to by itself. Sines and roots differ in their last bit from
 * one version of JavaScript to the next, and at the edge of a step that bit decides on the digit.
 */
const mostApart = 0.05 + 0.01 + 1e-9;

/** The line, with each coordinate as it stands in `before` unless it has moved from there. */
export function written(line: Piece, before: string | undefined): string {
  return (before !== undefined && asBefore(line, before)) || fresh(line);
}

function fresh({ text, coordinates }: Piece): string {
  let next = 0;
  return text.replaceAll(gap, () => tenths(coordinates[next++]!));
}

/** Adding 0 makes 0 of -0. */
const tenths = (value: number) => String(Math.round(value * 10) / 10 + 0);

/** Null where the words or the number of the coordinates differ. */
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
