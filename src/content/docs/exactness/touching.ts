import { type Circle, circlesIntersect, circlesIntersectExactly, ulp } from '#lib/index.ts';
import { toInteger } from '#lib/to-integer.ts';

export type Unit = 'metres' | 'decimetres';

/** Two circles that touch on paper: radii in metres, in whole tenths. */
export interface Scene {
  readonly first: number;
  readonly second: number;
  readonly unit: Unit;
}

/** The circles as a program holds them; the distance of their centres is written down, not added. */
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
  // In thousandths of a step, so that the division of whole numbers leaves some digits.
  const off = ((onPaper - per * toInteger(d)) * 1000n) / (per * toInteger(ulp(d)));
  return {
    hit: circlesIntersect(a, b),
    /** What is true of the stored numbers. */
    stored: circlesIntersectExactly(a, b),
    first: a.radius,
    second: b.radius,
    sum,
    d,
    /** In steps from d: where the sum is, and where the decimal number itself. */
    sumAt: (sum - d) / ulp(d),
    paperAt: Number(off) / 1000,
  };
}
