import { expect, test, vi } from 'vitest';
import { Scheduler, type Source } from '#figure/scheduler.ts';

/**
 * A source of `count` pieces that records which were drawn. The `differing` ones change until they
 * are drawn.
 */
function source(most: number, count: number, differing: readonly number[]) {
  const drawn: number[] = [];
  const left = new Set(differing);
  const draws = Array.from({ length: count }, (_, i) => () => {
    drawn.push(i);
    return left.delete(i) ? 1 : 0;
  });
  return { most, drawn, left, draws: () => draws };
}

const quiet = () => new Scheduler(() => {});

test('while a hand moves, sources take turns: one of them a frame', () => {
  const scheduler = quiet();
  const [one, two] = [source(1, 1, [0]), source(1, 1, [0])];
  scheduler.add([one, two]);
  expect(scheduler.run(true)).toBe(true);
  expect([one.drawn, two.drawn]).toEqual([[0], []]);
  // A move in between does not change the order.
  scheduler.add([one, two]);
  expect(scheduler.run(true)).toBe(true);
  expect([one.drawn, two.drawn]).toEqual([[0], [0]]);
  expect(scheduler.run(true)).toBe(false);
  expect([one.drawn, two.drawn]).toEqual([[0, 0], [0]]);
});

test('a source that goes on is drawn in one frame with the next', () => {
  const scheduler = quiet();
  const words = { ...source(1, 1, [0]), goesOn: true };
  const [values, numbers] = [source(Infinity, 9, [1, 2, 3, 4, 5, 6]), source(1, 1, [0])];
  const frame = () => {
    scheduler.add([words, values, numbers]);
    scheduler.run(true);
    return [words, values, numbers].map(({ drawn }) => drawn.splice(0).length);
  };
  expect([frame(), frame(), frame()]).toEqual([
    [1, 9, 0],
    [0, 0, 1],
    [1, 9, 0],
  ]);
});

test('a frame without a move draws all that is pending', () => {
  const scheduler = quiet();
  const [one, two] = [source(2, 10, [1, 2, 3, 4, 5]), source(1, 1, [0])];
  scheduler.add([one, two]);
  expect(scheduler.run(false)).toBe(false);
  expect(one.left.size + two.left.size).toBe(0);
  expect(scheduler.run(false)).toBe(false);
  expect(two.drawn).toHaveLength(1);
});

test('so many pieces change in a frame, and what is left comes next', () => {
  const scheduler = quiet();
  const { left, ...one } = source(2, 10, [2, 3, 5, 7, 8]);
  scheduler.add([one]);
  expect(scheduler.run(true)).toBe(true);
  expect(left.size).toBe(3);
  expect(scheduler.run(true)).toBe(true);
  expect(left.size).toBe(1);
  expect(scheduler.run(true)).toBe(false);
  expect(left.size).toBe(0);
});

test('a piece that changes much takes the place of many', () => {
  const scheduler = quiet();
  const drawn: number[] = [];
  const draws = [1, 3, 1].map((changes, i) => () => {
    drawn.push(i);
    return changes;
  });
  scheduler.add([{ most: 3, draws: () => draws }]);
  expect(scheduler.run(true)).toBe(true);
  expect(drawn).toEqual([0, 1]);
});

test('a piece that is the same costs nothing of the frame', () => {
  const scheduler = quiet();
  const one = source(2, 10, [9]);
  scheduler.add([one]);
  expect(scheduler.run(true)).toBe(false);
  expect(one.drawn).toHaveLength(10);
});

test('each piece is drawn in time, though all differ anew in every frame', () => {
  const scheduler = quiet();
  const seen = new Set<number>();
  const draws = Array.from({ length: 10 }, (_, i) => () => {
    seen.add(i);
    return 1;
  });
  const one: Source = { most: 2, draws: () => draws };
  for (let frame = 0; frame < 5; frame += 1) {
    scheduler.add([one]);
    expect(scheduler.run(true)).toBe(true);
  }
  expect(seen.size).toBe(10);
});

test('one that throws is told of, the others are drawn, and it is told when it works again', () => {
  const told = vi.fn();
  const scheduler = new Scheduler(told);
  const error = new Error('no words');
  let isBroken = true;
  const broken: Source = {
    most: 1,
    draws: () => {
      if (isBroken) throw error;
      return [];
    },
  };
  const sound = source(1, 1, [0]);
  scheduler.add([broken, sound]);
  expect(scheduler.run(false)).toBe(false);
  expect(told.mock.calls).toEqual([
    [broken, error],
    [sound, null],
  ]);
  expect(sound.drawn).toEqual([0]);
  isBroken = false;
  scheduler.add([broken]);
  scheduler.run(true);
  expect(told).toHaveBeenLastCalledWith(broken, null);
});

test('nothing is done where there is nothing', () => {
  const scheduler = quiet();
  expect(scheduler.run(true)).toBe(false);
  scheduler.add([{ most: 3, draws: () => [] }]);
  expect(scheduler.run(true)).toBe(false);
});
