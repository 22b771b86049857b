// Where the names of shapes are written: beside their shapes, and never over each other.

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A name, and the place that it is written beside, in pixels from the upper left corner. */
export interface Name {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** From the place of a name to where its text begins, on the line that it stands on. */
export interface Aside {
  readonly dx: number;
  readonly dy: number;
}

/** Of the style "mono" in looks.css. */
export const letter = 8.5;
export const line = { above: 14, below: 5 };

const aside = 8;
/** Below its place; above it; then further and further below and above. */
const drops = Array.from({ length: 12 }, (_, i) => [20 + 19 * i, -12 - 19 * i]).flat();

/** Half of a handle. */
const handle = 6;

/**
 * For each name, in order, the first place in the drawing in which it is over no name before it, and
 * over no handle.
 */
export function placesOfNames(
  names: readonly Name[],
  handles: readonly Omit<Name, 'name'>[],
  { width, height }: Size,
): Aside[] {
  const taken: Box[] = handles.map(({ x, y }) => ({
    left: x - handle,
    right: x + handle,
    top: y - handle,
    bottom: y + handle,
  }));
  return names.map(({ name, x, y }) => {
    const length = name.length * letter;
    const choices = drops.flatMap((dy) => [
      { dx: Math.min(aside, width - x - length), dy },
      { dx: -aside - length, dy },
    ]);
    const boxOf = ({ dx, dy }: Aside): Box => ({
      left: x + dx,
      right: x + dx + length,
      top: y + dy - line.above,
      bottom: y + dy + line.below,
    });
    const isFree = (choice: Aside) => {
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
