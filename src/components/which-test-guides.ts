import { type Calls, calls, type Name, type Shape } from '#components/which-test-calls.ts';

/** A shape that a circle can meet, as described on the cheat sheet. */
interface Described {
  readonly shape: string;
  /** The closest point q of the shape, in one line. */
  readonly closest: string;
  readonly says: string;
  /** Returns when a moving circle first touches it. */
  readonly cast: Name;
  /** The function that returns q, if that is not the function for the distance. */
  readonly closestBy?: Name;
}

export interface Guide extends Described, Omit<Calls, 'near'> {
  /** Its name in the figure of *Which test?* */
  readonly key: Shape;
  readonly near: readonly Name[];
}

/** The words for each shape, separate from the calls because no script needs them. */
const described: Readonly<Record<Shape, Described>> = {
  point: {
    shape: 'point',
    closest: 'q = p',
    says: 'A click on a round button. For the push, give the point a radius of 0.',
    cast: 'castCircleAgainstCircle',
  },
  circle: {
    shape: 'circle',
    closest: 'q = m, and r + s in place of r',
    says: 'Two balls: m and s are the centre and the radius of the other one.',
    cast: 'castCircleAgainstCircle',
  },
  segment: {
    shape: 'line segment',
    closest: 'q = a + t(b − a), t = clamp((c − a)·(b − a) / |b − a|², 0, 1)',
    says: 'A wall, a laser, an edge from a to b. The clamp keeps q between them.',
    cast: 'castCircleAgainstSegment',
  },
  box: {
    shape: 'upright box (AABB)',
    closest: 'q = (clamp(c.x, m.x − w, m.x + w), clamp(c.y, m.y − h, m.y + h))',
    closestBy: 'closestPointInBox',
    cast: 'castCircleAgainstBox',
    says: 'A crate, a tile, a paddle: m is its centre, w and h are half its sides.',
  },
  turned: {
    shape: 'rotated box (OBB)',
    closest: 'the same, with c in the frame of the box',
    says: 'A car seen from above. Rotate the circle back, then use the upright box.',
    cast: 'castCircleAgainstOrientedBox',
  },
  convex: {
    shape: 'convex polygon',
    closest: 'q = c inside; else the nearest of the closest points of the edges',
    closestBy: 'closestPointOnPolygon',
    cast: 'castCircleAgainstPolygon',
    says: 'A rock, a ship, a ramp, without a dent. One edge decides most misses.',
  },
  polygon: {
    shape: 'any polygon',
    closest: 'q = c inside; else the nearest of the closest points of the edges',
    closestBy: 'closestPointOnPolygon',
    cast: 'castCircleAgainstPolygon',
    says: 'An island, a cave. In a dent, use `push`, because one contact may push into another edge.',
  },
};

function guideTo(shape: Shape): Guide {
  const { closestBy } = described[shape];
  const { test, push, near } = calls[shape];
  return {
    ...described[shape],
    key: shape,
    test,
    push,
    near: closestBy ? [near, closestBy] : [near],
  };
}

/** One row for each shape, in the order of the book. */
export const guides: readonly Guide[] = (Object.keys(calls) as Shape[]).map(guideTo);
