import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSite } from '../scripts/astro.mjs';
import { built, markFile } from './site-is-built.ts';

/** Where the tests find the site, and the same site as a GitHub project page serves it. */
export const site = { dir: 'dist', base: '/' };
export const subSite = { dir: 'dist-sub', base: '/first-contact/' };

const isBuilt = ({ dir }: typeof site) => existsSync(`${dir}/index.html`);

async function build() {
  const reuse = process.env.FIRST_CONTACT_REUSE_BUILD === '1';
  if (reuse && isBuilt(site) && isBuilt(subSite)) {
    console.log('Testing the dist/ and dist-sub/ that are there (FIRST_CONTACT_REUSE_BUILD=1).');
    return;
  }
  console.log('Building dist/ and dist-sub/.');
  // One after the other: both write Astro's caches.
  await buildSite({ outDir: site.dir, base: site.base });
  await buildSite({ outDir: subSite.dir, base: subSite.base });
}

async function buildAndMark() {
  rmSync(markFile, { force: true });
  mkdirSync(dirname(markFile), { recursive: true });
  const said = await build().then(() => built, String);
  // In one go: whoever waits for the file finds it whole.
  writeFileSync(`${markFile}.new`, said);
  renameSync(`${markFile}.new`, markFile);
}

// Two projects ask for the site, and each may load its own copy of this module, so the promise is
// kept on the one thing they share.
const shared = globalThis as { firstContactBuild?: Promise<void> };

/** Starts to build. Tests that need no site run meanwhile; the others wait in siteIsBuilt. */
export default function buildOnce() {
  shared.firstContactBuild ??= buildAndMark();
  return () => shared.firstContactBuild;
}
