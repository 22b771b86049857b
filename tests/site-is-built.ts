import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** The mark of a finished build: this word, or the error. */
export const markFile = '.cache/site-build';
export const built = 'built';

/** Waits for the site, which tests/build-site.ts builds while other tests run. */
export async function siteIsBuilt(): Promise<void> {
  while (!existsSync(markFile)) await setTimeout(100);
  const said = readFileSync(markFile, 'utf8');
  if (said !== built) throw new Error(said);
}
