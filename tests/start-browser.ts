import type { TestProject } from 'vitest/node';
import { findBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { site, subSite } from './build-site';
import { type Group, type GroupName, groups } from './tiers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site at the root of a host, ending with a slash. */
    siteUrl: string;
    /**
     * The site under /first-contact/, ending with a slash, or empty if the group does not need it.
     */
    subSiteUrl: string;
    executablePath: string;
  }
}

export default async function startBrowser(project: TestProject) {
  const executablePath = findBrowser();
  const group: Group = groups[project.name as GroupName];
  const sites = group.site === 'both' ? [site, subSite] : [site];
  // Without the service worker, which would load the whole site after each page.
  const servers = await Promise.all(sites.map((one) => serve({ ...one, port: 0, offline: false })));
  const [siteUrl = '', subSiteUrl = ''] = servers.map((server) => server.url);
  project.provide('executablePath', executablePath);
  project.provide('siteUrl', siteUrl);
  project.provide('subSiteUrl', subSiteUrl);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
