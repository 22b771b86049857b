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

const largest = 'the largest coordinate or length given';
const touching = `wrong only where the shapes are within ${near} of ${largest} from just touching`;
const lengths = `Lengths err by at most ${off} of ${largest}`;
const normal = 'the normal by that, divided by the distance that it is measured along';
const circular =
  `GLSL does not say how exact its sine and cosine are. Where they are right to 2^-11, as Vulkan asks for ` +
  `between -pi and pi,`;
const plain = `each number errs by at most ${off} of ${largest}.`;
const contact = `whether there is a hit is ${touching}. ${lengths}, ${normal}.`;
const cast =
  `the answer is that of a circle whose radius is larger or smaller by at most ${off} of ` +
  `${largest}: one that just grazes may be a miss, or touch a little sooner or later.`;
const sign = (what: string): string =>
  `the sign of a rounded cross product, so not exact as in other languages: ${what}`;

const crossings = `their number is ${touching}, or from a corner. A point is within ${off} of ${largest} of both rim and outline.`;

const byName: Readonly<Record<string, string>> = {
  bounceCircles: `each coordinate errs by at most ${shortestFloat(speedWithin)} of the sum of both speeds, if masses are from 1e-6 to 1e6, or one is 1e30.`,
  boxCircleIntersections: crossings,
  boxZone: `wrong only within ${near} of ${largest} from a border.`,
  castCircleAgainstBox: cast,
  castCircleAgainstCircle: cast,
  castCircleAgainstOrientedBox: `${circular} the answer is that of a circle whose radius, displacement and place are off by at most ${rotatedWithin} of ${largest}.`,
  castCircleAgainstPolygon: cast,
  castCircleAgainstSegment: cast,
  castCircleInsideBox: cast,
  castCircleInsideCircle: cast,
  circleIntersections: `their number is ${touching}. A point is within ${off} of ${largest} of both rims.`,
  circlesTouchingCircles: `their number is ${touching}, once the circles are grown. Each is within ${off} of ${largest} from touching both.`,
  closestPointOnPolygon: `${plain} Of two places that are equally near, but for that, it may name either.`,
  collideBoxCircle: contact,
  collideCircles: contact,
  collideConvexPolygonCircle: `${contact} Of two edges that are equally near, but for that, it may name either.`,
  collideOrientedBoxCircle: `${circular} lengths err by at most ${rotatedWithin} of ${largest}, ${normal}; a hit is wrong only within that of just touching.`,
  collideSegmentCircle: contact,
  commonTangents: `their number is ${touching}. An end is within ${off} of ${largest} of its rim.`,
  convexWinding: sign(
    `wrong only of a polygon that is thinner than ${near} of its largest coordinate.`,
  ),
  cross: `it errs by at most ${shortestFloat(productWithin)} of the product of both lengths.`,
  keepCircleInsideBox: contact,
  keepCircleInsideCircle: contact,
  orientation: sign(
    `wrong only where the three lie within ${near} of the largest coordinate from one line.`,
  ),
  orientedBoxIntersectsCircle: `${circular} the answer is wrong only within ${rotatedWithin} of ${largest} from just touching.`,
  outwardNormals: 'each number errs by at most 1e-6.',
  polygonCircleIntersections: crossings,
  projectionParameter: `it errs by at most ${off} of itself, or of the distance from a to the point divided by that from a to b.`,
  rayCrossings: `a place errs by at most ${off} of ${largest}. Whether an edge is crossed is wrong only where the point is within ${near} of that from the edge.`,
  reflect: 'each coordinate errs by at most 1e-6 of the speed, if the normal has the length 1.',
  segmentCircleIntersections: `their number is ${touching}, or from an end. A point is within ${off} of ${largest} of both rim and segment.`,
  segmentIntersection: `their number is wrong only where an end of one segment is within ${near} of ${largest} from the line of the other. A point is within ${off} of that of both segments.`,
  signedDistanceToOrientedBox: `${circular} it errs by at most ${rotatedWithin} of ${largest}.`,
  slide:
    'each coordinate errs by at most 1e-6 of the length of the displacement, if the normal has the length 1.',
  tangentPoints: `their number is wrong only where the point is within ${near} of ${largest} from the rim. A point is within ${off} of ${largest} of both the rim and the circle whose diameter is the line to the centre.`,
  toLocal: `${circular} each coordinate errs by at most ${rotatedWithin} of the largest one.`,
  toWorld: `${circular} each coordinate errs by at most ${rotatedWithin} of the largest one.`,
  voronoiRegion: `wrong only within ${off} of ${largest} from a border between two regions, at a sharp corner divided by the sine of its angle; of two corners nearer to each other than 0.002 of that it may name either.`,
  winding: sign(
    `wrong only of a polygon that is thinner than ${near} of its largest coordinate at its leftmost corner.`,
  ),
};

/** Returns the accuracy statement of a function. */
export const accuracyOf = (name: string, isYesOrNo: boolean): string =>
  `${byName[name] ?? (isYesOrNo ? `${touching}.` : plain)} Sizes are 0 or from 1e-6 to 1e6; of NaN ` +
  'and infinity GLSL promises nothing.';
