import { expect, test, vi } from 'vitest';
import { collideConvexPolygonCircle } from '#lib/collide-convex-polygon-circle.ts';
import { collidePolygonCircle } from '#lib/collide-polygon-circle.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import { isFreeAfter, locallyNearest } from '#oracle/locally-nearest.ts';
import * as oracle from '#oracle/polygon.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { contactContract, inGroup } from './bench/contact-contract.ts';
import { neighbour } from './bench/doubles.ts';
import { testEach } from './bench/in-each.ts';
import {
  convexMakers,
  integerPolygonScene,
  type MakePolygon,
  nearTouchingScene,
  type PolygonAndCircle,
  simpleMakers,
  smallPolygons,
  tangentEverywhere,
  withEveryCircle,
} from './bench/polygons-and-circles.ts';
import { Random, randomScenes } from './bench/random-scenes.ts';
import { featureOwnsNormal, polygonShape } from './bench/shape-contacts.ts';
import { isConvex, rotated } from './bench/simple-polygons.ts';
import { transforms } from './bench/transforms.ts';

const runs = full ? 30_000 : 160;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];
const { convex } = convexMakers;
const concave = simpleMakers.concave!;

const answer = ({ polygon, circle }: PolygonAndCircle) => collidePolygonCircle(polygon, circle);

const points = (...pairs: [number, number][]): Vec2[] => pairs.map(([x, y]) => ({ x, y }));
const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });
const length = ({ x, y }: Vec2) => Math.hypot(x, y);

const wholeNumbers = (make: MakePolygon, limit = 4096, count = runs) =>
  randomScenes(count, (random) => integerPolygonScene(random, limit, make));

const beside = (size: number) => () =>
  randomScenes(runs, (random) => nearTouchingScene(random, size, concave));

const overlapping = (size: number) => () =>
  randomScenes(runs, (random) => {
    const { polygon, circle } = nearTouchingScene(random, size, concave);
    return { polygon, circle: { ...circle, radius: circle.radius + size * random.between(0, 1) } };
  });

/** Positions, relative to the centre, at which the circle touches an edge or a corner. */
function* placesThatTouch(
  { polygon, circle: { center, radius } }: PolygonAndCircle,
  steps: number,
) {
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const along = Math.atan2(b.y - a.y, b.x - a.x);
    for (let step = 0; step < steps; step += 1) {
      const angle = (2 * Math.PI * step) / steps;
      yield {
        x: a.x + radius * Math.cos(angle) - center.x,
        y: a.y + radius * Math.sin(angle) - center.y,
      };
      const t = step / (steps - 1);
      for (const side of [-1, 1]) {
        yield {
          x: a.x + t * (b.x - a.x) - side * radius * Math.sin(along) - center.x,
          y: a.y + t * (b.y - a.y) + side * radius * Math.cos(along) - center.y,
        };
      }
    }
  }
}

/** Is the circle blocked at all tested positions that are nearer than the end of the push? */
function noShorterPush(scene: PolygonAndCircle, steps = 90): boolean {
  const hit = answer(scene);
  if (hit === null) return true;
  const least = length(hit.push) * (1 - 1e-9);
  for (const place of placesThatTouch(scene, steps)) {
    if (length(place) < least && isFreeAfter(scene.polygon, scene.circle, place)) return false;
  }
  return true;
}

/** An L whose arms are 1 thick. */
const corner = points([0, 0], [9, 0], [9, 1], [1, 1], [1, 9], [0, 9]);
/** A block with a notch 2 wide and 8 deep in its top. */
const notched = points([0, 0], [10, 0], [10, 10], [6, 10], [6, 2], [4, 2], [4, 10], [0, 10]);

/** A comb with a bar below, whose teeth and gaps are 1 wide. */
function comb(teeth: number): Polygon {
  const tops = Array.from({ length: teeth }, (_, i) =>
    points([2 * i, 1], [2 * i, 6], [2 * i + 1, 6], [2 * i + 1, 1]),
  ).flat();
  return [...tops, ...points([2 * teeth, 1], [2 * teeth, 0], [0, 0])].reverse();
}

