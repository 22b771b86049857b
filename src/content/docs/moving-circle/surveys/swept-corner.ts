import type { Survey } from '#figure/maps/truth-map.ts';
import { type Box, type Cast, type Circle, castCircleAgainstBox, type Vec2 } from '#lib/index.ts';
import { castWithSquareCorners } from '../square-corners.ts';

export type Code = 'square' | 'round';
export type Way = 'slanted' | 'steep' | 'level';

export const crate: Box = { center: { x: 62, y: 32 }, halfWidth: 13, halfHeight: 9 };

export const ways: Readonly<Record<Way, Vec2>> = {
  slanted: { x: 26, y: -13 },
  steep: { x: 12, y: -26 },
  level: { x: 29, y: 0 },
};

/** The two casts: a point against the box grown by the radius on each side, and ours. */
export const casts: Readonly<Record<Code, (circle: Circle, way: Vec2) => Cast | null>> = {
  square: (circle, way) => castWithSquareCorners(crate, circle, way),
  round: (circle, way) => castCircleAgainstBox(crate, circle, way),
};

/** Earlier by more than this fraction of the step is too early, not a rounding error. */
const rounding = 1e-9;

/** 0 for a correct miss, 1 for a correct hit, 2 for a false hit, 3 for a hit that is too early. */
export function kindOf(said: Cast | null, right: Cast | null): 0 | 1 | 2 | 3 {
  if (said === null) return 0;
  if (right === null) return 2;
  return said.fraction < right.fraction - rounding ? 3 : 1;
}

interface Scene {
  readonly circle: { readonly radius: number };
  readonly way: Way;
  readonly code: Code;
}

export function survey({ circle: { radius }, way, code }: Scene): Survey {
  return {
    kinds: [
      { words: 'correct miss', style: 'right-miss', mark: 'plain', side: 0 },
      { words: 'correct hit', style: 'right-hit', mark: 'plain', side: 1 },
      { words: 'false hit', style: 'false-hit', mark: 'lines', side: 2 },
      { words: 'hit, but reported too early', style: 'missed-hit', mark: 'dots', side: 3 },
    ],
    kindAt: (center) =>
      kindOf(
        casts[code]({ center, radius }, ways[way]),
        casts.round({ center, radius }, ways[way]),
      ),
  };
}
