import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyFigure } from '#kit/figure.ts';
import type { Finding } from '#kit/finding.ts';
import type { Part } from '#kit/part.ts';
import { isChoice } from '#kit/parts/choice.ts';
import { type Action, handlesOf, type Model, reduce, start } from '#kit/store.ts';
import { figures } from '../support/all-figures.ts';
import { reachable } from '../support/states.ts';
import { rare } from './rare-states.ts';

type State = Model['state'];

/** A table of words, and all that was found with it, by kind. */
interface Table {
  readonly title: string;
  readonly words: object;
  readonly found: Map<string, object[]>;
}

const tables: Table[] = [];

/** The table; a figure may have another one's words. */
function tableOf(title: string, words: object): Table {
  const known = tables.find((table) => table.words === words);
  if (known) return known;
  const table = { title, words, found: new Map() };
  tables.push(table);
  return table;
}

for (const { name, figure } of figures) {
  const verdicts = tableOf(name, figure.words);
  const asked = (figure.questions ?? []).map((question) => ({
    find: question.find,
    table: tableOf(`${name}, ${question.name}`, figure.replies[question.name]),
  }));
  for (const state of statesOf(figure, name)) {
    const answer = figure.answer(state);
    note(verdicts, figure.find(state, answer));
    for (const { find, table } of asked) note(table, find(state, answer));
  }
}

function note({ found }: Table, finding: { readonly kind: string }) {
  const same = found.get(finding.kind);
  if (!same) found.set(finding.kind, [finding]);
  else if (same.length < 50) same.push(finding);
}

function statesOf(figure: AnyFigure, name: string): State[] {
  const first = figure.presets[0].state;
  return [
    ...fc.sample(reachable(figure), { numRuns: 500, seed: 7 }).map(({ state }) => state),
    ...swept(figure).map(({ state }) => state),
    ...(figure.questions ?? []).map(({ solution }) => solution),
    ...(rare[name] ?? []).map((some) => ({ ...first, ...some })),
  ];
}

/** From each preset, with each choice there, every handle by tenths along both axes. */
function swept(figure: AnyFigure): Model[] {
  const act = (model: Model, action: Action) => reduce(figure, model, action);
  const presets = figure.presets.map(({ name }) => act(start(figure), { type: 'preset', name }));
  const chosen = presets.flatMap((preset) =>
    Object.entries(figure.parts).flatMap(([part, one]) =>
      isChoice(one)
        ? one.options.map(({ name: option }) => act(preset, { type: 'choose', part, option }))
        : [],
    ),
  );
  const ways = [0.1, -0.1].flatMap((by) => [
    { x: by, y: 0 },
    { x: 0, y: by },
  ]);
  return [...presets, ...chosen].flatMap((from) =>
    handlesOf(figure, from.state).flatMap(({ id: handle }) =>
      ways.flatMap((by) => {
        let model = from;
        return Array.from({ length: 40 }, () => {
          model = act(model, { type: 'nudge', handle, by });
          return model;
        });
      }),
    ),
  );
}

describe.each(tables)('words of $title', ({ words, found }) => {
  test('are each of a kind that is found somewhere', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(words).sort());
  });

  test('are said of data: what is found has names, and no words', () => {
    for (const name of [...found.values()].flatMap(stringsIn)) expect(name).toMatch(/^[A-Za-z]+$/);
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test.each(Object.entries(rare))('rare states of %s can be held', (name, states) => {
  const { figure } = figures.find((one) => one.name === name)!;
  for (const [part, value] of states.flatMap((state) => Object.entries<unknown>(state))) {
    const one: Part<unknown> = figure.parts[part]!;
    expect(one.fromNumbers(one.toNumbers(value), figure.world)).toEqual(value);
  }
});

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
