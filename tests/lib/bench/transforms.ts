import type { Vec2 } from '#lib/types.ts';

/**
 * A change of the whole scene that must not change the result. It never rounds. If a number would
 * have to be rounded, it throws a RangeError, so that a test does not blame the library.
 */
export interface Transform {
  readonly name: string;
  readonly point: (point: Vec2) => Vec2;
  /** The factor by which lengths are multiplied. */
  readonly factor: number;
  /** Do the axes change places, and with them a box's width and height? */
  readonly swapsAxes: boolean;
}

export const translations: readonly Transform[] = [
  translation(1, -2),
  translation(-4096, 1024),
  translation(2 ** 30, 2 ** 30 + 1),
];

/** Subtracting from 0, rather than negating, keeps 0 from turning into -0. */
export const turnsAndMirrors: readonly Transform[] = [
  rigid('a quarter turn', ({ x, y }) => ({ x: 0 - y, y: x }), true),
  rigid('half a turn', ({ x, y }) => ({ x: 0 - x, y: 0 - y }), false),
  rigid('three quarter turns', ({ x, y }) => ({ x: y, y: 0 - x }), true),
  rigid('a mirror: x', ({ x, y }) => ({ x: 0 - x, y }), false),
  rigid('a mirror: y', ({ x, y }) => ({ x, y: 0 - y }), false),
];

export const scalings: readonly Transform[] = [2, 2 ** 20, 2 ** -20].map(scaling);

export const transforms: readonly Transform[] = [...translations, ...turnsAndMirrors, ...scalings];

const lengths = ['radius', 'halfWidth', 'halfHeight'];
export const isLength = (key: string) => lengths.includes(key);

/**
 * Transforms a scene, which is any object or list of points and lengths. An object with `x` and `y`
 * is a point, and the lengths are the ones named above.
 */
export function transformScene<Scene>(scene: Scene, transform: Transform): Scene {
  if (typeof scene !== 'object' || scene === null) {
    throw new TypeError(`${scene} is neither a shape nor a list of shapes.`);
  }
  if (Array.isArray(scene)) {
    return scene.map((part) => transformScene(part, transform)) as Scene;
  }
  if (isPoint(scene)) return transform.point(scene) as Scene;
  const parts = Object.entries(scene).map(([key, part]) =>
    isLength(key)
      ? [lengthName(key, transform), scaled(part, transform.factor)]
      : [key, transformScene(part, transform)],
  );
  return Object.fromEntries(parts) as Scene;
}

function isPoint(part: object): part is Vec2 {
  return 'x' in part && 'y' in part;
}

function lengthName(name: string, { swapsAxes }: Transform): string {
  if (swapsAxes && name === 'halfWidth') return 'halfHeight';
  if (swapsAxes && name === 'halfHeight') return 'halfWidth';
  return name;
}

function translation(dx: number, dy: number): Transform {
  const point = ({ x, y }: Vec2) => ({ x: moved(x, dx), y: moved(y, dy) });
  return { name: `moved by (${dx}, ${dy})`, point, factor: 1, swapsAxes: false };
}

function rigid(name: string, point: Transform['point'], swapsAxes: boolean): Transform {
  return { name, point, factor: 1, swapsAxes };
}

function scaling(factor: number): Transform {
  const point = ({ x, y }: Vec2) => ({ x: scaled(x, factor), y: scaled(y, factor) });
  return { name: `scaled by ${factor}`, point, factor, swapsAxes: false };
}

function moved(value: number, by: number): number {
  const sum = value + by;
  // Knuth's two-sum finds the part that rounding lost, exactly.
  const part = sum - value;
  const lost = value - (sum - part) + (by - part);
  if (lost !== 0) throw new RangeError(`${value} + ${by} is no double.`);
  return sum;
}

function scaled(value: number, factor: number): number {
  const product = value * factor;
  if (product / factor !== value) throw new RangeError(`${value} * ${factor} is no double.`);
  return product;
}
