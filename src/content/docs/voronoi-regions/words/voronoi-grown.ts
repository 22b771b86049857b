import { featureName, notConvex } from '#kit/words/polygon.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Reach {
  /** How many edges the circle reaches. */
  readonly near: number;
}

interface In {
  readonly region: Feature;
}

const reach = ({ near }: Reach) => `${near === 1 ? '1 edge' : `${near || 'no'} edges`} in reach`;

export const words = {
  notConvex,
  inside: (found: Reach) => hit(`in the polygon itself, ${reach(found)}`),
  outside: ({ region }: In) => miss(`outside, in the region of ${featureName(region)}`),
  inBox: (found: In & Reach) => hit(`in the band of ${featureName(found.region)}, ${reach(found)}`),
  inSlice: (found: In & Reach) =>
    hit(`in the wedge at ${featureName(found.region)}, ${reach(found)}`),
};
