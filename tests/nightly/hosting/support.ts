import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeHosting } from '../../../scripts/hosting.mjs';
import { runNginx } from '../../../scripts/run-nginx.mjs';
import { type Answer, type Asked, ask } from '../../support/ask.ts';

// The built site behind a real web server, as `npm run hosting` makes it ready.

/** Quick rather than small: what is tested is the same. */
const effort = { brotli: 1, gzip: 1 };

export interface Host {
  /** Asks for a path as it is written: nothing is put in order first. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** The folder that the host serves. */
  readonly site: string;
  close(): Promise<void>;
}

type Server = 'nginx' | 'caddy';

interface Built {
  readonly dir: string;
  readonly base: string;
}

const made = new Map<string, Promise<string>>();

/** Where a built site is with its compressed files and the rules: made once for all servers. */
function hostingOf({ dir, base }: Built): Promise<string> {
  const make = async () => {
    const outDir = join(mkdtempSync(join(tmpdir(), 'first-contact-hosting-')), 'hosting');
    await makeHosting({ dist: dir, outDir, base, effort });
    return outDir;
  };
  const folder = made.get(base) ?? make();
  made.set(base, folder);
  return folder;
}

/** Takes away what was made for the hosts. */
export async function cleanUp(): Promise<void> {
  for (const folder of await Promise.all(made.values())) {
    rmSync(dirname(folder), { recursive: true, force: true });
  }
}

/** Serves a built site by the rules that were made for this server. */
export async function startHost(
  server: Server,
  built: Built,
  edit: (rules: string) => string = (rules) => rules,
): Promise<Host> {
  const outDir = await hostingOf(built);
  const folder = mkdtempSync(join(tmpdir(), 'first-contact-host-'));
  const port = await freePort();
  const name = server === 'nginx' ? 'nginx.conf' : 'Caddyfile';
  const rules = join(folder, name);
  writeFileSync(rules, edit(readFileSync(join(outDir, name), 'utf8')));
  const site = join(outDir, 'site');
  const run = server === 'nginx' ? startNginx : startCaddy;
  const child = run(folder, rules, site, port);
  const host = {
    ask: (path: string, asked?: Asked) => ask(port, path, asked),
    site,
    close: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await untilUp(child, port).catch(async (error) => {
    await host.close();
    throw error;
  });
  return host;
}

function startNginx(folder: string, rules: string, site: string, port: number): ChildProcess {
  const server = `server { listen 127.0.0.1:${port}; root ${site}; include ${rules}; }`;
  return runNginx(folder, server, ['ignore', 'ignore', 'pipe']);
}

function startCaddy(folder: string, rules: string, site: string, port: number): ChildProcess {
  const main = join(folder, 'main');
  writeFileSync(
    main,
    `{
	admin off
	auto_https off
}
import ${rules}
http://127.0.0.1:${port} {
	root * ${site}
	import first-contact
	respond 404
}
`,
  );
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const words = ['run', '--config', main, '--adapter', 'caddyfile'];
  return spawn('caddy', words, { stdio: ['ignore', 'ignore', 'pipe'], env });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for the first answer; rejects with what the server says if it ends instead. */
async function untilUp(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  let problem = '';
  child.once('error', (error) => {
    problem = String(error);
  });
  child.once('exit', (code) => {
    problem ||= `It ended with code ${code}: ${said}`;
  });
  while (problem === '') {
    const answer = await ask(port, '/').catch(() => undefined);
    if (answer) return;
    await setTimeout(50);
  }
  throw new Error(problem);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}
