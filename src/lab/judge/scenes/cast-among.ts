import {
  type Cast,
  type CircleCast,
  castCircleAgainstOrientedBox,
  type OrientedBox,
} from '#lib/index.ts';

/** Asks each box in turn, and keeps the earliest cast. */
export function castAmong(targets: readonly OrientedBox[]): CircleCast {
  return (circle, displacement) => {
    let first: Cast | null = null;
    for (const target of targets) {
      const cast = castCircleAgainstOrientedBox(target, circle, displacement);
      if (cast && (first === null || cast.fraction < first.fraction)) first = cast;
    }
    return first;
  };
}
