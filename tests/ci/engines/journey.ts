import { siteIsBuilt } from '../../site-is-built.ts';
import type { Driver } from './drivers/driver.ts';
import { desktop } from './reader.ts';
import { serveWatched, type WatchedSite } from './watched-site.ts';

/** A browser at the site, and what it found wrong there. */
export interface Journey {
  driver: Driver;
  /** The site; ends with a slash. */
  url: string;
  site: WatchedSite;
  /** Opens a page of the site: "start-here/". */
  open(path: string, size?: { width: number; height: number }): Promise<void>;
  /** Gives the open page another size: a window made smaller, a phone turned. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Errors of the open page, and answers that were none since the last time. */
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
      // A page that differs in nothing but its fragment would not be loaded anew.
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
