interface Size {
  readonly width: number;
  readonly height: number;
}

/** A name and the position that it labels, in pixels from the upper left corner. */
export interface Name {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The offset from the position to the start of the text's baseline. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** The size of the style "mono" in looks.css. */
export const letter = 8.5;
export const line = { above: 14, below: 5 };

const aside = 8;
/** Below the position, above it, then further and further away. */
const verticalOffsets = Array.from({ length: 12 }, (_, i) => [20 + 19 * i, -12 - 19 * i]).flat();

const handle = 6;

/** Returns for each name the first place that overlaps neither an earlier name nor a handle. */
export function placesOfNames(
  names: readonly Name[],
  handles: readonly Omit<Name, 'name'>[],
  { width, height }: Size,
): Offset[] {
  const taken: Box[] = handles.map(({ x, y }) => ({
    left: x - handle,
    right: x + handle,
    top: y - handle,
    bottom: y + handle,
  }));
  return names.map(({ name, x, y }) => {
    const length = name.length * letter;
    const choices = verticalOffsets.flatMap((dy) => [
      { dx: Math.min(aside, width - x - length), dy },
      { dx: -aside - length, dy },
    ]);
    const boxOf = ({ dx, dy }: Offset): Box => ({
      left: x + dx,
      right: x + dx + length,
      top: y + dy - line.above,
      bottom: y + dy + line.below,
    });
    const isFree = (choice: Offset) => {
      const box = boxOf(choice);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      return isInside && taken.every((other) => !overlap(box, other));
    };
    const found = choices.find(isFree) ?? { dx: aside, dy: 20 };
    taken.push(boxOf(found));
    return found;
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
