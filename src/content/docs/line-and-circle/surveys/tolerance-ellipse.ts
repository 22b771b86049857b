import { type Segment, segmentIntersectsCircle, type Vec2 } from '#lib/index.ts';
import { type Comparison, comparing, type Survey } from '#maps/truth-map.ts';
import { linePoint } from '#published/jeffrey-thompson-line-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

// The window counts in hundredths of the segment's length, whatever that is.

export type Length = '1000' | '100' | '10' | '1' | '0.1';

export const a = { x: 0, y: 0 };
export const b = { x: 100, y: 0 };

/** From hundredths of the length into the units of the published code. */
export function inUnits({ x, y }: Vec2, length: Length): Vec2 {
  const scale = Number(length) / 100;
  return { x: x * scale, y: y * scale };
}

/** A point and the segment, as the published code is given them. */
export function given(p: Vec2, length: Length): [point: Vec2, segment: Segment] {
  return [inUnits(p, length), { a: inUnits(a, length), b: inUnits(b, length) }];
}

/** Of a point: is it taken for one of the segment's, and is it one, as a circle without a radius? */
export function compare({ length }: { readonly length: Length }): Comparison {
  return {
    test: (p) => linePoint(...given(p, length), float64),
    truth: (p) => segmentIntersectsCircle({ a, b }, { center: p, radius: 0 }),
  };
}

export function survey(scene: { readonly length: Length }): Survey {
  return comparing(compare(scene), 'linePoint');
}