/** A square spiral whose walls are 1 thick and whose lane is 3 wide. */
const spiral = points(
  [0, 0],
  [20, 0],
  [20, 20],
  [4, 20],
  [4, 8],
  [12, 8],
  [12, 12],
  [11, 12],
  [11, 9],
  [5, 9],
  [5, 19],
  [19, 19],
  [19, 1],
  [1, 1],
  [1, 20],
  [0, 20],
);

const { judge } = contactContract(collidePolygonCircle, {
  parts: ({ polygon, circle }: PolygonAndCircle) => [polygon, circle],
  shape: polygonShape,
  predicate: polygonIntersectsCircle,
  ownsNormal: featureOwnsNormal,
  whole: {
    'a small grid, with every circle': () => withEveryCircle(smallPolygons),
    'up to +-4096: convex': () => wholeNumbers(convex!),
    'up to +-4096: concave': () => wholeNumbers(concave),
  },
  doubles: Object.fromEntries([
    // With repeated corners, two contacts can be in one place.
    ...Object.entries(simpleMakers).map(([kind, make]) => [
      `up to +-4096, with repeated corners and corners in line: ${kind}`,
      () => wholeNumbers(make, 4096, full ? runs : runs / 2),
    ]),
    ...sizes.flatMap((size) => [
      [`beside touching, ${size}`, beside(size)],
      [`overlapping, ${size}`, overlapping(size)],
    ]),
  ]),
  touching: { scenes: tangentEverywhere, depth: 1e-13 },
  hits: [disc(2, 2, 2), disc(0.5, 5, 1)].map((circle) => ({ polygon: corner, circle })),
  follows: [
    {
      scenes: () => wholeNumbers(concave, 4096, full ? runs / 2 : runs / 16),
      transforms,
      ulps: 2,
      size: 2 ** 32,
    },
  ],
  alsoFollows: (before, after, { factor }) => {
    const off = length(after.push) - length(before.push) * factor;
    expect(Math.abs(off)).toBeLessThanOrEqual(1e-9 * factor);
  },
  also: ({ polygon, circle }, { contacts }, isWhole) => {
    if (!isWhole) return;
    const features = contacts.map(({ feature }) => feature);
    if (!oracle.pointInPolygon(circle.center, polygon)) {
      expect(features).toEqual(locallyNearest(polygon, circle));
      return;
    }
    expect(features.length).toBe(1);
    const nearest = oracle.nearestFeature(circle.center, polygon);
    if (nearest.kind === 'edge') expect(features[0]).toEqual(nearest);
  },
});

test('in a corner there are two contacts, and one push moves the circle off both', () => {
  const hit = collidePolygonCircle(corner, disc(2, 2, 2))!;
  expect(hit.contacts).toEqual([
    {
      normal: { x: 0, y: 1 },
      depth: 1,
      point: { x: 2, y: 1 },
      feature: { kind: 'edge', index: 2 },
    },
    {
      normal: { x: 1, y: 0 },
      depth: 1,
      point: { x: 1, y: 2 },
      feature: { kind: 'edge', index: 3 },
    },
  ]);
  expect(hit.push).toEqual({ x: 1, y: 1 });
});

test('an edge that the circle just touches is a contact of depth 0', () => {
  const { contacts, push } = collidePolygonCircle(corner, disc(2, 3, 2))!;
  expect(contacts.map(({ feature: { index }, depth }) => [index, depth])).toEqual([
    [2, 0],
    [3, 1],
  ]);
  expect(push).toEqual({ x: 1, y: 0 });
});

test('on three tips of a crown, the push off the deepest moves the circle off all of them', () => {
  const crown = points([-1.7, 0], [-1, -3], [0, 0], [1, -3], [1.7, 0], [3, -5], [-3, -5]);
  const { contacts, push } = collidePolygonCircle(crown, disc(0, 1, 2))!;
  expect(contacts.map(({ feature }) => feature)).toEqual([
    { kind: 'vertex', index: 0 },
    { kind: 'vertex', index: 2 },
    { kind: 'vertex', index: 4 },
  ]);
  expect(push).toEqual({ x: 0, y: 1 });
});

