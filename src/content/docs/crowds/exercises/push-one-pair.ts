import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'push-one-pair',
  title: 'Push one pair apart',
  goal:
    'The loops of this function already find the pairs a and b that are near each other, round after round. Write the ' +
    'push of one pair. If the two overlap, each moves away from the other by half of the depth, plus 1/512 ' +
    'of the sum of their radii. Store the results in moved[i] and moved[j], but do not change a and b themselves. If the two ' +
    'only touch, they stay where they are.',
  fn: 'separateCirclesSimply',
  figure: 'rounds-exercise',
  start: {
    replace: [
      [
        `      const contact = collideCircles(a, b);
      if (!contact || contact.depth === 0) continue;
      const { x, y } = contact.normal;
      const extra = (a.radius + b.radius) / 512;
      const push = contact.depth / 2 + extra;
      moved[i] = {
        center: {
          x: a.center.x - push * x,
          y: a.center.y - push * y,
        },
        radius: a.radius,
      };
      moved[j] = {
        center: {
          x: b.center.x + push * x,
          y: b.center.y + push * y,
        },
        radius: b.radius,
      };
`,
        '      // Your code.\n',
      ],
    ],
  },
  hints: [
    'Which function returns how deep the overlap of two circles is, and in which direction they have to move? Call it with a and b.',
    'collideCircles(a, b) returns null, or a depth and a normal that points from a to b. So b moves along the normal, and a moves against it. If the depth is 0, the two only touch.',
    'Let push be contact.depth / 2 + (a.radius + b.radius) / 512. The new centre of b is its old centre plus push times the normal, and the new centre of a is its old centre minus push times the normal. Copy each radius into the new circle.',
  ],
};
