import { signedDistanceToPolygon } from '#lib/index.ts';
import { circles } from '../scenes/circles.ts';
import { pointsAndCircles } from '../scenes/points-and-circles.ts';
import { polygonsAndCircles } from '../scenes/polygons.ts';
import { circleNear, randomConvex, randomPoint } from '../scenes/random.ts';
import { type Family, named, withoutExactAnswer } from '../scenes/scene.ts';
import { segmentsAndCircles } from '../scenes/segments.ts';

/**
 * The scenes of a yes-or-no test, for a function that returns intersection points. A scene with NaN
 * has no points, and 1 ulp from touching decides nothing here.
 */
function withPoints({ random, named: scenes, far }: Family): Family {
  return {
    random,
    named: scenes.filter(({ name }) => !name!.includes('one ulp')),
    far: far.map(({ name, values, expected }) =>
      expected === undefined
        ? named(name!, ...values)
        : withoutExactAnswer(name!, undefined, ...values),
    ),
  };
}

/**
 * Triangles, and often a small circle, because the points of several hundred larger shapes make a
 * large file.
 */
const trianglesAndCircles: Family = {
  ...polygonsAndCircles,
  random: (dice) => {
    const triangle = dice.again(() => randomConvex(dice).slice(0, 3));
    const circle = dice.chance(0.4)
      ? { center: randomPoint(dice), radius: dice.between(3, 6) }
      : circleNear(dice, (center) => signedDistanceToPolygon(center, triangle));
    return [triangle, circle];
  },
};

export const crossings = {
  point: withPoints(pointsAndCircles),
  segment: withPoints(segmentsAndCircles),
  polygon: withPoints(trianglesAndCircles),
  circles: withPoints(circles('a', 'b')),
};
