import {
  bounceCircles,
  type Contact,
  castCircleAgainstCircle,
  castCircleAgainstSegment,
} from '#lib/index.ts';

// Three balls on a straight track with a wall at its end, from bounce to bounce, without steps.

/** A ball of the row, with its position on the track and its velocity to the right. */
export interface Ball {
  readonly x: number;
  readonly velocity: number;
  readonly radius: number;
  readonly mass: number;
}

/** The balls from this time until the next bounce. */
export interface Stretch {
  readonly time: number;
  readonly balls: readonly Ball[];
  readonly bounces: number;
}

export const seconds = 4;
export const wallX = 92;
const wall = { a: { x: wallX, y: -20 }, b: { x: wallX, y: 20 } };

const start: readonly Ball[] = [
  { x: 12, velocity: 18, radius: 6, mass: 4 },
  { x: 42, velocity: 0, radius: 4.2, mass: 2 },
  { x: 62, velocity: 0, radius: 3, mass: 1 },
];

const circleOf = ({ x, radius }: Ball) => ({ center: { x, y: 0 }, radius });
const rightwards: Contact = {
  normal: { x: 1, y: 0 },
  depth: 0,
  point: { x: 0, y: 0 },
  feature: { kind: 'edge', index: 0 },
};

/** The total momentum or kinetic energy of the balls. */
export function total(balls: readonly Ball[], of: 'momentum' | 'energy'): number {
  return balls.reduce(
    (sum, { mass, velocity }) =>
      sum + (of === 'momentum' ? mass * velocity : (mass * velocity ** 2) / 2),
    0,
  );
}

const moved = (balls: readonly Ball[], time: number) =>
  balls.map((ball) => ({ ...ball, x: ball.x + ball.velocity * time }));

const runs = new Map<number, readonly Stretch[]>();

export function runOf(restitution: number): readonly Stretch[] {
  const run = runs.get(restitution) ?? play(restitution);
  runs.set(restitution, run);
  return run;
}

export function stateAt(run: readonly Stretch[], time: number): Stretch {
  const stretch = run.findLast((one) => one.time <= time) ?? run[0]!;
  return { ...stretch, time, balls: moved(stretch.balls, time - stretch.time) };
}

function play(restitution: number): Stretch[] {
  const run: Stretch[] = [{ time: 0, balls: start, bounces: 0 }];
  for (;;) {
    const { time, balls, bounces } = run.at(-1)!;
    const left = seconds - time;
    const meetings = balls.map((ball, i) => {
      const next = balls[i + 1];
      const cast = next
        ? castCircleAgainstCircle(circleOf(next), circleOf(ball), {
            x: (ball.velocity - next.velocity) * left,
            y: 0,
          })
        : castCircleAgainstSegment(wall, circleOf(ball), { x: ball.velocity * left, y: 0 });
      return cast?.fraction ?? Number.POSITIVE_INFINITY;
    });
    const fraction = Math.min(...meetings);
    if (!(fraction < 1)) return run;
    const i = meetings.indexOf(fraction);
    const there = moved(balls, fraction * left);
    const [a, b] = [there[i]!, there[i + 1]];
    // The wall is a body that a bounce cannot move.
    const other = b ?? { velocity: 0, mass: Number.POSITIVE_INFINITY };
    const after = bounceCircles(
      { velocity: { x: a.velocity, y: 0 }, mass: a.mass },
      { velocity: { x: other.velocity, y: 0 }, mass: other.mass },
      rightwards,
      { restitution },
    );
    there[i] = { ...a, velocity: after.a.x };
    if (b) there[i + 1] = { ...b, velocity: after.b.x };
    run.push({ time: time + fraction * left, balls: there, bounces: bounces + 1 });
  }
}
