import { show } from '#kit/numbers.ts';
import { type Box, type Circle, signedDistanceToBox } from '#lib/index.ts';
import type { Kind, Survey } from '#maps/truth-map.ts';
import { collideMendingOnlyMtv } from '#published/circle-square-2d.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Code = 'published' | 'ours';

export const crate: Box = { center: { x: 48, y: 32 }, halfWidth: 24, halfHeight: 16 };

/** How far the rim is from the box, below 0 in it. */
export const truly = (circle: Circle) => signedDistanceToBox(circle.center, crate) - circle.radius;

/** The same as the code tells it; null where it sees no contact. */
export const told = {
  published: (circle: Circle) => collideMendingOnlyMtv(crate, circle, float64)?.distance ?? null,
  ours: (circle: Circle) => (truly(circle) <= 0 ? truly(circle) : null),
};

/** Steps of the map: off by less than so much. */
const steps = [4, 8, 12, 16];

const kinds: readonly Kind[] = [
  { words: 'no contact', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'right', style: 'right-hit', mark: 'plain', side: 1 },
  ...steps.map(
    (step, i): Kind => ({
      words: i === 0 ? `up to ${step} off` : `${steps[i - 1]} to ${step} off`,
      style: `off off-${i + 1}`,
      mark: 'lines',
      side: i + 2,
    }),
  ),
];

interface Scene {
  readonly circle: { readonly radius: number };
  readonly code: Code;
}

/** By how much the distance that a contact tells is wrong. */
export function survey({ circle: { radius }, code }: Scene): Survey {
  const ask = (center: Circle['center']) => {
    const circle = { center, radius };
    return { said: told[code](circle), right: truly(circle) };
  };
  return {
    test: code === 'published' ? 'collideMendingOnlyMtv' : '',
    kinds,
    kindAt: (center) => {
      const { said, right } = ask(center);
      if (said === null) return 0;
      const off = Math.abs(said - right);
      return off < 1e-9
        ? 1
        : 2 +
            Math.max(
              0,
              steps.findIndex((step) => off <= step),
            );
    },
    wordsAt: (center) => {
      const { said, right } = ask(center);
      if (said === null) return 'no contact';
      const tells = `it tells ${show(said, 1)}`;
      return Math.abs(said - right) < 1e-9
        ? `${tells}, right`
        : `${tells}, and ${show(right, 1)} is right`;
    },
  };
}
