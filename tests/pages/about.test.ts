import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { licencesText, shippedPackages } from '#site/shipped/packages.ts';
import { attacks } from '../engines/journeys/sandbox-attacks.ts';
import { bases, pages, siteFile, sites } from './support.ts';

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

  it('counts the attacks', () => {
    const count = all.find((one) => attribute(one, 'data-attacks') !== undefined);
    const inTests = Object.values(attacks).reduce((sum, some) => sum + some.length, 0);
    expect(count && textOf(count)).toBe(String(inTests));
  });
});
