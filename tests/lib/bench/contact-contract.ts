import { describe, expect, test } from 'vitest';
import type { Circle, Contact, PolygonContacts } from '#lib/types.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { statedBound } from '../attack/stated.ts';
import { checkScenes, full } from './check-scenes.ts';
import { oneUlpBeside, replaceEachNumber } from './hard-numbers.ts';
import {
  depthIsRight,
  isUnit,
  moveLeavesTouching,
  nearlyTouches,
  noShorterMove,
  pointIsRight,
  type Shape,
  sameContact,
  transformContact,
} from './shape-contacts.ts';
import { type Transform, transformScene } from './transforms.ts';

/** Scenes by name, which is shown if one fails. */
export type Groups<Scene> = Readonly<Record<string, () => Iterable<Scene>>>;

/** Scenes in which a contact follows each transform, within a number of ulps. */
interface Following<Scene> {
  readonly scenes: () => Iterable<Scene>;
  readonly transforms: readonly Transform[];
  /** In ulps of `size`; 0 means exactly the same contact. */
  readonly ulps: number;
  readonly size: number;
}

export interface ContactSubject<Scene, Target, Result extends Contact | PolygonContacts> {
  readonly parts: (scene: Scene) => readonly [Target, Circle];
  readonly shape: (target: Target) => Shape;
  readonly predicate: (target: Target, circle: Circle) => boolean;
  /** Does the normal belong to the feature, and the feature to the shape? */
  readonly ownsNormal: (target: Target, contact: Contact) => boolean;
  /** Scenes of whole numbers, in which it is exact whether there is a contact. */
  readonly whole: Groups<Scene>;
  readonly doubles: Groups<Scene>;
  /** Scenes that just touch. Scenes one ulp away must also be right. */
  readonly touching: { readonly scenes: () => Iterable<Scene>; readonly depth: number };
  /** Scenes in which many directions are tried, and how many. */
  readonly shortest?: { readonly scenes: () => Iterable<Scene>; readonly directions: number };
  /** Scenes in contact. `spoiled` is the part in which each number is replaced by NaN. */
  readonly hits: readonly Scene[];
  readonly spoiled?: 'all' | 'circle';
  readonly follows?: readonly Following<Scene>[];
  readonly transformed?: typeof transformContact;
  /** Are several ways out equally short? Then a change of the scene may choose another. */
  readonly isTie?: (scene: Scene, transform: Transform) => boolean;
  readonly alsoFollows?: (before: Result, after: Result, transform: Transform) => void;
  /** Checks what else must be true of a contact, and throws if it is not. */
  readonly also?: (scene: Scene, result: Result, isWhole: boolean) => void;
}

const contactsOf = (result: Contact | PolygonContacts): readonly Contact[] =>
  'contacts' in result ? result.contacts : [result];

/** The bound, in ulps, for the point of each of several contacts. */
const pointUlps = 12;

/**
 * The tests that every function must pass that returns a contact between a circle and a shape. The
 * bound is the one in the function's doc comment. Returns the check of one scene.
 */
