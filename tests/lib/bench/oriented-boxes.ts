import type { OrientedBoxAndCircle } from './boxes-and-circles.ts';
import { type Transform, transformScene, turnsAndMirrors } from './transforms.ts';

export const mirrors = turnsAndMirrors.filter(({ name }) => name.startsWith('a mirror'));
export const quarterTurns = turnsAndMirrors.filter((transform) => !mirrors.includes(transform));

/**
 * `transformScene` for an oriented box. A quarter turn swaps the sides, as it does without a
 * rotation, and changes nothing else; a mirror negates the rotation.
 */
export function transformOriented(
  { box, circle }: OrientedBoxAndCircle,
  transform: Transform,
): OrientedBoxAndCircle {
  const { rotation: _, ...straight } = box;
  const there = transformScene({ box: straight, circle }, transform);
  const rotation = mirrors.includes(transform) ? -box.rotation : box.rotation;
  return { box: { ...there.box, rotation }, circle: there.circle };
}
