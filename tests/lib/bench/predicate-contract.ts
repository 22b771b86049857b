import { expect, test } from 'vitest';
import { statedBound } from '../attack/stated.ts';
import { checkScenes, full } from './check-scenes.ts';
import {
  hasNoNegativeLength,
  oneUlpBeside,
  oneUnitBeside,
  replaceEachNumber,
  replaceEachPosition,
} from './hard-numbers.ts';
import { type Random, randomScenes } from './random-scenes.ts';
import {
  scalings,
  type Transform,
  transformScene,
  transforms,
  turnsAndMirrors,
} from './transforms.ts';

export interface Scenes<Scene> {
  readonly scenes: () => Iterable<Scene>;
  /** How many scenes there are, in the quick run and in the long one. */
  readonly count: number;
}

/** The contract of a function that returns whether two shapes touch, or one contains the other. */
export interface PredicateContract<Scene extends object, A, B> {
  readonly args: (scene: Scene) => readonly [A, B];
  /** The exact result. */
  readonly truth: (scene: Scene) => boolean;
  /** How many ulps from touching a result can be wrong, by default as the doc comment states. */
  readonly ulps?: number;
  readonly isNear: (scene: Scene, ulps: number) => boolean;
  /** How many random scenes are made for each size or limit. */
  readonly runs: number;

  /** Scenes on a small grid. All scenes down to `touching` are in whole numbers, so never wrong. */
  readonly grid: Scenes<Scene>;
  /** Random scenes by their limit or kind. */
  readonly integers: Readonly<Record<string, (random: Random) => Scene>>;
  /** The least and the largest share of hits among these, 1/4 and 3/4 by default. */
  readonly hits?: readonly [number, number];
  /** Hits that just touch, near the origin and far away. */
  readonly touching: Scenes<Scene>;
  /** The quick run tests the neighbours of only every n-th of these scenes. */
  readonly every?: number;

  /** The sizes of doubles for which the bound is promised. */
  readonly sizes: readonly number[];
  readonly nearTouching: (random: Random, size: number) => Scene;
  /** The least share of wrong results among scenes that nearly touch, 1/50 by default. */
  readonly wrong?: number;
  readonly anywhere?: (random: Random, size: number) => Scene;
  readonly mixedSizes?: (random: Random) => Scene;
  /** More scenes in which one ulp decides. Their neighbours are exact, or within the bound. */
  readonly exactBeside?: Iterable<Scene>;
  readonly alsoBeside?: Iterable<Scene>;

  /** Hits in which every number matters. */
  readonly clearHits: readonly Scene[];
  /** The shape in which NaN is a miss, if this is not promised for both. */
  readonly nanIn?: keyof Scene;
  /** The shape whose positions at infinity are misses, if this is not promised for both. */
  readonly infinityIn?: keyof Scene;

  /** The same scene in other forms, with shapes exchanged or counted from another corner. */
  readonly same?: (scene: Scene) => readonly Scene[];
  /** Does `same` change no rounding? */
  readonly isSameForDoubles?: boolean;
  /** Scenes that are hits if this one is. */
  readonly larger?: (scene: Scene) => readonly Scene[];
  /** Transforms that change no result, in whole numbers and in doubles. */
  readonly transforms?: readonly Transform[];
  readonly exactTransforms?: readonly Transform[];
  /** Replaces `transformScene` where it cannot transform the scene. */
  readonly transform?: (scene: Scene, transform: Transform) => Scene;
}

