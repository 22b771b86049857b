import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../astro.mjs';

/** @param {string} cwd @param {string[]} args */
const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' }).trim();

/**
 * Builds the site of a commit in a separate checkout, which is reused next time.
 * @param {string} ref any name that git knows: HEAD, main~3, 445d9d2
 * @returns {{ name: string, dist: string }} the short name of the commit, and where its site is
 */
export function buildCommit(ref) {
  const commit = commitOf(ref);
  const folder = join(root, '.cache', 'commits', commit);
  const dist = join(folder, 'dist');
  const name = git(root, 'rev-parse', '--short', commit);
  if (existsSync(join(dist, '404.html'))) return { name, dist };
  if (!existsSync(folder)) {
    // A checkout whose folder was deleted by hand is still on git's list.
    git(root, 'worktree', 'prune');
    git(root, 'worktree', 'add', '--detach', folder, commit);
  }
  giveModules(folder);
  const command = [join(folder, 'scripts', 'astro.mjs'), 'build', '--outDir', dist];
  const env = { ...process.env, BASE: '/', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env });
  return { name, dist };
}

/** @param {string} ref */
function commitOf(ref) {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new Error(`--against ${ref}: git has no commit of that name. Try HEAD, or main~1.`);
  }
}

/**
 * Shares the packages with the checkout, but installs its own if the lock file differs.
 * @param {string} folder
 */
function giveModules(folder) {
  if (existsSync(join(folder, 'node_modules'))) return;
  /** @param {string} dir */
  const lock = (dir) => readFileSync(join(dir, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return;
  }
  const isWindows = process.platform === 'win32';
  const options = { cwd: folder, stdio: /** @type {const} */ ('ignore'), shell: isWindows };
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], options);
}
