import { describe, expect, it } from 'vitest';
import { exhibits } from '#museum/collections.ts';
import { judge, kinds, smallest } from '#museum/exhibit.ts';
import { testText } from '#museum/test-text.ts';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { bases, pages, type Site, sites } from './support.ts';

const museumOf = (site: Site) =>
  pages(site).find(({ path }) => path === `${bases[site]}museum/`)!.document;

describe.each(sites)('%s', (site) => {
  const document = museumOf(site);
  const all = [...elements(document)];
  const cards = new Map(
    all
      .filter((one) => attribute(one, 'class') === 'exhibit')
      .map((one) => [attribute(one, 'id') ?? '', [...elements(one)]]),
  );

  it('has every card, in its place', () => {
    expect([...cards.keys()]).toEqual(exhibits.map(({ slug }) => slug));
  });

  it.each(exhibits)(
    '$slug: drawing, answers, lesson and links are there without scripts',
    (exhibit) => {
      const card = cards.get(exhibit.slug)!;
      const texts = (name: string) =>
        card.filter((one) => attribute(one, name) !== undefined).map((one) => textOf(one).trim());
      const { rows, right } = judge(exhibit, smallest(exhibit));
      expect(texts('data-answer')).toEqual(rows.map(({ said }) => said));
      expect(texts('data-right-answer')).toEqual([right]);
      const wrong = card.filter((one) => attribute(one, 'class') === 'wrong');
      expect(wrong).toHaveLength(rows.filter((row) => row.wrong).length);

      expect(card.filter(({ tagName }) => tagName === 'h3').map(textOf)).toEqual([exhibit.title]);
      expect(card.filter(({ tagName }) => tagName === 'svg')).toHaveLength(1);
      const links = card.flatMap((one) => attribute(one, 'href') ?? []);
      const chapter = links.filter((link) =>
        link.startsWith(`${bases[site]}${exhibit.chapter.page}/`),
      );
      expect(chapter).toHaveLength(1);
      const to = exhibit.chapter;
      expect(chapter[0]).toContain('section' in to ? `#${to.section}` : `#${to.figure}=`);
      const threads = (exhibit.threads ?? []).flatMap(({ repository, numbers, type }) =>
        numbers.map((number) => `https://github.com/${repository}/${type}/${number}`),
      );
      expect(links.filter((link) => link.startsWith('https:'))).toEqual(threads);
    },
  );

  it('gives each away as the test that is run', () => {
    for (const exhibit of exhibits) {
      const copy = cards.get(exhibit.slug)!.find(({ tagName }) => tagName === 'template')!;
      expect(textOf(copy)).toBe(testText(exhibit));
    }
  });

  it('has a button for each kind, with how many there are', () => {
    const filter = all.find(({ tagName }) => tagName === 'kind-filter')!;
    const buttons = [...elements(filter)].filter(({ tagName }) => tagName === 'button');
    const shown = buttons.map((one) => textOf(one).replace(/\s+/g, ' ').trim());
    const counts = Object.entries(kinds).map(
      ([kind, label]) => `${label} ${exhibits.filter((one) => one.kind === kind).length}`,
    );
    expect(shown).toEqual([`All ${exhibits.length}`, ...counts]);
    // The question of the page says it in a word.
    expect(exhibits).toHaveLength(60);
    expect(textOf(all.find((one) => attribute(one, 'class') === 'question')!)).toContain('Sixty');
  });
});