/** The tests that every predicate must pass. Returns helpers for further tests. */
export function predicateContract<Scene extends object, A, B>(
  predicate: (a: A, b: B) => boolean,
  contract: PredicateContract<Scene, A, B>,
) {
  const call = (scene: Scene) => predicate(...contract.args(scene));
  const {
    ulps = statedBound(predicate.name),
    truth,
    runs,
    integers,
    touching,
    sizes,
    nearTouching,
    clearHits,
  } = contract;
  const { same = () => [], transform: change = transformScene } = contract;
  const isExact = (scene: Scene) => call(scene) === truth(scene);
  const isRight = (scene: Scene) => isExact(scene) || contract.isNear(scene, ulps);
  const bound = `is wrong by at most ${ulps} ${ulps === 1 ? 'ulp' : 'ulps'}`;
  const some = () =>
    [...touching.scenes()].filter((_, index) => full || index % (contract.every ?? 1) === 0);

  const isSame = (scene: Scene) => same(scene).every((one) => call(one) === call(scene));

  test('is right on a small grid', () => {
    const check = (scene: Scene) => isExact(scene) && isSame(scene);
    expect(checkScenes(contract.grid.scenes(), check)).toBe(contract.grid.count);
  });

  test('is right for whole numbers', () => {
    const [least, most] = contract.hits ?? [1 / 4, 3 / 4];
    for (const [name, make] of Object.entries(integers)) {
      let hits = 0;
      const count = checkScenes(
        randomScenes(runs, make),
        (scene) => {
          const exact = truth(scene);
          if (exact) hits += 1;
          return call(scene) === exact && isSame(scene);
        },
        name,
      );
      expect(count).toBe(runs);
      expect(hits / runs, name).toBeGreaterThan(least);
      expect(hits / runs, name).toBeLessThan(most);
    }
  });

  test('is right if the two just touch, near the origin and far away', () => {
    const count = checkScenes(touching.scenes(), (scene) => call(scene) && truth(scene));
    expect(count).toBe(touching.count);
  });

  test('is right one unit from touching', () => {
    let hits = 0;
    const beside = some().flatMap((scene) => [...oneUnitBeside(scene)]);
    const count = checkScenes(beside, (scene) => {
      if (call(scene)) hits += 1;
      return isExact(scene);
    });
    expect(hits).toBeGreaterThan(count / 6);
    expect(hits).toBeLessThan((count * 5) / 6);
  });

  test(`${bound} one ulp from touching`, () => {
    const { exactBeside = [], alsoBeside = [] } = contract;
    const neighbours = (scene: Scene) => [...oneUlpBeside(scene)].filter(hasNoNegativeLength);
    const near = [...some(), ...alsoBeside].flatMap(neighbours);
    expect(checkScenes(near, isRight)).toBeGreaterThan(50);
    for (const scene of exactBeside) checkScenes([scene, ...neighbours(scene)], isExact);
    checkScenes(alsoBeside, isExact);
  });

  test(`${bound} for doubles that nearly touch`, () => {
    for (const size of sizes) {
      let wrong = 0;
      const scenes = randomScenes(runs, (random) => nearTouching(random, size));
      const check = (scene: Scene) => {
        if (isExact(scene)) return true;
        wrong += 1;
        return contract.isNear(scene, ulps);
      };
      expect(checkScenes(scenes, check, `size ${size}`)).toBe(runs);
      // If nothing is wrong here, the scenes are too easy.
      expect(wrong / runs, `size ${size}`).toBeGreaterThan(contract.wrong ?? 1 / 50);
    }
  });

  const { anywhere, mixedSizes } = contract;
  if (anywhere) {
    test(`${bound} for doubles anywhere`, () => {
      for (const size of sizes) {
        const scenes = randomScenes(runs / 2, (random) => anywhere(random, size));
        expect(checkScenes(scenes, isRight, `size ${size}`)).toBe(runs / 2);
      }
    });
  }

  if (mixedSizes) {
    test(`${bound} for numbers of very different sizes`, () => {
      expect(checkScenes(randomScenes(runs, mixedSizes), isRight)).toBe(runs);
    });
  }

  test('NaN is a miss, and so is a position at infinity', () => {
    const check = (
      part: keyof Scene | undefined,
      replace: (shapes: object, value: number) => Iterable<object>,
      value: number,
    ) => {
      for (const scene of clearHits) {
        const spoilt = part
          ? [...replace(scene[part] as object, value)].map((one) => ({ ...scene, [part]: one }))
          : ([...replace(scene, value)] as Scene[]);
        expect(checkScenes([scene], (hit) => call(hit) && truth(hit))).toBe(1);
        expect(checkScenes(spoilt, (one) => !call(one), `${value}`)).toBeGreaterThan(1);
      }
    };
    check(contract.nanIn, replaceEachNumber, NaN);
    for (const value of [NaN, Infinity, -Infinity]) {
      check(contract.infinityIn, replaceEachPosition, value);
    }
  });

  test('returns the same result for a moved, rotated, mirrored or scaled scene', () => {
    const check = (name: string, all: readonly Transform[], make: (random: Random) => Scene) => {
      // A tiny coordinate may not be a double any more when it is scaled.
      const canChange = (scene: Scene) => {
        try {
          return all.every((transform) => change(scene, transform));
        } catch (error) {
          if (error instanceof RangeError) return false;
          throw error;
        }
      };
      const made = (random: Random): Scene => {
        const scene = make(random);
        return canChange(scene) ? scene : made(random);
      };
      const scenes = [...randomScenes(runs / 5, made)];
      for (const transform of all) {
        const stays = (scene: Scene) => call(change(scene, transform)) === call(scene);
        expect(checkScenes(scenes, stays, `${transform.name}, ${name}`)).toBe(runs / 5);
      }
    };
    const { exactTransforms = [...turnsAndMirrors, ...scalings] } = contract;
    for (const [name, make] of Object.entries(integers)) {
      check(name, contract.transforms ?? transforms, make);
    }
    check('doubles', exactTransforms, (random) => nearTouching(random, 1));
  });

  if (contract.isSameForDoubles) {
    test('returns the same result for other forms of the same scene, in doubles', () => {
      const scenes = randomScenes(runs, (random) => nearTouching(random, random.pick(sizes)));
      expect(checkScenes(scenes, isSame)).toBe(runs);
    });
  }

  const { larger } = contract;
  if (larger) {
    test('a hit stays a hit when a shape grows', () => {
      let hits = 0;
      const scenes = randomScenes(runs, (random) => nearTouching(random, random.pick(sizes)));
      const count = checkScenes(scenes, (scene) => {
        if (!call(scene)) return true;
        hits += 1;
        return larger(scene).every(call);
      });
      expect(count).toBe(runs);
      expect(hits).toBeGreaterThan(runs / 8);
    });
  }

  return { call, isExact };
}
