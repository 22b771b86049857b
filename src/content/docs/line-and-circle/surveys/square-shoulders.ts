import { type Comparison, comparing, type Survey } from '#figure/maps/truth-map.ts';
import { toStep } from '#figure/numbers.ts';
import { type Circle, type Segment, segmentIntersectsCircle, type Vec2 } from '#lib/index.ts';
import { lineCircle, linePoint } from '#published/jeffrey-thompson-line-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

// The code gets the scene in its own units. The window is `width` units wide and has 96 parts.

export type Width = '480' | '48' | '4.8' | '0.48' | '0.048';
export type Code = 'published' | 'ours';

export const tests = {
  published: (segment: Segment, circle: Circle) => lineCircle(segment, circle, float64),
  ours: segmentIntersectsCircle,
};

export interface Scene {
  readonly circle: { readonly radius: number };
  readonly a: Vec2;
  readonly b: Vec2;
  readonly width: Width;
  readonly code: Code;
}

/** The scene as it is passed to the code, with the circle's centre at `center`. */
export function given(
  { circle: { radius }, a, b, width }: Scene,
  center: Vec2,
): [segment: Segment, circle: Circle] {
  const unit = Number(width) / 96;
  return [
    { a: scaled(a, unit), b: scaled(b, unit) },
    { center: scaled(center, unit), radius: radius * unit },
  ];
}

/** The inverse: the scene in the figure for these arguments in that world. */
export function taken({ a, b }: Segment, { center, radius }: Circle, width: Width) {
  const unit = 96 / Number(width);
  const back = (value: number) => toStep(value * unit, 1e-9);
  const place = ({ x, y }: Vec2): Vec2 => ({ x: back(x), y: back(y) });
  return { a: place(a), b: place(b), circle: { center: place(center), radius: back(radius) } };
}

/** Whether the published code counts that point as on the segment. */
export function isTakenForSegment(
  { a, b, width }: Pick<Scene, 'a' | 'b' | 'width'>,
  place: Vec2,
): boolean {
  const unit = Number(width) / 96;
  return linePoint(scaled(place, unit), { a: scaled(a, unit), b: scaled(b, unit) }, float64);
}

const scaled = ({ x, y }: Vec2, unit: number): Vec2 => ({ x: x * unit, y: y * unit });

export function compare(scene: Scene): Comparison {
  return {
    test: (center) => tests[scene.code](...given(scene, center)),
    truth: (center) => segmentIntersectsCircle(...given(scene, center)),
  };
}

export function survey(scene: Scene): Survey {
  return comparing(compare(scene), scene.code === 'published' ? 'lineCircle' : '');
}
