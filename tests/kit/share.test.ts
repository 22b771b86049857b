import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as rim } from '#chapters/exactness/figures/rim-magnified.ts';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { figure as ship } from '#chapters/start-here/figures/turned-ship.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { readShared } from '#figure/read-shared.ts';
import { share } from '#figure/share.ts';
import { reduce, start } from '#figure/store.ts';
import { figures, presets } from '../support/all-figures.ts';
import { forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';
import { numbersOf, reachable } from '../support/states.ts';

const isLong = process.env.FULL === '1';

const state = { p: { x: 70, y: 54.5 }, circle: { center: { x: 52, y: 40 }, radius: 22 } };
const good = 'point-in-circle=1;70,54.5;52,40,22';

test('an address names the figure, its version, and the numbers of each part', () => {
  expect(share(figure, state)).toBe(good);
  expect(readShared(figure, good)).toEqual({ state });
});

test('the side of a rim on which its handle stands is not carried', () => {
  const held = { ...state, circle: { ...state.circle, side: 1 } };
  expect(share(figure, held)).toBe(good);
});

const hostile = [
  ...['NaN', 'Infinity', '-Infinity', '1e999', '-1e999', '1e9', '-1e9', 'null', 'undefined'],
  ...['x', ' ', '+1', '.5', '5.', '0x10', '1_000', '1e', '--1', '1 2', '1\n', '٣', '１'],
  ...['%', '%31', '%E0%A4%A', '<img src=x onerror=alert(1)>', '"', "';--", '\u0000'],
  ...['__proto__', 'constructor', 'toString', '[object Object]', '{"x":1}'],
  ...['1,'.repeat(isLong ? 100_000 : 2000), '9'.repeat(isLong ? 100_000 : 2000)],
];

/** The state in an address of the figure itself. */
function carried(any: AnyFigure, state: Readonly<Record<string, unknown>>) {
  const shared = readShared(any, share(any, state));
  if (!shared || 'problem' in shared) throw new Error(shared?.problem ?? 'not its own');
  return shared.state;
}

rule('an address keeps a preset, in 80 characters', presets, ({ figure: any, preset }) => {
  expect(carried(any, preset.state)).toEqual(preset.state);
  const address = share(any, preset.state);
  expect(address.length).toBeLessThan(80);
  // Characters that browsers, chats and mail programs neither encode nor cut.
  expect(address).toMatch(/^[a-z0-9.=;,-]+$/);
});

rule('an address keeps every state that hands and fields can make', figures, ({ figure: any }) => {
  const isKept = fc.property(reachable(any), ({ state }) => {
    const there = carried(any, state);
    expect(numbersOf(any, there)).toEqual(numbersOf(any, state));
    expect(any.verdict(there, any.answer(there))).toEqual(any.verdict(state, any.answer(state)));
  });
  forAll(isKept, isLong ? 500 : 10);
});

rule(
  'a figure names the fault of a broken address, and restarts',
  figures,
  ({ figure: any, name }) => {
    const address = share(any, any.presets[0].state);
    const broken = [
      `${name}=`,
      `${name}=;;`,
      `${name}=${any.version}`,
      `${address};`,
      `${address};1,2`,
      `${address},1`,
      address.replace(/;.*/, ''),
      address.replace(/=\d+;/, '=0;'),
      address.replace(/=\d+;/, `=${any.version + 1};`),
      address.replace(/=\d+;/, '=;'),
      address.replace(/=\d+;/, '=__proto__;'),
      address.replace(/[\d.]+$/, ''),
      ...hostile.map((text) => address.replace(/[\d.]+$/, text)),
      ...hostile.map((text) => address.replace(/;[^,;]+/, `;${text}`)),
    ];
    const other = any.presets[1]!.state;
    for (const fragment of broken) {
      const shared = readShared(any, fragment) as { problem: string };
      expect(shared, fragment.slice(0, 100)).toHaveProperty('problem');
      expect(shared.problem).toMatch(
        /^The address contains a position that cannot be read, because \S.*\.$/,
      );
      expect(shared.problem).toMatch(/The figure is in its starting position\.$/);
      expect(shared.problem.length).toBeLessThan(250);
      const model = reduce(any, { ...start(any), state: other }, { type: 'address', shared });
      expect({ ...model, notice: null }).toEqual(start(any));
      expect(model.notice).toEqual({ text: shared.problem, field: null });
    }
  },
);

const addresses = figures.map(({ figure, name }) => ({
  name,
  address: share(figure, figure.presets[0].state),
}));

rule('a figure ignores the addresses of others', figures, ({ figure: any, name }) => {
  const fragments = [
    ...addresses.filter((other) => other.name !== name).map(({ address }) => address),
    ...['', name, `x${name}=1`, `${name}x=1`, `${name.toUpperCase()}=1`, 'the-idea', '='],
    ...['__proto__', '__proto__=1', 'constructor=1;2', '%', '<b>=1', `_top=${name}=1`],
  ];
  expect(fragments.filter((fragment) => readShared(any, fragment) !== null)).toEqual([]);
});

const piece = fc.oneof(
  fc.double().map(String),
  fc.integer({ min: -40, max: 120 }).map(String),
  fc.constantFrom(...hostile.slice(0, -1)),
  fc.string(),
);
const group = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(','));
const groups = fc.array(group, { maxLength: 5 }).map((all) => all.join(';'));

