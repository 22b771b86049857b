import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NumberField, Part, World } from '#figure/part.ts';
import { angle } from '#figure/parts/angle.ts';
import { box, cornersOf, placeBox } from '#figure/parts/box.ts';
import { choice, isChoice } from '#figure/parts/choice.ts';
import { circle } from '#figure/parts/circle.ts';
import { clampToWorld } from '#figure/parts/clamp-to-world.ts';
import { crowd } from '#figure/parts/crowd.ts';
import { endToEnd } from '#figure/parts/end-to-end.ts';
import { movingCircle } from '#figure/parts/moving-circle.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { point } from '#figure/parts/point.ts';
import { addCorner, polygon, removeCorner } from '#figure/parts/polygon.ts';
import { radius } from '#figure/parts/radius.ts';
import { rotatedPolygon } from '#figure/parts/rotated-polygon.ts';
import { vectorFrom } from '#figure/parts/vector-from.ts';
import { anywhere, forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';

const world: World = { minX: -20, maxX: 96, minY: -10, maxY: 64 };
const center = { x: 42, y: 32 };
const corners = [
  { x: 23, y: 0 },
  { x: -17, y: 15 },
  { x: -9, y: 0 },
];

interface Held {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: parts of different values in one list.
  readonly part: Part<any>;
  readonly value: unknown;
}

const parts: readonly Held[] = [
  { name: 'point', part: point('p', 'point'), value: { x: 3, y: 4 } },
  { name: 'point on whole steps', part: point('p', 'point', { step: 1 }), value: { x: 3, y: 4 } },
  {
    name: 'circle',
    part: circle({ minRadius: 1, maxRadius: 32 }),
    value: { center, radius: 20 },
  },
  { name: 'vector', part: vectorFrom('v', center, 15), value: { x: 3, y: -4 } },
  { name: 'radius', part: radius('r', center, 5, 31), value: { radius: 20 } },
  { name: 'angle', part: angle('t', { center, arm: 20 }), value: 40 },
  { name: 'number', part: numberOnAxis('a', { at: 0, min: -4, max: 4 }), value: 2 },
  {
    name: 'number on whole steps',
    part: numberOnAxis('t', { at: 0, min: 0, max: 40, step: 1 }),
    value: 7,
  },
  {
    name: 'rotated polygon',
    part: rotatedPolygon({ count: corners.length, center, arm: 29, reach: 26 }),
    value: { corners, degrees: 20 },
  },
  {
    name: 'polygon',
    part: polygon({ most: 4 }),
    value: [center, { x: 60, y: 32 }, { x: 50, y: 50 }, { x: 40, y: 45 }],
  },
  {
    name: 'circle on whole steps',
    part: circle({ minRadius: 1, maxRadius: 32, step: 1 }),
    value: { center, radius: 20 },
  },
  {
    name: 'polygon on whole steps',
    part: polygon({ most: 4, step: 1 }),
    value: [center, { x: 60, y: 32 }, { x: 50, y: 50 }, { x: 40, y: 45 }],
  },
  {
    name: 'box',
    part: box({ maxHalf: 30 }),
    value: { center, halfWidth: 12, halfHeight: 8, degrees: 0 },
  },
  {
    name: 'box that turns',
    part: box({ maxHalf: 30, rotates: true }),
    value: { center, halfWidth: 12, halfHeight: 8, degrees: 20 },
  },
  {
    name: 'lengths end to end',
    part: endToEnd(['r_1', 'r_2'], { at: 0, min: 3, max: 20 }),
    value: [5, 8],
  },
  {
    name: 'moving circle',
    part: movingCircle({ center: 'c_2', velocity: 'v', fastest: 24 }),
    value: { center, velocity: { x: 3, y: -4 } },
  },
  {
    name: 'crowd',
    part: crowd({ deal: row, most: 9, bounds: { minX: 0, maxX: 60, minY: 0, maxY: 40 } }),
    value: { circles: row(4), selected: 2 },
  },
];

/** A row of `count` circles. */
function row(count: number) {
  return Array.from({ length: count }, (_, i) => ({ center: { x: 6 * i, y: 10 }, radius: 2 }));
}

/** The possible selections: none, or one of the part's handles. */
function handsOf(part: Held['part'], value: unknown): (string | undefined)[] {
  return [undefined, ...part.handles(value, world).map(({ key }) => key)];
}

/** Every stored and shown number is within its limits. */
function isWithinLimits({ part }: Held, value: unknown): void {
  for (const hand of handsOf(part, value)) {
    for (const { key, value: number, min, max } of part.fields(value, world, hand)) {
      expect(number, key).toBeGreaterThanOrEqual(min);
      expect(number, key).toBeLessThanOrEqual(max);
    }
  }
  for (const { key, now, min, max, at } of part.handles(value, world)) {
    expect(now, key).toBeGreaterThanOrEqual(min);
    expect(now, key).toBeLessThanOrEqual(max);
    expect([at.x, at.y].every(Number.isFinite), key).toBe(true);
  }
  // An address can store it, because nothing is out of range.
  expect(part.fromNumbers(part.toNumbers(value), world)).not.toBeNull();
}

/** The value after some drags, key presses and entered numbers. */
function values({ part, value }: Held): fc.Arbitrary<unknown> {
  const keys = part.handles(value, world).map(({ key }) => key);
  const far = anywhere(-300, 300);
  const step = fc.constantFrom(-10, -1, -0.1, 0, 0.1, 1, 10);
  type Change = (before: unknown) => unknown;
  const handle = fc.constantFrom(...keys);
  const moves = fc.tuple(handle, far, far).map(
    ([key, x, y]): Change =>
      (before) =>
        part.move(before, key, { x, y }, world),
  );
  const nudges = fc.tuple(handle, step, step).map(
    ([key, x, y]): Change =>
      (before) =>
        part.nudge(before, key, { x, y }, world),
  );
  const writes = handsOf(part, value).flatMap((hand) =>
    part.fields(value, world, hand).map(({ key, min, max }) =>
      anywhere(min, max).map(
        (to): Change =>
          (before) => {
            // One number may reduce the range of the next.
            const now = part.fields(before, world, hand).find((one) => one.key === key)!;
            return part.write(before, key, Math.min(Math.max(to, now.min), now.max), hand);
          },
      ),
    ),
  );
  return fc
    .array(fc.oneof(moves, nudges, ...writes), { maxLength: 8 })
    .map((changes) => changes.reduce((before, change) => change(before), value));
}

const runs = process.env.FULL === '1' ? 200 : 60;

rule('a part stays within its limits, however far a hand goes', parts, (held) => {
  const { part } = held;
  forAll(
    fc.property(values(held), (reached) => isWithinLimits(held, reached)),
    runs,
  );
  const endless = fc.double({ noNaN: true, noDefaultInfinity: true });
  forAll(
    fc.property(values(held), endless, endless, (reached, x, y) => {
      for (const { key } of part.handles(reached, world)) {
        isWithinLimits(held, part.move(reached, key, { x, y }, world));
      }
    }),
    runs,
  );
});

rule('a part takes a written number as it is, if it does not round', parts, (held) => {
  const { part, value } = held;
  for (const hand of handsOf(part, value)) {
    for (const { key, min, max } of part.fields(value, world, hand)) {
      for (const to of [min, max, Math.trunc((min + max) / 2)]) {
        const written = part.write(value, key, to, hand);
        isWithinLimits(held, written);
        const field = part.fields(written, world, hand).find((one) => one.key === key);
        if (Number.isInteger(to)) expect(field?.value).toBe(to);
      }
    }
  }
});

rule('a part has the same numbers once shared by an address', parts, (held) => {
  const { part } = held;
  forAll(
    fc.property(values(held), (reached) => {
      const numbers = part.toNumbers(reached);
      const back = part.fromNumbers(numbers, world);
      expect(part.toNumbers(back)).toEqual(numbers);
    }),
  );
});

rule('a part refuses too few or too many numbers, or too large ones', parts, ({ part, value }) => {
  const numbers = part.toNumbers(value);
  expect(part.fromNumbers(numbers, world)).not.toBeNull();
  expect(part.fromNumbers([], world)).toBeNull();
  expect(part.fromNumbers(numbers.slice(1), world)).toBeNull();
  expect(part.fromNumbers([...numbers, 1], world)).toBeNull();
  for (const index of numbers.keys()) {
    for (const bad of [NaN, Infinity, -Infinity, 1e6, -1e6]) {
      expect(part.fromNumbers(numbers.with(index, bad), world)).toBeNull();
    }
  }
});

rule('a handle moved to its own place stays, but for rounding', parts, (held) => {
  const { part } = held;
  forAll(
    fc.property(values(held), (reached) => {
      for (const { key, at } of part.handles(reached, world)) {
        const before = part.toNumbers(reached);
        const after = part.toNumbers(part.move(reached, key, at, world));
        after.forEach((number, i) => {
          // Rounded to tenths or whole steps, and inwards where the edge moves with the number.
          const isWhole = held.name.endsWith('whole steps');
          const most = isWhole ? 0.5 : held.name === 'moving circle' ? 0.1 : 0.05;
          expect(Math.abs(number - before[i]!)).toBeLessThanOrEqual(most + 1e-9);
        });
        // Once rounded, it stays.
        const settled = part.move(reached, key, at, world);
        const again = part.handles(settled, world).find((one) => one.key === key)!.at;
        expect(part.toNumbers(part.move(settled, key, again, world))).toEqual(after);
      }
    }),
  );
});

rule('a step there and back comes back, away from the limits', parts, ({ part, value }) => {
  for (const { key } of part.handles(value, world)) {
    const there = part.nudge(value, key, { x: 1, y: 0 }, world);
    expect(part.toNumbers(there)).not.toEqual(part.toNumbers(value));
    const back = part.toNumbers(part.nudge(there, key, { x: -1, y: 0 }, world));
    back.forEach((number, i) => {
      expect(Math.abs(number - part.toNumbers(value)[i]!)).toBeLessThanOrEqual(0.1 + 1e-9);
    });
  }
});

rule('handles and fields have names for those who cannot see them', parts, ({ part, value }) => {
  for (const { name, valueText } of part.handles(value, world)) {
    expect(name).toMatch(/\S/);
    expect(valueText).toMatch(/\d/);
  }
  for (const { name } of part.fields(value, world)) expect(name).toMatch(/\S/);
});

describe('point on whole steps', () => {
  const part = point('p', 'point', { step: 1 });
  const cells: World = { minX: -7.5, maxX: 5.5, minY: -0.5, maxY: 8.5 };
  const isWhole = ({ x, y }: { x: number; y: number }) =>
    Number.isInteger(x) && Number.isInteger(y);

  test('goes to the nearest', () => {
    expect(part.move({ x: 0, y: 0 }, 'at', { x: 2.4, y: 2.6 }, cells)).toEqual({ x: 2, y: 3 });
  });

  test('is never between two, at the edge of the window either', () => {
    for (const [x, y] of [[99, 99] as const, [-99, -99] as const]) {
      const pushed = part.move({ x: 0, y: 0 }, 'at', { x, y }, cells);
      expect(isWhole(pushed), JSON.stringify(pushed)).toBe(true);
    }
    const nudged = part.nudge({ x: 5, y: 8 }, 'at', { x: 1, y: 0 }, cells);
    expect(isWhole(nudged), JSON.stringify(nudged)).toBe(true);
  });

  test('is never between two, whatever is written', () => {
    expect(isWhole(part.write({ x: 0, y: 0 }, 'x', 0.5))).toBe(true);
  });

  test('moves by the finest key too', () => {
    const before = { x: 0, y: 0 };
    expect(part.nudge(before, 'at', { x: 0.1, y: 0 }, cells)).not.toEqual(before);
  });
});

test('a number on whole steps is never between two', () => {
  const part = numberOnAxis('t', { at: 0, min: 0, max: 40, step: 1 });
  expect(part.fromNumbers([7], world)).toBe(7);
  expect(part.fromNumbers([7.5], world)).toBeNull();
  expect(part.write(7, 'at', 8.4)).toBe(8);
});

describe('circle on whole steps', () => {
  const part = circle({ minRadius: 1, maxRadius: 32, step: 1 });
  const value = { center: { x: 40, y: 30 }, radius: 10 };

  test('its centre is never between two', () => {
    expect(part.move(value, 'center', { x: 50.4, y: 20.6 }, world).center).toEqual({
      x: 50,
      y: 21,
    });
    expect(part.nudge(value, 'center', { x: 0, y: -0.1 }, world).center).toEqual({ x: 40, y: 29 });
    expect(part.write(value, 'x', 50.4).center).toEqual({ x: 50, y: 30 });
    expect(part.fromNumbers([40.5, 30, 10], world)).toBeNull();
  });

  test('its radius may be anything', () => {
    expect(part.write(value, 'radius', 10.55)).toMatchObject({ radius: 10.55 });
  });
});

describe('circle', () => {
  const part = circle({ minRadius: 1, maxRadius: 32 });
  const value = { center: { x: 40, y: 30 }, radius: 10 };

  test('is moved by its centre, the radius stays', () => {
    const to = { x: 50.04, y: 20.06 };
    expect(part.move(value, 'center', to, world)).toEqual({
      center: { x: 50, y: 20.1 },
      radius: 10,
    });
  });

  test('its rim follows the hand, the centre stays', () => {
    const moved = part.move(value, 'rim', { x: 40, y: 45 }, world);
    expect(moved).toMatchObject({ center: value.center, radius: 15 });
    const rim = part.handles(moved, world)[1]!;
    expect(rim.at.x).toBeCloseTo(40, 9);
    expect(rim.at.y).toBeCloseTo(45, 9);
  });

  test('a hand at the centre leaves the smallest radius', () => {
    expect(part.move(value, 'rim', value.center, world)).toMatchObject({ radius: 1 });
  });
});

describe('rotated polygon', () => {
  const part = rotatedPolygon({ count: corners.length, center, arm: 29, reach: 26 });
  const value = { corners, degrees: 0 };

  test.each([
    [71, 32, 0],
    [42, 61, 90],
    [13, 32, 180],
    [42, 3, 270],
    [71, 31.99, 0],
    [71, 31.95, 359.9],
  ])('is rotated by a handle ahead: at (%d, %d) by %d degrees', (x, y, degrees) => {
    expect(part.move(value, 'rotation', { x, y }, world)).toMatchObject({ degrees, corners });
  });

  test('turns on past 360 and back below 0', () => {
    const nudge = (degrees: number, x: number) =>
      part.nudge({ corners, degrees }, 'rotation', { x, y: 0 }, world).degrees;
    expect(nudge(355, 10)).toBe(5);
    expect(nudge(359.9, 0.1)).toBe(0);
    expect(nudge(0, -0.1)).toBe(359.9);
    expect(nudge(5, -10)).toBe(355);
  });

  test('is rotated by 0 up to 359.9 degrees, in tenths', () => {
    forAll(
      fc.property(values({ name: '', part, value }), (reached) => {
        const { degrees } = reached as typeof value;
        expect(degrees).toBeGreaterThanOrEqual(0);
        expect(degrees).toBeLessThanOrEqual(359.9);
        expect(degrees).toBe(Number(degrees.toFixed(1)));
      }),
    );
  });

  test('a corner is moved on axes that turn with it; the others stay', () => {
    // Turned by 90 degrees, up is along the polygon's own x, and to the left along its own y.
    const moved = part.move({ corners, degrees: 90 }, '0', { x: 40, y: 42 }, world);
    expect(moved).toEqual({ corners: [{ x: 10, y: 2 }, corners[1], corners[2]], degrees: 90 });
  });

  test('a corner goes where the hand is, whatever the turn', () => {
    const angle = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10);
    const offset = anywhere(-18, 18);
    forAll(
      fc.property(angle, offset, offset, (degrees, dx, dy) => {
        const to = { x: center.x + dx, y: center.y + dy };
        const moved = part.move({ corners, degrees }, '1', to, world);
        const { at } = part.handles(moved, world)[1]!;
        expect(Math.hypot(at.x - to.x, at.y - to.y)).toBeLessThanOrEqual(0.0708);
      }),
    );
  });

  test('a corner stays within reach of the centre on its own axes', () => {
    const moved = part.move({ corners, degrees: 0 }, '0', { x: 500, y: -500 }, world);
    const { x, y } = moved.corners[0]!;
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(26);
    expect(Math.hypot(x, y)).toBeGreaterThan(25.8);
    expect(y).toBeLessThan(0);
  });
});

