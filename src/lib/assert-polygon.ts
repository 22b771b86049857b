import { pointOf, show, tooShort } from './check.ts';
import { polygonFault } from './polygon-fault.ts';
import type {
  Polygon,
  PolygonFault,
} from './types.ts';

/**
 * Throws unless the value is a simple polygon; an
 * outline that touches itself is not simple.
 *
 * @example
 * const loaded = JSON.parse('[{ "x": 0, "y": 0 }]');
 * assertPolygon(loaded, 'island');
 * // throws island must have 3 or more corners
 *
 * @remarks
 * Call this where data enters your program, because
 * the other functions check nothing. Either winding
 * is fine, and a corner may lie on the straight line
 * between its neighbours.
 *
 * Throws a TypeError if the value is not an array of
 * points, and a RangeError for any fault that
 * `polygonFault` finds. The message contains the
 * name, the value that was found and the values that
 * are allowed.
 *
 * *Accuracy*: it is never wrong, like
 * `polygonFault`.
 *
 * *Cost*: it tests every pair of edges, O(n^2).
 *
 * @group checks
 * @figure polygon-and-circle/polygon-and-circle
 */
export function assertPolygon(
  value: unknown,
  name = 'polygon',
): asserts value is Polygon {
  const corners = pointsOf(value, name);
  const fault = polygonFault(corners);
  if (fault) {
    throw new RangeError(
      polygonMessage(fault, corners, name),
    );
  }
}

/**
 * Returns the corners, or throws if the value is not
 * an array of points.
 */
export function pointsOf(
  value: unknown,
  name: string,
): Polygon {
  if (!Array.isArray(value)) {
    throw new TypeError(
      `${name} is ${show(value)}; ` +
        'it must be an array of points.',
    );
  }
  // Array.from also visits holes, as undefined.
  return Array.from(value, (corner, index) =>
    pointOf(corner, `${name}[${index}]`),
  );
}

/** Returns the message for a fault. */
export function polygonMessage(
  fault: PolygonFault,
  corners: Polygon,
  name: string,
): string {
  switch (fault.kind) {
    case 'not-finite': {
      const { corner, coordinate } = fault;
      return (
        `${name}[${corner}].${coordinate} is ` +
        `${corners[corner]![coordinate]}; ` +
        'it must be finite.'
      );
    }
    case 'too-few':
      return (
        `${name} must have 3 or more corners; ` +
        `it has ${fault.count}.`
      );
    case 'repeated': {
      const [i, j] = fault.corners;
      const rule =
        j === i + 1
          ? 'neighbours must differ.'
          : 'the last corner is joined to the ' +
            'first anyway, so leave it out.';
      return (
        `${name}[${j}] repeats ${name}[${i}]; ` +
        rule
      );
    }
    case 'too-short': {
      const { edge, length } = fault;
      const next = (edge + 1) % corners.length;
      return tooShort(
        `${name}[${edge}] to ${name}[${next}]`,
        length,
      );
    }
    case 'collinear':
      return (
        `${name} has no area; its corners must ` +
        'not all lie on one line.'
      );
    case 'crossing': {
      const [i, j] = fault.edges;
      return (
        `${name} crosses or touches itself at ` +
        `edges ${i} and ${j}; two edges may ` +
        'meet only at the corner they share.'
      );
    }
  }
}
