import { collection as bitlush } from './collections/bitlush.ts';
import { collection as circleSquare } from './collections/circle-square.ts';
import { collection as jeffreyThompson } from './collections/jeffrey-thompson.ts';
import { collection as monogame } from './collections/monogame.ts';
import { collection as publicRecord } from './collections/public-record.ts';
import { collection as sceneRo } from './collections/scene-ro.ts';
import type { Collection } from './exhibit.ts';

/** In the order of the chapters. The page takes all; its script, one as it comes near. */
export const collections: readonly Collection[] = [
  monogame,
  jeffreyThompson,
  sceneRo,
  circleSquare,
  bitlush,
  publicRecord,
];

export const exhibits = collections.flatMap(({ exhibits }) => exhibits);
