import { expect, test } from 'vitest';
import { InTurns } from '#kit/in-turns.ts';

/** Notes which were drawn; those named differ from what is shown, until they are drawn. */
function things(count: number, differing: readonly number[]) {
  const drawn: number[] = [];
  const left = new Set(differing);
  const all = Array.from({ length: count }, (_, i) => () => {
    drawn.push(i);
    return left.delete(i) ? 1 : 0;
  });
  return { all, drawn, left };
}

test('what changes much takes the turn of many', () => {
  const drawn: number[] = [];
  const draw = (i: number, changes: number) => () => {
    drawn.push(i);
    return changes;
  };
  const turns = new InTurns();
  expect(turns.draw([draw(0, 1), draw(1, 3), draw(2, 1), draw(3, 1)], 3)).toBe(true);
  expect(drawn).toEqual([1]);
});

test('so many change at a time, and what is left comes next', () => {
  const turns = new InTurns();
  const { all, left } = things(10, [2, 3, 5, 7, 8]);
  expect(turns.draw(all, 2)).toBe(true);
  expect(left.size).toBe(3);
  expect(turns.draw(all, 2)).toBe(true);
  expect(left.size).toBe(1);
  expect(turns.draw(all, 2)).toBe(false);
  expect(left.size).toBe(0);
});

test('what is the same costs nothing of the turn', () => {
  const { all, drawn, left } = things(10, [9]);
  expect(new InTurns().draw(all, 2)).toBe(false);
  expect(drawn).toHaveLength(10);
  expect(left.size).toBe(0);
});

test('each is drawn in time, though all differ anew at every turn', () => {
  const turns = new InTurns();
  const seen = new Set<number>();
  for (let turn = 0; turn < 5; turn += 1) {
    const { all, drawn } = things(
      10,
      Array.from({ length: 10 }, (_, i) => i),
    );
    expect(turns.draw(all, 2)).toBe(true);
    expect(drawn).toHaveLength(2);
    for (const i of drawn) seen.add(i);
  }
  expect(seen.size).toBe(10);
});

test('all at once where there is no limit, none where there are none', () => {
  const { all, left } = things(4, [0, 1, 2, 3]);
  expect(new InTurns().draw(all, Infinity)).toBe(false);
  expect(left.size).toBe(0);
  expect(new InTurns().draw([], 3)).toBe(false);
});
