import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/clamp-projection/figures/center-inside.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const box = { center: { x: 32, y: 32 }, halfWidth: 20, halfHeight: 20 };
const { preset, verdictOf, wordsOf } = reading(figure);
const ours = (state: State) => figure.answer({ ...state, code: 'ours' });
const signedIs = ({ circle }: State, value: number) =>
  compareDistance(offsetFrom(box, circle.center), box, fromDouble(value)) === 0;

describe('the article', () => {
  test('on a wall (C3): a hit with no move and no normal, where 20 is right', () => {
    const state = preset('wall');
    const { said, contact } = figure.answer(state);
    expect(said).toMatchObject({ normal: { x: 0, y: 0 }, mtv: { x: 0, y: 0 } });
    expect(contact).toMatchObject({ normal: { x: 1, y: 0 }, depth: 20 });
    expect(signedIs(state, 0)).toBe(true);
    expect(verdictOf(state)).toBe(
      'hit, and stuck: without a move or a normal, though it is 20 deep',
    );
  });

  test('in the middle (C4): the move of 24 is right, normal (0, 0), distance −4 where it is −24', () => {
    const state = preset('middle');
    const { said, contact } = figure.answer(state);
    expect(said).toMatchObject({ normal: { x: 0, y: 0 }, distance: -4 });
    expect(Math.hypot(said!.mtv.x, said!.mtv.y)).toBe(24);
    expect(contact?.depth).toBe(24);
    expect(signedIs(state, -20)).toBe(true);
    expect(wordsOf(state).word).toBe('hit, without a normal');
  });

  test('taken literally (C5): sent 24 far where 12 is enough', () => {
    const { said, contact } = figure.answer(preset('literal'));
    expect(said?.mtv).toEqual({ x: 24, y: 0 });
    expect(contact?.depth).toBe(12);
    expect(signedIs(preset('literal'), -8)).toBe(true);
    expect(wordsOf(preset('literal'))).toMatchObject({
      word: 'hit, moved too far',
      rest: 'by 24, though 12 is enough',
    });
  });

  test('swapped too early (C6): no hit any more', () => {
    expect(figure.answer(preset('early')).said).toBeNull();
    expect(verdictOf(preset('early'))).toBe('missed hit: 24 deep');
  });

  test('outside, all versions agree with ours except on the rim', () => {
    let hits = 0;
    forAllStates(figure, 1000, (one) => {
      const { contact, signed } = ours(one);
      if (signed <= 0 || (contact && contact.depth < 1e-3)) return;
      for (const code of ['printed', 'point', 'early'] as const) {
        const { said } = figure.answer({ ...one, code });
        expect(said === null).toBe(contact === null);
        if (!said || !contact) continue;
        hits += 1;
        expect(said.mtv.x).toBeCloseTo(contact.normal.x * contact.depth, 9);
        expect(said.mtv.y).toBeCloseTo(contact.normal.y * contact.depth, 9);
        expect(said.distance).toBeCloseTo(-contact.depth, 9);
      }
    });
    expect(hits).toBeGreaterThan(50);
  });
});

test.each(figure.presets.map(({ name }) => name))(
  '%s: the moved circle is all in the window',
  (name) => {
    const { circle } = preset(name);
    const { goal } = figure.answer(preset(name));
    const { x, y } = goal ?? circle.center;
    const { minX, maxX, minY, maxY } = figure.world;
    expect(Math.min(x - minX, maxX - x, y - minY, maxY - y)).toBeGreaterThan(circle.radius);
  },
);

test('the word is "right" only where move, normal and distance are', () => {
  forAllStates(figure, 1000, (one) => {
    const { said, contact } = figure.answer(one);
    const { rest } = wordsOf(one);
    if (!rest.endsWith('with the right normal and move')) return;
    expect(Math.abs(Math.hypot(said!.mtv.x, said!.mtv.y) - contact!.depth)).toBeLessThan(0.0501);
    expect(Math.hypot(said!.normal.x, said!.normal.y)).toBeCloseTo(1, 9);
    expect(Math.abs(said!.distance + contact!.depth)).toBeLessThan(0.0501);
  });
});
