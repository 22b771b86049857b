import {
  type Circle,
  closestPointOnSegment,
  distance,
  signedDistanceToBox,
  signedDistanceToPolygon,
} from '../lib/index.ts';
import type { Shape } from './exhibit.ts';

/** How far the circle is from the shape; below zero, how deep it is in it. */
export function gapTo(shape: Shape, { center, radius }: Circle): number {
  switch (shape.kind) {
    case 'polygon':
      return signedDistanceToPolygon(center, shape.polygon) - radius;
    case 'box':
      return signedDistanceToBox(center, shape.box) - radius;
    case 'segment':
      return distance(center, closestPointOnSegment(center, shape.segment)) - radius;
    case 'circles':
      return Math.min(
        ...shape.circles.map((one) => distance(center, one.center) - one.radius - radius),
      );
  }
}
