import type { Kind, Survey } from '#figure/maps/truth-map.ts';
import { along } from '#figure/places.ts';
import {
  type Box,
  type Circle,
  type Contact,
  collideBoxCircle,
  distance,
  type Vec2,
} from '#lib/index.ts';
import {
  collideMendingOnlyMtv,
  collideReplacingDeltaFirst,
  collideTakingPointForDelta,
} from '#published/circle-square-2d.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Code = 'ours' | 'printed' | 'point' | 'early';

/** The result of one version of the code; null if it reports a miss. */
export interface Said {
  readonly normal: Vec2;
  readonly mtv: Vec2;
  readonly distance: number;
}

export const crate: Box = { center: { x: 32, y: 32 }, halfWidth: 20, halfHeight: 20 };
export const nowhere: Vec2 = { x: 0, y: 0 };

const published = {
  printed: collideMendingOnlyMtv,
  point: collideTakingPointForDelta,
  early: collideReplacingDeltaFirst,
};

export function ask(code: Code, box: Box, circle: Circle): Said | null {
  if (code !== 'ours') return published[code](box, circle, float64);
  const contact = collideBoxCircle(box, circle);
  if (!contact) return null;
  const { normal, depth } = contact;
  return { normal, mtv: along(nowhere, normal, depth), distance: -depth };
}

const kinds: readonly Kind[] = [
  { words: 'no contact', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'normal and move right', style: 'right-hit', mark: 'plain', side: 1 },
  { words: 'normal of (0, 0)', style: 'false-hit', mark: 'lines', side: 2 },
  { words: 'wrong move', style: 'wrong-move', mark: 'bars', side: 3 },
  { words: 'missed hit', style: 'missed-hit', mark: 'dots', side: 4 },
];

/** The number of the kind, which is the worst mistake in an answer. */
export function faultOf(said: Said | null, contact: Contact | null): number {
  if (!contact) return 0;
  // The published code does not count touching as a hit.
  if (!said) return contact.depth < 1e-9 ? 0 : 4;
  if (Math.abs(distance(said.mtv, nowhere) - contact.depth) > 1e-9) return 3;
  return distance(said.normal, nowhere) === 0 ? 2 : 1;
}

export function contactSurvey(box: Box, radius: number, code: Code): Survey {
  return {
    test: code === 'printed' ? 'collideMendingOnlyMtv' : '',
    kinds,
    kindAt: (center) => {
      const circle = { center, radius };
      return faultOf(ask(code, box, circle), collideBoxCircle(box, circle));
    },
    arrowAt: (center) => ask(code, box, { center, radius })?.normal ?? null,
  };
}

interface Scene {
  readonly circle: { readonly radius: number };
  readonly code: Code;
}

export function survey({ circle: { radius }, code }: Scene): Survey {
  return contactSurvey(crate, radius, code);
}
