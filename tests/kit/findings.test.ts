import { expect, test } from 'vitest';
import type { Finding } from '#figure/finding.ts';
import { memoize } from '#figure/memoize.ts';
import type { Model } from '#figure/store.ts';
import { figures } from '../support/all-figures.ts';
import { foundStates } from '../support/found-states.ts';
import { rule } from '../support/rule.ts';

const isFull = process.env.FULL === '1';

type State = Model['state'];

/** A table of words, and the findings that used it, by kind. */
interface Table {
  readonly name: string;
  readonly words: object;
  readonly found: Map<string, object[]>;
}

const tables: Table[] = [];

/** The table of a figure, which may share another one's. */
function tableOf(name: string, words: object): Table {
  const known = tables.find((table) => table.words === words);
  if (known) return known;
  const table = { name, words, found: new Map() };
  tables.push(table);
  return table;
}

for (const { name, figure } of figures) {
  const verdicts = tableOf(name, figure.words);
  const asked = (figure.questions ?? []).map((question) => ({
    find: question.find,
    table: tableOf(`${name}, ${question.name}`, figure.replies[question.name]),
  }));
  const kindOf = (state: State) => {
    const answer = figure.answer(state);
    const findings = [
      note(verdicts, figure.find(state, answer)),
      ...asked.map(({ find, table }) => note(table, find(state, answer))),
    ];
    return findings.map(({ kind }) => kind).join(' ');
  };
  const kind = memoize(kindOf);
  const own = [verdicts, ...asked.map(({ table }) => table)];
  for (const states of foundStates(figure, kind)) {
    states.forEach(kind);
    if (!isFull && own.every(({ words, found }) => found.size >= Object.keys(words).length)) break;
  }
}

function note({ found }: Table, finding: { readonly kind: string }) {
  const same = found.get(finding.kind);
  if (!same) found.set(finding.kind, [finding]);
  else if (same.length < 50) same.push(finding);
  return finding;
}

rule('words are each of a kind that is found somewhere', tables, ({ words, found }) => {
  expect(Object.keys(words).filter((kind) => !found.has(kind))).toEqual([]);
  expect([...found.keys()].filter((kind) => !Object.hasOwn(words, kind))).toEqual([]);
});

rule('words are said of data: what is found has names, and no words', tables, ({ found }) => {
  const strings = [...found.values()].flatMap(stringsIn);
  expect(strings.filter((one) => !/^[A-Za-z]+$/.test(one))).toEqual([]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test('a finding without words, or without what they ask for, does not compile', () => {
  const words = { apart: ({ gap }: { gap: number }) => ({ word: 'miss', rest: `${gap} apart` }) };
  const findings: Finding<typeof words>[] = [
    { hit: false, kind: 'apart', gap: 1 },
    // @ts-expect-error: there are no words for it.
    { hit: false, kind: 'near', gap: 1 },
    // @ts-expect-error: the words ask for the gap.
    { hit: false, kind: 'apart' },
  ];
  expect(findings).toHaveLength(3);
});
