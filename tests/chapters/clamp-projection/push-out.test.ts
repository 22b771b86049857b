import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/clamp-projection/figures/push-out.ts';
import { liveOf } from '#figure/live.ts';
import { reduce, start } from '#figure/store.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { add, fromDouble } from '#oracle/rational.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);

/** -1 overlap, 0 touching, 1 apart: exactly. */
function order({ box, circle }: State, margin = fromDouble(0)): -1 | 0 | 1 {
  const offset = offsetFrom(box, circle.center);
  return compareDistance(offset, box, add(fromDouble(circle.radius), margin));
}

test.each([
  ['side', 10, 6, { x: 1, y: 0 }],
  ['corner', 10, 6, { x: 0.6, y: -0.8 }],
  ['touching', 10, 0, { x: 0.6, y: -0.8 }],
])('%s: %d from q and %d deep', (name, d, depth, normal) => {
  const state = preset(name);
  const answer = figure.answer(state);
  expect(answer.contact).toMatchObject({ depth, normal });
  const live = liveOf(figure, state, answer);
  expect([live.d, live['distanceToClosest.right']]).toEqual([d, d]);
});

test('all of the moved circle is in the window', () => {
  for (const { name, state } of figure.presets) {
    const { x, y } = figure.answer(state).moved!;
    const { minX, maxX, minY, maxY } = figure.world;
    const room = Math.min(x - minX, maxX - x, y - minY, maxY - y);
    expect(room, name).toBeGreaterThan(state.circle.radius);
  }
});

describe('the command moves the circle out', () => {
  const after = (name: string) => {
    const model = { ...start(figure), state: preset(name) as never };
    return reduce(figure, model, { type: 'command', name: 'move-out' }).state as unknown as State;
  };

  test.each(['corner', 'side'])('%s: to touching, except for rounding', (name) => {
    const moved = after(name);
    const margin = fromDouble(1e-12);
    expect(order(moved, margin)).toBe(-1);
    expect(order(moved, fromDouble(-1e-12))).toBe(1);
  });

  test('at a corner it misses by a rounding; at a side it touches', () => {
    expect(verdictOf(after('corner'))).toBe('miss: only rounding keeps them apart');
    expect(wordsOf(after('side'))).toMatchObject({
      hit: true,
      rest: 'just touching the right side',
    });
    expect(order(after('side'))).toBe(0);
  });

  test('a centre inside is moved out through the nearest wall', () => {
    const state = { ...preset('side'), circle: { center: { x: 41, y: 27 }, radius: 9 } };
    const { moved } = figure.answer(state);
    expect(moved).toEqual({ x: 57, y: 27 });
  });

  test('there is nothing to do for a touch or a miss', () => {
    const [command] = figure.commands!;
    const touching = preset('touching');
    const miss = { ...touching, circle: { ...touching.circle, radius: 9 } };
    for (const state of [touching, miss])
      expect(command!.idle?.(state, figure.answer(state), '')).toBe(true);
  });
});