describe('polygon', () => {
  const triangle = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 7.1 },
  ];

  test('one corner is moved, the others stay', () => {
    const moved = polygon().move(triangle, '1', { x: 12.04, y: -3 }, world);
    expect(moved).toEqual([triangle[0], { x: 12, y: -3 }, triangle[2]]);
  });

  test('a corner that has gone cannot be moved', () => {
    expect(polygon().move(triangle, '3', center, world)).toEqual(triangle);
    expect(polygon().nudge(triangle, '3', { x: 1, y: 0 }, world)).toBe(triangle);
  });

  test('a new corner stands in the middle of an edge, in tenths', () => {
    expect(addCorner(triangle, 0)).toEqual([triangle[0], { x: 5, y: 0 }, ...triangle.slice(1)]);
    expect(addCorner(triangle, 2)).toEqual([...triangle, { x: 0, y: 3.6 }]);
    expect(addCorner(triangle, 3)).toBe(triangle);
  });

  test('a corner can go, unless only three are left', () => {
    expect(removeCorner(addCorner(triangle, 0), 1)).toEqual(triangle);
    expect(removeCorner(triangle, 1)).toBe(triangle);
  });

  test('on whole steps a corner stands on no other', () => {
    const part = polygon({ step: 1 });
    const whole = triangle.with(2, { x: 0, y: 7 });
    expect(part.move(whole, '1', { x: 12.4, y: 2.6 }, world)[1]).toEqual({ x: 12, y: 3 });
    expect(part.nudge(whole, '1', { x: 0.1, y: 0 }, world)[1]).toEqual({ x: 11, y: 0 });
    expect(part.fromNumbers([0, 0, 1, 1, 2, 0.5], world)).toBeNull();
  });

  test('its corners have symbols, unless they are not wanted', () => {
    const symbolsOf = (part: ReturnType<typeof polygon>) =>
      part.handles(triangle, world).map(({ symbol }) => symbol);
    expect(symbolsOf(polygon())).toEqual(['v_0', 'v_1', 'v_2']);
    expect(symbolsOf(polygon({ symbols: false }))).toEqual([undefined, undefined, undefined]);
  });

  test('one that grows has a bud in the middle of each long edge, and no other polygon has any', () => {
    const part = polygon({ most: 4, grows: true });
    const long = triangle.map(({ x, y }) => ({ x: 3 * x, y: y / 2 }));
    expect(polygon().buds).toBeUndefined();
    expect(polygon().remove).toBeUndefined();
    expect(part.buds!(long, world)).toEqual([
      { key: 'after-0', at: { x: 15, y: 0 } },
      { key: 'after-1', at: { x: 15, y: 1.8 } },
    ]);
    const grown = part.grow!(long, 'after-1')!;
    expect(grown).toEqual({ value: long.toSpliced(2, 0, { x: 15, y: 1.8 }), handle: '2' });
    expect(part.buds!(grown.value, world)).toEqual([]);
    expect(part.grow!(grown.value, 'after-0')).toBeNull();
    expect(part.grow!(long, 'after-7')).toBeNull();
  });

  test('one that grows gives a corner up, and the next one is in hand', () => {
    const part = polygon({ grows: true });
    const four = addCorner(triangle, 0);
    expect(part.remove!(four, '1')).toEqual({ value: triangle, handle: '1' });
    expect(part.remove!(four, '3')).toEqual({ value: four.slice(0, 3), handle: '2' });
    expect(part.remove!(four, '4')).toBeNull();
    expect(part.remove!(triangle, '1')).toBeNull();
  });

  test('has three corners at least and as many as it may have at most', () => {
    expect(polygon().fromNumbers([0, 0, 1, 1], world)).toBeNull();
    expect(polygon().fromNumbers([0, 0, 1, 1, 2, 0], world)).toHaveLength(3);
    expect(polygon({ most: 3 }).fromNumbers([0, 0, 1, 1, 2, 0, 3, 3], world)).toBeNull();
  });
});