const worked: [string, Polygon, Circle, [string, number][], Vec2][] = [
  // The circle touches both corners of the notch and moves up until each is 2 away.
  [
    'a notch narrower than the circle, at its mouth',
    notched,
    disc(5, 11, 2),
    [
      ['vertex', 3],
      ['vertex', 6],
    ],
    { x: 0, y: Math.sqrt(3) - 1 },
  ],
  [
    'in the notch: up again',
    notched,
    disc(5, 5, 2),
    [
      ['edge', 3],
      ['edge', 5],
    ],
    { x: 0, y: 5 + Math.sqrt(3) },
  ],
  // Up is 6.73 now, but to the right, through the wall, is only 6.5.
  [
    'in the notch, nearer to one side: through the wall',
    notched,
    disc(5.5, 5, 2),
    [
      ['edge', 3],
      ['edge', 5],
    ],
    { x: 6.5, y: 0 },
  ],
  ['a notch as wide as the circle', notched, disc(5, 1.5, 1), [['edge', 4]], { x: 0, y: 1.5 }],
  ['inside, below the notch', notched, disc(5, 1, 2), [['edge', 0]], { x: 0, y: -3 }],
  // Up, from between two teeth, is 4.5 + 0.87, but down, through the bar, is only 2.5.
  [
    'between the teeth of a comb',
    comb(9),
    disc(7.5, 1.5, 1),
    [
      ['edge', 21],
      ['edge', 22],
      ['edge', 23],
    ],
    { x: 0, y: -2.5 },
  ],
  ['over a comb', comb(9), disc(7.5, 6.5, 1), [], { x: 0, y: Math.sqrt(0.75) - 0.5 }],
  ['in the middle of a spiral', spiral, disc(8, 10, 1.5), [['edge', 8]], { x: 0, y: 0.5 }],
  ['in the lane of a spiral', spiral, disc(2, 10, 1.5), [], { x: 0.5, y: 0 }],
];

test('the push is right in notches, combs and spirals', () => {
  for (const [where, polygon, circle, features, push] of worked) {
    const hit = judge({ polygon, circle }, false)!;
    expect(hit.push.x, where).toBeCloseTo(push.x, 12);
    expect(hit.push.y, where).toBeCloseTo(push.y, 12);
    if (features.length === 0) continue;
    const found = hit.contacts.map(({ feature: { kind, index } }) => [kind, index]);
    expect(found, where).toEqual(features);
  }
});

test('inside a dent, the corner is nearest, but the push is longer', () => {
  // The centre is inside the L, next to its dent at (1, 1).
  const { contacts, push } = collidePolygonCircle(corner, disc(0.75, 0.75, 1))!;
  const half = Math.SQRT1_2;
  expect(contacts[0]!.feature).toEqual({ kind: 'vertex', index: 3 });
  expect(contacts[0]!.normal.x).toBeCloseTo(half, 15);
  expect(contacts[0]!.depth).toBeCloseTo(1 + half / 2, 15);
  // Through the dent, the circle would move 1.25 right and 1.25 up, which is longer than 1.75 left.
  expect(length(push)).toBeCloseTo(1.75, 14);
});

test('repeating each corner two or three times does not change the push', () => {
  for (const [where, polygon, circle, , push] of worked) {
    for (const times of [2, 3]) {
      const repeated = polygon.flatMap((one) => Array.from({ length: times }, () => one));
      for (const first of repeated.keys()) {
        const hit = collidePolygonCircle(rotated(repeated, first), circle)!;
        expect(length(hit.push), where).toBeCloseTo(length(push), 12);
      }
    }
  }
});

test('a dent that is both the first corner and the last is one contact', () => {
  const polygon = [...rotated(corner, 3), corner[3]!];
  const { contacts } = collidePolygonCircle(polygon, disc(0.75, 0.75, 1))!;
  expect(contacts.map(({ feature }) => feature)).toEqual([{ kind: 'vertex', index: 0 }]);
});

