import type { Contact, Vec2 } from '#lib/index.ts';
import type { Box, Circle } from '#lib/types.ts';
import type { SquareContact } from '#published/circle-square-2d.ts';
import { float64, type Rounding } from '#published/monogame-circles.ts';
import { digits } from './write.ts';

/** A contact as exhibits compare it, with the translation if published code returns one. */
export type Out = (Pick<Contact, 'normal' | 'depth'> & { readonly mtv?: Vec2 }) | null;

type Collide = (box: Box, circle: Circle, round: Rounding) => SquareContact | null;

/** Adapts published code to exhibits. */
export function outOf(collide: Collide, round: Rounding = float64) {
  return (box: Box, circle: Circle): Out => {
    const found = collide(box, circle, round);
    return found && { normal: found.normal, depth: -found.distance, mtv: found.mtv };
  };
}

/** Drops the translation, for code that does not return one. */
export function withoutMove(run: (box: Box, circle: Circle) => Out) {
  return (box: Box, circle: Circle): Out => {
    const out = run(box, circle);
    return out && { normal: out.normal, depth: out.depth };
  };
}

export function moveOf(out: Out): Vec2 | null {
  if (!out) return null;
  const { normal, depth, mtv } = out;
  return mtv ?? { x: normal.x * depth, y: normal.y * depth };
}

export function sayMove(out: Out): string {
  const move = moveOf(out);
  return move ? `move ${vector(move)}` : 'miss';
}

export function sayNormal(out: Out): string {
  return out ? `normal ${vector(out.normal)}, ${short(out.depth)} deep` : 'miss';
}

/** Rounded to hundredths, to hide the rounding of a square root. */
export function vector({ x, y }: Vec2): string {
  return `(${short(x)}, ${short(y)})`;
}

export function short(value: number): string {
  return digits(Math.round(value * 100) / 100 + 0);
}

export function moved({ center, radius }: Circle, { x, y }: Vec2): Circle {
  return { center: { x: center.x + x, y: center.y + y }, radius };
}
