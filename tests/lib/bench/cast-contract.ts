import { expect, test } from 'vitest';
import type { Cast, Circle, Contact, Vec2 } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import { statedBound } from '../attack/stated.ts';
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
import { checkScenes, full, runs } from './check-scenes.ts';
import { gridPoints, integers } from './grids.ts';
import { replaceEachNumber } from './hard-numbers.ts';
import { type Random, randomScenes } from './random-scenes.ts';
import type { Transform } from './transforms.ts';

type Still<Target> = Omit<CastScene<Target>, 'displacement'>;

/** What a cast promises. */
export interface CastContract<Target> {
  readonly judge: (scene: CastScene<Target>) => JudgedCast;
  /** The corners that the edges join, or the centre of a circle. */
  readonly cornersOf: (target: Target) => readonly Vec2[];
  /** Is the result right for a circle in contact at the start? */
  readonly startIsRight: (scene: CastScene<Target>, cast: Cast | null) => boolean;
  /** Whether the function also finds a contact at the start, up to rounding. By default it does. */
  readonly seesContact?: (scene: CastScene<Target>) => boolean;
  /** Is the centre outside the target, exactly? Missing if the target has no edges. */
  readonly startsOutside?: (scene: CastScene<Target>) => boolean;
  /** Does the normal belong to the feature, if the circle starts without contact? */
  readonly featureIsRight: (target: Target, cast: Cast) => boolean;

  /** Targets in whole numbers, at the middle of a small grid. */
  readonly gridTargets: readonly Target[];
  /** The quick run tests only every n-th scene of the grid, because exact results are slow. */
  readonly every?: number;
  /** A scene of whole numbers up to +-4096, in which the circle touches or nearly touches. */
  readonly integerScene: (random: Random) => Still<Target>;
  /** A scene of doubles of this size, whose circle touches except for rounding. */
  readonly nearTouching: (random: Random, size: number) => Still<Target>;
  readonly sizes: readonly number[];
  /** Scenes in contact at the start in which rounding makes the function see a gap. */
  readonly hidden?: Readonly<Record<string, CastScene<Target>>>;
  /** Values that turn a hit into a miss, in any number of the target. */
  readonly refused?: readonly number[];

  readonly transforms: readonly Transform[];
  /** Replaces `transformCastScene` where it cannot transform the target. */
  readonly transform?: typeof transformCastScene<Target>;
  /** By how many ulps the result of a transformed scene may differ, if not by 64. */
  readonly transformUlps?: number;
  /** May the normal depend on the axes? By default it may after a contact at the start. */
  readonly isTie?: (scene: CastScene<Target>) => boolean;
}

/** The usual `startIsRight`, which compares the cast with the contact. */
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

const count = runs(200, 70_000);

