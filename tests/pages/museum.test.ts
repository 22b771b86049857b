import { expect, it } from 'vitest';
import { exhibits } from '#museum/collections.ts';
import { judge, kinds, smallest } from '#museum/exhibit.ts';
import { testText } from '#museum/test-text.ts';
import { attribute, textOf } from '#site/integrations/html.ts';
import { offenders } from '../support/offenders.ts';
import { base, having, pageAt, tagged } from './support.ts';

const { document } = pageAt('museum/');
const cards = new Map(
  having(document, 'class', 'exhibit').map((one) => [attribute(one, 'id') ?? '', one]),
);

it('has every card, in its place', () => {
  expect([...cards.keys()]).toEqual(exhibits.map(({ slug }) => slug));
});

it('shows drawing, answers, lesson and links of each card without scripts', async () => {
  const broken = await offenders(
    exhibits,
    ({ slug }) => slug,
    (exhibit) => {
      const card = cards.get(exhibit.slug)!;
      const texts = (name: string) => having(card, name).map((one) => textOf(one).trim());
      const { rows, right } = judge(exhibit, smallest(exhibit));
      expect(texts('data-answer')).toEqual(rows.map(({ said }) => said));
      expect(texts('data-right-answer')).toEqual([right]);
      const wrong = having(card, 'class', 'wrong');
      expect(wrong).toHaveLength(rows.filter((row) => row.wrong).length);

      expect(tagged(card, 'h3').map(textOf)).toEqual([exhibit.title]);
      expect(tagged(card, 'svg')).toHaveLength(1);
      const links = having(card, 'href').map((one) => attribute(one, 'href')!);
      const to = exhibit.chapter;
      const start = `${base}${to.page}/`;
      const anchor = 'section' in to ? `#${to.section}` : `#${to.figure}=`;
      expect(links.filter((link) => link.startsWith(start))).toEqual([
        expect.stringContaining(anchor),
      ]);
      const threads = (exhibit.threads ?? []).flatMap(({ repository, numbers, type }) =>
        numbers.map((number) => `https://github.com/${repository}/${type}/${number}`),
      );
      expect(links.filter((link) => link.startsWith('https:'))).toEqual(threads);
    },
  );
  expect(broken).toEqual([]);
});

it('offers each as the test that is run', () => {
  const others = exhibits.filter((exhibit) => {
    const [copy] = tagged(cards.get(exhibit.slug)!, 'template');
    return textOf(copy!) !== testText(exhibit);
  });
  expect(others.map(({ slug }) => slug)).toEqual([]);
});

it('has a button for each kind, with how many there are', () => {
  const [filter] = tagged(document, 'kind-filter');
  const shown = tagged(filter!, 'button').map((one) => textOf(one).replace(/\s+/g, ' ').trim());
  const counts = Object.entries(kinds).map(
    ([kind, label]) => `${label} ${exhibits.filter((one) => one.kind === kind).length}`,
  );
  expect(shown).toEqual([`All ${exhibits.length}`, ...counts]);
  // The page states this number in its question.
  expect(exhibits).toHaveLength(60);
  expect(textOf(having(document, 'class', 'question')[0]!)).toContain('Sixty');
});