describe('box', () => {
  const part = box({ maxHalf: 30, rotates: true });
  const value = { center: { x: 40, y: 30 }, halfWidth: 12, halfHeight: 8, degrees: 0 };

  test('its corner sets both half extents, on the axes of the box', () => {
    const moved = part.move(value, 'corner', { x: 45, y: 20 }, world);
    expect(moved).toEqual({ ...value, halfWidth: 5, halfHeight: 10 });
    const turned = part.move({ ...value, degrees: 90 }, 'corner', { x: 45, y: 20 }, world);
    expect(turned).toMatchObject({ halfWidth: 10, halfHeight: 5, degrees: 90 });
  });

  test('its corner stays in the window, by hand and by key', () => {
    const near = { ...value, center: { x: 90, y: 60 }, halfWidth: 3, halfHeight: 2 };
    const widest = { ...near, halfWidth: 6, halfHeight: 4 };
    expect(part.move(near, 'corner', { x: 120, y: 90 }, world)).toEqual(widest);
    // On the other side of the centre the corner would be equally far away.
    expect(part.move(near, 'corner', { x: 70, y: 30 }, world)).toEqual(widest);
    expect(part.nudge(near, 'corner', { x: 10, y: 10 }, world)).toEqual(widest);
  });

  test('a corner that the centre took out of the window stays, or comes nearer', () => {
    const out = { ...value, center: { x: 90, y: 60 } };
    expect(part.nudge(out, 'corner', { x: 1, y: 1 }, world)).toEqual(out);
    const nearer = { ...out, halfWidth: 11 };
    expect(part.nudge(out, 'corner', { x: -1, y: 0 }, world)).toEqual(nearer);
  });

  test('stays as wide as it has to be', () => {
    expect(part.move(value, 'corner', value.center, world)).toMatchObject({
      halfWidth: 2,
      halfHeight: 2,
    });
  });

  test('is rotated by the handle to its right', () => {
    expect(part.move(value, 'rotation', { x: 40, y: 60 }, world)).toMatchObject({ degrees: 90 });
    expect(part.handles(value, world).at(-1)?.at).toEqual({ x: 58, y: 30 });
    expect(box({ maxHalf: 30 }).handles(value, world)).toHaveLength(2);
  });

  test('a mouse holds it anywhere inside', () => {
    expect(part.grip!(value, { x: 50, y: 36 })).toEqual({ key: 'center', away: 0 });
    expect(part.grip!(value, { x: 55, y: 30 }).away).toBe(3);
  });

  test('has its corners counter-clockwise from the lowest and leftmost', () => {
    expect(cornersOf(placeBox(value))).toEqual([
      { x: 28, y: 22 },
      { x: 52, y: 22 },
      { x: 52, y: 38 },
      { x: 28, y: 38 },
    ]);
    const [corner] = cornersOf(placeBox({ ...value, degrees: 90 }));
    expect(corner!.x).toBeCloseTo(48, 9);
    expect(corner!.y).toBeCloseTo(18, 9);
  });
});

