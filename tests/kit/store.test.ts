import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as rim } from '#chapters/exactness/figures/rim-magnified.ts';
import { figure as squares } from '#chapters/point-and-circle/figures/order-of-squares.ts';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { figure as polygons } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import { type AnyFigure, defineFigure } from '#figure/figure.ts';
import { crowd } from '#figure/parts/crowd.ts';
import { polygon, removeCorner } from '#figure/parts/polygon.ts';
import { readShared } from '#figure/read-shared.ts';
import {
  type Action,
  budsOf,
  fieldsOf,
  handlesOf,
  type Model,
  reduce,
  start as startOf,
} from '#figure/store.ts';
import type { Vec2 } from '#lib/index.ts';
import { figures, presets } from '../support/all-figures.ts';
import { forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';
import { frozen, numbersOf, reachable } from '../support/states.ts';

const isFull = process.env.FULL === '1';

const start: Model = frozen(startOf(figure));
const act = (...actions: Action[]): Model =>
  actions.reduce((model, action) => frozen(reduce(figure, model, action)), start);

const moveP: Action = { type: 'move', handle: 'p.at', to: { x: 10.04, y: 20.06 } };
const address = (fragment: string): Action => ({
  type: 'address',
  shared: readShared(figure, fragment)!,
});
const writeRadius = (text: string): Action => ({ type: 'write', field: 'circle.radius', text });

test('starts in the first preset, with its first handle selected', () => {
  expect(start).toEqual({
    state: figure.presets[0].state,
    selected: 'p.at',
    preset: 'outside',
    notice: null,
  });
});

describe('move', () => {
  test('brings a handle to a place, in tenths', () => {
    expect(act(moveP).state.p).toEqual({ x: 10, y: 20.1 });
    expect(act(moveP).state.circle).toBe(start.state.circle);
  });

  test('makes the handle the selected one, and it is no preset any more', () => {
    const rimTo: Action = { type: 'move', handle: 'circle.rim', to: { x: 50, y: 31 } };
    expect(act(rimTo)).toMatchObject({ selected: 'circle.rim', preset: null });
    expect(act(rimTo).state.circle).toMatchObject({ radius: 10 });
  });

  test('of a handle that is not there tells its name', () => {
    const wrong: Action = { type: 'move', handle: 'q.at', to: { x: 0, y: 0 } };
    expect(() => act(wrong)).toThrow('point-in-circle has no part for "q.at"');
  });
});

test('handles of what has not moved are the very ones of before', () => {
  const model = startOf(polygons);
  const to = { x: 50, y: 30 };
  const moved = reduce(polygons, model, { type: 'move', handle: 'circle.center', to });
  const before = handlesOf(polygons, model.state);
  const after = handlesOf(polygons, moved.state);
  const same = after.map((handle, i) => (handle === before[i] ? handle.part : null));
  expect(same).toEqual(after.map(({ part }) => (part === 'circle' ? null : part)));
  expect(after.find(({ id }) => id === 'circle.center')?.item.at).toEqual(to);
});

describe('nudge', () => {
  test('moves a point by a step', () => {
    const model = act({ type: 'nudge', handle: 'p.at', by: { x: -1, y: 0.1 } });
    expect(model.state.p).toEqual({ x: 69, y: 54.1 });
    expect(model).toMatchObject({ selected: 'p.at', preset: null });
  });

  test('makes a radius larger to the right and upwards', () => {
    const by = (x: number, y: number) =>
      act({ type: 'nudge', handle: 'circle.rim', by: { x, y } }).state.circle;
    expect(by(1, 0)).toMatchObject({ radius: 27 });
    expect(by(0, 1)).toMatchObject({ radius: 27 });
    expect(by(0, -10)).toMatchObject({ radius: 16 });
  });
});

describe('select', () => {
  test('changes the selected handle and nothing else', () => {
    const model = act({ type: 'select', handle: 'circle.rim' });
    expect(model).toEqual({ ...start, selected: 'circle.rim' });
  });

  test('of the selected handle is no change', () => {
    expect(act({ type: 'select', handle: 'p.at' })).toBe(start);
  });
});

describe('select, at a place', () => {
  const two = defineFigure({
    ...figure,
    parts: {
      crowd: crowd({
        deal: (count) =>
          Array.from({ length: count }, (_, i) => ({ center: { x: 20 * i, y: 9 }, radius: 5 })),
        most: 3,
        bounds: { minX: 0, maxX: 60, minY: 0, maxY: 20 },
      }),
    },
    presets: [
      {
        name: 'two',
        label: 'two',
        state: {
          crowd: {
            circles: [
              { center: { x: 0, y: 9 }, radius: 5 },
              { center: { x: 20, y: 9 }, radius: 5 },
            ],
            selected: 0,
          },
        },
      },
    ],
  } as unknown as AnyFigure);
  const first = startOf(two);

  test('brings another of many into the hand, and keeps it there', () => {
    const taken = reduce(two, first, {
      type: 'select',
      handle: 'crowd.center',
      at: { x: 22, y: 9 },
    });
    expect(taken).toMatchObject({
      selected: 'crowd.center',
      preset: null,
      state: { crowd: { selected: 1 } },
    });
    expect(reduce(two, taken, { type: 'select', handle: 'crowd.center' })).toBe(taken);
  });

  test('changes nothing where the one selected is', () => {
    const action = { type: 'select', handle: 'crowd.center', at: { x: 1, y: 9 } } as const;
    expect(reduce(two, first, action)).toBe(first);
  });
});

describe('write', () => {
  test('takes a number in range exactly', () => {
    const model = act(writeRadius('12.345'));
    expect(model.state.circle).toEqual({ center: { x: 40, y: 31 }, radius: 12.345 });
    expect(model).toMatchObject({ selected: 'p.at', preset: null, notice: null });
  });

  test('refuses a number out of range: the last good value stays, and the notice says all', () => {
    const model = act(writeRadius('12'), writeRadius('99'));
    expect(model.state.circle).toMatchObject({ radius: 12 });
    expect(model.notice?.field).toBe('circle.radius');
    expect(model.notice?.text).toBe('radius r is 99; give a number from 4 to 32. It is still 12.');
  });

  test('refuses what is no number likewise, and stays in its preset', () => {
    const model = act(writeRadius('wide'));
    expect(model).toEqual({
      ...start,
      notice: {
        text: 'radius r is “wide”; give a number from 4 to 32. It is still 26.',
        field: 'circle.radius',
      },
    });
  });

  test('tells the value that stays as print has it', () => {
    const write = (model: Model, text: string) =>
      reduce(squares, model, { type: 'write', field: 'u.at', text });
    const negative = write(startOf(squares), '-3');
    expect(write(negative, 'x').notice?.text).toBe(
      'number u is “x”; give a number from −4 to 4. It is still −3.',
    );
  });

  test('into a field that is not there changes nothing', () => {
    expect(act({ type: 'write', field: 'circle.weight', text: '1' })).toBe(start);
  });
});

describe('a notice', () => {
  const refused = act(writeRadius('99'));

  test.each<Action>([
    moveP,
    { type: 'nudge', handle: 'p.at', by: { x: 1, y: 0 } },
    writeRadius('5'),
    { type: 'preset', name: 'inside' },
    { type: 'reset' },
    address('point-in-circle=1;70,54;52,40,22'),
  ])('is cleared by $type', (action) => {
    expect(refused.notice).not.toBeNull();
    expect(reduce(figure, refused, action).notice).toBeNull();
  });

  test('outlasts a mere change of focus', () => {
    const action: Action = { type: 'select', handle: 'circle.rim' };
    expect(reduce(figure, refused, action).notice).toEqual(refused.notice);
  });
});

describe('preset', () => {
  test('brings its state; the selected handle stays', () => {
    const model = act({ type: 'select', handle: 'circle.rim' }, { type: 'preset', name: 'inside' });
    expect(model).toEqual({
      state: figure.presets[1]!.state,
      selected: 'circle.rim',
      preset: 'inside',
      notice: null,
    });
  });

  test.each(['nowhere', '', '__proto__', 'constructor'])('"%s", unknown, is no change', (name) => {
    expect(act({ type: 'preset', name })).toBe(start);
  });
});

test('choose takes another option, and it is no preset any more', () => {
  const before = startOf(rim);
  const model = reduce(rim, before, { type: 'choose', part: 'format', option: 'double' });
  expect(model.state).toEqual({ ...before.state, format: 'double' });
  expect(model.preset).toBeNull();
});

test.each([
  ['format', 'decimal'],
  ['format', ''],
  ['format', '__proto__'],
  ['u', 'double'],
  ['nothing', 'double'],
])('choose refuses in words what part %s does not offer: "%s"', (part, option) => {
  const before = frozen(startOf(rim));
  const model = reduce(rim, before, { type: 'choose', part, option });
  expect(model.notice?.text).toBe(`This figure has no choice “${option}” of “${part}”.`);
  expect({ ...model, notice: null }).toEqual(before);
});

test('restore brings back everything: Escape undoes a drag', () => {
  const before = act(writeRadius('99'));
  expect(act(moveP, { type: 'restore', model: before })).toBe(before);
});

test('reset brings back the start', () => {
  expect(act(moveP, writeRadius('99'), { type: 'reset' })).toEqual(start);
});

describe('address', () => {
  test('brings its state', () => {
    const model = act(address('point-in-circle=1;70,54;52,40,22'));
    expect(model).toEqual({
      ...start,
      state: { p: { x: 70, y: 54 }, circle: { center: { x: 52, y: 40 }, radius: 22 } },
      preset: null,
    });
  });

  test('that cannot be read brings the start, and says why', () => {
    const model = act(moveP, address('point-in-circle=1;70,54'));
    expect({ ...model, notice: null }).toEqual(start);
    expect(model.notice?.field).toBeNull();
    expect(model.notice?.text).toContain('it has 1 group of numbers instead of 2');
  });
});

describe('fields of the selected corner', () => {
  const startOfIsland = frozen(startOf(polygons));
  const after = (...actions: Action[]): Model =>
    actions.reduce((model, action) => frozen(reduce(polygons, model, action)), startOfIsland);
  const select = (handle: string): Action => ({ type: 'select', handle });
  const write = (field: string, text: string): Action => ({ type: 'write', field, text });
  const islandOf = ({ state }: Model) => state.island as Vec2[];
  const before = islandOf(startOfIsland);
  const namesIn = ({ state, selected }: Model) =>
    fieldsOf(polygons, state, selected).map(({ item }) => item.name);

  test('are called by it, and by corner 0 while the circle is selected', () => {
    expect(namesIn(startOfIsland)).toContain('x of corner 0');
    expect(namesIn(after(select('island.3')))).toContain('x of corner 3');
    expect(namesIn(after(select('island.3'), select('circle.rim')))).toContain('x of corner 0');
  });

  test('write to it, and it stays selected', () => {
    const model = after(select('island.3'), write('island.x', '70.5'));
    expect(islandOf(model)).toEqual(before.with(3, { ...before[3]!, x: 70.5 }));
    expect(model).toMatchObject({ selected: 'island.3', preset: null, notice: null });
    expect(islandOf(after(write('island.y', '9')))[0]).toEqual({ ...before[0]!, y: 9 });
  });

  test('refuse as other fields do, by its name', () => {
    const { notice, state } = after(select('island.3'), write('island.y', '99'));
    expect(notice).toEqual({
      text: `y of corner 3 is 99; give a number from 3 to 61. It is still ${before[3]!.y}.`,
      field: 'island.y',
    });
    expect(state).toBe(startOfIsland.state);
  });

  test('drop a refusal with their corner, and keep it while they are still of that one', () => {
    const refused = [select('island.3'), write('island.y', 'far')];
    expect(after(...refused, select('island.2')).notice).toBeNull();
    expect(after(write('island.y', 'far'), select('island.0')).notice).not.toBeNull();
    expect(after(write('circle.x', 'far'), select('island.2')).notice).not.toBeNull();
  });
});

// Writing to a frozen preset or value throws.
for (const { preset } of presets) frozen(preset);

rule('no state is changed in place, whatever is done to it', figures, ({ figure: any }) => {
  const isUnchanged = (one: Model, other: Model) => {
    const before = structuredClone(one);
    frozen(one);
    for (const { id, item } of handlesOf(any, one.state)) {
      reduce(any, one, { type: 'move', handle: id, to: { x: item.at.y, y: item.at.x } });
      reduce(any, one, { type: 'nudge', handle: id, by: { x: 1, y: 1 } });
    }
    for (const { id, item } of fieldsOf(any, one.state, one.selected)) {
      reduce(any, one, { type: 'write', field: id, text: String(item.min) });
    }
    reduce(any, one, { type: 'restore', model: other });
    expect(one).toEqual(before);
  };
  forAll(fc.property(reachable(any), reachable(any), isUnchanged), isFull ? 50 : 15);
});

rule('a place that is not a number brings no handle out of reach', figures, ({ figure: any }) => {
  const model = startOf(any);
  for (const { id } of handlesOf(any, model.state)) {
    for (const spoilt of [NaN, Infinity, -Infinity]) {
      for (const to of [
        { x: spoilt, y: 0 },
        { x: 0, y: spoilt },
        { x: spoilt, y: spoilt },
      ]) {
        const { state } = reduce(any, model, { type: 'move', handle: id, to });
        expect(numbersOf(any, state).flat().every(Number.isFinite), id).toBe(true);
        const places = handlesOf(any, state).flatMap(({ item }) => [item.at.x, item.at.y]);
        expect(places.every(Number.isFinite), id).toBe(true);
      }
    }
  }
});

rule('no two handles and no two fields of a figure have one name', figures, ({ figure: any }) => {
  const { state } = startOf(any);
  const handles = handlesOf(any, state);
  for (const items of [handles, ...handles.map(({ id }) => fieldsOf(any, state, id))]) {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ item }) => item.name)).size).toBe(items.length);
  }
});

