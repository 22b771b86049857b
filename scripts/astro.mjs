// Runs Astro's own command line, the same way for `npm run build` and for every other script.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string[]} args such as ['build']
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] show: straight to the terminal
 * @returns {Promise<{ code: number, output: string }>} output is empty when it was shown
 */
export function astro(args, { env = {}, show = false } = {}) {
  const command = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    // Set here and not in package.json, because Windows has no `NAME=value command`.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Builds the site, quietly: the output is only worth reading when the build fails.
 * @param {{ outDir: string, base?: string }} options
 */
export async function buildSite({ outDir, base = '/' }) {
  // NODE_ENV: Vitest sets it to `test`, and that must not reach what readers get.
  const env = { BASE: base, NODE_ENV: 'production' };
  const { code, output } = await astro(['build', '--outDir', outDir], { env });
  if (code !== 0) throw new Error(`astro build into ${outDir} failed:\n${output}`);
}

if (isMain(import.meta.url)) {
  const { code } = await astro(process.argv.slice(2), { show: true });
  process.exitCode = code;
}
