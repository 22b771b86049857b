import { outwardNormals, reflect, slide } from '#lib/index.ts';
import { add, div, fromDouble, mul, sign, square, sub } from '../../oracle/rational.ts';
import { exactPoint, squaredDistance } from '../../oracle/segment.ts';
import { placeOf } from './boxes-and-circles.ts';
import type { Subject } from './climb.ts';
import { inUlps } from './exact-error.ts';
import { cornersOf } from './polygons.ts';

/** v - (1 + e) (v . n) n of the very doubles, whether or not the function finds that v leaves. */
const bounce: Subject = {
  name: 'reflect',
  stated: 11,
  size: 4,
  error: (numbers) => {
    const velocity = placeOf(numbers);
    const angle = Math.PI * numbers[2]!;
    const normal = { x: Math.cos(angle), y: Math.sin(angle) };
    const restitution = Math.abs(numbers[3]!) % 1;
    const [v, n] = [exactPoint(velocity), exactPoint(normal)];
    const along = add(mul(v.x, n.x), mul(v.y, n.y));
    const change = mul(add(fromDouble(1), fromDouble(restitution)), along);
    const after = reflect(velocity, normal, restitution);
    const speed = Math.hypot(velocity.x, velocity.y);
    // A velocity that leads away is to stay as it is.
    const leads = sign(along) >= 0;
    const errors = (['x', 'y'] as const).map((axis) => {
      const right = leads ? v[axis] : sub(v[axis], mul(change, n[axis]));
      return Math.abs(inUlps(sub(fromDouble(after[axis]), right), speed));
    });
    return Math.max(...errors);
  },
};

/** d - (d . n) n of the very doubles, whether or not the function finds that d leads away. */
const along: Subject = {
  name: 'slide',
  stated: 6,
  size: 3,
  error: (numbers) => {
    const displacement = placeOf(numbers);
    const angle = Math.PI * numbers[2]!;
    const normal = { x: Math.cos(angle), y: Math.sin(angle) };
    const [d, n] = [exactPoint(displacement), exactPoint(normal)];
    const inwards = add(mul(d.x, n.x), mul(d.y, n.y));
    const after = slide(displacement, normal);
    const length = Math.hypot(displacement.x, displacement.y);
    const leads = sign(inwards) >= 0;
    const errors = (['x', 'y'] as const).map((axis) => {
      const right = leads ? d[axis] : sub(d[axis], mul(inwards, n[axis]));
      return Math.abs(inUlps(sub(fromDouble(after[axis]), right), length));
    });
    return Math.max(...errors);
  },
};

/** In units of 2^-52 of each number itself, which is an edge's side over the edge's length. */
const normals: Subject = {
  name: 'outwardNormals',
  stated: 4,
  says: '2^-50',
  size: 8,
  error: (numbers) => {
    const triangle = cornersOf(numbers);
    const errors = outwardNormals(triangle).flatMap((normal, i) => {
      const [a, b] = [exactPoint(triangle[i]!), exactPoint(triangle[(i + 1) % 3]!)];
      const length2 = squaredDistance(a, b);
      const sides = [
        [normal.x, square(sub(b.y, a.y))],
        [normal.y, square(sub(b.x, a.x))],
      ] as const;
      return sides.map(([number, side2]) => {
        if (sign(side2) === 0) return 0;
        // Of a square the error is twice as large.
        const off = sub(mul(square(fromDouble(number)), length2), side2);
        return Math.abs(inUlps(div(off, side2), 1)) / 2;
      });
    });
    return Math.max(...errors);
  },
};

export const vectors: readonly Subject[] = [bounce, along, normals];
