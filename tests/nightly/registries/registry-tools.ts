import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// `shadcn` and `jsrepo` with pinned dependencies. Their 235 packages are larger than most of this
// project's together, so only these tests install them, without running their scripts.

const wanted = 'tests/nightly/registries/registry-tools';
const folder = resolve('.cache/registry-tools');

/** Installs both unless they are already installed. */
export function installTools(): void {
  const lock = readFileSync(join(wanted, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const mark = join(folder, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(wanted, file), join(folder, file));
  }
  // Not `npm ci`, because it requires builds for all systems, which a mirror of the registry may
  // lack.
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  writeFileSync(mark, hash);
}

export const tools = {
  shadcn: join(folder, 'node_modules/shadcn/dist/index.js'),
  jsrepo: join(folder, 'node_modules/jsrepo/dist/bin.mjs'),
} as const;

export type Tool = keyof typeof tools;

/** The schemas with which shadcn reads a registry. */
export const schemas = join(folder, 'node_modules/shadcn/dist/schema/index.js');

/** A tool's output, and the addresses outside this machine that it requested. */
export interface Run {
  readonly said: string;
  readonly elsewhere: string;
}

/**
 * Runs a Node program non-interactively, with its own home directory and without network. It is
 * asynchronous, so that this process can serve meanwhile.
 */
export function runHere(program: string, args: readonly string[], cwd: string): Promise<Run> {
  const home = join(cwd, '..', 'home');
  const record = join(cwd, '..', 'elsewhere');
  mkdirSync(home, { recursive: true });
  writeFileSync(record, '');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    USERPROFILE: home,
    CI: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    npm_config_offline: 'true',
    NODE_OPTIONS: `--import=${resolve('tests/nightly/registries/only-here.mjs')}`,
    ELSEWHERE: record,
  };
  return new Promise((done, failed) => {
    const options = { cwd, env, timeout: 60_000 };
    const child = execFile(process.execPath, [program, ...args], options, (error, out, err) => {
      const said = out + err;
      if (error) failed(new Error(`${error.message}\n${said}`));
      else done({ said, elsewhere: readFileSync(record, 'utf8') });
    });
    child.stdin?.end();
  });
}