describe('commands and questions', () => {
  interface State {
    readonly corners: readonly Vec2[];
  }
  const corners = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ];
  const triangle = corners.slice(0, 3);
  const shape = defineFigure({
    name: 'shape',
    version: 1,
    caption: 'Drag a corner',
    description: 'A polygon.',
    world: { minX: 0, maxX: 10, minY: 0, maxY: 10 },
    parts: { corners: polygon({ grows: true }) },
    presets: [{ name: 'square', label: 'square', state: { corners } }],
    conventions: [],
    commands: [
      {
        name: 'remove',
        label: 'Remove the corner',
        idle: ({ corners }: State) => corners.length === 3,
        run: ({ corners }: State, _answer, selected) => ({
          corners: removeCorner(corners, Number(selected.split('.')[1])),
        }),
      },
    ],
    replies: {
      triangle: { corners: ({ count }: { count: number }) => `It has ${count} corners.` },
    },
    questions: [
      {
        name: 'triangle',
        ask: 'Make a triangle.',
        find: (_state, count) => ({ right: count === 3, kind: 'corners', count }),
        solution: { corners: triangle },
      },
    ],
    answer: ({ corners }: State) => corners.length,
    words: { polygon: () => ({ word: 'a', rest: 'polygon' }) },
    find: () => ({ hit: false, kind: 'polygon' }),
    draw: () => [],
  });
  const remove: Action = { type: 'command', name: 'remove' };
  const first = startOf(shape);

  test('a bud grows into a corner, which is then selected', () => {
    const long = {
      ...first,
      state: { corners: corners.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })) },
    };
    expect(budsOf(shape, long.state).map(({ id }) => id)).toEqual(
      [0, 1, 2, 3].map((i) => `corners.after-${i}`),
    );
    const after = reduce(shape, long, { type: 'grow', bud: 'corners.after-1' });
    expect((after.state as unknown as State).corners[2]).toEqual({ x: 18, y: 9 });
    expect(after).toMatchObject({ selected: 'corners.2', preset: null });
    expect(reduce(shape, long, { type: 'grow', bud: 'corners.after-9' })).toBe(long);
  });

  test('a corner can be taken away while there are more than three', () => {
    const after = reduce(shape, first, { type: 'remove', handle: 'corners.3' });
    expect(after.state.corners).toEqual(triangle);
    expect(after).toMatchObject({ selected: 'corners.2', preset: null });
    expect(reduce(shape, after, { type: 'remove', handle: 'corners.0' })).toBe(after);
  });

  test('what has no buds and gives up no handle stays as it is', () => {
    expect(reduce(figure, start, { type: 'grow', bud: 'p.at' })).toBe(start);
    expect(reduce(figure, start, { type: 'remove', handle: 'p.at' })).toBe(start);
  });

  test('a command is given the selected handle', () => {
    const chosen = reduce(shape, first, { type: 'select', handle: 'corners.1' });
    const after = reduce(shape, chosen, remove);
    expect(after.state.corners).toEqual([corners[0], corners[2], corners[3]]);
    expect(after).toMatchObject({ selected: 'corners.1', preset: null });
  });

  test('a handle that goes with its corner leaves the first one selected', () => {
    const chosen = reduce(shape, first, { type: 'select', handle: 'corners.3' });
    expect(reduce(shape, chosen, remove)).toMatchObject({ selected: 'corners.0' });
  });

  test('an idle command, and one that is not there, change nothing', () => {
    const after = reduce(shape, first, remove);
    expect(reduce(shape, after, remove)).toBe(after);
    expect(reduce(shape, first, { type: 'command', name: 'other' })).toBe(first);
  });

  test('a question shows a position that answers it', () => {
    const solved = reduce(shape, first, { type: 'solve', question: 'triangle' });
    expect(solved).toMatchObject({ state: { corners: triangle }, preset: null });
    expect(reduce(shape, first, { type: 'solve', question: 'other' })).toBe(first);
  });
});
