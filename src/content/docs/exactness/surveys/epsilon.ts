import { type Comparison, comparing, type Survey } from '#figure/maps/truth-map.ts';
import { crate } from '#lab/judge/scenes/crate.ts';
import { type Box, boxIntersectsCircle, type Circle, type Vec2 } from '#lib/index.ts';
import { overlapsByEpsilon } from '#published/circle-square-2d.ts';
import { float32 } from '#published/monogame-circles.ts';

// One scene, stored in metres and passed to the code in other units, each ten times the last.

export type Unit = 'mm' | 'cm' | 'dm' | 'm' | 'dam' | 'hm' | 'km';
export type Code = 'published' | 'ours';

export const perMetre: Readonly<Record<Unit, number>> = {
  mm: 1000,
  cm: 100,
  dm: 10,
  m: 1,
  dam: 0.1,
  hm: 0.01,
  km: 0.001,
};

export function inUnit({ center, radius }: Circle, unit: Unit): { box: Box; circle: Circle } {
  const by = perMetre[unit];
  const scaled = ({ x, y }: Vec2) => ({ x: x * by, y: y * by });
  const { halfWidth, halfHeight } = crate;
  return {
    box: {
      center: scaled(crate.center),
      halfWidth: halfWidth * by,
      halfHeight: halfHeight * by,
    },
    circle: { center: scaled(center), radius: radius * by },
  };
}

/** In C#, the published code calculates in 32 bits. */
const tests = {
  published: (box: Box, circle: Circle) => overlapsByEpsilon(box, circle, float32),
  ours: boxIntersectsCircle,
};

interface Scene {
  readonly circle: { readonly radius: number };
  readonly unit: Unit;
  readonly code: Code;
}

export function compare({ circle: { radius }, unit, code }: Scene): Comparison {
  return {
    test: (center) => {
      const { box, circle } = inUnit({ center, radius }, unit);
      return tests[code](box, circle);
    },
    truth: (center) => boxIntersectsCircle(crate, { center, radius }),
  };
}

export function survey(scene: Scene): Survey {
  return comparing(compare(scene), scene.code === 'published' ? 'overlapsByEpsilon' : '');
}
