import type { Kind, Survey } from '#figure/maps/truth-map.ts';
import { onWholePlaces } from '#figure/maps/whole-places.ts';
import { show } from '#figure/numbers.ts';
import type { Vec2 } from '#lib/index.ts';
import { lengthOf, plus, pushesIn, type SceneName, shortestIn } from '../scenes.ts';

const kinds: readonly Kind[] = [
  { words: 'the circle is free', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'the sum is right', style: 'right-hit', mark: 'plain', side: 1 },
  { words: 'the sum is too short', style: 'missed-hit', mark: 'dots', side: 2 },
  { words: 'the sum is too long', style: 'another-push', mark: 'bars', side: 3 },
];

/** A smaller difference is rounding. */
const tiny = 0.01;

interface Compared {
  readonly kind: number;
  readonly words: string;
}

/** Compares the sum of the pushes with the shortest push, for a circle with its centre there. */
export function compareAt(scene: SceneName, radius: number, center: Vec2): Compared {
  const pushes = pushesIn(scene, { center, radius });
  if (pushes.length === 0) return { kind: 0, words: 'the circle is free' };
  const sum = pushes.reduce(plus);
  const after = pushesIn(scene, { center: plus(center, sum), radius });
  if (after.length > 0) {
    const left = Math.max(...after.map(lengthOf));
    return { kind: 2, words: `the sum leaves the circle ${show(left, 1)} deep` };
  }
  // No push is shorter than that of the only obstacle.
  const isOnly = pushes.length === 1;
  const length = isOnly ? lengthOf(sum) : lengthOf(shortestIn(scene, { center, radius }));
  const more = lengthOf(sum) - length;
  if (more < tiny) return { kind: 1, words: 'the sum is the shortest push' };
  return { kind: 3, words: `the sum is ${show(more, 1)} too long` };
}

interface Scene {
  readonly scene: SceneName;
  readonly circle: { readonly radius: number };
}

let last: { readonly key: string; readonly survey: Survey } | undefined;

export function survey({ scene, circle: { radius } }: Scene): Survey {
  const key = `${scene} ${radius}`;
  // A map takes a second, and the page is built with several drawings of it.
  if (last?.key === key) return last.survey;
  const own = onWholePlaces({
    kinds,
    kindAt: (center) => compareAt(scene, radius, center).kind,
    wordsAt: (center) => compareAt(scene, radius, center).words,
  });
  last = { key, survey: own };
  return own;
}
