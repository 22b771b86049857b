import { type Circle, circlesIntersect, circlesIntersectExactly, ulp } from '#lib/index.ts';
import { toInteger } from '#lib/to-integer.ts';

export type Unit = 'metres' | 'decimetres';

/** Two circles that touch on paper, with radii in metres that are whole tenths. */
export interface Scene {
  readonly first: number;
  readonly second: number;
  readonly unit: Unit;
}

/** The circles as a program stores them. The centre distance is rounded once, like a literal. */
export function circlesOf({ first, second, unit }: Scene): [a: Circle, b: Circle] {
  const [one, other] = [Math.round(first * 10), Math.round(second * 10)];
  const per = unit === 'metres' ? 10 : 1;
  return [
    { center: { x: 0, y: 0 }, radius: one / per },
    { center: { x: (one + other) / per, y: 0 }, radius: other / per },
  ];
}

export function judge(scene: Scene) {
  const [a, b] = circlesOf(scene);
  const sum = a.radius + b.radius;
  const d = b.center.x;
  const tenths = Math.round(10 * (scene.first + scene.second));
  const onPaper = BigInt(tenths) * 2n ** 1074n;
  const per = scene.unit === 'metres' ? 10n : 1n;
  // In thousandths of an ulp, so that the integer division leaves some digits.
  const off = ((onPaper - per * toInteger(d)) * 1000n) / (per * toInteger(ulp(d)));
  return {
    hit: circlesIntersect(a, b),
    /** The true answer for the stored numbers. */
    stored: circlesIntersectExactly(a, b),
    first: a.radius,
    second: b.radius,
    sum,
    d,
    /** The positions of the sum and of the exact decimal number, in ulps from d. */
    sumAt: (sum - d) / ulp(d),
    paperAt: Number(off) / 1000,
  };
}
