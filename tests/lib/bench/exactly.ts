import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Polygon, Vec2 } from '#lib/types.ts';
import { checkScenes, full, runs } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { forAll } from './for-all.ts';
import {
  hasNoNegativeLength,
  mapNumbers,
  oneUlpBeside,
  replaceEachNumber,
} from './hard-numbers.ts';
import type { PolygonAndCircle, SegmentAndCircle } from './polygons-and-circles.ts';
import { type Random, randomScenes } from './random-scenes.ts';

const count = runs(120, 30_000);

/** Scaled by 2 to these powers, whole numbers and their neighbours are still doubles. */
const powers = [-1074, -1000, -541, -539, -535, -200, -1, 0, 1, 200, 490, 900];

/** Doubles of these sizes overflow, or lose digits, when squared once or twice. */
const sizes = [-1000, -600, -510, -260, -100, 0, 100, 230, 260, 510, 1000].map((k) => 2 ** k);

/** Doubles at the ends of their range, and a few between. */
const ends = [0, -0, 5e-324, 2 ** -1022, neighbour(2 ** -1022, -1), 1, 3, 2 ** 53, 1e155];
export const anyEnd = fc.constantFrom(
  ...[...ends, neighbour(Number.MAX_VALUE, -1), Number.MAX_VALUE].flatMap((end) => [end, -end]),
);
export const endPoint: fc.Arbitrary<Vec2> = fc.record({ x: anyEnd, y: anyEnd });
export const endRadius = anyEnd.map(Math.abs);

export interface ExactContract<Scene> {
  readonly truth: (scene: Scene) => boolean;
  /** Does an exact result exist? By default it does if no length is below 0. */
  readonly isValid?: (scene: Scene) => boolean;
  /** Scenes in whole numbers that touch or nearly touch. */
  readonly touching: () => Iterable<Scene>;
  /** A scene in whole numbers up to 4096. */
  readonly integers: (random: Random) => Scene;
  /** A scene of doubles up to about 100, so near to touching that rounding decides. */
  readonly nearTouching: (random: Random) => Scene;
  /** A scene as in a game. If given, such scenes must be decided without whole numbers. */
  readonly ordinary?: (random: Random) => Scene;
  /** Scenes of numbers near the limits of a double. */
  readonly atTheEnds: fc.Arbitrary<Scene>;
  /** A scene in which each number matters. */
  readonly plain: Scene;
  /** Scenes with long edges and small circles, or the reverse, that touch or nearly touch. */
  readonly unlike?: Iterable<Scene>;
}

/** The tests of every predicate that is never wrong and rejects numbers that are not finite. */
export function exactContract<Scene>(
  call: (scene: Scene) => boolean,
  { truth, touching, ...contract }: ExactContract<Scene>,
): void {
  const { isValid = hasNoNegativeLength } = contract;
  const isExact = (scene: Scene) => call(scene) === truth(scene);
  const some = (every: number) => [...touching()].filter((_, index) => full || index % every === 0);

  test('is right for whole numbers times powers of two', () => {
    const scenes = [...randomScenes(count, contract.integers)];
    for (const power of powers) {
      const there = scenes.map((scene) => scaled(scene, 2 ** power));
      expect(checkScenes(there, isExact, `times 2^${power}`)).toBe(count);
    }
  });

  test('is right for touching shapes times powers of two', () => {
    for (const power of powers) {
      const there = some(17).map((scene) => scaled(scene, 2 ** power));
      expect(checkScenes(there, isExact, `times 2^${power}`)).toBeGreaterThan(5);
    }
  });

  test('is right one ulp from touching, times powers of two', () => {
    for (const power of powers) {
      let hits = 0;
      const there = some(101).flatMap((scene) => [...oneUlpBeside(scaled(scene, 2 ** power))]);
      const check = (scene: Scene) => {
        const exact = truth(scene);
        hits += Number(exact);
        return call(scene) === exact;
      };
      const checked = checkScenes(there.filter(isValid), check, `times 2^${power}`);
      // Unless both results occur, the scenes are too easy.
      expect(hits).toBeGreaterThan(checked / 20);
      expect(hits).toBeLessThan((checked * 19) / 20);
    }
  });

  test('is right for doubles of every size that nearly touch', () => {
    const scenes = [...randomScenes(count, contract.nearTouching)];
    for (const size of sizes) {
      const there = scenes.map((scene) => scaled(scene, size)).filter(isValid);
      expect(checkScenes(there, isExact, `times ${size}`)).toBeGreaterThan(count / 2);
    }
  });

  test('is right for doubles some of which are scaled far up or down', () => {
    const factors = [-1000, -500, -100, -30, 30, 100, 500, 1000].map((k) => 2 ** k);
    const made = randomScenes(5 * count, (random) => {
      const scene = contract.nearTouching(random);
      const factor = random.pick(factors);
      return mapNumbers(scene, (value) => (random.integer(0, 4) === 0 ? value * factor : value));
    });
    expect(checkScenes([...made].filter(isValid), isExact)).toBeGreaterThan(count / 4);
  });

  const { unlike, ordinary } = contract;
  if (unlike) {
    test('is right for circles and edges of very different sizes', () => {
      expect(checkScenes(unlike, isExact)).toBeGreaterThan(1000);
    });
  }

  test('is right at the ends of the range of doubles', () => {
    forAll(
      fc.property(contract.atTheEnds, (scene) => {
        fc.pre(isValid(scene));
        return isExact(scene);
      }),
    );
  });

  if (ordinary) {
    test('uses whole numbers only if the shapes touch', () => {
      const made = runs(2_000, 10_000);
      const [fast, hits] = countWholeNumbers(call, [...randomScenes(made, ordinary)]);
      expect(fast).toBe(0);
      expect(hits).toBeGreaterThan(made / 10);
      expect(hits).toBeLessThan((made * 9) / 10);
      // The scenes are scaled to a fine grid, because nothing is rounded on a coarse one.
      const fine = some(101).map((scene) => scaled(scene, 2 ** -40));
      expect(countWholeNumbers(call, fine)[0]).toBeGreaterThan(0);
    });
  }

  test('refuses NaN and infinity anywhere', () => {
    for (const value of [NaN, Infinity, -Infinity]) {
      const spoilt = [...replaceEachNumber(contract.plain, value)];
      expect(spoilt.length).toBeGreaterThan(4);
      for (const scene of spoilt) {
        expect(() => call(scene)).toThrow(new RangeError(`${value} is not a finite number.`));
      }
    }
  });
}

