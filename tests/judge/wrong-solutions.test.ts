import { describe, expect, test } from 'vitest';
import { isRight } from '#lab/judge/compare.ts';
import { suiteOf } from '#lab/judge/suites/index.ts';
import { failureWords } from '#lab/judge/words.ts';
import {
  circleIntersections,
  circlesTouchingCircles,
  collideCircles,
  distance,
  findIntersectingPairs,
} from '#lib/index.ts';
import type { Circle, Obstacles, SeparateOptions, Vec2 } from '#lib/types.ts';
import { isOnRim, rimsCount } from '#oracle/crossings.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { isFreeAt } from '#oracle/way-out.ts';

// Solutions of the exercises that a reader could write, and what the judge says first.

/** The descriptions of the cases that a function fails, and how many there are. */
function wordsOf(fn: string, answer: (...values: never[]) => unknown) {
  const suite = suiteOf(fn);
  const call = answer as (...values: readonly unknown[]) => unknown;
  const words = suite.cases.flatMap((one) => {
    const outcome = { value: call(...(structuredClone(one.values) as unknown[])) };
    return isRight(suite.compare, one, outcome) ? [] : [failureWords(suite, one, outcome)];
  });
  return { first: words[0], count: words.length };
}

const grown = ({ center, radius }: Circle, by: number): Circle => ({ center, radius: radius + by });
const plus = (a: Vec2, b: Vec2) => ({ x: a.x + b.x, y: a.y + b.y });

describe('where the coin fits', () => {
  const coins = (a: Circle, b: Circle, radius: number) =>
    circleIntersections(a, b).map((center) => ({ center, radius }));
  const isRound = (...radii: readonly number[]) => radii.every((one) => one >= 0);

  test('each expected coin touches both discs, and none is missing', () => {
    let found = 0;
    for (const { values, expected } of suiteOf('circlesTouchingCircles').cases) {
      const [a, b, radius] = values as [Circle, Circle, number];
      const own = expected as Circle[];
      const both = [grown(a, radius), grown(b, radius)] as const;
      expect(own).toHaveLength(isRound(a.radius, b.radius, radius) ? rimsCount(...both) : 0);
      const size = Math.max(1, ...values.slice(0, 2).map((one) => (one as Circle).center.x));
      for (const { center } of own) {
        for (const one of both) expect(isOnRim(center, one, fromDouble(1e-9 * size))).toBe(true);
      }
      found += own.length;
    }
    expect(found).toBeGreaterThan(200);
  });

  test('grown by the diameter', () => {
    const said = wordsOf('circlesTouchingCircles', (a: Circle, b: Circle, radius: number) =>
      isRound(a.radius, b.radius, radius)
        ? coins(grown(a, 2 * radius), grown(b, 2 * radius), radius)
        : [],
    );
    expect(said.first).toBe('whole numbers: [0].center is (33, 36.32), should be (33, 34)');
    expect(said.count).toBeGreaterThan(150);
  });

  test('only one disc is grown', () => {
    const said = wordsOf('circlesTouchingCircles', (a: Circle, b: Circle, radius: number) =>
      isRound(a.radius, b.radius, radius) ? coins(grown(a, radius), b, radius) : [],
    );
    expect(said.first).toMatch(/^whole numbers: \[0\]\.center is .*, should be \(33, 34\)$/);
  });

  test('a radius below 0 is not refused', () => {
    const said = wordsOf('circlesTouchingCircles', (a: Circle, b: Circle, radius: number) =>
      coins(grown(a, radius), grown(b, radius), radius),
    );
    expect(said).toEqual({
      first: 'a radius below 0: returns a list of 2, should be one of 0',
      count: 1,
    });
  });

  test('the centres in place of the circles', () => {
    const said = wordsOf('circlesTouchingCircles', (a: Circle, b: Circle, radius: number) =>
      circlesTouchingCircles(a, b, radius).map(({ center }) => center),
    );
    expect(said.first).toBe('whole numbers: [0].center is missing, should be (33, 34)');
  });
});

