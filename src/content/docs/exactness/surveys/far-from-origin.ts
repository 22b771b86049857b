import { type Comparison, comparing, type Survey } from '#figure/maps/truth-map.ts';
import { toStep } from '#figure/numbers.ts';
import { type Circle, pointInCircle, ulp, type Vec2 } from '#lib/index.ts';
import { containsBySquares, float32, float64, type Rounding } from '#published/monogame-circles.ts';

// One scene, stored near the origin and moved right and up by the chosen offset for the code.

export type Away = '0' | '6' | '7' | '8' | '9';
export type Format = 'float' | 'double';

const formats: Readonly<Record<Format, { round: Rounding; digits: number }>> = {
  float: { round: float32, digits: 24 },
  double: { round: float64, digits: 53 },
};

interface Scene {
  readonly circle: Circle;
  readonly away: Away;
  readonly format: Format;
}

/** How far the scene is from the origin, across and up: a power of ten, or 0. */
const offset = (away: Away): number => (away === '0' ? 0 : 10 ** Number(away));

/** The scene as it is passed to the code, with this point. */
export function given({ circle, away }: Scene, point: Vec2): [point: Vec2, circle: Circle] {
  const by = offset(away);
  const moved = ({ x, y }: Vec2) => ({ x: x + by, y: y + by });
  return [moved(point), { center: moved(circle.center), radius: circle.radius }];
}

/** The inverse: the scene in the figure for these arguments at that offset. */
export function taken(point: Vec2, { center, radius }: Circle, away: Away) {
  const back = (value: number) => toStep(value - offset(away), 1e-6);
  const place = ({ x, y }: Vec2): Vec2 => ({ x: back(x), y: back(y) });
  return { p: place(point), circle: { center: place(center), radius } };
}

/** The position as the format stores it, in the scene's coordinates. */
export function kept({ away, format }: Scene, { x, y }: Vec2): Vec2 {
  const by = offset(away);
  const { round } = formats[format];
  return { x: round(x + by) - by, y: round(y + by) - by };
}

/** The ulp of the format at the offset or, for offset 0, at the window's edge. */
export function step({ away, format }: Scene): number {
  return ulp(offset(away) || 64, formats[format].digits);
}

export function compare(scene: Scene): Comparison {
  const { round } = formats[scene.format];
  return {
    test: (point) => containsBySquares(...given(scene, point), round),
    truth: (point) => pointInCircle(point, scene.circle),
  };
}

export function survey(scene: Scene): Survey {
  return comparing(compare(scene), 'containsBySquares');
}
