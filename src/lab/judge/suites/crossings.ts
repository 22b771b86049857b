import { circles } from '../scenes/circles.ts';
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

export const crossings = {
  segment: withPoints(segmentsAndCircles),
  circles: withPoints(circles('a', 'b')),
};
