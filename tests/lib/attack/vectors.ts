import { bounceCircles, cross, dot, outwardNormals, reflect, slide } from '#lib/index.ts';
import type { Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/bounce.ts';
import { add, div, fromDouble, mul, type Rational, sign, square, sub } from '#oracle/rational.ts';
import { type ExactPoint, exactPoint, squaredDistance } from '#oracle/segment.ts';
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

/** Two bodies, a direction and how they bounce; the second is up to 1e8 times as heavy or light. */
function bodies(numbers: readonly number[], restitution?: number) {
  const a = { velocity: placeOf(numbers), mass: 1 };
  const b = { velocity: placeOf(numbers.slice(2)), mass: 10 ** ((8 * numbers[5]!) % 8) };
  const angle = Math.PI * numbers[4]!;
  const normal = { x: Math.cos(angle), y: Math.sin(angle) };
  const options = {
    restitution: restitution ?? Math.abs(numbers[6]!) % 1,
    friction: Math.abs(numbers[7]!) % 1,
  };
  const contact = { normal, depth: 0, point: normal, feature: { kind: 'edge', index: 0 } } as const;
  const [speedA, speedB] = [a, b].map(({ velocity: { x, y } }) => Math.hypot(x, y));
  return {
    ...{ a, b, normal, options },
    after: bounceCircles(a, b, contact, options),
    speeds: speedA! + speedB!,
    momenta: a.mass * speedA! + b.mass * speedB!,
  };
}

const axes = ['x', 'y'] as const;

const velocities: Subject = {
  name: 'bounceCircles',
  stated: 30,
  says: '30 ulps of the sum',
  size: 8,
  error: (numbers) => {
    const { a, b, normal, options, after, speeds } = bodies(numbers);
    const right = oracle.bounce(a, b, normal, options);
    const errors = (['a', 'b'] as const).flatMap((body) =>
      axes.map((axis) => {
        const off = sub(fromDouble(after[body][axis]), right[body][axis]);
        return Math.abs(inUlps(off, speeds));
      }),
    );
    return Math.max(...errors);
  },
};

const momentum: Subject = {
  name: 'bounceCircles',
  stated: 24,
  says: '24 ulps of the sum',
  size: 8,
  error: (numbers) => {
    const { a, b, after, momenta } = bodies(numbers);
    const change = oracle.momentumChange(a, b, after);
    return Math.max(...axes.map((axis) => Math.abs(inUlps(change[axis], momenta))));
  },
};

/** In units of 2^-52 of the energy before. */
const energy: Subject = {
  name: 'bounceCircles',
  stated: 128,
  says: '2^-45',
  size: 6,
  error: (numbers) => {
    // With nothing lost it is nearest to a gain.
    const { a, b, after } = bodies([...numbers, 0, 0], 1);
    const before = oracle.energyOf(a, b, { a: a.velocity, b: b.velocity });
    if (sign(before) === 0) return 0;
    const gain = sub(oracle.energyOf(a, b, after), before);
    return Math.max(0, inUlps(div(gain, before), 1));
  },
};

export const vectors: readonly Subject[] = [
  bounce,
  along,
  velocities,
  momentum,
  energy,
  normals,
  ...products,
];