describe('lengths end to end', () => {
  const part = endToEnd(['r_1', 'r_2'], { at: 7, min: 3, max: 20 });

  test('the second begins where the first ends, and keeps its length when that moves', () => {
    expect(part.handles([5, 8], world).map(({ at }) => at)).toEqual([
      { x: 5, y: 7 },
      { x: 13, y: 7 },
    ]);
    expect(part.move([5, 8], 'second', { x: 15, y: 0 }, world)).toEqual([5, 10]);
    expect(part.move([5, 8], 'first', { x: 9, y: 0 }, world)).toEqual([9, 8]);
    expect(part.nudge([5, 8], 'second', { x: 1, y: 0 }, world)).toEqual([5, 9]);
    expect(part.move([5, 8], 'second', { x: 2, y: 0 }, world)).toEqual([5, 3]);
  });
});

describe('moving circle', () => {
  const part = movingCircle({ center: 'c_2', velocity: 'v', fastest: 24 });
  const value = { center, velocity: { x: 3, y: -4 } };

  test('takes its velocity along, and is faster the farther its tip is drawn', () => {
    expect(part.move(value, 'center', { x: 50, y: 30 }, world)).toEqual({
      center: { x: 50, y: 30 },
      velocity: { x: 3, y: -4 },
    });
    expect(part.move(value, 'tip', { x: 50, y: 30 }, world)).toEqual({
      center,
      velocity: { x: 8, y: -2 },
    });
    expect(part.write(value, 'vy', 6)).toEqual({ center, velocity: { x: 3, y: 6 } });
    expect(part.write(value, 'y', 6)).toEqual({ ...value, center: { x: 42, y: 6 } });
  });

  test('keeps its arrow in the window while a hand moves it', () => {
    expect(part.move(value, 'center', { x: 300, y: -300 }, world)).toEqual({
      center: { x: 93, y: -6 },
      velocity: { x: 3, y: -4 },
    });
    const low = { center: { x: 90, y: -8 }, velocity: { x: 0, y: 0 } };
    expect(part.move(low, 'tip', { x: 120, y: -30 }, world)).toEqual({
      ...low,
      velocity: { x: 6, y: -2 },
    });
    expect(part.nudge(low, 'tip', { x: 10, y: -10 }, world)).toEqual({
      ...low,
      velocity: { x: 6, y: -2 },
    });
  });
});

