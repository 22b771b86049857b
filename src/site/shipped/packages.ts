// The packages shipped to readers: names, versions, licences and licence texts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasons } from './reasons.ts';

export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** In SPDX form. */
  readonly licences: readonly string[];
  readonly why: string;
  readonly text: string;
}

/** Licences that require only that their text is included, which is in licences.txt. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
];
const allowedForFonts = 'OFL-1.1';

/**
 * Finds differences between the packages that the site contains and the reasons given for them.
 * @param licencesOf returns the licences that a package declares
 */
export function shippingFaults(
  found: readonly string[],
  known: readonly string[],
  licencesOf: (name: string) => readonly string[],
): string[] {
  const isAllowed = (licence: string) => licence === allowedForFonts || allowed.includes(licence);
  return [
    ...found
      .filter((name) => !known.includes(name))
      .map((name) => `${name} reaches readers. Give the reason in src/site/shipped/reasons.ts.`),
    ...known
      .filter((name) => !found.includes(name))
      .map((name) => `${name} does not reach readers. Remove it from src/site/shipped/reasons.ts.`),
    ...found
      .filter((name) => known.includes(name))
      .flatMap((name) => {
        const licences = licencesOf(name);
        const refused = licences.filter((licence) => !isAllowed(licence));
        if (licences.length === 0) return [`${name} names no licence.`];
        return refused.map(
          (licence) => `${name} has the licence ${licence}, which is not allowed.`,
        );
      }),
  ];
}

const folderOf = (name: string) => join(process.cwd(), 'node_modules', name);

/** Pagefind has a folder of licences instead of a file. */
function licenceTextOf(name: string): string {
  const names = readdirSync(folderOf(name)).filter((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const files = names
    .map((one) => join(folderOf(name), one))
    .flatMap((path) =>
      statSync(path).isDirectory() ? readdirSync(path).map((one) => join(path, one)) : [path],
    );
  if (files.length === 0) throw new Error(`${name} has no licence file.`);
  return files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
}

/** The OFL without the copyright lines of any font. */
const ofl = () => {
  const text = licenceTextOf('@fontsource/libertinus-serif');
  return text.slice(text.indexOf('This Font Software is licensed'));
};

export function shippedPackage(name: string): Shipped {
  const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  const { why = '', fontNotice } = reasons[name] ?? {};
  const own: string[] = manifest.license ? [manifest.license] : [];
  const isFontsOnly = own.includes(allowedForFonts);
  const notice =
    fontNotice && (isFontsOnly ? fontNotice : `Its fonts:\n\n${fontNotice}\n\n${ofl()}`);
  return {
    name,
    version: manifest.version,
    licences: notice && !isFontsOnly ? [...own, allowedForFonts] : own,
    why,
    text: [...(isFontsOnly ? [notice] : []), licenceTextOf(name), ...(isFontsOnly ? [] : [notice])]
      .filter(Boolean)
      .join('\n\n'),
  };
}

export const shippedPackages = (): Shipped[] => Object.keys(reasons).sort().map(shippedPackage);

/** All licences with their copyright lines, for /licences.txt. */
export function licencesText(): string {
  const line = '-'.repeat(78);
  const head =
    'First Contact: the code is under the MIT licence, text and figures are under CC BY 4.0.\n\n' +
    'The site also has files, or parts of files, of the packages below. The fonts are cut down to the\n' +
    'characters that the site uses, and contain the name First Contact, as some of the licences require.';
  const parts = shippedPackages().map(
    ({ name, version, licences, text }) =>
      `${line}\n${name} ${version} (${licences.join(' and ')})\n${line}\n\n${text}`,
  );
  return `${[head, ...parts].join('\n\n')}\n`;
}
