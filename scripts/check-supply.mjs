// What the lock file must promise, so that an installation gets the same bytes everywhere and runs no
// code of a package: npm run check:supply. It needs no network. Known vulnerabilities and the registry's
// signatures need one: .github/workflows/ci.yml asks for them with npm audit and npm audit signatures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

/** Packages with an install script, and why the project works without running it. */
export const withInstallScript = {
  esbuild: 'The script only checks the program that @esbuild/PLATFORM brings.',
};

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean,
 *   hasInstallScript?: boolean, inBundle?: boolean }} Locked
 * @typedef {Record<string, string>} Wanted
 * @param {{ lockfileVersion?: number, packages?: Record<string, Locked> }} lock
 * @param {{ dependencies?: Wanted, devDependencies?: Wanted, optionalDependencies?: Wanted }} manifest
 * @returns {string[]} one line for each fault
 */
export function supplyFaults(lock, manifest) {
  const packages = packagesOf(lock);
  if (packages.length === 0) return ['package-lock.json lists no package.'];
  const faults = packages.flatMap(([path, locked]) => faultsOf(path, locked));
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  for (const [name, wanted] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })) {
    if (!/^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted)) {
      faults.push(`package.json asks for ${name} ${wanted}, which is no exact version.`);
    }
  }
  return faults;
}

/** @param {{ packages?: Record<string, Locked> }} lock */
const packagesOf = ({ packages = {} }) =>
  Object.entries(packages).filter(([path, locked]) => !isOwn(path, locked));

/** Whether it is the project itself or one of its workspaces. */
const isOwn = (/** @type {string} */ path, /** @type {Locked} */ { link, resolved = '' }) =>
  path === '' ||
  path.startsWith('packages/') ||
  (link === true && resolved.startsWith('packages/'));

/**
 * Returns the packages of `withInstallScript` that have no install script any more.
 * @param {{ packages?: Record<string, Locked> }[]} locks
 */
export function needlessReasons(locks) {
  const scripted = locks
    .flatMap(packagesOf)
    .flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [nameOf(path)] : []));
  return Object.keys(withInstallScript)
    .filter((name) => !scripted.includes(name))
    .map((name) => `${name} has no install script any more.`);
}

/** @param {string} path such as node_modules/a/node_modules/@b/c */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {string} path
 * @param {Locked} locked
 */
function faultsOf(path, { version, resolved, integrity, link, hasInstallScript, inBundle }) {
  const name = nameOf(path);
  const faults = [];
  if (!path.includes('node_modules/') || link) faults.push(`${path} is a folder, not a package.`);
  if (!/^\d+\.\d+\.\d+/.test(version ?? '')) faults.push(`${path} has no version.`);
  // What is bundled comes inside another package, whose integrity covers it.
  if (!inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) {
    faults.push(`${path} has no SHA-512.`);
  }
  // Without an address, npm takes the registry that is set, and the SHA-512 decides what it accepts.
  if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) {
    faults.push(`${path} comes from ${resolved}.`);
  }
  if (hasInstallScript && !Object.hasOwn(withInstallScript, name)) {
    faults.push(
      `${path} has an install script: say in scripts/check-supply.mjs why it is not needed.`,
    );
  }
  return faults;
}

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** Of the project, and of the tools that its tests take functions home with. */
const folders = ['.', 'tests/nightly/hosting/registry-tools'];

/** The faults of this project. */
export function faultsHere() {
  const locks = folders.map((folder) => read(`${folder}/package-lock.json`));
  const faults = folders.flatMap((folder, i) =>
    supplyFaults(locks[i], read(`${folder}/package.json`)),
  );
  return [...faults, ...needlessReasons(locks)];
}

if (isMain(import.meta.url)) {
  const faults = faultsHere();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('Every package of the lock files has a version and a SHA-512.');
}
