import { cross, dot, outwardNormals, reflect } from '#lib/index.ts';
import type { Vec2 } from '#lib/types.ts';
import {
  add,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from '../../oracle/rational.ts';
import { type ExactPoint, exactPoint, squaredDistance } from '../../oracle/segment.ts';
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

/** In ulps of the product of the two lengths. */
const product = (
  fn: (a: Vec2, b: Vec2) => number,
  exact: (a: ExactPoint, b: ExactPoint) => Rational,
): Subject => ({
  name: fn.name,
  stated: 2,
  size: 4,
  error: ([ax, ay, bx, by]) => {
    const [a, b] = [
      { x: ax!, y: ay! },
      { x: bx!, y: by! },
    ];
    const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
    if (lengths === 0) return 0;
    const off = sub(fromDouble(fn(a, b)), exact(exactPoint(a), exactPoint(b)));
    return Math.abs(inUlps(off, lengths));
  },
});

const products = [
  product(dot, (a, b) => add(mul(a.x, b.x), mul(a.y, b.y))),
  product(cross, (a, b) => sub(mul(a.x, b.y), mul(a.y, b.x))),
];

export const vectors: readonly Subject[] = [bounce, normals, ...products];