rule('no text throws, and what is read can be written', figures, ({ figure: any, name }) => {
  const isRead = fc.property(groups, (text) => {
    const shared = readShared(any, `${name}=${any.version};${text}`)!;
    if ('problem' in shared) return;
    expect(numbersOf(any, carried(any, shared.state)).flat().every(Number.isFinite)).toBe(true);
  });
  forAll(isRead, isLong ? 5000 : 50);
});

rule('a changed number in an address is refused, or shown', figures, ({ figure: any }) => {
  const address = share(any, any.presets[0].state);
  const places = [...address.matchAll(/(?<=[;,])-?[\d.]+/g)];
  expect(places.length).toBeGreaterThan(0);
  for (const { 0: number, index } of places) {
    for (const other of [Number(number) + 0.5, Number(number) - 0.5, 0, 1]) {
      const changed = address.slice(0, index) + other + address.slice(index + number.length);
      const shared = readShared(any, changed)!;
      if ('problem' in shared) continue;
      const { word } = any.verdict(shared.state, any.answer(shared.state));
      expect(word, changed).toMatch(/^[a-z0-9]/);
    }
  }
});

describe('a group of numbers', () => {
  test.each([
    ['point-in-circle=1;96.1,54;52,40,22', 'cannot show the numbers “96.1,54”'],
    ['point-in-circle=1;70,-0.1;52,40,22', 'cannot show the numbers “70,-0.1”'],
    ['point-in-circle=1;70;52,40,22', 'cannot show the numbers “70”'],
    ['point-in-circle=1;70,54;52,40,0.9', 'cannot show the numbers “52,40,0.9”'],
    ['point-in-circle=1;70,54;52,40,32.1', 'cannot show the numbers “52,40,32.1”'],
    ['point-in-circle=7;70,54;52,40,22', 'for version “7” of this figure, which is now version 1'],
    ['point-in-circle=1;70,54;52,40,22;1', 'it has 3 groups of numbers instead of 2'],
  ])('%s: %s', (fragment, reason) => {
    expect(readShared(figure, fragment)).toHaveProperty('problem');
    expect((readShared(figure, fragment) as { problem: string }).problem).toContain(reason);
  });

  test('a long one is quoted in part', () => {
    const { problem } = readShared(figure, `${good},${'<b>'.repeat(1e5)}`) as { problem: string };
    expect(problem).toContain('“52,40,22,<b><b><b><b><b>…”');
  });

  test.each(['-1', '4', '0.5', '2,1'])('%s names no option', (text) => {
    expect(readShared(rim, `rim-magnified=1;0,2;${text};0`)).toHaveProperty('problem');
    expect(readShared(rim, `rim-magnified=1;0,2;0;${text}`)).toHaveProperty('problem');
  });

  test('a place between two cells is no place of the magnified rim', () => {
    expect(readShared(rim, 'rim-magnified=1;0.5,2;2;0')).toHaveProperty('problem');
  });

  test.each([
    ['three', '20,23,0,-17,15,-9,0'],
    ['five', '20,23,0,-17,15,-9,0,-17,-15,1,1'],
  ])('a ship of %s corners is none: the figure speaks of four', (_, numbers) => {
    expect(readShared(ship, `turned-ship=1;80,50;24;${numbers}`)).toHaveProperty('problem');
  });
});
