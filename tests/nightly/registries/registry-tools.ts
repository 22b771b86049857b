import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// `shadcn` and `jsrepo`, pinned with all that they need. They are not among the packages of this
// project, because their 235 packages are larger than most of those together: who runs these tests gets
// them once, without any script of theirs being run.

const wanted = 'tests/nightly/registries/registry-tools';
const folder = resolve('.cache/registry-tools');

/** Installs both, unless just these are there. */
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
  // Not `npm ci`: it asks for builds for all systems, of which a copy of npm's registry may lack some.
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

/** The schemas that shadcn itself reads a registry with. */
export const schemas = join(folder, 'node_modules/shadcn/dist/schema/index.js');

/** What a tool did: what it said, and which addresses other than this machine's it asked for. */
export interface Run {
  readonly said: string;
  readonly elsewhere: string;
}

/**
 * Runs a program of Node as somebody who answers no question would, in a home of its own, kept on this
 * machine. It is awaited, so that this process can serve meanwhile.
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
