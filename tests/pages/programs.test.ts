import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { attribute, elements, parsePage, textOf } from '#site/integrations/html.ts';
import { makeProgram } from '#source/program.ts';
import { hasKeys } from '#source/program-page.ts';
import { findPrograms } from '#source/programs.ts';
import { library } from '../support/library.ts';
import { bases, pages, siteFile, siteFiles, sites } from './support.ts';

const programs = findPrograms().map((source) => makeProgram(library, source));

describe.each(sites)('%s', (site) => {
  const read = (name: string) => readFileSync(siteFile(site, name), 'utf8');
  const folder = `${bases[site]}programs/`;

  it('has three files of each program, and no others', () => {
    const names = programs.flatMap(({ name }) => [
      `programs/${name}.html`,
      `programs/${name}.ts`,
      `programs/frame/${name}.html`,
    ]);
    expect(siteFiles(site, /^programs\/.*\./)).toEqual(names.sort());
  });

  describe.each(programs)('$name', (program) => {
    const { name, title, typescript, javascript } = program;

    it('is one page that loads nothing and can be changed by whoever has it', () => {
      const document = parsePage(read(`programs/${name}.html`));
      const all = [...elements(document)];
      const [script, ...others] = all.filter(({ tagName }) => tagName === 'script');
      expect(others).toEqual([]);
      expect(textOf(script!)).toBe(`\n${javascript}`);
      expect(script!.attrs).toEqual([]);
      expect(all.flatMap((one) => attribute(one, 'src') ?? attribute(one, 'href') ?? [])).toEqual(
        [],
      );
      // A policy would forbid the script as soon as a letter of it is changed.
      expect(all.filter((one) => attribute(one, 'http-equiv'))).toEqual([]);
      expect(textOf(all.find(({ tagName }) => tagName === 'title')!)).toBe(title);
    });

    it('is one TypeScript file', () => {
      expect(read(`programs/${name}.ts`)).toBe(typescript);
    });

    it('stands in one chapter, with links to both files', () => {
      const frame = `${folder}frame/${name}.html`;
      const homes = pages(site).filter(({ document }) =>
        [...elements(document)].some((one) => attribute(one, 'src') === frame),
      );
      expect(homes.map(({ path }) => path)).toHaveLength(1);
      const all = [...elements(homes[0]!.document)];
      // With keys, the keyboard leads into its frame.
      const keys = attribute(
        all.find((one) => attribute(one, 'data-program') === name)!,
        'data-keys',
      );
      expect(keys !== undefined).toBe(hasKeys(program));
      const tabindex = attribute(all.find((one) => attribute(one, 'src') === frame)!, 'tabindex');
      expect(tabindex).toBe(hasKeys(program) ? undefined : '-1');
      for (const address of [`${folder}${name}.html`, `${folder}${name}.ts`]) {
        const link = all.find((one) => attribute(one, 'href') === address);
        expect(attribute(link!, 'download')).toBe(address.slice(folder.length));
        expect(all.filter((one) => attribute(one, 'data-copy') === address)).toHaveLength(1);
      }
    });
  });

  it.each(pages(site))(
    '$path may have frames of this site if it has one, and no others',
    ({ html, document }) => {
      const all = [...elements(document)];
      const frames = all.filter(({ tagName }) => tagName === 'iframe');
      // Edited code runs in a frame that a script makes.
      const isEdited = all.some((one) => attribute(one, 'data-edit') !== undefined);
      const isFramed = frames.length > 0 || isEdited;
      expect(html).toContain(`; frame-src ${isFramed ? "'self'" : "'none'"}`);
      for (const frame of frames) {
        const src = attribute(frame, 'src') ?? '';
        expect(src.slice(bases[site].length)).toMatch(
          /^(programs\/frame\/[\w-]+\.html|embed\/[\w-]+\/#[\w-]+=[\d.,;-]+)$/,
        );
        expect(src.startsWith(bases[site])).toBe(true);
        expect(attribute(frame, 'title')).toMatch(/\w/);
        expect(attribute(frame, 'loading')).toBe('lazy');
      }
    },
  );

  it('are pages neither to the search nor to the map of the site', () => {
    const fragments = siteFiles(site, /\.pf_fragment$/);
    expect(fragments.length).toBeGreaterThan(0);
    for (const name of fragments) {
      expect(gunzipSync(readFileSync(siteFile(site, name))).toString()).not.toContain('/programs/');
    }
    const maps = siteFiles(site, /^sitemap.*\.xml$/);
    expect(maps.length).toBeGreaterThan(0);
    for (const name of maps) expect(read(name)).not.toContain('/programs/');
  });
});