test('a centre so near an edge that its cross product rounds to 0 has the right contacts', () => {
  const random = new Random(3);
  let rounded = 0;
  for (let i = 0; i < 100; i += 1) {
    // The centre is the next double to the left of b.
    const b = { x: random.between(1, 2), y: random.between(1, 2) };
    const x = neighbour(b.x, -1);
    if (b.x * b.y === b.y * x) rounded += 1;
    const arms = points([b.x, -1], [-3, -1], [-3, 5], [b.x, 5], [b.x, 4], [0, 4]);
    for (const side of [1, -1]) {
      const polygon = [{ x: 0, y: 0 }, b, ...arms].map((one) => ({ x: side * one.x, y: one.y }));
      const scene = { polygon, circle: disc(side * x, b.y, 3) };
      expect(answer(scene)!.contacts.map(({ feature }) => feature)).toEqual([
        { kind: 'edge', index: 0 },
        { kind: 'edge', index: 6 },
        { kind: 'edge', index: 7 },
      ]);
      judge(scene, false);
    }
  }
  expect(rounded).toBeGreaterThan(10);
});

test('a centre so near a corner that the squared distance underflows has the right contacts', () => {
  for (const gap of [1e-170, 1e-120, 1e-90, 2 ** -1074]) {
    for (const [x, y] of [
      [-gap, -gap],
      [-gap, 0],
      [-gap, -gap / 2],
    ] as const) {
      const scene = { polygon: corner, circle: disc(x, y, 1) };
      judge(scene, false);
      expect(length(answer(scene)!.push)).toBeCloseTo(1, 14);
    }
  }
});

test('a polygon without edges does not touch the circle', () => {
  const point = { x: 1, y: 2 };
  expect(collidePolygonCircle([point, point, point], disc(0, 0, 1))).toBeNull();
  expect(collidePolygonCircle([point, point, point], disc(1, 2, 1))).not.toBeUndefined();
});

test('on the boundary and at its corners, the only contact is an edge', () => {
  for (const [x, y, index] of [
    [4, 0, 0],
    [0, 0, 0],
    [9, 0, 0],
    [9, 1, 1],
    [1, 1, 2],
    [0, 9, 4],
  ] as const) {
    const { contacts } = collidePolygonCircle(corner, disc(x, y, 1))!;
    expect(contacts.map(({ feature }) => feature)).toEqual([{ kind: 'edge', index }]);
    expect(contacts[0]!.depth).toBe(1);
  }
});

test('no shorter push ends outside', () => {
  for (const [kind, make] of Object.entries(simpleMakers)) {
    const scenes = wholeNumbers(make, 100, full ? runs / 4 : 16);
    inGroup(kind, scenes, (scene) => expect(noShorterPush(scene)).toBe(true));
  }
  const places = [comb(6), spiral, notched].flatMap((polygon) =>
    [0.4, 0.5, 1, 1.5, 3, 40].flatMap((radius) =>
      [0.3, 4.5, 7.25].flatMap((x) =>
        [0.6, 5.5, 10].map((y) => ({ polygon, circle: disc(x, y, radius) })),
      ),
    ),
  );
  // The step 5 does not divide the lengths of the lists, so every value still occurs.
  const mazes = places.filter((_, i) => full || i % 5 === 0);
  const count = inGroup('combs and spirals', mazes, (scene) => {
    judge(scene, false);
    expect(noShorterPush(scene, 24)).toBe(true);
  });
  expect(count).toBe(full ? 162 : 33);
});

test('parts that are farther away than the push is long are only measured', () => {
  const roots = (teeth: number) => {
    const root = vi.spyOn(Math, 'sqrt');
    expect(collidePolygonCircle(comb(teeth), disc(7.5, 1.5, 1))!.push.y).toBeCloseTo(-2.5, 12);
    const { length: calls } = root.mock.calls;
    root.mockRestore();
    // Each corner and each edge is measured once.
    return calls - 3 * comb(teeth).length;
  };
  // The rest are square roots for positions tried and for crossings.
  expect(roots(8)).toBeGreaterThan(10);
  expect(roots(60)).toBeLessThan(2 * roots(8));
});

