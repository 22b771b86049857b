import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'where-rims-cross',
  title: 'Where two rims cross',
  goal:
    'Write the way of the two triangles, with $g$ and $h$: return the points where the rims cross, ' +
    'none, one or two. Where the circles just touch, there is one. Of two, the first is the one to ' +
    'the left, as one looks from $c_1$ to $c_2$. With one centre, or where a number is NaN (not a ' +
    'number), the list is empty.',
  fn: 'circleIntersections',
  figure: 'rims-exercise',
  start: { body: ['// Your code.', 'return [];'] },
  hints: [
    'Drag the second circle until it just touches the first, from outside and then from inside. How long is $d$ each time? Outside these two lengths there is no point.',
    'There are points while $d$ is above 0, at most the sum of the radii, and at least their difference, without its sign. Ask whether all of this holds, and return the empty list otherwise: NaN then fails by itself. After that come $g$ and $h$, by the two formulas of this chapter.',
    'Take the vector from $c_1$ to $c_2$, and divide it by $d$. From $c_1$ go $g$ along it: that is $f$. Turned to the left, its $x$ part becomes the $y$ part, and its $y$ part, with the opposite sign, the $x$ part. From $f$ go $h$ that way for $p_1$, and $h$ the other way for $p_2$. Where $h$ is 0, return $f$ alone.',
  ],
};
