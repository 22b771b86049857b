import type { TurnedBoxAndCircle } from './boxes-and-circles.ts';
import { type Transform, transformScene, turnsAndMirrors } from './transforms.ts';

export const mirrors = turnsAndMirrors.filter(({ name }) => name.startsWith('a mirror'));
export const quarterTurns = turnsAndMirrors.filter((transform) => !mirrors.includes(transform));

/**
 * `transformScene` for a turned box. A quarter turn swaps the sides, as it does without a
 * rotation, and that is all of it; a mirror turns the rotation round.
 */
export function transformTurned(
  { box, circle }: TurnedBoxAndCircle,
  transform: Transform,
): TurnedBoxAndCircle {
  const { rotation, ...straight } = box;
  const there = transformScene({ box: straight, circle }, transform);
  const turned = mirrors.includes(transform) ? -rotation : rotation;
  return { box: { ...there.box, rotation: turned }, circle: there.circle };
}
