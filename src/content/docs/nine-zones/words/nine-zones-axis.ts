import { hitOrMiss } from '#kit/words/verdict.ts';

interface Found {
  readonly hit: boolean;
  readonly zone: number;
  /** The zone that has this place on the screen where y points up. */
  readonly seen: number;
}

const rows = ['bottom', '', 'top'];
const columns = ['left', '', 'right'];

const onScreen = (seen: number) =>
  [rows[Math.floor(seen / 3)], columns[seen % 3]].filter(Boolean).join(' ');

export const words = {
  outside: ({ hit, zone, seen }: Found) =>
    hitOrMiss(hit, `zone ${zone}, at the ${onScreen(seen)} of the screen`),
  inside: ({ hit }: Found) => hitOrMiss(hit, 'zone 4, the centre is inside'),
};
