// Finds, tries and installs the system programs that tests need.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the paths where the system looks for these commands, in the order of the names.
 * @param {readonly string[]} names
 */
export function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Tests whether a program starts. On Linux the file may exist and still fail, because Ubuntu's
 * `chromium-browser` may only recommend a snap, and a downloaded browser may lack system libraries.
 * (On Windows the program is not started, because `--version` opens a window.)
 * @param {string} path
 */
export function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {unknown} error */
export function firstLine(error) {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = `${output}\n${error}`.split('\n').map((line) => line.trim());
  return lines.find((line) => /error|^E:/i.test(line)) ?? lines.find(Boolean);
}

/**
 * Installs Debian packages if the system and its permissions allow it. Prints why if it fails.
 * @param {string} what for the reader
 * @param {readonly string[]} packages
 * @param {boolean} [update] fetches the list of packages first
 */
export function installPackages(what, packages, update = true) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing ${what} with apt-get.`);
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const commands = [['install', '-y', '--no-install-recommends', ...packages]];
  for (const words of update ? [['update'], ...commands] : commands) {
    try {
      execFileSync('apt-get', words, options);
    } catch (error) {
      console.log(`apt-get failed: ${firstLine(error)}`);
    }
  }
}
