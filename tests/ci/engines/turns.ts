import type { Engine } from './drivers/driver.ts';

/**
 * The pages for an engine. In a quick run the engines take turns, and in the long run each tests
 * every page.
 */
export const inTurn = <Page>(
  pages: readonly Page[],
  engine: Engine,
  engines: readonly Engine[],
): readonly Page[] =>
  process.env.FULL === '1' ? pages : pages.filter((_, i) => engines[i % engines.length] === engine);
