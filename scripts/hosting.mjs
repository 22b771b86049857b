// `npm run hosting`: what a server of your own needs, in dist-hosting/, from the built site: `site` with
// a .br and a .gz file beside each text, and the rules for nginx and for Caddy. `BASE` is that of the
// build. dist/ itself stays as it is: nothing that counts or lists its files meets the compressed ones.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { caddyfile } from '../src/site/hosting/caddy.ts';
import { compressible } from '../src/site/hosting/headers.ts';
import { nginxConf } from '../src/site/hosting/nginx.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As small as each can make them. */
const hardest = { brotli: 11, gzip: 9 };

const isText = new RegExp(`\\.(${compressible.join('|')})$`);

/**
 * @param {string} file
 * @param {typeof hardest} effort
 * @returns {Promise<{ plain: number, br: number, gz: number }>} bytes
 */
async function compressFile(file, effort) {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: effort.gzip }),
  ]);
  // What does not get smaller is sent as it is.
  if (br.length < content.length) writeFileSync(`${file}.br`, br);
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
  return { plain: content.length, br: br.length, gz: gz.length };
}

/**
 * Writes .br and .gz files beside the texts of a folder.
 * @param {string} dir
 * @param {typeof hardest} [effort]
 */
export async function compressFiles(dir, effort = hardest) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText.test(name))
    .map((name) => join(dir, name));
  const sum = { files: files.length, plain: 0, br: 0, gz: 0 };
  // Node compresses in a few threads; more at a time would only hold memory.
  const next = files.values();
  const work = async () => {
    for (const file of next) {
      const { plain, br, gz } = await compressFile(file, effort);
      sum.plain += plain;
      sum.br += br;
      sum.gz += gz;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return sum;
}

/**
 * @param {{ dist: string, outDir: string, base: string, effort?: typeof hardest }} options
 */
export async function makeHosting({ dist, outDir, base, effort = hardest }) {
  const page = join(dist, '404.html');
  if (!existsSync(page)) throw new Error('There is no built site: run `npm run build` first.');
  if (!readFileSync(page, 'utf8').includes(`href="${base}favicon.svg"`)) {
    throw new Error(`The built site is not for ${base}: give BASE as it was when it was built.`);
  }
  rmSync(outDir, { recursive: true, force: true });
  const site = join(outDir, 'site', base);
  mkdirSync(dirname(site), { recursive: true });
  // `_headers` is for hosts that read it; others would serve it.
  const isWanted = (/** @type {string} */ file) => relative(dist, file) !== '_headers';
  // The times of the files are part of how servers tell whether a file has changed.
  cpSync(dist, site, { recursive: true, preserveTimestamps: true, filter: isWanted });
  writeFileSync(join(outDir, 'nginx.conf'), nginxConf(base));
  writeFileSync(join(outDir, 'Caddyfile'), caddyfile(base));
  return compressFiles(site, effort);
}

if (isMain(import.meta.url)) {
  console.log('Compressing the built site: about a quarter of a minute.');
  const base = (process.env.BASE ?? '/').replace(/\/?$/, '/');
  const options = { dist: join(root, 'dist'), outDir: join(root, 'dist-hosting'), base };
  const { files, plain, br, gz } = await makeHosting(options);
  const mega = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `dist-hosting: ${files} texts of ${mega(plain)}, ${mega(br)} as Brotli, ${mega(gz)} as gzip.`,
  );
}
