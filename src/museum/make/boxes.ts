import { type Circle, signedDistanceToBox, type Vec2 } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';
import type { AnyExhibit, Exhibit } from '../exhibit.ts';
import { inputOf } from '../write.ts';
import { plain, type Rest } from './shapes.ts';

export function ofBox<Answer>(
  one: Box,
  circle: Circle,
  rest: Rest<[Box, Circle], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['box', 'circle'],
    input: `${inputOf.box(one)}; ${inputOf.circle(circle)}`,
    control: {
      by: 'circle',
      shape: { kind: 'box', box: one },
      circle,
      gap: gapTo(one),
      values: (moved) => [one, plain(moved)],
    },
  } satisfies Exhibit<[Box, Circle], Answer>;
}

/** A point and a box. With a radius, the point is the centre of a drawn circle. */
export function pointOfBox<Answer>(
  one: Box,
  point: Vec2,
  rest: Rest<[Vec2, Box], Answer>,
  radius = 0,
): AnyExhibit {
  const input = radius > 0 ? inputOf.circle({ center: point, radius }) : inputOf.point(point);
  return {
    ...rest,
    names: ['point', 'box'],
    input: `${inputOf.box(one)}; ${input}`,
    control: {
      by: radius > 0 ? 'center' : 'point',
      shape: { kind: 'box', box: one },
      circle: { center: point, radius },
      gap: gapTo(one),
      values: ({ center }) => [center, one],
    },
  } satisfies Exhibit<[Vec2, Box], Answer>;
}

function gapTo(one: Box) {
  return ({ center, radius }: Circle): number => signedDistanceToBox(center, one) - radius;
}
