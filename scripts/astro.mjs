// Runs Astro's own command line, the same way for `npm run build` and for every other script. A build
// says in a few lines what it does, and its warnings; `npm run build -- --verbose` shows all it prints.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagesIn, stepsIn, warningsIn } from './build-log.mjs';
import { isMain } from './is-main.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string[]} args such as ['build']
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, onOutput?: (output: string) => void }} [options]
 *   show: straight to the terminal; onOutput gets all output so far, each time there is more
 * @returns {Promise<{ code: number, output: string }>} output is empty when it was shown
 */
export function astro(args, { env = {}, show = false, onOutput } = {}) {
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
      onOutput?.(output);
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
  // What Vitest sets for its own code must not reach what readers get.
  const ofVitest = ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR', 'TEST', 'VITEST'];
  const env = {
    ...Object.fromEntries(ofVitest.map((name) => [name, undefined])),
    BASE: base,
    NODE_ENV: 'production',
  };
  const { code, output } = await astro(['build', '--outDir', outDir], { env });
  if (code !== 0) throw new Error(`astro build into ${outDir} failed:\n${output}`);
}

/**
 * The build a newcomer sees.
 * @param {string[]} args
 */
async function buildInFewLines(args) {
  console.log('Building the site: about forty seconds.');
  const start = performance.now();
  let shown = 0;
  const { code, output } = await astro(args, {
    onOutput: (soFar) => {
      const steps = stepsIn(soFar);
      for (const step of steps.slice(shown)) console.log(`  ${step}`);
      shown = steps.length;
    },
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (code !== 0) console.log(output);
  else {
    for (const warning of warningsIn(output)) console.log(warning);
    console.log(`Built ${pagesIn(output)} pages in ${seconds} s.`);
  }
  return code;
}

if (isMain(import.meta.url)) {
  const args = process.argv.slice(2).filter((arg) => arg !== '--verbose');
  const isQuiet = args[0] === 'build' && args.length === process.argv.length - 2;
  process.exitCode = isQuiet
    ? await buildInFewLines(args)
    : (await astro(args, { show: true })).code;
}