describe('corners', () => {
  const square = [
    { x: 10, y: 10 },
    { x: 50, y: 10 },
    { x: 50, y: 40 },
    { x: 10, y: 40 },
  ];
  const whole = polygon({ step: 1 });
  const rotated = rotatedPolygon({ count: corners.length, center, arm: 29, reach: 26 });
  const told = (fields: NumberField[]) =>
    fields.map(({ key, name, before, value }) => [key, name, before, value]);

  test.each([
    [undefined, 0],
    ['0', 0],
    ['2', 2],
    ['7', 0],
  ])('with %s in hand the fields are those of corner %i', (hand, index) => {
    const { x, y } = square[index]!;
    const part = polygon();
    expect(told(part.fields(square, world, hand))).toEqual([
      ['x', `x of corner ${index}`, `corner ${index}: (`, x],
      ['y', `y of corner ${index}`, '', y],
    ]);
    expect(part.write(square, 'y', 12.34, hand)).toEqual(square.with(index, { x, y: 12.34 }));
  });

  test('on whole steps a written corner goes to the nearest, as a dragged one does', () => {
    expect(whole.write(square, 'x', 20.6, '1')).toEqual(square.with(1, { x: 21, y: 10 }));
  });

  test('may be written to where the outline crosses itself, as they may be dragged there', () => {
    const crossed = { x: 50, y: 60 };
    const { write, move } = polygon();
    expect(write(square, 'y', 60, '1')).toEqual(move(square, '1', crossed, world));
  });

  test('on their own axes turn with the polygon, each number as far as the other lets it', () => {
    const value = { corners, degrees: 90 };
    const fields = rotated.fields(value, world, '1');
    expect(told(fields)).toEqual([
      ['x', 'x of corner 1', 'corner 1: (', -17],
      ['y', 'y of corner 1', '', 15],
      ['degrees', 'rotation in degrees', 'rotated by', 90],
    ]);
    expect(fields.map(({ max }) => max)).toEqual([21.2, 19.6, 359.9]);
    expect(rotated.write(value, 'x', 20, '1').corners[1]).toEqual({ x: 20, y: 15 });
    // The rotation handle is not a corner.
    expect(told(rotated.fields(value, world, 'rotation'))[0]).toContain('x of corner 0');
    expect(rotated.write(value, 'x', 20, 'rotation').corners[0]).toEqual({ x: 20, y: 0 });
    expect(rotated.write(value, 'degrees', 20, '1')).toEqual({ corners, degrees: 20 });
  });

  test('out of reach, or finer than tenths, are in no address', () => {
    const rest = [-17, 15, -9, 0];
    expect(rotated.fromNumbers([0, 15.6, 20.8, ...rest], world)).not.toBeNull();
    expect(rotated.fromNumbers([0, 15.6, 20.9, ...rest], world)).toBeNull();
    expect(rotated.fromNumbers([0, 15.55, 20.8, ...rest], world)).toBeNull();
  });

  test('keep their fields in a window of their own', () => {
    const own = { minX: 0, maxX: 60, minY: 0, maxY: 50 };
    for (const part of [clampToWorld(polygon(), own), clampToWorld(polygon(), own)]) {
      const [x] = part.fields(square, world, '2');
      expect(x).toMatchObject({ name: 'x of corner 2', min: 0, max: 60 });
    }
  });
});

