// Readers share addresses that contain a figure's state, so every shared address has to open forever.
// tests/kit/addresses.txt has a line for each figure: the names of its parts in their order, and the address
// of each preset that was ever released. The nightly adds new ones, and nothing is ever removed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { share } from '../src/figure/share.ts';
import { root } from './astro.mjs';
import { isMain } from './is-main.mjs';

const listFile = join(root, 'tests', 'kit', 'addresses.txt');

/**
 * A line of the list: "balls-apart first second 1;38,30,16;70,46,10 1;…".
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

/** Adds the new figures and presets, and returns how many addresses it added. */
async function addFigureAddresses() {
  const listed = new Map(listedFigures().map((one) => [one.name, one]));
  let added = 0;
  /** @type {{ module: typeof import('../src/figure/all-figures.ts') }} */
  const { module } = await runnerImport(join(root, 'src', 'figure', 'all-figures.ts'), {
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
