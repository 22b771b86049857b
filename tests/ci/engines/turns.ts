import type { Engine } from './drivers/driver.ts';

/**
 * The pages that an engine tries. In a quick run the engines take turns, so that each page is tried in one
 * of them; in the long run in each.
 */
export const inTurn = (paths: readonly string[], engine: Engine, engines: readonly Engine[]) =>
  process.env.FULL === '1' ? paths : paths.filter((_, i) => engines[i % engines.length] === engine);
