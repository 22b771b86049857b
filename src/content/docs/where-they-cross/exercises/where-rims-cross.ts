import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'where-rims-cross',
  title: 'Where two rims cross',
  goal:
    'Write a function that returns the points where the rims cross. Use the two triangles, with $g$ ' +
    'and $h$. Return one point if the circles just touch. If there are two points, the first is the ' +
    'one to the left, as you look from $c_1$ to $c_2$. If the centres are the same, or if a number is ' +
    'NaN (not a number), return an empty list.',
  fn: 'circleIntersections',
  figure: 'rims-exercise',
  start: { body: ['// Your code.', 'return [];'] },
  hints: [
    'Drag the second circle until it just touches the first, from outside and then from inside. How long is $d$ each time? If $d$ is not between these two lengths, the rims do not cross.',
    'The rims cross if $d$ is above 0, at most the sum of the radii, and at least their difference without its sign. Unless all of this is true, return the empty list, which also covers NaN. After that, compute $g$ and $h$ by the two formulas in the section on two circles.',
    'Divide the vector from $c_1$ to $c_2$ by $d$, and call it $u$. Go $g$ times $u$ from $c_1$, and you are at $f$. The vector (−u.y, u.x) is $u$ rotated to the left. From $f$ go $h$ times that vector for $p_1$, and $h$ times its opposite for $p_2$. If $h$ is 0, return only $f$.',
  ],
};
