import { afterAll } from 'vitest';
import { searches } from './search.ts';
import { openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

searches('at the root of a host', 'siteUrl', browser);
