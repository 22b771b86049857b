import { type Circle, type Polygon, signedDistanceToPolygon, type Vec2 } from '#lib/index.ts';
import type { AnyExhibit, Exhibit } from '../exhibit.ts';
import { inputOf } from '../write.ts';
import { plain, type Rest } from './shapes.ts';

export function ofPolygon<Answer>(
  polygon: Polygon,
  circle: Circle,
  rest: Rest<[Polygon, Circle], Answer>,
  arrows = false,
): AnyExhibit {
  return {
    ...rest,
    names: ['polygon', 'circle'],
    input: `${inputOf.polygon(polygon)}; ${inputOf.circle(circle)}`,
    control: {
      by: 'circle',
      shape: { kind: 'polygon', polygon, arrows },
      circle,
      gap: gapTo(polygon),
      values: (moved) => [polygon, plain(moved)],
    },
  } satisfies Exhibit<[Polygon, Circle], Answer>;
}

/** A point and a polygon. With a radius, the point is the centre of a drawn circle. */
export function pointOfPolygon<Answer>(
  polygon: Polygon,
  point: Vec2,
  rest: Rest<[Vec2, Polygon], Answer>,
  radius = 0,
): AnyExhibit {
  const input = radius > 0 ? inputOf.circle({ center: point, radius }) : inputOf.point(point);
  return {
    ...rest,
    names: ['point', 'polygon'],
    input: `${inputOf.polygon(polygon)}; ${input}`,
    control: {
      by: radius > 0 ? 'center' : 'point',
      shape: { kind: 'polygon', polygon },
      circle: { center: point, radius },
      gap: gapTo(polygon),
      values: ({ center }) => [center, polygon],
    },
  } satisfies Exhibit<[Vec2, Polygon], Answer>;
}

/** Null for fewer than three corners. */
function gapTo(polygon: Polygon) {
  return ({ center, radius }: Circle): number | null =>
    polygon.length < 3 ? null : signedDistanceToPolygon(center, polygon) - radius;
}
