import { hit, hitOrMiss, miss } from '#kit/words/verdict.ts';

interface Zone {
  readonly zone: number;
}

interface Said extends Zone {
  readonly hit: boolean;
}

export const words = {
  bothShort: ({ hit, zone }: Said) => hitOrMiss(hit, `zone ${zone}, both sums are too short`),
  acrossShort: ({ hit, zone }: Said) => hitOrMiss(hit, `zone ${zone}, the sum across is too short`),
  upShort: ({ hit, zone }: Said) => hitOrMiss(hit, `zone ${zone}, the upright sum is too short`),
  hit: ({ zone }: Zone) => hit(`zone ${zone}, both sums reach`),
  miss: ({ zone }: Zone) => miss(`zone ${zone}, both sums reach, the circle does not`),
};
