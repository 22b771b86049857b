import { collection as bitlush } from './collections/bitlush.ts';
import { collection as circleSquare } from './collections/circle-square.ts';
import { collection as jeffreyThompson } from './collections/jeffrey-thompson.ts';
import { collection as monogame } from './collections/monogame.ts';
import { collection as publicRecord } from './collections/public-record.ts';
import { collection as sceneRo } from './collections/scene-ro.ts';
import type { Collection } from './exhibit.ts';

/**
 * The most instructive collections first. The page uses all of them; its script loads each one as
 * it comes near the screen.
 */
export const collections: readonly Collection[] = [
  bitlush,
  jeffreyThompson,
  circleSquare,
  monogame,
  sceneRo,
  publicRecord,
];

export const exhibits = collections.flatMap(({ exhibits }) => exhibits);
