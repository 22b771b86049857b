import {
  type Circle,
  closestPointOnSegment,
  distance,
  type Segment,
  type Vec2,
} from '#lib/index.ts';
import type { AnyExhibit, Exhibit } from '../exhibit.ts';
import { inputOf } from '../write.ts';
import { plain, type Rest } from './shapes.ts';

export function ofSegment<Answer>(
  segment: Segment,
  circle: Circle,
  rest: Rest<[Segment, Circle], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['segment', 'circle'],
    input: `${inputOf.segment(segment)}; ${circle.radius > 0 ? inputOf.circle(circle) : inputOf.point(circle.center)}`,
    control: {
      by: circle.radius > 0 ? 'circle' : 'point',
      shape: { kind: 'segment', segment },
      circle,
      gap: gapTo(segment),
      values: (moved) => [segment, plain(moved)],
    },
  } satisfies Exhibit<[Segment, Circle], Answer>;
}

export function pointOfSegment<Answer>(
  segment: Segment,
  point: Vec2,
  rest: Rest<[Vec2, Segment], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['point', 'segment'],
    input: `${inputOf.segment(segment)}; ${inputOf.point(point)}`,
    control: {
      by: 'point',
      shape: { kind: 'segment', segment },
      circle: { center: point, radius: 0 },
      gap: gapTo(segment),
      values: ({ center }) => [center, segment],
    },
  } satisfies Exhibit<[Vec2, Segment], Answer>;
}

function gapTo(segment: Segment) {
  return ({ center, radius }: Circle): number =>
    distance(center, closestPointOnSegment(center, segment)) - radius;
}
