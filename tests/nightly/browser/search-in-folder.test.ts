import { afterAll } from 'vitest';
import { searches } from '../../browser/search.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

searches('in a folder of a host', 'subSiteUrl', browser);
