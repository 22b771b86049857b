import type { Name } from '#components/which-test-calls.ts';
import type { World } from '#figure/part.ts';

/** A job of a game or a drawing that is more than one circle and one shape. */
export interface Job {
  readonly job: string;
  /** What to compute, in one line. */
  readonly rule: string;
  readonly says: string;
  readonly fns: readonly Name[];
  /** The figure and the preset of its picture. */
  readonly picture: readonly [figure: string, preset: string];
  /** The part of the figure to show, if its own is too large for a small picture. */
  readonly close?: World;
}

/** The jobs in the order of the book. */
export const jobs: readonly Job[] = [
  {
    job: 'out of several at once',
    rule: 'the nearest centre that is at least r from every obstacle',
    says: 'Do not add the pushes of the obstacles. The same push moves a new circle to the nearest free place.',
    fns: ['shortestWayOut'],
    picture: ['several-at-once', 'pillars'],
  },
  {
    job: 'inside a circle',
    rule: 'depth = d + r − R, n from c to the middle of the arena',
    says: 'A round arena or a joystick: R is its radius, and d is the distance of c from its middle.',
    fns: ['circleContainsCircle', 'keepCircleInsideCircle', 'castCircleInsideCircle'],
    picture: ['keep-inside', 'out'],
  },
  {
    job: 'walk on slopes',
    rule: 'a floor if n·up ≥ cos 45°, otherwise a wall or a ceiling',
    says: 'On a floor, walk along it by the level part of v. A one-way platform counts only if the player hits it from above.',
    fns: ['moveOnGround', 'onlyFromAbove'],
    picture: ['slope', 'uphill'],
    close: { minX: 16, maxX: 88, minY: 7, maxY: 51 },
  },
  {
    job: 'bounce in flight',
    rule: 'w² = b² + 2 g s, and then v − 2(v·n)n',
    says: 'b is the speed towards the wall now, and w is the speed at the contact. The wall is s away, and g is the gravity towards it.',
    fns: ['moveAndBounce', 'reflect'],
    picture: ['bounce-back', 'slope'],
    close: { minX: 18, maxX: 70, minY: 10, maxY: 58 },
  },
  {
    job: 'shoot into a crowd',
    rule: 'the hit with the smallest fraction, cell by cell',
    says: 'Keep the circles in a grid. Its `cast` returns the first hit and stops there, and `castAll` returns every hit in order.',
    fns: ['createCircleGrid', 'castCircleAgainstCircle'],
    picture: ['cast-through-crowd', 'ray'],
  },
  {
    job: 'separate a heap',
    rule: 'push each circle of a pair away by (r + s − d) / 2, and repeat',
    says: 'Circles with the same centre need directions of their own first, or they form a row.',
    fns: ['separateCircles'],
    picture: ['come-apart', 'fixed'],
  },
  {
    job: 'tangents and belts',
    rule: 'open l² = d² − (r − s)², crossed l² = d² − (r + s)²',
    says: 'The straight part of a belt is l long, and the wheels are d apart. A point is a wheel with s = 0.',
    fns: ['tangentPoints', 'commonTangents'],
    picture: ['belt', 'open'],
  },
  {
    job: 'fillet',
    rule: 'centres where the rims of r + t and s + t cross',
    says: 'A coin of radius t touches both circles. To touch one from inside, subtract t instead of adding it.',
    fns: ['circlesTouchingCircles', 'circleIntersections'],
    picture: ['coin', 'two'],
  },
  {
    job: 'bounding circle',
    rule: 'its rim passes through two or three of the points',
    says: 'Two are at the ends of a diameter. Three form an acute triangle, whose perpendicular bisectors cross at the centre.',
    fns: ['enclosingCircle', 'enclosingCircleOfCircles', 'circleThroughPoints'],
    picture: ['enclosing', 'three'],
  },
];
