import {
  collideOrientedBoxCircle,
  orientedBoxIntersectsCircle,
  signedDistanceToOrientedBox,
} from '#lib/index.ts';
import type { OrientedBox } from '#lib/types.ts';
import { localOffsetFrom } from '#oracle/oriented-box.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import { boxOf, largest, type Numbers, placeOf } from './boxes-and-circles.ts';
import type { Subject } from './climb.ts';
import { distanceMinus, squaredGap } from './exact-error.ts';
import { touchingError } from './touching.ts';

/** Up to 100 radians: sine and cosine of far larger angles are the engine's affair. */
const orientedBoxOf = (numbers: Numbers): OrientedBox => ({
  ...boxOf(numbers),
  rotation: (100 * numbers[6]!) % 100,
});

const intersects: Subject = {
  name: 'orientedBoxIntersectsCircle',
  stated: 14,
  size: 7,
  error: (numbers) => {
    const [center, box] = [placeOf(numbers), orientedBoxOf(numbers)];
    const squared = squaredGap(box, localOffsetFrom(box, center));
    if (squared === null) return 0;
    return touchingError(
      (radius) => orientedBoxIntersectsCircle(box, { center, radius }),
      squared,
      (radius) => largest(box, radius),
    );
  },
};

const distance: Subject = {
  name: 'signedDistanceToOrientedBox',
  stated: 14,
  size: 7,
  error: (numbers) => {
    const [point, box] = [placeOf(numbers), orientedBoxOf(numbers)];
    const value = signedDistanceToOrientedBox(point, box);
    const length = largest(box, Math.abs(value));
    return Math.abs(distanceMinus(box, localOffsetFrom(box, point), fromDouble(value), length));
  },
};

const depth: Subject = {
  name: 'collideOrientedBoxCircle',
  stated: 15,
  size: 8,
  error: (numbers) => {
    const [center, box] = [placeOf(numbers), orientedBoxOf(numbers)];
    const radius = Math.abs(numbers[7]!);
    const contact = collideOrientedBoxCircle(box, { center, radius });
    if (contact === null) return 0;
    const rest = sub(fromDouble(radius), fromDouble(contact.depth));
    const offset = localOffsetFrom(box, center);
    return Math.abs(distanceMinus(box, offset, rest, largest(box, radius)));
  },
};

export const orientedBoxes: readonly Subject[] = [intersects, distance, depth];
