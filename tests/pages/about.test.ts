import { expect, it } from 'vitest';
import { attribute, textOf } from '#site/integrations/html.ts';
import { licencesText, shippedPackages } from '#site/shipped/packages.ts';
import { offenders } from '../support/offenders.ts';
import { base, having, pageAt, tagged, textAt } from './support.ts';

/** https://www.w3.org/TR/WCAG22/ without level AAA. */
const criteria = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11
  2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`
  .split(/\s+/)
  .filter(Boolean)
  .sort();

const { path, document } = pageAt('about-this-site/');
const rows = tagged(document, 'tr').map((row) => textOf(row).trim());

it('has all licences in one file', () => {
  expect(textAt('licences.txt')).toBe(licencesText());
  const links = having(document, 'href').map((one) => attribute(one, 'href')!);
  expect(links.map((href) => new URL(href, `https://host${path}`).pathname)).toContain(
    `${base}licences.txt`,
  );
});

it('says what each package that ships is for', async () => {
  const broken = await offenders(
    shippedPackages(),
    ({ name }) => name,
    ({ name, version, licences, why }) => {
      const row = rows.find((text) => text.startsWith(`${name} ${version}`));
      expect(row).toContain(why);
      expect(row).toContain(`(${licences.join(', ')})`);
    },
  );
  expect(broken).toEqual([]);
});

it('says of each criterion of WCAG 2.2, A and AA, what the site does', () => {
  const numbers = rows.flatMap((text) => /^(\d\.\d\.\d+(, )?)+/.exec(text)?.[0].split(', ') ?? []);
  expect(numbers.sort()).toEqual(criteria);
});
