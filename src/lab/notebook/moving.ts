import type { Moving, Path } from '#lab/sandbox/messages.ts';

/** A number in a call's arguments. */
interface Leaf {
  readonly path: Path;
  readonly value: number;
}

/** Sample positions that are not special to any shape. */
const places = [
  { x: 0, y: 0 },
  { x: 16, y: 0 },
  { x: 0, y: 16 },
  { x: 37, y: 23 },
] as const;

/**
 * Finds how each number in the arguments depends on x and y, from a few samples. Returns null if
 * one of them is not an affine function of the position.
 */
export function movingNumbers(
  valuesAt: (place: { readonly x: number; readonly y: number }) => readonly unknown[] | null,
): readonly Moving[] | null {
  const samples = places.map((place) => {
    const values = valuesAt(place);
    return values ? [...leavesOf(values, [])] : null;
  });
  const [atOrigin, atX, atY, elsewhere] = samples;
  if (!atOrigin || !atX || !atY || !elsewhere) return null;
  const moving: Moving[] = [];
  for (const [i, { path, value: base }] of atOrigin.entries()) {
    const key = path.join();
    const [x, y, other] = [atX[i], atY[i], elsewhere[i]];
    if (x?.path.join() !== key || y?.path.join() !== key || other?.path.join() !== key) return null;
    const alongX = (x.value - base) / 16;
    const alongY = (y.value - base) / 16;
    const expected = base + alongX * 37 + alongY * 23;
    const isAffine = Math.abs(expected - other.value) <= 1e-9 * (1 + Math.abs(expected));
    if (Number.isFinite(base) && !isAffine) return null;
    if (alongX !== 0 || alongY !== 0) moving.push({ path, base, alongX, alongY });
  }
  return moving.length > 0 ? moving : null;
}

function* leavesOf(value: unknown, path: Path): Generator<Leaf> {
  if (typeof value === 'number') yield { path, value };
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* leavesOf(item, [...path, i]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) yield* leavesOf(field, [...path, name]);
  }
}
