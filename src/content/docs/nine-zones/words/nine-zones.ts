import { show } from '#kit/numbers.ts';
import { hit, hitOrMiss, miss } from '#kit/words/verdict.ts';

/** What is nearest to the centre, which the zone decides. */
type Place = 'corner' | 'wall';

interface Near {
  readonly zone: number;
  readonly nearest: Place;
}

interface Away extends Near {
  readonly hit: boolean;
  readonly distance: number;
  readonly radius: number;
}

const the: Readonly<Record<Place, string>> = { corner: 'the corner', wall: 'the wall' };

export const words = {
  inside: ({ zone }: { zone: number }) => hit(`zone ${zone}, the centre is inside`),
  touching: ({ zone, nearest }: Near) => hit(`zone ${zone}, just touching ${the[nearest]}`),
  reaching: ({ zone, nearest }: Near) => hit(`zone ${zone}, just reaching ${the[nearest]}`),
  short: ({ zone, nearest }: Near) => miss(`zone ${zone}, just short of ${the[nearest]}`),
  away: ({ hit, zone, nearest, distance, radius }: Away) =>
    hitOrMiss(
      hit,
      `zone ${zone}, ${show(distance, 1)} to ${the[nearest]}, radius\u00a0${show(radius, 1)}`,
    ),
};
