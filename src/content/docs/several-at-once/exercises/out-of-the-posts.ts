import type { Exercise } from '#lab/notebook/exercise.ts';

export const exercise: Exercise = {
  name: 'out-of-the-posts',
  title: 'Out of the posts',
  goal:
    'This function returns the shortest push of a circle out of round posts. It already has the tracks, which are the posts grown by the radius of the circle, and at the ' +
    'end it uses the nearest free place. Write the middle, which adds the places to try. For each track, add its ' +
    'point closest to the centre c to the list places, and also the points where the track crosses the other tracks.',
  fn: 'shortestWayOutSimply',
  figure: 'posts-exercise',
  start: {
    replace: [
      [
        `    const m = track.center;
    const t = track.radius / distance(m, c);
    places.push({
      x: m.x + t * (c.x - m.x),
      y: m.y + t * (c.y - m.y),
    });
    for (const other of tracks) {
      const both = circleIntersections(track, other);
      places.push(...both);
    }
`,
        '    // Your code.\n',
      ],
    ],
  },
  hints: [
    'A track is a circle. Which point of a circle is closest to c? Imagine the line from the centre of the track through c.',
    'The closest point is track.radius away from the centre of the track, in the direction of c. So multiply the vector from that centre to c by track.radius, and divide it by its length, distance(track.center, c).',
    'circleIntersections(track, other) returns the points where two tracks cross, as a list. Call it with every track as other, and add all its points to places. A track does not cross itself, so you do not have to leave it out.',
  ],
};
