import { circles } from '../scenes/circles.ts';
import { type Family, named, odd } from '../scenes/scene.ts';
import { segmentsAndCircles } from '../scenes/segments.ts';

/**
 * The scenes of a yes-or-no test for a function that returns the points in common. Where a number is
 * none there are no points, and a distance from just touching of one digit decides nothing here.
 */
function withPoints({ random, named: scenes, far }: Family): Family {
  return {
    random,
    named: scenes.filter(({ name }) => !name!.includes('one step of a double')),
    far: far.map(({ name, values, expected }) =>
      expected === undefined ? named(name!, ...values) : odd(name!, undefined, ...values),
    ),
  };
}

export const crossings = {
  segment: withPoints(segmentsAndCircles),
  circles: withPoints(circles('a', 'b')),
};
