// Addresses that readers share carry a figure's state: once shared, one has to open for good.
// tests/kit/addresses.txt lists, a figure a line, the names of its parts in their order, and the address
// of each preset that was ever released. A release adds those that are new; nothing is ever taken out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { share } from '../src/kit/share.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

const listFile = join(root, 'tests', 'kit', 'addresses.txt');

/**
 * What the list says of a figure: "balls-apart first second 1;38,30,16;70,46,10 1;…".
 * @typedef {{ name: string, parts: string[], addresses: string[] }} Listed
 */

/** @returns {Listed[]} */
export function listedFigures() {
  const lines = readFileSync(listFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [name = '', ...words] = line.split(' ');
    const isAddress = (/** @type {string} */ word) => word.includes(';');
    return {
      name,
      parts: words.filter((word) => !isAddress(word)),
      addresses: words.filter(isAddress),
    };
  });
}

/** Adds the figures and presets that are new, and says how many addresses those are. */
export async function addFigureAddresses() {
  const listed = new Map(listedFigures().map((one) => [one.name, one]));
  let added = 0;
  /** @type {{ module: typeof import('../src/kit/all-figures.ts') }} */
  const { module } = await runnerImport(join(root, 'src', 'kit', 'all-figures.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  for (const figure of module.allFigures()) {
    const { name } = figure;
    const known = listed.get(name) ?? { name, parts: Object.keys(figure.parts), addresses: [] };
    const addresses = figure.presets.map(({ state }) => share(figure, state).split('=')[1] ?? '');
    const fresh = addresses.filter((address) => !known.addresses.includes(address));
    added += fresh.length;
    listed.set(name, { ...known, addresses: [...known.addresses, ...fresh] });
  }
  const lines = [...listed.values()].map(({ name, parts, addresses }) =>
    [name, ...parts, ...addresses].join(' '),
  );
  writeFileSync(listFile, `${lines.sort().join('\n')}\n`);
  return added;
}

if (isMain(import.meta.url)) {
  console.log(`${await addFigureAddresses()} addresses of figures are new.`);
}