describe('crowd', () => {
  const bounds = { minX: 0, maxX: 60, minY: 0, maxY: 40 };
  const part = crowd({ deal: row, most: 9, bounds });
  const value = { circles: row(4), selected: 2 };

  test('holds the nearest at a place, and the one in hand first', () => {
    expect(part.grip!(value, { x: 13, y: 10 })).toEqual({ key: 'center', away: 0 });
    expect(part.grip!(value, { x: 1, y: 10 })).toEqual({
      key: 'center',
      away: 0,
      other: { x: 0, y: 10 },
    });
    expect(part.grip!(value, { x: 6, y: 13 })).toMatchObject({ away: 1, other: { x: 6, y: 10 } });
    const same = { circles: [...row(4), row(4)[2]!], selected: 4 };
    expect(part.grip!(same, { x: 12, y: 10 })).toEqual({ key: 'center', away: 0 });
    expect(part.take!(same, { x: 12, y: 10 })).toBe(same);
  });

  test('takes it in hand', () => {
    expect(part.take!(value, { x: 1, y: 10 })).toEqual({ ...value, selected: 0 });
    expect(part.take!(value, { x: 12, y: 10 })).toBe(value);
    const moved = part.move(part.take!(value, { x: 1, y: 10 }), 'center', { x: 99, y: 99 }, world);
    expect(moved.circles[0]!.center).toEqual({ x: 60, y: 40 });
    expect(moved.circles[2]).toBe(value.circles[2]);
  });

  test('is short to share as long as it is as dealt', () => {
    expect(part.toNumbers(value)).toEqual([4, 2]);
    const moved = part.move(value, 'center', { x: 20, y: 20 }, world);
    expect(part.toNumbers(moved)).toEqual([4, 2, 0, 10, 2, 6, 10, 2, 20, 20, 2, 18, 10, 2]);
  });
});

describe('choice', () => {
  const part = choice('size', [
    { name: 'small', label: 'S' },
    { name: 'large', label: 'L' },
  ]);

  test('is told from the other parts', () => {
    expect(isChoice(part)).toBe(true);
    for (const other of parts) expect(isChoice(other.part)).toBe(false);
  });

  test('has nothing to hold or to write', () => {
    expect(part.handles('small', world)).toEqual([]);
    expect(part.fields('small', world)).toEqual([]);
    expect(part.move('small', 'x', { x: 1, y: 1 }, world)).toBe('small');
    expect(part.nudge('small', 'x', { x: 1, y: 1 }, world)).toBe('small');
    expect(part.write('small', 'x', 1)).toBe('small');
  });

  test('is carried as the place of the option in its list', () => {
    expect(part.toNumbers('large')).toEqual([1]);
    expect(part.fromNumbers([1], world)).toBe('large');
    for (const bad of [[], [2], [-1], [0.5], [NaN], [0, 1]]) {
      expect(part.fromNumbers(bad, world)).toBeNull();
    }
  });
});
