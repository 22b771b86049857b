import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { makePdf } from '../../../scripts/pdf.mjs';
import { site } from '../../build-site.ts';
import { siteIsBuilt } from '../../site-is-built.ts';

// The book as a PDF of two chapters, with pages, bookmarks and links.

await siteIsBuilt();

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Outline = Awaited<ReturnType<Pdf['getOutline']>>;

const names = ['start-here', 'point-and-circle'];

describe('the PDF', () => {
  let pdf: Pdf;
  const sheets: string[] = [];
  let outline: Outline = [];
  beforeAll(async () => {
    const executablePath = inject('executablePath');
    pdf = await getDocumentProxy(await makePdf({ dir: site.dir, only: names, executablePath }));
    outline = await pdf.getOutline();
    for (let i = 1; i <= pdf.numPages; i += 1) {
      const { items } = await (await pdf.getPage(i)).getTextContent();
      sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
  });

  /** The number of the sheet that a bookmark or a link points to. */
  async function sheetOf(to: string | unknown[] | null): Promise<number> {
    const [reference] = (typeof to === 'string' ? await pdf.getDestination(to) : to) ?? [];
    return 1 + (await pdf.getPageIndex(reference as Parameters<Pdf['getPageIndex']>[0]));
  }

  const places = async () => {
    const found = new Map<string, number>();
    for (const { title, dest } of outline) found.set(title.trim(), await sheetOf(dest));
    return found;
  };

  it('has a title and a language', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'First Contact', Language: 'en' });
  });

  it('begins with the home page, and has its chapters in order, each on a sheet of its own', async () => {
    expect(sheets[0]).toMatch(/^First Contact/);
    const titles = [
      'Does the circle touch the shape?',
      'Contents',
      '1 Start here',
      '2 Point and circle',
    ];
    const found = await places();
    expect([...found.keys()]).toEqual(titles);
    for (const [title, sheet] of found) {
      const [word = ''] = title.replace(/^\d /, '').split(' ');
      expect(sheets[sheet - 1], title).toContain(word);
    }
    const inOrder = [...found.values()];
    expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => a - b));
  });

  it('has a bookmark for each section, in whole words', () => {
    const [, , first, second] = outline;
    const sections = (one: Outline[number] | undefined) =>
      one?.items.map(({ title }) => title.trim());
    expect(sections(first)).toContain(
      'Why circles: the bounding box changes as the ship turns, the circle does not',
    );
    expect(sections(second)?.slice(0, 2)).toEqual(['The idea', 'The distance between two points']);
  });

  it('has contents that say on which sheet each chapter begins', async () => {
    const found = await places();
    const contents = sheets[found.get('Contents')! - 1]!.replaceAll(/\s+/g, ' ');
    for (const title of ['1 Start here', '2 Point and circle']) {
      expect(contents).toMatch(new RegExp(`${title} ${found.get(title)}\\b`));
    }
  });

  it('has a number at the foot of each sheet but the first', () => {
    expect(sheets.length).toBeGreaterThan(10);
    sheets.forEach((text, i) => {
      if (i > 0) expect(text.trim()).toMatch(new RegExp(`(^|\\D)${i + 1}$|^${i + 1}\\b`));
    });
  });

  it('has figures as they stand, proofs unfolded, and nothing that a hand would press', () => {
    const all = sheets.join(' ').replaceAll(/\s+/g, ' ');
    expect(all).toContain('A still: outside');
    expect(all).toContain('it contains the straight line between any two of its points');
    const pressed = ['Reset', 'Hint 1 of', 'Previous:', 'Details', 'Play it', 'Search'];
    expect(pressed.filter((word) => all.includes(word))).toEqual([]);
  });

  it('leads from page to page inside, and to the site for what is not in it', async () => {
    const found = await places();
    const inside: number[] = [];
    const outside: string[] = [];
    for (let i = 1; i <= pdf.numPages; i += 1) {
      for (const { subtype, url, dest } of await (await pdf.getPage(i)).getAnnotations()) {
        if (subtype !== 'Link') continue;
        if (url) outside.push(url);
        else inside.push(await sheetOf(dest));
      }
    }
    // Chapter 1 links to chapter 2, and the contents to both.
    expect(
      inside.filter((sheet) => sheet === found.get('2 Point and circle')).length,
    ).toBeGreaterThan(1);
    expect(outside.filter((url) => !/^https?:/.test(url))).toEqual([]);
    expect(outside.filter((url) => /127\.0\.0\.1|localhost/.test(url))).toEqual([]);
    expect(outside).toContain('https://first-contact.example/circle-and-circle/');
  });
});
