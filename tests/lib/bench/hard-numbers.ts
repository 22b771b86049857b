import { neighbour } from './doubles.ts';
import { integers } from './grids.ts';
import { isLength } from './transforms.ts';

/** Tiny radii, of which the second is far below an ulp of large coordinates. */
export const smallRadii: readonly number[] = [0, 1e-6];

/** How far from the origin a scene is placed. At 1e15, doubles still store whole numbers, but
 * nothing finer than eighths. */
export const farOffsets: readonly number[] = [0, 1e8, 1e15];

export interface Triple {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Every a <= b < c with a^2 + b^2 = c^2, by c, because touching is exact for these. */
export function pythagoreanTriples(largest: number): Triple[] {
  return integers(1, largest).flatMap((c) =>
    integers(1, c - 1)
      .map((a) => ({ a, b: Math.sqrt(c * c - a * a), c }))
      .filter(({ a, b }) => Number.isInteger(b) && a <= b),
  );
}

/** The same in tenths, for which circles touch in theory but rarely in doubles. */
export function decimalTriples(largest: number): Triple[] {
  return pythagoreanTriples(largest * 10).map(({ a, b, c }) => ({
    a: a / 10,
    b: b / 10,
    c: c / 10,
  }));
}

/** The scene with one number moved by one ulp, up or down, for each number in turn. */
export function* oneUlpBeside<Scene>(scene: Scene): Generator<Scene> {
  yield* changeEachNumber(scene, (value) => neighbour(value, 1));
  yield* changeEachNumber(scene, (value) => neighbour(value, -1));
}

/** The scene with one of its lengths changed by 1, or one of its numbers if it has no lengths. */
export function* oneUnitBeside<Scene>(scene: Scene): Generator<Scene> {
  const by = (step: number, isChosen?: (key: string) => boolean) => [
    ...changeEachNumber(scene, (value) => value + step, isChosen),
  ];
  const ofLengths = [...by(-1, isLength), ...by(1, isLength)];
  const beside = ofLengths.length > 0 ? ofLengths : [...by(-1), ...by(1)];
  yield* beside.filter(hasNoNegativeLength);
}

/** The scene with one number replaced by the value, for each number in turn. */
export function* replaceEachNumber<Scene>(scene: Scene, value: number): Generator<Scene> {
  yield* changeEachNumber(scene, () => value);
}

/** The scene with one coordinate or angle replaced by the value, for each in turn. Then every x,
 * every y, and all of them, because the difference of two infinities is NaN. */
export function* replaceEachPosition<Scene>(scene: Scene, value: number): Generator<Scene> {
  yield* changeEachNumber(
    scene,
    () => value,
    (key) => !isLength(key),
  );
  for (const keys of ['x', 'y', 'xy']) {
    yield mapNumbers(scene, (old, key) => (keys.includes(key) ? value : old));
  }
}

/** Are all radii and sides 0 or more? */
export function hasNoNegativeLength(scene: unknown): boolean {
  let has = true;
  mapNumbers(scene, (value, key) => {
    if (isLength(key) && value < 0) has = false;
    return value;
  });
  return has;
}

/** The scene with each number changed by a function of the number and its key. */
export function mapNumbers<Scene>(
  scene: Scene,
  change: (value: number, key: string) => number,
  key = '',
): Scene {
  if (typeof scene === 'number') return change(scene, key) as Scene;
  if (Array.isArray(scene)) return scene.map((part) => mapNumbers(part, change)) as Scene;
  const parts = Object.entries(scene as object).map(([name, part]) => [
    name,
    mapNumbers(part, change, name),
  ]);
  return Object.fromEntries(parts) as Scene;
}

function* changeEachNumber<Scene>(
  scene: Scene,
  change: (value: number) => number,
  isChosen: (key: string) => boolean = () => true,
  ownKey = '',
): Generator<Scene> {
  if (typeof scene === 'number' && isChosen(ownKey)) yield change(scene) as Scene;
  if (typeof scene !== 'object' || scene === null) return;
  for (const [key, part] of Object.entries(scene)) {
    for (const changed of changeEachNumber(part, change, isChosen, key)) {
      const copy = Array.isArray(scene) ? [...scene] : { ...scene };
      yield Object.assign(copy, { [key]: changed }) as Scene;
    }
  }
}
