import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { fragment } from '#figure/fragment.ts';
import { readShared } from '#figure/read-shared.ts';
import { share } from '#figure/share.ts';
import { fieldsOf, handlesOf, type Model, reduce, start } from '#figure/store.ts';
import * as library from '#lib/index.ts';
import { figures } from '../../support/all-figures.ts';
import { forAll } from '../../support/for-all.ts';
import { canary, hostile } from '../../support/hostile.ts';
import { offenders } from '../../support/offenders.ts';
import { numbersOf, reachable } from '../../support/states.ts';

// Anyone can create an address. A figure shows its position with the library's result, or else its
// initial position with a message. tests/nightly/browser/hostile-addresses.test.ts reads more of
// them in a browser, and tests/notebook those of cells and playgrounds.

/** The number of addresses for all figures together. */
const count = 80_000;
/** The long run has more of them. */
const times = process.env.FULL === '1' ? 10 : 1;
const each = Math.ceil((times * count) / figures.length);

const addressOf = (figure: AnyFigure, state: Model['state']) => share(figure, state);
const ofStart = figures.map(({ figure }) => addressOf(figure, figure.presets[0].state));

/** The fragment after the browser's normalization. */
function inPage(written: string): string {
  const address = new URL('https://first-contact.example/');
  address.hash = written;
  vi.stubGlobal('location', address);
  return fragment();
}
afterEach(() => vi.unstubAllGlobals());

type Fn = (...values: readonly unknown[]) => unknown;

/** Whether the function requires a convex polygon and this one is not, so that no result exists. */
function isRefused(name: string, values: readonly unknown[]): boolean {
  if (!name.includes('Convex')) return false;
  try {
    for (const value of values) if (Array.isArray(value)) library.assertConvexPolygon(value);
    return false;
  } catch {
    return true;
  }
}

/**
 * The library functions that decide the figure's hit: of its neighbours, those that agree with it
 * in all presets, both hits and misses, and after dragging.
 */
function judgesOf(figure: AnyFigure): readonly ((state: Model['state']) => boolean | null)[] {
  const byHand = fc.sample(reachable(figure), { numRuns: 100, seed: 1 }).map(({ state }) => state);
  const states = [...figure.presets.map(({ state }) => state), ...byHand];
  const hitIn = (state: Model['state']) => figure.verdict(state, figure.answer(state)).hit;
  const hits = states.map(hitIn);
  return Object.entries(figure.calls ?? {}).flatMap(([name, call]) => {
    const fn = (library as unknown as Record<string, Fn>)[name];
    if (!fn || !hits.includes(true) || !hits.includes(false)) return [];
    const judge = (state: Model['state']) => {
      const values = call.values(state);
      return values && !isRefused(name, values) ? Boolean(fn(...values)) : null;
    };
    const agrees = states.every((state, i) => (judge(state) ?? hits[i]) === hits[i]);
    return agrees ? [judge] : [];
  });
}

const judges = new Map(figures.map(({ figure, name }) => [name, judgesOf(figure)]));

test('the verdicts of many figures are those of a function of the library', () => {
  const judged = [...judges.values()].filter(({ length }) => length > 0);
  expect(judged.length).toBeGreaterThan(20);
});

const nonsense = /undefined|null|NaN|∞|Infinity|\[object/;

/** Renders everything that the page shows of a state, which must neither fail nor be nonsense. */
function showAll(figure: AnyFigure, model: Model, isDrawn: boolean): void {
  const { state, selected } = model;
  const answer = figure.answer(state);
  const { hit, word, rest } = figure.verdict(state, answer);
  expect(hit).toBeTypeOf('boolean');
  expect(`${word}: ${rest}`).toMatch(/^[a-z0-9].*: .*\S$/s);
  expect(`${word}: ${rest}`).not.toMatch(nonsense);
  for (const judge of judges.get(figure.name)!) expect(judge(state) ?? hit).toBe(hit);
  for (const [symbol, value] of Object.entries(figure.values?.(state, answer) ?? {})) {
    expect(value, symbol).not.toBeNaN();
  }
  for (const { judge } of figure.questions ?? []) {
    expect(judge(state, answer).says).not.toMatch(nonsense);
  }
  for (const { idle } of figure.commands ?? []) idle?.(state, answer, selected);
  figure.used?.(state, answer);
  figure.truth?.(state);
  for (const { id, item } of handlesOf(figure, state)) {
    expect(Number.isFinite(item.at.x) && Number.isFinite(item.at.y), id).toBe(true);
    for (const { id: name, item: field } of fieldsOf(figure, state, id)) {
      expect(field.value, name).toBeGreaterThanOrEqual(field.min);
      expect(field.value, name).toBeLessThanOrEqual(field.max);
    }
  }
  if (!isDrawn) return;
  expect(drawAtBuild(figure, { width: 550, height: 366 }, { model })).not.toMatch(
    /"[^"]*(undefined|NaN|Infinity|\[object)[^"]*"/,
  );
}

/** Reads the numbers in an address without the site's code. */
const writtenIn = (text: string) =>
  text
    .slice(text.indexOf('=') + 1)
    .split(';')
    .slice(1)
    .map((group) => group.split(',').map((number) => Number(number) + 0));

test('every figure shows the position in any address, or says why it does not', async () => {
  const nameOf = ({ name }: (typeof figures)[number]) => name;
  const broken = await offenders(figures, nameOf, ({ figure, name }) => {
    const real = fc.oneof(
      fc.constantFrom(...figure.presets.map(({ state }) => addressOf(figure, state))),
      reachable(figure).map(({ state }) => addressOf(figure, state)),
    );
    const before = { ...start(figure), state: figure.presets.at(-1)!.state };
    let read = 0;
    let shown = 0;
    const holds = (written: string) => {
      read += 1;
      const text = inPage(written);
      const shared = readShared(figure, text);
      expect(shared !== null).toBe(text.startsWith(`${name}=`));
      if (shared === null) return;
      const model = reduce(figure, before, { type: 'address', shared });
      if ('problem' in shared) {
        expect({ ...model, notice: null }).toEqual(start(figure));
        expect(model.notice?.text).toMatch(
          /cannot be read, because \S.* Check the address. The figure is in its starting position\.$/s,
        );
        expect(model.notice?.text.length).toBeLessThan(250);
        return;
      }
      shown += 1;
      expect(model).toMatchObject({ notice: null, preset: null });
      const numbers = numbersOf(figure, model.state);
      // An address may contain only the number of some circles.
      if (numbers.length === writtenIn(text).length) expect(numbers).toEqual(writtenIn(text));
      showAll(figure, model, shown % 10 === 1);
      // Sharing it again does not change it.
      const again = addressOf(figure, model.state);
      const back = readShared(figure, inPage(again));
      expect(back).toEqual({ state: model.state });
      expect(addressOf(figure, (back as { state: Model['state'] }).state)).toBe(again);
    };
    forAll(fc.property(hostile(real, ofStart), holds), each);
    expect(read).toBeGreaterThanOrEqual(each);
    expect(shown).toBeGreaterThan(each / 20);
    expect(shown).toBeLessThan(each / 2);
    expect(globalThis).not.toHaveProperty(canary);
    expect(Object.prototype).not.toHaveProperty('x');
  });
  expect(broken).toEqual([]);
});
