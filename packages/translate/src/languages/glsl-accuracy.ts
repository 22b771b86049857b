import { shortestFloat } from '../float-constants.ts';

// The accuracy stated in GLSL files. GLSL 4.10 and ES 3.20 require correctly rounded sums,
// differences and products, although a product and a sum may be fused. Quotients may be wrong by
// 2.5 ulps and square roots by slightly more, and sine and cosine have no bound. Earlier versions
// promise less for the same GPUs. The tests enforce these bounds on a software GPU.

/**
 * Relative to the largest number in a call: 8 ulps, like the library's own bounds of yes and no.
 */
export const touchingWithin = 1e-6;
/** Relative to the same: 16 ulps, which allows for quotients and square roots. */
export const lengthWithin = 2e-6;
/** Relative to the same for rotated shapes: the effect of an error of 2^-11 in sine and cosine. */
export const rotatedWithin = 2e-3;
/** Relative to the sum of two speeds. */
export const speedWithin = 5e-6;
/** Relative to the product of two lengths. */
export const productWithin = 2e-7;

/** Formatted without an exponent or many zeros. */
const near = shortestFloat(touchingWithin);
const off = shortestFloat(lengthWithin);

const largest = 'the largest given coordinate or length';
const touching = `wrong only where the shapes just touch to within ${near} times ${largest}`;
const lengths = `Lengths are off by at most ${off} times ${largest}`;
const normal =
  'and the normal by that error divided by the length of the vector from which it is computed';
const circular =
  `GLSL does not say how exact its sine and cosine are. If they are right to within 2^-11, as Vulkan requires ` +
  `between -pi and pi,`;
const plain = `each number is off by at most ${off} times ${largest}.`;
const contact = `a hit or a miss is ${touching}. ${lengths}, ${normal}.`;
const cast =
  `the result is that of a circle whose radius is larger or smaller by at most ${off} times ` +
  `${largest}, so a circle that just grazes may miss, or touch slightly earlier or later.`;
const sign = (what: string): string =>
  `the result is the sign of a rounded cross product, which, unlike in other languages, is not exact. It is ${what}`;

const crossings = `the number of points is ${touching}, or where the rim is closer to a corner than that. Each point is on both the rim and the outline to within ${off} times ${largest}.`;

const byName: Readonly<Record<string, string>> = {
  bounceCircles: `each coordinate is off by at most ${shortestFloat(speedWithin)} times the sum of both speeds, if the masses are from 1e-6 to 1e6, or if one of them is 1e30.`,
  boxCircleIntersections: crossings,
  boxZone: `it is wrong only where the point is on a border to within ${near} times ${largest}.`,
  castCircleAgainstBox: cast,
  castCircleAgainstCircle: cast,
  castCircleAgainstOrientedBox: `${circular} the result is that of a circle whose radius, displacement and position are off by at most ${rotatedWithin} times ${largest}.`,
  castCircleAgainstPolygon: cast,
  castCircleAgainstSegment: cast,
  castCircleInsideBox: cast,
  castCircleInsideCircle: cast,
  circleIntersections: `the number of points is ${touching}. Each point is on both rims to within ${off} times ${largest}.`,
  circlesTouchingCircles: `the number of circles is wrong only where the grown circles just touch to within ${near} times ${largest}. Each circle touches both to within ${off} times ${largest}.`,
  closestPointOnPolygon: `${plain} If two places are equally near to within that error, it may return either.`,
  collideBoxCircle: contact,
  collideCircles: contact,
  collideConvexPolygonCircle: `${contact} If two edges are equally near to within the error of a length, it may return either.`,
  collideOrientedBoxCircle: `${circular} lengths are off by at most ${rotatedWithin} times ${largest}, ${normal}. A hit or a miss is wrong only where the shapes just touch to within ${rotatedWithin} times ${largest}.`,
  collideSegmentCircle: contact,
  commonTangents: `the number of tangents is ${touching}. Each end is on its rim to within ${off} times ${largest}.`,
  convexWinding: sign(
    `wrong only for a polygon that is thinner than ${near} times its largest coordinate.`,
  ),
  cross: `it is off by at most ${shortestFloat(productWithin)} times the product of both lengths.`,
  keepCircleInsideBox: contact,
  keepCircleInsideCircle: contact,
  orientation: sign(
    `wrong only where the three points are on one line to within ${near} times the largest coordinate.`,
  ),
  orientedBoxIntersectsCircle: `${circular} the result is wrong only where the shapes just touch to within ${rotatedWithin} times ${largest}.`,
  outwardNormals: 'each number is off by at most 1e-6.',
  polygonCircleIntersections: crossings,
  projectionParameter: `it is off by at most ${off} times itself, or ${off} times the distance from a to the point divided by the distance from a to b, whichever is larger.`,
  rayCrossings: `a crossing is off by at most ${off} times ${largest}. The list of crossed edges is wrong only where the point is on an edge to within ${near} times ${largest}.`,
  reflect: 'each coordinate is off by at most 1e-6 times the speed, if the normal has length 1.',
  segmentCircleIntersections: `the number of points is ${touching}, or where the rim is closer to an end than that. Each point is on both the rim and the segment to within ${off} times ${largest}.`,
  segmentIntersection: `the number of points is wrong only where an end of one segment is on the line of the other to within ${near} times ${largest}. Each point is on both segments to within ${off} times ${largest}.`,
  signedDistanceToBox: `it is off by at most ${off} times ${largest}.`,
  signedDistanceToOrientedBox: `${circular} it is off by at most ${rotatedWithin} times ${largest}.`,
  signedDistanceToPolygon: `it is off by at most ${off} times ${largest}.`,
  slide:
    'each coordinate is off by at most 1e-6 times the length of the displacement, if the normal has length 1.',
  tangentPoints: `the number of points is wrong only where the given point is on the rim to within ${near} times ${largest}. Each result is on the rim, and on the circle whose diameter is the line from the given point to the centre, to within ${off} times ${largest}.`,
  toLocal: `${circular} each coordinate is off by at most ${rotatedWithin} times the largest one.`,
  toWorld: `${circular} each coordinate is off by at most ${rotatedWithin} times the largest one.`,
  voronoiRegion: `it is wrong only where the point is on a border between two regions to within ${off} times ${largest}. At a sharp corner, this limit is divided by the sine of the angle. If two corners are closer to each other than 0.002 times ${largest}, it may return either corner.`,
  winding: sign(
    `wrong only for a polygon that is thinner at its leftmost corner than ${near} times its largest coordinate.`,
  ),
};

/** Returns the accuracy statement of a function. */
export const accuracyOf = (name: string, isYesOrNo: boolean): string =>
  `${byName[name] ?? (isYesOrNo ? `it is ${touching}.` : plain)} This applies if sizes are 0 or from 1e-6 to 1e6. ` +
  'GLSL promises nothing about NaN and infinity.';
