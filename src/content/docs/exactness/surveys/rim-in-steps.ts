import { type Comparison, comparing, type Survey } from '#figure/maps/truth-map.ts';
import { type Circle, pointInCircle, ulp, type Vec2 } from '#lib/index.ts';
import { float32 } from '#published/monogame-circles.ts';

// One scene, moved right by a power of two and stored there in 32 bits.

interface Scene {
  readonly circle: Circle;
  /** The power. */
  readonly k: number;
}

/** The scene as it is stored, with this point. */
export function stored({ circle, k }: Scene, point: Vec2): [point: Vec2, circle: Circle] {
  const there = ({ x, y }: Vec2) => ({ x: float32(x + 2 ** k), y: float32(y) });
  return [there(point), { center: there(circle.center), radius: float32(circle.radius) }];
}

/** The inverse: the scene in the figure for these stored values, if the offset is a power of 2. */
export function sceneOf(point: Vec2, { center, radius }: Circle) {
  const k = Math.floor(Math.log2(center.x));
  const back = ({ x, y }: Vec2): Vec2 => ({ x: x - 2 ** k, y });
  return { p: back(point), circle: { center: back(center), radius }, k };
}

/** The position as it is stored, in the scene's coordinates. */
export function kept({ k }: Pick<Scene, 'k'>, { x, y }: Vec2): Vec2 {
  return { x: float32(x + 2 ** k) - 2 ** k, y: float32(y) };
}

/** How far apart two neighbouring 32-bit numbers are there. */
export function step({ k }: Pick<Scene, 'k'>): number {
  return ulp(2 ** k, 24);
}

export function compare(scene: Scene): Comparison {
  return {
    test: (point) => pointInCircle(...stored(scene, point)),
    truth: (point) => pointInCircle(point, scene.circle),
  };
}

export function survey(scene: Scene): Survey {
  return comparing(compare(scene), 'pointInCircle');
}
