import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { licencesText, shippedPackages } from '#site/shipped/packages.ts';
import { bases, pages, siteFile, sites } from './support.ts';

/** https://www.w3.org/TR/WCAG22/, without those of level AAA. */
const criteria = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11
  2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`
  .split(/\s+/)
  .filter(Boolean)
  .sort();

describe.each(sites)('%s', (site) => {
  const path = `${bases[site]}about-this-site/`;
  const page = pages(site).find((one) => one.path === path);
  const all = page ? [...elements(page.document)] : [];

  it('has all licences in one file', () => {
    expect(readFileSync(siteFile(site, 'licences.txt'), 'utf8')).toBe(licencesText());
    const links = all.map((one) => attribute(one, 'href') ?? '');
    expect(links.map((href) => new URL(href, `https://host${path}`).pathname)).toContain(
      `${bases[site]}licences.txt`,
    );
  });

  it.each(shippedPackages())('tells what $name is for', ({ name, version, licences, why }) => {
    const row = all.find(
      (one) => one.tagName === 'tr' && textOf(one).trim().startsWith(`${name} ${version}`),
    );
    expect(row && textOf(row)).toContain(why);
    expect(row && textOf(row)).toContain(`(${licences.join(', ')})`);
  });

  it('says of each criterion of WCAG 2.2, A and AA, what the site does', () => {
    const rows = all.filter(({ tagName }) => tagName === 'tr').map((row) => textOf(row).trim());
    const numbers = rows.flatMap(
      (text) => /^(\d\.\d\.\d+(, )?)+/.exec(text)?.[0].split(', ') ?? [],
    );
    expect(numbers.sort()).toEqual(criteria);
  });
});