export function contactContract<Scene, Target, Result extends Contact | PolygonContacts>(
  collide: (target: Target, circle: Circle) => Result | null,
  subject: ContactSubject<Scene, Target, Result>,
) {
  const { parts, predicate, ownsNormal, also } = subject;
  const { transformed = transformContact, follows = [], spoiled = 'all' } = subject;
  const ulps = statedBound(collide.name);
  const predicateUlps = statedBound(predicate.name);
  const answer = (scene: Scene) => collide(...parts(scene));

  /** Throws if the contact, or its absence, is wrong. */
  function judge(scene: Scene, isWhole: boolean): Result | null {
    const [target, circle] = parts(scene);
    const result = collide(target, circle);
    const shape = subject.shape(target);
    must((result !== null) === predicate(target, circle), `a contact where ${predicate.name} is`);
    const touches = shape.compare(exactPoint(circle.center), fromDouble(circle.radius)) <= 0;
    const isNear = () => !isWhole && nearlyTouches(shape, circle, predicateUlps);
    must((result !== null) === touches || isNear(), 'a contact exactly where they touch');
    if (result === null) return null;
    const contacts = contactsOf(result);
    must(contacts.length > 0, 'at least one contact');
    for (const contact of contacts) {
      must(contact.depth >= 0, 'depth of 0 or more');
      must(isUnit(contact.normal), 'normal of length 1');
      must(ownsNormal(target, contact), 'normal of its feature');
      const bound = 'contacts' in result ? pointUlps : ulps;
      must(pointIsRight(shape, circle, contact, bound), 'point on the boundary, below the centre');
      must('contacts' in result || depthIsRight(shape, circle, contact, ulps), 'depth');
    }
    const [move, times] = 'contacts' in result ? [result.push, 1] : [result.normal, result.depth];
    must(moveLeavesTouching(shape, circle, move, times, ulps), 'move that leaves them touching');
    also?.(scene, result, isWhole);
    return result;
  }

  /** Throws unless each group has scenes, some of them are hits, and all of them are right. */
  function judgeAll(groups: Groups<Scene>, isWhole: boolean) {
    expect(Object.keys(groups)).not.toEqual([]);
    for (const [name, scenes] of Object.entries(groups)) {
      let hits = 0;
      inGroup(name, scenes(), (scene) => {
        if (judge(scene, isWhole) !== null) hits += 1;
      });
      expect(hits, name).toBeGreaterThan(0);
    }
  }

  /** Throws unless the contact follows the change. Returns whether there is one. */
  function follow(
    scene: Scene,
    transform: Transform,
    { size, ulps: allowed }: Following<Scene>,
  ): boolean {
    const here = answer(scene);
    const there = answer(transformScene(scene, transform));
    must((here === null) === (there === null), 'a contact as before');
    if (here === null || there === null) return false;
    const [before, after] = [contactsOf(here), contactsOf(there)];
    must(before.length === after.length, 'as many contacts as before');
    const length = size * transform.factor;
    const slack = allowed * Number.EPSILON * length;
    for (const [i, contact] of before.entries()) {
      const wanted = transformed(contact, transform);
      must(Math.abs(after[i]!.depth - wanted.depth) <= slack, 'the depth');
      if (subject.isTie?.(scene, transform)) continue;
      expect(after[i]!.feature).toEqual(wanted.feature);
      must(sameContact(after[i]!, wanted, length, allowed), 'the same contact, transformed');
    }
    subject.alsoFollows?.(here, there, transform);
    return true;
  }

  describe('the contact', () => {
    test('is right for whole numbers', () => judgeAll(subject.whole, true));

    test('is right for doubles', () => judgeAll(subject.doubles, false));

    test('is right if the two just touch, with a depth of 0, and one ulp away', () => {
      const { scenes, depth } = subject.touching;
      let [index, besides] = [0, 0];
      inGroup('touching', scenes(), (scene) => {
        const result = answer(scene);
        must(result !== null, 'a contact');
        for (const contact of contactsOf(result!)) must(contact.depth <= depth, 'depth of 0');
        judge(scene, false);
        index += 1;
        if (!full && index % 16 !== 1) return;
        const near = [...oneUlpBeside(scene)].filter((one) => isValid(one));
        besides += inGroup('one ulp beside', near, (one) => judge(one, false));
      });
      expect(besides).toBeGreaterThan(0);
    });

    const { shortest } = subject;
    if (shortest) {
      test('is the shortest move that separates them', () => {
        const { scenes, directions } = shortest;
        let hits = 0;
        inGroup('shortest', scenes(), (scene) => {
          const [target, circle] = parts(scene);
          const result = judge(scene, false);
          if (result === null) return;
          hits += 1;
          const [contact] = contactsOf(result);
          const shape = subject.shape(target);
          must(noShorterMove(shape, circle, contact!, directions), 'the shortest move');
        });
        expect(hits).toBeGreaterThan(0);
      });
    }

    test('is null if any number is NaN', () => {
      for (const scene of subject.hits) {
        expect(answer(scene)).not.toBe(null);
        const [target, circle] = parts(scene);
        const targets = spoiled === 'all' ? [...replaceEachNumber(target, NaN)] : [];
        const circles = [...replaceEachNumber(circle, NaN)];
        expect(circles).toHaveLength(3);
        for (const one of targets) expect(collide(one, circle), `${show(one)}`).toBe(null);
        for (const one of circles) expect(collide(target, one), `${show(one)}`).toBe(null);
      }
    });

    if (follows.length > 0) {
      test('follows a transform of the scene', () => {
        for (const following of follows) {
          for (const transform of following.transforms) {
            const name = `${transform.name}, to ${following.ulps} ulps`;
            let hits = 0;
            inGroup(name, following.scenes(), (scene) => {
              if (follow(scene, transform, following)) hits += 1;
            });
            expect(hits, name).toBeGreaterThan(0);
          }
        }
      });
    }
  });
  return { judge };
}

/** Calls `check` with each scene. An error names the group and the scene. */
export function inGroup<Scene>(
  name: string,
  scenes: Iterable<Scene>,
  check: (scene: Scene) => void,
): number {
  const isRight = (scene: Scene) => {
    check(scene);
    return true;
  };
  return checkScenes(scenes, isRight, name);
}

/** Excludes numbers one ulp from 0, which are not lengths or are below the stated sizes. */
function isValid(scene: unknown, key = ''): boolean {
  if (typeof scene === 'number') {
    const isLength = key === 'radius' || key.startsWith('half');
    return (scene === 0 || Math.abs(scene) > 1e-300) && !(isLength && scene < 0);
  }
  if (typeof scene !== 'object' || scene === null) return true;
  return Object.entries(scene).every(([name, part]) => isValid(part, name));
}

const show = (value: unknown) => JSON.stringify(value);

function must(holds: boolean, expected: string): void {
  if (!holds) throw new Error(`expected ${expected}`);
}
