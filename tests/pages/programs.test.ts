import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { attribute, parsePage, textOf } from '#site/integrations/html.ts';
import { makeProgram } from '#trace/source/program.ts';
import { hasKeys } from '#trace/source/program-html.ts';
import { findPrograms } from '#trace/source/programs.ts';
import { library } from '../support/library.ts';
import { offenders } from '../support/offenders.ts';
import {
  base,
  everything,
  fileAt,
  filesNamed,
  having,
  pages,
  pagesThatBreak,
  tagged,
  textAt,
} from './support.ts';

type Program = ReturnType<typeof makeProgram>;

const programs = findPrograms().map((source) => makeProgram(library, source));
const folder = `${base}programs/`;

const gallery = `${base}play/`;
const programsThatBreak = (rule: (program: Program) => void) =>
  offenders(programs, ({ name }) => name, rule);

it('has three files of each program, and no others', () => {
  const names = programs.flatMap(({ name }) => [
    `programs/${name}.html`,
    `programs/${name}.ts`,
    `programs/frame/${name}.html`,
  ]);
  expect(filesNamed(/^programs\/.*\./)).toEqual(names.sort());
});

it('has each as one page that loads nothing and that everyone can change', async () => {
  const broken = await programsThatBreak(({ name, title, javascript }) => {
    const document = parsePage(textAt(`programs/${name}.html`));
    const scripts = tagged(document, 'script');
    expect(scripts.map(textOf)).toEqual([`\n${javascript}`]);
    expect(scripts[0]!.attrs).toEqual([]);
    expect([...having(document, 'src'), ...having(document, 'href')]).toHaveLength(0);
    // A policy with hashes would forbid an edited script.
    const policies = having(document, 'http-equiv').map((one) => attribute(one, 'content'));
    expect(policies).toEqual([expect.not.stringContaining('sha256')]);
    expect(textOf(tagged(document, 'title')[0]!)).toBe(title);
  });
  expect(broken).toEqual([]);
});

it('has each as one TypeScript file', async () => {
  const broken = await programsThatBreak(({ name, typescript }) =>
    expect(textAt(`programs/${name}.ts`)).toBe(typescript),
  );
  expect(broken).toEqual([]);
});

it('has each in one chapter, with links to both files, and in the gallery', async () => {
  const broken = await programsThatBreak((program) => {
    const { name } = program;
    const frame = `${folder}frame/${name}.html`;
    const homes = pages().filter(({ document }) => having(document, 'src', frame).length > 0);
    const [home, ...others] = homes.filter(({ path }) => path !== gallery);
    expect([homes.length, others.length]).toEqual([2, 0]);
    const { document } = home!;
    // If it uses keys, the keyboard can reach its frame.
    const [shown] = having(document, 'data-program', name);
    expect(attribute(shown!, 'data-keys') !== undefined).toBe(hasKeys(program));
    const tabindex = attribute(having(document, 'src', frame)[0]!, 'tabindex');
    expect(tabindex).toBe(hasKeys(program) ? undefined : '-1');
    for (const address of [`${folder}${name}.html`, `${folder}${name}.ts`]) {
      const [link] = having(document, 'href', address);
      expect(attribute(link!, 'download')).toBe(address.slice(folder.length));
      expect(having(document, 'data-copy', address)).toHaveLength(1);
    }
  });
  expect(broken).toEqual([]);
});

it('allows frames of this site on pages that have one, and no others', async () => {
  const source = /^(programs\/frame\/[\w-]+\.html|embed\/[\w-]+\/#[\w-]+=[\d.,;-]+)$/;
  const broken = await pagesThatBreak(({ html, document }) => {
    const all = everything(document);
    const frames = all.filter(({ tagName }) => tagName === 'iframe');
    // Edited code runs in a frame that a script creates.
    const isEdited = all.some((one) => attribute(one, 'data-edit') !== undefined);
    const isFramed = frames.length > 0 || isEdited;
    expect(html).toContain(`; frame-src ${isFramed ? "'self'" : "'none'"}`);
    for (const frame of frames) {
      const src = attribute(frame, 'src') ?? '';
      expect(src.slice(0, base.length)).toBe(base);
      expect(src.slice(base.length)).toMatch(source);
      expect(attribute(frame, 'title')).toMatch(/\w/);
      expect(attribute(frame, 'loading')).toBe('lazy');
    }
  });
  expect(broken).toEqual([]);
});

it('shows them as pages neither to the search nor to the map of the site', () => {
  const fragments = filesNamed(/\.pf_fragment$/);
  const maps = filesNamed(/^sitemap.*\.xml$/);
  expect(Math.min(fragments.length, maps.length)).toBeGreaterThan(0);
  const texts = new Map([
    ...fragments.map((name) => [name, `${gunzipSync(readFileSync(fileAt(name)))}`] as const),
    ...maps.map((name) => [name, textAt(name)] as const),
  ]);
  const telling = [...texts].filter(([, text]) => text.includes('/programs/'));
  expect(telling.map(([name]) => name)).toEqual([]);
});