/** The tests that every cast must pass. Returns helpers for further tests. */
export function castContract<Target>(
  castCircle: (target: Target, circle: Circle, displacement: Vec2) => Cast | null,
  contract: CastContract<Target>,
) {
  const { judge, cornersOf, sizes, startsOutside } = contract;
  const { seesContact = () => true, startIsRight, nearTouching } = contract;
  const ulps = statedBound(castCircle.name, 'of the span from touching');
  const call = ({ target, circle, displacement }: CastScene<Target>) =>
    castCircle(target, circle, displacement);

  const isGood = (scene: CastScene<Target>): boolean => {
    const exact = judge(scene);
    const cast = call(scene);
    // If rounding makes it see a gap instead of a contact, it is judged like a gap, in ulps.
    if (startsInContact(exact.stage) && seesContact(scene)) return startIsRight(scene, cast);
    if (cast !== null) {
      expect(placeIsRight(exact, cast, ulps), 'point and normal').toBe(true);
      expect(contract.featureIsRight(scene.target, cast), 'feature').toBe(true);
    }
    return castIsNear(exact, cast, ulps);
  };

  const isRight = (scene: CastScene<Target>): boolean => {
    const exact = judge(scene);
    if (startsInContact(exact.stage)) return startIsRight(scene, call(scene));
    return hitOrMissIsRight(exact, call(scene)) && isGood(scene);
  };

  /** Throws unless all scenes pass and the share of hits is as expected. */
  function checkAll(
    scenes: Iterable<CastScene<Target>>,
    check: (scene: CastScene<Target>) => boolean,
    name: string,
    [fewest, most]: readonly [number, number] = [1 / 10, 7 / 8],
  ) {
    let hits = 0;
    const all = checkScenes(
      scenes,
      (scene) => {
        if (call(scene) !== null) hits += 1;
        return check(scene);
      },
      name,
    );
    expect(all, name).toBeGreaterThanOrEqual(count / 10);
    expect(hits / all, name).toBeGreaterThan(fewest);
    expect(hits / all, name).toBeLessThan(most);
  }

  const integerScenes = (count: number) =>
    randomScenes(count, (random) =>
      integerCast(random, 4096, () => contract.integerScene(random), cornersOf),
    );

  const nearScene = (random: Random, size: number) => {
    const way = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
    const scene = nearTouching(random, size);
    return nudged(random, castThrough(random, scene, cornersOf(scene.target), way));
  };

  /** A circle that sinks along an edge and is one radius above it where the edge ends. */
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

  /** A circle that touches at the start except for rounding, and moves along an edge or hardly. */
  const besideContact = (random: Random): CastScene<Target> => {
    const size = random.pick(sizes);
    const still = nearTouching(random, size);
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

  function* gridScenes(): Generator<CastScene<Target>> {
    for (const target of contract.gridTargets) {
      for (const center of gridPoints(4)) {
        for (const radius of integers(0, 2)) {
          for (const { x, y } of gridPoints(3)) {
            yield { target, circle: { center, radius }, displacement: { x: 2 * x, y: 2 * y } };
          }
        }
      }
    }
  }

  test('is right on a small grid', () => {
    const some = [...gridScenes()].filter(
      (_, index) => full || index % (contract.every ?? 1) === 0,
    );
    checkAll(some, isRight, 'grid', [1 / 20, 7 / 8]);
    expect(some.length).toBeGreaterThan(900);
  });

  test('is right for whole numbers', () => {
    checkAll(integerScenes(2 * count), isRight, 'up to 4096', [1 / 8, 7 / 8]);
  });

  const bound = `is wrong by at most ${ulps} ulps`;

  test(`${bound} for doubles that nearly touch`, () => {
    for (const size of sizes) {
      const scenes = randomScenes(count, (random) => nearScene(random, size));
      checkAll(scenes, isGood, `size ${size}`);
    }
  });

  test(`${bound} for doubles anywhere`, () => {
    for (const size of sizes) {
      const scenes = randomScenes(count, (random) => {
        const { target } = nearTouching(random, size);
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
      checkAll(scenes, isGood, `size ${size}`);
    }
  });

  test(`${bound} for displacements and radii of very different sizes`, () => {
    const scenes = randomScenes(count, (random) => {
      const { target, circle, displacement } = nearScene(random, 1);
      const times = 2 ** random.integer(-60, 60);
      const radius = circle.radius * 2 ** random.integer(-80, 0);
      return {
        target,
        circle: { ...circle, radius },
        displacement: { x: displacement.x * times, y: displacement.y * times },
      };
    });
    checkAll(scenes, isGood, 'unlike');
  });

  if (startsOutside) {
    test('a circle that sinks along an edge finds no gap at its end', () => {
      const scenes = randomScenes(count, (random) => {
        const size = random.pick(sizes);
        for (;;) {
          const { target } = nearTouching(random, size);
          const motion = overEnd(random, cornersOf(target), size);
          if (motion !== null) return { target, ...motion };
        }
      });
      checkAll(scenes, isGood, 'sinking', [1 / 10, 1]);
    });

    test('neither a ray nor a small circle gets through from an ulp beside the boundary', () => {
      const scenes = randomScenes(count, (random) => {
        const { target } = nearTouching(random, 1);
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
      const checked = checkScenes(scenes, (scene) => {
        if (startsOutside(scene) && leadsThrough(judge(scene))) {
          through += 1;
          expect(call(scene)).not.toBeNull();
        }
        return isGood(scene);
      });
      expect(checked).toBe(count);
      expect(through).toBeGreaterThan(count / 50);
    });
  }

  // If the function sees every contact, rounding hides none.
  if (contract.seesContact) {
    const hides = (scene: CastScene<Target>) =>
      !seesContact(scene) && startsInContact(judge(scene).stage);
    // The stated bounds leave out shorter displacements, whose products with a length underflow.
    const isLong = ({ displacement: { x, y } }: CastScene<Target>) =>
      Math.max(Math.abs(x), Math.abs(y)) > 1e-75;

    test('a contact at the start that rounding hides is hit later, within the bound', () => {
      let late = 0;
      const scenes = randomScenes(runs(100, 10_000), (random) => {
        for (;;) {
          const scene = besideContact(random);
          if (isLong(scene) && hides(scene)) return scene;
        }
      });
      const checked = checkScenes(scenes, (scene) => {
        if ((call(scene)?.fraction ?? 0) > 1e-6) late += 1;
        return isGood(scene);
      });
      expect(checked).toBe(runs(100, 10_000));
      expect(late).toBeGreaterThan(0);
      for (const [name, scene] of Object.entries(contract.hidden ?? {})) {
        expect(hides(scene), name).toBe(true);
        expect(call(scene)!.fraction, name).toBeGreaterThan(0.001);
        expect(checkScenes([scene], isGood, name)).toBe(1);
      }
    });
  }

  test('returns null for NaN, and for an infinite or zero displacement', () => {
    let hits = 0;
    checkScenes(integerScenes(200), (scene) => {
      if (call(scene) !== null) hits += 1;
      const { target, circle, displacement } = scene;
      const still = [...replaceEachNumber(displacement, Infinity), { x: 0, y: 0 }];
      const targets = (contract.refused ?? [NaN]).flatMap((value) => [
        ...replaceEachNumber(target, value),
      ]);
      return [
        ...[...replaceEachNumber({ circle, displacement }, NaN)].map((one) => ({ target, ...one })),
        ...still.map((one) => ({ target, circle, displacement: one })),
        ...targets.map((one) => ({ target: one, circle, displacement })),
      ].every((one) => call(one) === null);
    });
    expect(hits).toBeGreaterThan(20);
  });

  test('the result follows a moved, rotated, mirrored or scaled scene', () => {
    const { transform: change = transformCastScene, transformUlps = 64 } = contract;
    const { isTie = (scene) => startsInContact(judge(scene).stage) } = contract;
    const scenes = [...integerScenes(count)].filter((scene) => !isTie(scene));
    expect(scenes.length).toBeGreaterThan(count / 4);
    for (const transform of contract.transforms) {
      const goesAlong = (scene: CastScene<Target>) => {
        const [cast, there] = [call(scene), call(change(scene, transform))];
        if (cast === null || there === null) return cast === there;
        const size = 2 ** 32 * transform.factor;
        return sameCast(there, transformCast(cast, transform), size, transformUlps);
      };
      checkScenes(scenes, goesAlong, transform.name);
    }
  });

  return { call, isGood, integerScenes, count };
}
