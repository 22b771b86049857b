import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../scripts/astro.mjs';
import { built, markFile } from './site-is-built.ts';
import { type Group, type GroupName, groups } from './tiers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site for a group's tests. */
    dir: 'dist' | 'dist-sub';
  }
}

/** The site, and the same site as a GitHub project page serves it. */
export const site = { dir: 'dist', base: '/' };
export const subSite = { dir: 'dist-sub', base: '/first-contact/' };
type Site = typeof site;

async function build(sites: readonly Site[]) {
  const reuse = process.env.FIRST_CONTACT_REUSE_BUILD === '1';
  // One after the other, because both write Astro's caches.
  for (const { dir, base } of sites) {
    if (reuse && existsSync(`${dir}/index.html`)) {
      console.log(`Testing the ${dir}/ that is there (FIRST_CONTACT_REUSE_BUILD=1).`);
    } else {
      console.log(`Building ${dir}/.`);
      await buildSite({ outDir: dir, base });
    }
  }
}

async function buildAndMark(sites: readonly Site[]) {
  rmSync(markFile, { force: true });
  mkdirSync(dirname(markFile), { recursive: true });
  const result = await build(sites).then(() => built, String);
  // Renamed after writing, so that a waiting test never reads a partial file.
  writeFileSync(`${markFile}.new`, result);
  renameSync(`${markFile}.new`, markFile);
}

function sitesOf(projects: readonly TestProject[]): Site[] {
  const chosen = projects.map(({ name }): Group | undefined => groups[name as GroupName]);
  return [site, subSite].filter(({ dir }) =>
    chosen.some((group) => group?.site === dir || group?.site === 'both'),
  );
}

// Several projects use this setup, and each may load its own copy of the module, so the promise is stored
// on the one object that they share.
const shared = globalThis as { firstContactBuild?: Promise<void> };

/** Starts the build. Tests that need the site wait in siteIsBuilt, while others run. */
export default function buildOnce(project: TestProject) {
  shared.firstContactBuild ??= buildAndMark(sitesOf(project.vitest.projects));
  return () => shared.firstContactBuild;
}
