import type { Engine } from './drivers/driver.ts';

/**
 * The pages for an engine. In a quick run the engines take turns, and in the long run each tests
 * every page.
 */
export const inTurn = (paths: readonly string[], engine: Engine, engines: readonly Engine[]) =>
  process.env.FULL === '1' ? paths : paths.filter((_, i) => engines[i % engines.length] === engine);
