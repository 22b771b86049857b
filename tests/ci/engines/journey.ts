import { siteIsBuilt } from '../../site-is-built.ts';
import type { Driver } from './drivers/driver.ts';
import { desktop } from './reader.ts';
import { serveWatched, type WatchedSite } from './watched-site.ts';

/** A browser at the site, and the problems found there. */
export interface Journey {
  driver: Driver;
  /** The site, ending with a slash. */
  url: string;
  site: WatchedSite;
  /** Opens a page such as "start-here/". */
  open(path: string, size?: { width: number; height: number }): Promise<void>;
  /** Resizes the open page, like a smaller window or a rotated phone. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** The page's errors and failed requests since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startJourney(start: () => Promise<Driver>): Promise<Journey> {
  await siteIsBuilt();
  const site = await serveWatched();
  const driver = await start().catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  let size = '';
  const resize = async ({ width, height }: { width: number; height: number }) => {
    if (size !== `${width}x${height}`) await driver.resize(width, height);
    size = `${width}x${height}`;
  };
  return {
    driver,
    url: site.url,
    site,
    resize,
    async open(path, to = desktop) {
      await resize(to);
      // A page does not reload for another fragment alone.
      await driver.goto('about:blank');
      await driver.goto(new URL(path, site.url).href);
    },
    async problems() {
      const inPage = await driver.evaluate(() => window.problems.splice(0));
      return [...inPage, ...site.takeFailures()];
    },
    async close() {
      await driver.close();
      await site.close();
    },
  };
}
