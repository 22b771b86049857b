import { show } from '#kit/numbers.ts';
import { hitOrMiss } from '#kit/words/verdict.ts';

interface Said {
  readonly hit: boolean;
  /** What our test says. */
  readonly ours: boolean;
}

interface Away extends Said {
  readonly distance: number;
  readonly radius: number;
}

const beside = ({ hit, ours }: Said) =>
  hit === ours ? 'and so says ours' : `ours says ${ours ? 'hit' : 'miss'}`;

export const words = {
  inside: (found: Said) => hitOrMiss(found.hit, `inside, ${beside(found)}`),
  away: (found: Away) => {
    const place = `${show(found.distance, 1)} away, radius\u00a0${show(found.radius, 1)}`;
    return hitOrMiss(found.hit, `${place}, ${beside(found)}`);
  },
};