test('on a convex polygon, it is the contact of `collideConvexPolygonCircle`', () => {
  const groups = Object.entries(convexMakers).map(
    ([kind, make]) => [kind, wholeNumbers(make)] as const,
  );
  for (const [kind, scenes] of [
    ...groups,
    ['a small grid', withEveryCircle(smallPolygons.filter(isConvex))] as const,
  ]) {
    inGroup(kind, scenes, ({ polygon, circle }) => {
      const hit = collidePolygonCircle(polygon, circle);
      const contact = collideConvexPolygonCircle(polygon, circle);
      expect(hit?.contacts ?? [null]).toEqual([contact]);
      if (hit === null || contact === null) return;
      expect(hit.push.x).toBeCloseTo(contact.normal.x * contact.depth, 8);
      expect(hit.push.y).toBeCloseTo(contact.normal.y * contact.depth, 8);
    });
  }
});

test('is null exactly when `polygonIntersectsCircle` is false, in more scenes', () => {
  const scenes = randomScenes(4 * runs, (random) => nearTouchingScene(random, 1, concave));
  checkScenes(
    scenes,
    (scene) => (answer(scene) !== null) === polygonIntersectsCircle(scene.polygon, scene.circle),
  );
});

test('the first corner and the winding do not matter', () => {
  const scenes = randomScenes(runs / 2, (random) => integerPolygonScene(random, 4096, concave));
  checkScenes(scenes, ({ polygon, circle }) => {
    const hit = answer({ polygon, circle });
    return [rotated(polygon, 1), polygon.toReversed()].every((corners) => {
      const there = answer({ polygon: corners, circle });
      if (hit === null || there === null) return hit === there;
      expect(there.contacts.length).toBe(hit.contacts.length);
      return Math.abs(length(there.push) - length(hit.push)) <= 1e-9;
    });
  });
});

test('the push off a polygon smaller than the rounding of its distance is the shortest', () => {
  const polygon = [
    { x: -8.6704136772294e-17, y: 8.502193320507635e-17 },
    { x: -7.547435119227217e-17, y: 7.547435119227217e-17 },
    { x: -2.0558538184685857e-17, y: 2.0558538184685857e-17 },
  ];
  const center = { x: 0.2775542958872242, y: 0.27755429588722424 };
  const contact = collidePolygonCircle(polygon, { center, radius: 2.0419764722976836 })!;
  const { x, y } = contact.push;
  expect(Math.hypot(x, y)).toBeCloseTo(1.6494554227590563, 12);
});

test('at a joint that rounding made a dent, the contact is the corner, from outside', () => {
  const first = points([0.1, 0], [0, 0.5], [-0.3, 2], [-2, 0.1]);
  const one = judge({ polygon: first, circle: disc(2.5, 1, 2.7) }, false)!;
  expect(one.contacts.map(({ feature }) => feature)).toEqual([{ kind: 'vertex', index: 1 }]);
  expect(one.contacts[0]!.depth).toBeCloseTo(2.7 - Math.hypot(2.5, 0.5), 14);
  expect(length(one.push)).toBeCloseTo(2.7 - Math.hypot(2.5, 0.5), 14);

  const second = points([-1.3, 1.7], [0.2, 3.7], [4.7, 9.7], [2.3, 11.5], [-3.7, 3.5]);
  const other = judge({ polygon: second, circle: disc(1, 3.1, 1.5) }, false)!;
  expect(other.contacts.map(({ feature }) => feature)).toEqual([{ kind: 'vertex', index: 1 }]);
  expect(length(other.push)).toBeCloseTo(0.5, 14);
});

