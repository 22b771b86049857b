import { describe, expect, test } from 'vitest';
import type { Cast, Circle, Contact, Vec2 } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import {
  type CastScene,
  castIsNear,
  castThrough,
  hitOrMissIsRight,
  integerCast,
  type JudgedCast,
  leadsThrough,
  nudged,
  placeIsRight,
  sameCast,
  transformCast,
  transformCastScene,
} from './casts.ts';
import { checkScenes, full } from './check-scenes.ts';
import { replaceEachNumber } from './hard-numbers.ts';
import { type Random, randomScenes } from './random-scenes.ts';
import type { Transform } from './transforms.ts';

type Still<Target> = Omit<CastScene<Target>, 'displacement'>;

export interface CastSuite<Target> {
  readonly cast: (target: Target, circle: Circle, displacement: Vec2) => Cast | null;
  /** The bound of the doc comment. */
  readonly ulps: number;
  readonly judge: (scene: CastScene<Target>) => JudgedCast;
  readonly cornersOf: (target: Target) => readonly Vec2[];
  /** In contact at the start: is that the answer? */
  readonly startIsRight: (scene: CastScene<Target>, cast: Cast | null) => boolean;
  /** In contact at the start: does the function see it too, but for rounding? Always, if not said. */
  readonly seesContact?: (scene: CastScene<Target>) => boolean;
  /** Is the centre not in the target, exactly? */
  readonly startsOutside: (scene: CastScene<Target>) => boolean;
  /** Without contact at the start: does the normal belong to the feature? */
  readonly featureIsRight: (target: Target, cast: Cast) => boolean;
  /** Whole numbers up to +-4096, the circle touching or about to. */
  readonly integerScene: (random: Random) => Still<Target>;
  /** Doubles of the size, the circle touching but for rounding. */
  readonly nearTouching: (random: Random, size: number) => Still<Target>;
  readonly sizes: readonly number[];
  readonly transforms: readonly Transform[];
  /** What `transformCastScene` cannot do. */
  readonly transform?: typeof transformCastScene<Target>;
}

/** What `startIsRight` is where the contact of the two says it all. */
export function startsAsContact(
  { displacement }: CastScene<unknown>,
  contact: Contact | null,
  cast: Cast | null,
): boolean {
  if (contact === null) return false;
  const { point, normal, feature } = contact;
  const inwards = displacement.x * normal.x + displacement.y * normal.y;
  if (inwards >= 0) return cast === null;
  if (cast === null) return inwards >= -1e-14 * Math.hypot(displacement.x, displacement.y);
  expect(cast).toEqual({ fraction: 0, point, normal, feature });
  return true;
}

const runs = full ? 100_000 : 1_000;

