import {
  type Cast,
  type CircleCast,
  castCircleAgainstOrientedBox,
  type OrientedBox,
} from '#lib/index.ts';

/** Casts against each box in turn, and returns the earliest hit. */
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