describe('push one pair apart', () => {
  interface Pushing {
    readonly half?: number;
    readonly extra?: number;
    readonly touching?: boolean;
    readonly old?: boolean;
    readonly side?: number;
  }
  /** The rounds of the exercise, with one thing done differently. */
  const rounds =
    ({ half = 0.5, extra = 1 / 512, touching = false, old = false, side = 1 }: Pushing) =>
    (circles: readonly Circle[], { maxRounds = 100 }: SeparateOptions) => {
      const moved = [...circles];
      for (let n = 0; n < maxRounds; n += 1) {
        const before = [...moved];
        const near = moved.map((one) => ({ ...one, radius: 1.125 * one.radius }));
        for (const [i, j] of findIntersectingPairs(near)) {
          const [a, b] = old ? [before[i]!, before[j]!] : [moved[i]!, moved[j]!];
          const contact = collideCircles(a, b);
          if (!contact || (contact.depth === 0 && !touching)) continue;
          const push = side * (contact.depth * half + (a.radius + b.radius) * extra);
          const by = (sign: number) => ({
            x: sign * push * contact.normal.x,
            y: sign * push * contact.normal.y,
          });
          moved[i] = { ...a, center: plus(a.center, by(-1)) };
          moved[j] = { ...b, center: plus(b.center, by(1)) };
        }
      }
      return { centers: moved.map(({ center }) => center) };
    };
  const fn = 'separateCirclesSimply';

  test('as in the goal it is right', () => expect(wordsOf(fn, rounds({})).count).toBe(0));

  test('each moves by the whole depth', () => {
    expect(wordsOf(fn, rounds({ half: 1 })).first).toBe(
      'two side by side, one round: centers[0] is (35.98, 45), should be (37.98, 45)',
    );
  });

  test('each moves towards the other', () => {
    expect(wordsOf(fn, rounds({ side: -1 })).first).toBe(
      'two side by side, one round: centers[0] is (42.02, 45), should be (37.98, 45)',
    );
  });

  test('without the 512th', () => {
    expect(wordsOf(fn, rounds({ extra: 0 })).first).toBe(
      'two side by side, one round: centers[0] is (38, 45), should be (37.98, 45)',
    );
  });

  test('two that only touch are moved', () => {
    expect(wordsOf(fn, rounds({ touching: true })).first).toBe(
      'two that only touch: centers[0] is (39.98, 45), should be (40, 45)',
    );
  });

  test('the circles as they were before the round', () => {
    expect(wordsOf(fn, rounds({ old: true })).first).toMatch(/^a row, one round: centers\[1\] is/);
  });
});

describe('out of the posts', () => {
  interface Tried {
    readonly closest?: boolean;
    readonly crossings?: boolean;
    readonly reach?: (post: Circle, circle: Circle) => number;
  }
  const reachOf = (post: Circle, circle: Circle) => post.radius + circle.radius;
  /** The function of the exercise, with some of the places left out. */
  const out =
    ({ closest = true, crossings = true, reach = reachOf }: Tried) =>
    ({ circles }: Obstacles, circle: Circle) => {
      const { center: c } = circle;
      const tracks = circles.map((post) => ({ ...post, radius: reachOf(post, circle) }));
      const places = [c];
      for (const [i, { center: m, radius }] of tracks.entries()) {
        const t = reach(circles[i]!, circle) / distance(m, c);
        if (closest) places.push({ x: m.x + t * (c.x - m.x), y: m.y + t * (c.y - m.y) });
        if (!crossings) continue;
        for (const other of tracks)
          places.push(...circleIntersections({ center: m, radius }, other));
      }
      const free = places.filter((place) =>
        tracks.every((track) => distance(place, track.center) > track.radius - 1e-9),
      );
      free.sort((one, other) => distance(one, c) - distance(other, c));
      const { x, y } = free[0] ?? { x: Infinity, y: Infinity };
      return { x: x - c.x, y: y - c.y };
    };
  const fn = 'shortestWayOutSimply';

  test('as in the goal it is right', () => expect(wordsOf(fn, out({})).count).toBe(0));

  test('each expected push ends at a free place, and no direction has a shorter one', () => {
    for (const { values, expected } of suiteOf(fn).cases) {
      const [obstacles, { center, radius }] = values as [Obstacles, Circle];
      const push = expected as Vec2;
      const end = exactPoint(plus(center, push));
      expect(isFreeAt(obstacles, end, radius, fromDouble(1e-8))).toBe(true);
      const length = Math.hypot(push.x, push.y) - 1e-6;
      for (let i = 0; i < 90 && length > 0; i += 1) {
        const angle = (2 * Math.PI * i) / 90;
        for (const share of [0.25, 0.5, 0.75, 1]) {
          const by = { x: share * length * Math.cos(angle), y: share * length * Math.sin(angle) };
          const place = plus(center, by);
          const isFree = obstacles.circles.every(
            (post) => distance(place, post.center) >= post.radius + radius,
          );
          expect(isFree).toBe(false);
        }
      }
    }
  });

  test('without the crossings', () => {
    expect(wordsOf(fn, out({ crossings: false })).first).toMatch(
      /^two posts that push against each other: returns \(∞, ∞\), should be \(0, [\d.]+\)$/,
    );
  });

  test('only the crossings', () => {
    expect(wordsOf(fn, out({ closest: false })).first).toBe(
      'one post: returns (∞, ∞), should be (6, 0)',
    );
  });

  test('the closest point of the post in place of its track', () => {
    const said = wordsOf(fn, out({ reach: (post) => post.radius }));
    expect(said.first).toBe('one post: returns (∞, ∞), should be (6, 0)');
  });

  test('the sum of the pushes', () => {
    const said = wordsOf(fn, ({ circles }: Obstacles, circle: Circle) =>
      circles.reduce(
        (sum, post) => {
          const contact = collideCircles(post, circle);
          const { x, y } = contact?.normal ?? { x: 0, y: 0 };
          const depth = contact?.depth ?? 0;
          return plus(sum, { x: depth * x, y: depth * y });
        },
        { x: 0, y: 0 },
      ),
    );
    expect(said.first).toMatch(/^two posts that push against each other: returns \(0, /);
    expect(said.count).toBeGreaterThan(20);
  });
});
