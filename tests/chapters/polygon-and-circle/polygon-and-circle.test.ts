import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import { type Action, budsOf, type Model, reduce, start } from '#figure/store.ts';
import { clashes } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const said = (name: string) => {
  const { word, rest } = wordsOf(preset(name));
  return `${word}: ${rest}`;
};

describe('presets do as they say', () => {
  test('edges: two are reached, from outside', () => {
    expect(said('edges')).toBe('hit: edges 3 and 4');
    const { island, circle } = preset('edges');
    expect(oracle.pointInPolygon(circle.center, island)).toBe(false);
    const reached = island.flatMap((a, i) =>
      segments.segmentIntersectsCircle({ a, b: island[(i + 1) % island.length]! }, circle) ? i : [],
    );
    expect(reached).toEqual([3, 4]);
  });

  test('bay: outside, with land to the left, to the right and below, and in the box around it', () => {
    const { island, circle } = preset('bay');
    expect(wordsOf(preset('bay')).hit).toBe(false);
    expect(oracle.polygonIntersectsCircle(island, circle)).toBe(false);
    const { x, y } = circle.center;
    for (const [dx, dy] of [[-20, 0] as const, [20, 0] as const, [0, -30] as const]) {
      expect(oracle.pointInPolygon({ x: x + dx, y: y + dy }, island)).toBe(true);
    }
    for (const [axis, at] of [['x', x] as const, ['y', y] as const]) {
      const values = island.map((corner) => corner[axis]);
      expect(at).toBeGreaterThan(Math.min(...values));
      expect(at).toBeLessThan(Math.max(...values));
    }
  });

  test('inside: a hit if filled, and a miss as an outline', () => {
    expect(said('inside')).toBe('hit: all inside, 4.7 from the outline');
    expect(wordsOf({ ...preset('inside'), region: 'outline' })).toMatchObject({
      word: 'miss',
      rest: 'all inside, 4.7 apart',
    });
    const { island, circle } = preset('inside');
    expect(oracle.polygonIntersectsCircle(island, circle)).toBe(true);
    expect(oracle.polygonOutlineIntersectsCircle(island, circle)).toBe(false);
  });

  test('around: every corner lies in the circle', () => {
    const { island, circle } = preset('around');
    for (const { x, y } of island) {
      expect(Math.hypot(x - circle.center.x, y - circle.center.y)).toBeLessThan(circle.radius);
    }
    expect(said('around')).toBe('hit: all 5 edges');
  });

  test('touching: in whole numbers, and exactly', () => {
    const { island, circle } = preset('touching');
    const { squaredDistance } = oracle.standing(circle.center, island);
    expect(segments.compareRoot(squaredDistance, { top: 5n, bottom: 1n, twos: 0 })).toBe(0);
    expect(said('touching')).toBe('hit: just touching at edge 1');
  });

  test('crossed: says so, and never hit or miss', () => {
    expect(clashes(preset('crossed').island)[0]).toEqual([0, 3]);
    expect(said('crossed')).toBe('not simple: edges 0 and 3 cross or touch');
    expect(said('crossed')).toBe(
      `not simple: ${wordsOf({ ...preset('crossed'), region: 'outline' }).rest}`,
    );
  });
});

test('two corners in one place, or all on one line, are no polygon either', () => {
  const { island } = preset('bay');
  const with2 = (corners: typeof island) => wordsOf({ ...preset('bay'), island: corners }).rest;
  expect(with2(island.with(2, island[1]!))).toBe('two corners are at the same place');
  const line = [10, 20, 40].map((x) => ({ x, y: 20 }));
  expect(with2(line)).toBe('all corners lie on one line');
});

test('says what the exact test says, but for rounding, and nothing of a crossed outline', () => {
  const outcomes = { polygon: 0, none: 0 };
  forAllStates(figure, 500, ({ circle, island, region }) => {
    const { word } = wordsOf({ circle, island, region });
    const repeats = island.some((corner, i) => {
      const next = island[(i + 1) % island.length]!;
      return corner.x === next.x && corner.y === next.y;
    });
    if (repeats || clashes(island).length > 0) {
      outcomes.none += 1;
      expect(word).toBe('not simple');
      return;
    }
    outcomes.polygon += 1;
    const { squaredDistance, inside } = oracle.standing(circle.center, island);
    const near = (by: number) => {
      const radius = Math.max(0, circle.radius + by);
      return oracle.compareSigned(
        { squaredDistance, inside: inside && region === 'filled' },
        { top: BigInt(Math.round(radius * 2 ** 40)), bottom: 1n, twos: -40 },
      );
    };
    if (near(1e-9) > 0) expect(word).toBe('miss');
    if (near(-1e-9) <= 0) expect(word).toBe('hit');
  });
  expect(outcomes.polygon).toBeGreaterThan(20);
  expect(outcomes.none).toBeGreaterThan(20);
});

describe('corners come and go', () => {
  const first = start(figure);
  const act = (model: Model, ...actions: Action[]) =>
    actions.reduce((before, action) => reduce(figure, before, action), model);
  const islandOf = (model: Model) => (model.state as unknown as State).island;

  test('the button adds one after the corner in hand, and hands it over', () => {
    const before = act(first, { type: 'select', handle: 'island.2' });
    const after = act(before, { type: 'command', name: 'add' });
    expect(islandOf(after)).toHaveLength(8);
    expect(islandOf(after)[3]).toEqual({ x: 83, y: 38 });
    expect(after.selected).toBe('island.3');
  });

  test('with the circle in hand it adds one on the edge nearest to the circle', () => {
    expect(first.selected).toBe('circle.center');
    const after = act(first, { type: 'command', name: 'add' });
    expect(islandOf(after)[5]).toEqual({ x: 43, y: 42 });
    expect(after.selected).toBe('island.5');
  });

  test('the button removes the corner in hand; of the last one the one before is next', () => {
    expect(act(first, { type: 'command', name: 'remove' })).toBe(first);
    const held = act(first, { type: 'select', handle: 'island.6' });
    const after = act(held, { type: 'command', name: 'remove' });
    expect(islandOf(after)).toEqual(islandOf(first).slice(0, 6));
    expect(after.selected).toBe('island.5');
  });

  test('three stay, and ten are enough', () => {
    let model = act(first, { type: 'select', handle: 'island.0' });
    for (let i = 0; i < 9; i += 1) model = act(model, { type: 'command', name: 'add' });
    expect(islandOf(model)).toHaveLength(10);
    expect(budsOf(figure, model.state)).toEqual([]);
    for (let i = 0; i < 12; i += 1) model = act(model, { type: 'remove', handle: 'island.0' });
    expect(islandOf(model)).toHaveLength(3);
  });
});
