// `npm run measure:nginx`: how many requests a second nginx answers with the rules of `npm run hosting`,
// and how many with no rules at all, for files of the same sizes, on this machine and in turns. Needs
// dist-hosting, nginx and ab (apache2-utils). A dozen seconds.
import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../astro.mjs';
import { inPath, installPackages } from '../programs.mjs';
import { runNginx } from '../run-nginx.mjs';
import { compare, median } from './ratio.mjs';
import { printLines } from './table.mjs';

const run = promisify(execFile);
const rounds = 5;
/** Of one turn. */
const seconds = 0.5;

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Requests a second, eight connections at a time. A turn ends by its time or, where a machine is very fast,
 * by its number.
 * @param {string} url
 * @param {number} requests
 */
async function rate(url, requests) {
  const words = ['-q', '-k', '-c', '8', '-n', String(requests), '-H', 'Accept-Encoding: br', url];
  const { stdout } = await run('ab', words, { timeout: 10_000 });
  const found = /Requests per second:\s+([\d.]+)/.exec(stdout)?.[1];
  const failed = /Failed requests:\s+(\d+)|Non-2xx responses:\s+(\d+)/g;
  for (const [line, a = '0', b = '0'] of stdout.matchAll(failed)) {
    if (Number(a) + Number(b) > 0) throw new Error(`${url}: ${line}`);
  }
  if (!found) throw new Error(`ab says nothing of ${url}.`);
  return Number(found);
}

const hosting = join(root, 'dist-hosting');
if (!existsSync(join(hosting, 'nginx.conf'))) {
  throw new Error('There is no dist-hosting: run `npm run build` and `npm run hosting` first.');
}
if (!inPath(['nginx']).some((path) => existsSync(path))) {
  installPackages('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
}
if (!inPath(['ab']).some((path) => existsSync(path))) installPackages('ab', ['apache2-utils']);

const site = join(hosting, 'site');
const [script = ''] = globSync('_astro/PageScripts*.js', { cwd: site });
const [font = ''] = globSync('_astro/libertinus-serif-latin-400-normal*.woff2', { cwd: site });
const asked = [
  { what: 'a chapter', path: 'vectors/', file: 'vectors/index.html.br' },
  { what: 'a script', path: script, file: `${script}.br` },
  { what: 'a font', path: font, file: font },
];

const folder = mkdtempSync(join(tmpdir(), 'first-contact-load-'));
const bare = join(folder, 'bare');
mkdirSync(bare);
for (const { what, file } of asked) {
  const bytes = statSync(join(site, file)).size;
  writeFileSync(join(bare, what.replaceAll(' ', '-')), Buffer.alloc(bytes, 'x'));
}
const [withRules, without] = [await freePort(), await freePort()];
const nginx = runNginx(
  folder,
  `keepalive_requests 1000000;
    server { listen 127.0.0.1:${withRules}; root ${site}; include ${hosting}/nginx.conf; }
    server { listen 127.0.0.1:${without}; root ${bare}; sendfile on; tcp_nopush on; }`,
  'inherit',
);
try {
  await setTimeout(500);
  const lines = [['file', 'bytes', 'requests/s', 'bare nginx', 'ratio', 'lowest', 'highest']];
  for (const { what, path, file } of asked) {
    const own = `http://127.0.0.1:${withRules}/${path}`;
    const plain = `http://127.0.0.1:${without}/${what.replaceAll(' ', '-')}`;
    // So many that a turn takes its time.
    const requests = Math.ceil((await rate(own, 1000)) * seconds);
    await rate(plain, 1000);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ now: await rate(own, requests), before: await rate(plain, requests) });
    }
    const { ratio, low, high } = compare(pairs);
    lines.push([
      what,
      String(statSync(join(site, file)).size),
      median(pairs.map(({ now }) => now)).toFixed(0),
      median(pairs.map(({ before }) => before)).toFixed(0),
      ...[ratio, low, high].map((one) => one.toFixed(2)),
    ]);
  }
  printLines(lines);
} finally {
  nginx.kill('SIGTERM');
  await new Promise((resolve) => nginx.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