test('a circle that just touches a sliver an ulp thick has a depth of 0', () => {
  const sliver = points(
    [-0.8, -1.4],
    [0.17309071415225258, -1.8631962744656252],
    [0.8218178569204202, -2.1719937907760434],
    [0.1730907141522522, -1.863196274465626],
  );
  const circle = disc(-1.5725918139279003, -3.494459944945906, 2.223198977555505);
  const { contacts } = judge({ polygon: sliver, circle }, false)!;
  expect(Math.max(...contacts.map(({ depth }) => depth))).toBeLessThan(1e-14);
});

test('beyond the tip of a needle, the contact is the tip, not the edge in line', () => {
  const needle = points([0, 0], [3, 4], [-4e-17, 3e-17]);
  const scene = { polygon: needle, circle: disc(6, 8, 6) };
  const tip = { normal: { x: 0.6, y: 0.8 }, depth: 1, feature: { kind: 'vertex', index: 1 } };
  expect(judge(scene, false)).toMatchObject({ contacts: [tip], push: { x: 0.6, y: 0.8 } });
  expect(collideConvexPolygonCircle(needle, scene.circle)).toMatchObject(tip);
  for (const polygon of [needle, needle.toReversed()]) {
    expect(collideConvexPolygonCircle(polygon, disc(6, 8, 4))).toBe(null);
    expect(collidePolygonCircle(polygon, disc(6, 8, 4))).toBe(null);
  }
});

test('inside, beside a slit narrower than rounding, the depth is that of its near side', () => {
  const slit = points(
    [-4, -4],
    [4, -4],
    [4, 4],
    [0.5000000000000001, 4],
    [0.5, -2],
    [0.5, 4],
    [-4, 4],
  );
  const [contact] = collidePolygonCircle(slit, disc(-1, 0, 0.25))!.contacts;
  expect(contact!.depth).toBe(1.75);
  expect(contact!.normal.x).toBeCloseTo(1, 12);
});

test('inside a dent, within rounding of its corner, the depth is that of the nearer edge', () => {
  const dent = points(
    [-0.9, -0.005],
    [0.9, -0.005],
    [0.9, 1.99],
    [0.001, 1.99],
    [0, 0],
    [-0.001, 1.99],
    [-0.9, 1.99],
  );
  const center = { x: -6.7501559897209515e-15, y: -6.750155989720952e-18 };
  const [contact] = collidePolygonCircle(dent, { center, radius: 0.5 })!.contacts;
  expect(contact!.depth - 0.5).toBeGreaterThan(0);
});

test('in the dent of an L, the first corner may be nearest', () => {
  const bent = points([2, 2], [2, 6], [0, 6], [0, 0], [6, 0], [6, 2]);
  const hit = collidePolygonCircle(bent, disc(1.5, 1.5, 0.5))!;
  expect(hit.contacts[0]!.feature).toEqual({ kind: 'vertex', index: 0 });
  expect(hit.push).toEqual({ x: 1, y: 1 });
});

testEach<[pairs: [number, number][], circle: [x: number, y: number, r: number], depth: number]>(
  'the contact is on the side of the centre, in line with an edge perpendicular to a joint',
  [
    [
      [
        [0.2, 0.1],
        [1.4, 1],
        [3, 2.2],
      ],
      [4.5, 0.2, 3],
      0.5,
    ],
    [
      [
        [0.6, 0.4],
        [1.2, -0.4],
        [2.1, -1.6],
      ],
      [3.7, -0.4, 2],
      0,
    ],
  ],
  (pairs, [x, y, radius], depth) => {
    const polygon = pairs.map(([left, low]) => ({ x: left, y: low }));
    const { contacts, push } = collidePolygonCircle(polygon, { center: { x, y }, radius })!;
    for (const { normal, point } of contacts) {
      expect(normal.x * (x - point.x) + normal.y * (y - point.y)).toBeGreaterThan(1);
    }
    expect(Math.max(...contacts.map((contact) => contact.depth))).toBeCloseTo(depth, 12);
    expect(Math.hypot(push.x, push.y)).toBeCloseTo(depth, 12);
  },
);