/** The tests that every cast has to pass. Returns what else may be asked of a scene. */
export function castSuite<Target>(suite: CastSuite<Target>) {
  const { judge, cornersOf, ulps, seesContact = () => true } = suite;
  const answer = ({ target, circle, displacement }: CastScene<Target>) =>
    suite.cast(target, circle, displacement);

  const isGood = (scene: CastScene<Target>): boolean => {
    const exact = judge(scene);
    const cast = answer(scene);
    // A contact that it takes for a gap, by a rounding, has to be met as one is: to so many ulps.
    if (startsInContact(exact.stage) && seesContact(scene)) return suite.startIsRight(scene, cast);
    if (cast !== null) {
      expect(placeIsRight(exact, cast, ulps)).toBe(true);
      expect(suite.featureIsRight(scene.target, cast)).toBe(true);
    }
    return castIsNear(exact, cast, ulps);
  };

  const isRight = (scene: CastScene<Target>): boolean => {
    const exact = judge(scene);
    if (startsInContact(exact.stage)) return suite.startIsRight(scene, answer(scene));
    return hitOrMissIsRight(exact, answer(scene)) && isGood(scene);
  };

  const integerScenes = (count: number) =>
    randomScenes(count, (random) =>
      integerCast(random, 4096, () => suite.integerScene(random), cornersOf),
    );

  const nearScene = (random: Random, size: number) => {
    const way = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
    const scene = suite.nearTouching(random, size);
    return nudged(random, castThrough(random, scene, cornersOf(scene.target), way));
  };

  /** Down along an edge to where it ends, as shallow as may be, and there as high as the radius. */
  const overEnd = (random: Random, corners: readonly Vec2[], size: number) => {
    const index = random.integer(0, corners.length - 1);
    const [a, b] = [corners[index]!, corners[(index + 1) % corners.length]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return null;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const out = random.pick([-1, 1]);
    const radius = size * random.between(0.01, 1);
    const slope = random.between(0.5, 1) * 10 ** -random.integer(0, 8);
    const way = {
      x: size * (along.x + slope * out * along.y),
      y: size * (along.y - slope * out * along.x),
    };
    const before = random.pick([0, 0.5, random.between(0, 1)]);
    const center = {
      x: b.x - out * along.y * radius - before * way.x,
      y: b.y + out * along.x * radius - before * way.y,
    };
    return { circle: { center, radius }, displacement: way };
  };

  /** Touching at the start, but for rounding; then along an edge, or no farther than a rounding. */
  const besideContact = (random: Random): CastScene<Target> => {
    const size = random.pick(suite.sizes);
    const still = suite.nearTouching(random, size);
    const corners = cornersOf(still.target);
    const index = random.integer(0, corners.length - 1);
    const [a, b] = [corners[index]!, corners[(index + 1) % corners.length]!];
    const times = random.pick([-1, 1]) * random.pick([1, 2 ** -10, 2 ** -40, 2 ** -52]);
    const steps = () => random.integer(-3, 3) * 2 ** -53 * size;
    const displacement = random.pick([
      { x: size * random.between(-1, 1), y: size * random.between(-1, 1) },
      { x: times * (b.x - a.x), y: times * (b.y - a.y) },
      { x: steps(), y: steps() },
      { x: a.x - still.circle.center.x, y: a.y - still.circle.center.y },
    ]);
    return { ...still, displacement };
  };

  test('right for whole numbers', () => {
    let hits = 0;
    const count = checkScenes(integerScenes(runs), (scene) => {
      if (answer(scene) !== null) hits += 1;
      return isRight(scene);
    });
    expect(count).toBe(runs);
    expect(hits).toBeGreaterThan(runs / 8);
    expect(hits).toBeLessThan((runs * 7) / 8);
  });

  test.each(suite.sizes)('doubles beside touching, size %d', (size) => {
    const scenes = randomScenes(runs, (random) => nearScene(random, size));
    expect(checkScenes(scenes, isGood)).toBe(runs);
  });

  test.each(suite.sizes)('doubles anywhere, size %d', (size) => {
    let hits = 0;
    const scenes = randomScenes(runs, (random) => {
      const { target } = suite.nearTouching(random, size);
      const corners = cornersOf(target);
      const near = () => {
        const { x, y } = random.pick(corners);
        return { x: x + size * random.between(-2, 2), y: y + size * random.between(-2, 2) };
      };
      const [center, to] = [near(), near()];
      const displacement = { x: to.x - center.x, y: to.y - center.y };
      const radius = size * random.pick([0, 2 ** -50, 2 ** -30, random.between(0, 0.4)]);
      return { target, circle: { center, radius }, displacement };
    });
    const count = checkScenes(scenes, (scene) => {
      if (answer(scene) !== null) hits += 1;
      return isGood(scene);
    });
    expect(count).toBe(runs);
    expect(hits).toBeGreaterThan(runs / 10);
  });

  test('displacements and radii of very unlike sizes', () => {
    const scenes = randomScenes(runs, (random) => {
      const { target, circle, displacement } = nearScene(random, 1);
      const times = 2 ** random.integer(-60, 60);
      const radius = circle.radius * 2 ** random.integer(-80, 0);
      return {
        target,
        circle: { ...circle, radius },
        displacement: { x: displacement.x * times, y: displacement.y * times },
      };
    });
    expect(checkScenes(scenes, isGood)).toBe(runs);
  });

  test('sinking along an edge, and just a radius high where it ends: no gap between edge and corner', () => {
    let hits = 0;
    const scenes = randomScenes(runs, (random) => {
      const size = random.pick(suite.sizes);
      for (;;) {
        const { target } = suite.nearTouching(random, size);
        const motion = overEnd(random, cornersOf(target), size);
        if (motion !== null) return { target, ...motion };
      }
    });
    const count = checkScenes(scenes, (scene) => {
      if (answer(scene) !== null) hits += 1;
      return isGood(scene);
    });
    expect(count).toBe(runs);
    expect(hits).toBeGreaterThan(runs / 10);
  });

  // A test that sees every contact has none that rounding hides.
  if (suite.seesContact) {
    test('a contact at the start that rounding hides: met on the way, as near', () => {
      let late = 0;
      const scenes = randomScenes(runs / 10, (random) => {
        for (;;) {
          const scene = besideContact(random);
          if (!seesContact(scene) && startsInContact(judge(scene).stage)) return scene;
        }
      });
      const count = checkScenes(scenes, (scene) => {
        if ((answer(scene)?.fraction ?? 0) > 1e-6) late += 1;
        return isGood(scene);
      });
      expect(count).toBe(runs / 10);
      expect(late).toBeGreaterThan(0);
    });
  }

  test('a ray or a circle that starts a step beside the boundary, and leads inwards', () => {
    const scenes = randomScenes(runs, (random) => {
      const { target } = suite.nearTouching(random, 1);
      const corners = cornersOf(target);
      const index = random.integer(0, corners.length - 1);
      const [a, b] = [corners[index]!, corners[(index + 1) % corners.length]!];
      const t = random.pick([0, 1, 2 ** -50, random.between(0, 1)]);
      const step = () => random.pick([0, 1, -1, 2]) * 2 ** -53;
      const center = { x: a.x + t * (b.x - a.x) + step(), y: a.y + t * (b.y - a.y) + step() };
      const displacement = { x: random.between(-1, 1), y: random.between(-1, 1) };
      return { target, circle: { center, radius: random.pick([0, 0, 2 ** -53]) }, displacement };
    });
    let through = 0;
    const count = checkScenes(scenes, (scene) => {
      const exact = judge(scene);
      if (suite.startsOutside(scene) && leadsThrough(exact)) {
        through += 1;
        expect(answer(scene)).not.toBeNull();
      }
      return isGood(scene);
    });
    expect(count).toBe(runs);
    expect(through).toBeGreaterThan(runs / 50);
  });

  test('NaN or infinity in the circle or the displacement, and no displacement: no hit', () => {
    let hits = 0;
    checkScenes(integerScenes(200), ({ target, circle, displacement }) => {
      const scene = { circle, displacement };
      const spoilt = [
        ...replaceEachNumber(scene, NaN),
        ...replaceEachNumber({ displacement }, Infinity).map((one) => ({ circle, ...one })),
        { circle, displacement: { x: 0, y: 0 } },
      ];
      if (suite.cast(target, circle, displacement) !== null) hits += 1;
      return spoilt.every((one) => suite.cast(target, one.circle, one.displacement) === null);
    });
    expect(hits).toBeGreaterThan(20);
  });

  describe('goes along with the scene', () => {
    test.each(suite.transforms)('$name', (transform) => {
      checkScenes(integerScenes(runs / 5), (scene) => {
        const cast = answer(scene);
        const there = answer((suite.transform ?? transformCastScene)(scene, transform));
        // Which of several normals is meant may depend on the axes.
        if (startsInContact(judge(scene).stage)) return true;
        if (cast === null || there === null) return cast === there;
        const size = 2 ** 32 * transform.factor;
        return sameCast(there, transformCast(cast, transform), size, 64);
      });
    });
  });

  return { answer, isGood, isRight, runs };
}