/** Returns how many whole numbers the calls make, and how many calls are hits. */
function countWholeNumbers<Scene>(call: (scene: Scene) => boolean, scenes: readonly Scene[]) {
  const counted = vi.spyOn(globalThis, 'BigInt');
  const hits = scenes.filter(call).length;
  const calls = counted.mock.calls.length;
  counted.mockRestore();
  return [calls, hits] as const;
}

function scaled<Scene>(scene: Scene, factor: number): Scene {
  return mapNumbers(scene, (value) => value * factor);
}

/**
 * Segments along an axis or along (3, 4), with circles beside the middle, level with an end or
 * beyond it. They just touch, or miss or overlap by an ulp or a millionth. All sizes are powers of
 * two.
 */
export function* unlikeSegments(): Generator<SegmentAndCircle> {
  const scales = [
    -1000, -700, -541, -536, -400, -330, -233, -200, -100, -30, 0, 30, 100, 233, 330, 500,
  ];
  for (const i of scales) {
    for (const j of scales) {
      const [length, off] = [2 ** i, 2 ** j];
      for (const radius of [off, neighbour(off, 1), neighbour(off, -1)]) {
        const ends = [1.7 * length, -1.7 * length];
        const circles = [
          { center: { x: 0, y: off }, radius },
          { center: { x: ends[0]! + off, y: 0 }, radius },
        ];
        for (const circle of circles) {
          const [a, b] = ends.map((x) => ({ x, y: 0 }));
          yield { segment: { a: a!, b: b! }, circle };
        }
      }
      const a = { x: -3 * length, y: -4 * length };
      for (const b of [
        { x: 3 * length, y: 4 * length },
        { x: 0, y: 0 },
        { x: -length, y: (-4 * length) / 3 },
      ]) {
        const center = { x: -4 * off, y: 3 * off };
        const away = b.x < 0 ? Math.hypot(center.x - b.x, center.y - b.y) : 5 * off;
        for (const radius of [away, neighbour(away, 1), neighbour(away, -1)]) {
          yield { segment: { a, b }, circle: { center, radius } };
          yield { segment: { a: b, b: a }, circle: { center, radius } };
        }
        for (const times of [1 - 2 ** -20, 1 + 2 ** -20]) {
          yield { segment: { a, b }, circle: { center, radius: away * times } };
        }
      }
    }
  }
}

/** Points on segments. */
export function* pointsOnSegments(): Generator<SegmentAndCircle> {
  for (const { polygon, point } of randomScenes(runs(600, 150_000), pointOnTriangle)) {
    const segment = { a: polygon[0]!, b: polygon[1]! };
    yield { segment, circle: { center: point, radius: 0 } };
  }
}

/**
 * The same with triangles, whose third corner is away from the circle, as far as the edge is long,
 * and points on edges.
 */
export function* unlikeTriangles(): Generator<PolygonAndCircle> {
  for (const { polygon, point } of randomScenes(runs(600, 150_000), pointOnTriangle)) {
    yield { polygon, circle: { center: point, radius: 0 } };
  }
  for (const { segment, circle } of unlikeSegments()) {
    const { a, b } = segment;
    const turn = a.x < b.x ? 1 : -1;
    const third = { x: a.x + turn * (b.y - a.y), y: a.y - turn * (b.x - a.x) };
    yield { polygon: [a, b, third], circle };
  }
}

/**
 * A triangle, and a point on one of its edges except for rounding. The coordinates have different
 * sizes, so that each difference is rounded, or they are so small that products lose digits.
 */
export function pointOnTriangle(random: Random): { polygon: Polygon; point: Vec2 } {
  const unit = 2 ** random.pick([0, -526, -530, -534]);
  const number = () => random.between(-1, 1) * unit * 2 ** random.integer(-6, 6);
  const polygon = Array.from({ length: 3 }, () => ({ x: number(), y: number() }));
  const [a, b] = [polygon[0]!, polygon[1]!];
  const t = random.between(0, 1);
  return { polygon, point: { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) } };
}
