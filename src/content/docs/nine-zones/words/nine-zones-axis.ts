import { hitOrMiss } from '#kit/words/verdict.ts';
import { zoneNames } from '#published/circle-box-revised.ts';

interface Found {
  readonly hit: boolean;
  readonly zone: number;
  /** The zone whose name in the article fits what is seen. */
  readonly seen: number;
}

export const words = {
  fits: ({ hit, zone }: Found) =>
    hitOrMiss(hit, `zone ${zone}, “${zoneNames[zone]}”, and so it is`),
  differs: ({ hit, zone, seen }: Found) =>
    hitOrMiss(hit, `zone ${zone}, “${zoneNames[zone]}”, but it is ${zoneNames[seen]}`),
};
