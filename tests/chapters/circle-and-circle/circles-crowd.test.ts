import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-crowd.ts';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import { readShared } from '#figure/read-shared.ts';
import { share } from '#figure/share.ts';
import { type Action, gripAt, type Model, reduce, start } from '#figure/store.ts';
import { circlesIntersect, findIntersectingPairsByGrid } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import { parse, sizes } from '../../support/drawing.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset } = reading(figure);
const crowdOf = ({ state }: Model) => (state as unknown as State).crowd;
const act = (model: Model, action: Action) => reduce(figure, model, action);
const command = (model: Model, name: string) => act(model, { type: 'command', name });
const write = (model: Model, field: string, text: string) =>
  act(model, { type: 'write', field: `crowd.${field}`, text });
const withPreset = (name: string) => act(start(figure), { type: 'preset', name });

describe('the pairs', () => {
  test('are the true ones, in the order of the loops', () => {
    forAll(
      fc.property(reachable(figure), (model) => {
        const { circles } = crowdOf(model);
        const { pairs, hits } = figure.answer({ crowd: crowdOf(model) });
        const expected: [number, number][] = [];
        circles.forEach((a, i) => {
          circles.forEach((b, j) => {
            if (i < j && circlesIntersect(a, b)) expected.push([i, j]);
          });
        });
        expect(pairs).toEqual(expected);
        expect([...hits].sort()).toEqual([...new Set(expected.flat())].sort());
        // "The same list in the same order."
        expect(findIntersectingPairsByGrid(circles)).toEqual(expected);
      }),
      50,
    );
  });

  test.each(figure.presets)('of the preset "$label" are right by the exact oracle', ({ state }) => {
    const { circles } = state.crowd;
    const { pairs } = figure.answer(state);
    const listed = new Set(pairs.map(String));
    for (let i = 0; i < circles.length; i += 1) {
      for (let j = i + 1; j < circles.length; j += 1) {
        expect(listed.has(`${i},${j}`)).toBe(oracle.circlesIntersect(circles[i]!, circles[j]!));
      }
    }
    expect(pairs.length).toBeGreaterThan(0);
  });
});

describe('the tests', () => {
  test('are counted: each pair once', () => {
    for (const { state } of figure.presets) {
      let asked = 0;
      const circles = state.crowd.circles.map((circle) => ({
        radius: circle.radius,
        get center() {
          asked += 1;
          return circle.center;
        },
      }));
      const { tests } = figure.answer({ crowd: { circles, selected: 0 } });
      // One test looks at the centres four times: two circles, across and up.
      expect(asked / 4).toBe(tests);
    }
  });

  test('66 for 12 circles and 19 900 for 200: 17 times the circles, 300 times the tests', () => {
    const say = (name: string) => figure.verdict(preset(name), figure.answer(preset(name)));
    expect(say('twelve')).toEqual({ hit: true, word: '5 pairs', rest: '66 tests for 12 circles' });
    expect(say('most').rest).toBe('19\u202f900 tests for 200 circles');
    expect(Math.round(200 / 12)).toBe(17);
    expect(Math.round(19_900 / 66 / 100) * 100).toBe(300);
  });
});

describe('the selected circle', () => {
  const middle = { x: 40, y: 40 };

  test('is the one that moves', () => {
    const before = write(start(figure), 'selected', '5');
    const after = act(before, { type: 'move', handle: 'crowd.center', to: middle });
    expect(crowdOf(after).circles[5]!.center).toEqual(middle);
    crowdOf(after).circles.forEach((circle, i) => {
      if (i !== 5) expect(circle).toBe(crowdOf(before).circles[i]);
    });
    const nudged = act(after, { type: 'nudge', handle: 'crowd.center', by: { x: -1, y: 0.1 } });
    expect(crowdOf(nudged).circles[5]!.center).toEqual({ x: 39, y: 40.1 });
  });

  test('is any one that a mouse takes by its body, or a tap', () => {
    const model = start(figure);
    const chosen = new Set<number>();
    crowdOf(model).circles.forEach(({ center }, i) => {
      const grip = gripAt(figure, model.state, center)!;
      expect(grip.id).toBe('crowd.center');
      const taken = act(model, { type: 'select', handle: grip.id, at: center });
      const { selected, circles } = crowdOf(taken);
      chosen.add(selected);
      const circle = circles[selected]!;
      // Where two overlap it may be the other, whose body is there as well.
      const away = Math.hypot(circle.center.x - center.x, circle.center.y - center.y);
      expect(away).toBeLessThanOrEqual(circle.radius);
      expect(circles).toBe(crowdOf(model).circles);
      if (i === 0) {
        expect(taken).toBe(model);
        expect(grip.other).toBeUndefined();
      } else if (selected !== 0) {
        expect(grip.other).toEqual(circle.center);
        expect(taken.preset).toBeNull();
      }
    });
    expect(chosen.size).toBeGreaterThan(8);
  });

  test('is none where there is nothing', () => {
    expect(gripAt(figure, start(figure).state, { x: 110, y: 3 })).toBeNull();
  });

  test('has one handle, however many there are, and stays in the crowd', () => {
    const many = write(write(start(figure), 'count', '200'), 'selected', '199');
    expect(crowdOf(many).selected).toBe(199);
    const svg = parse(drawAtBuild(figure, sizes[0]!, { model: many }));
    expect(svg.querySelectorAll('.handle')).toHaveLength(1);
    expect(crowdOf(write(many, 'count', '7')).selected).toBe(6);
  });
});

describe('the number of circles', () => {
  test('is as written, from 2 to 200; the same ones each time', () => {
    for (const count of [2, 3, 77, 200]) {
      const { circles } = crowdOf(write(start(figure), 'count', String(count)));
      expect(circles).toHaveLength(count);
      expect(circles).toEqual(crowdOf(write(withPreset('most'), 'count', String(count))).circles);
    }
    for (const text of ['1', '201', 'many']) {
      const refused = write(start(figure), 'count', text);
      expect(refused.notice?.text).toContain('from 2 to 200');
      expect(crowdOf(refused).circles).toHaveLength(12);
    }
  });
});

describe('commands', () => {
  test('push each pair apart: no circle changes its size, and in the end no pair is left', () => {
    for (const name of ['twelve', 'six', 'forty', 'hundred', 'most']) {
      let model = withPreset(name);
      const radii = crowdOf(model).circles.map(({ radius }) => radius);
      let rounds = 0;
      while (figure.answer({ crowd: crowdOf(model) }).pairs.length > 0 && rounds < 200) {
        model = command(model, 'push');
        rounds += 1;
      }
      expect(crowdOf(model).circles.map(({ radius }) => radius)).toEqual(radii);
      expect(figure.answer({ crowd: crowdOf(model) }).pairs, name).toEqual([]);
      expect(command(model, 'push')).toBe(model);
    }
  });

  test('each of a pair is pushed by half the depth and 0.025 more: 0.05 apart at the end', () => {
    const disc = (x: number) => ({ center: { x, y: 30 }, radius: 5 });
    const two = { circles: [disc(30), disc(36)], selected: 0 };
    const push = figure.commands!.find(({ name }) => name === 'push')!;
    const { crowd } = push.run({ crowd: two }, figure.answer({ crowd: two }), 'crowd.center');
    const [left = 0, right = 0] = crowd.circles.map(({ center }) => center.x);
    // Places are kept in hundredths.
    expect(Math.abs(30 - 4 / 2 - 0.025 - left)).toBeLessThan(0.0051);
    expect(Math.abs(36 + 4 / 2 + 0.025 - right)).toBeLessThan(0.0051);
    expect(right - left - 10).toBeCloseTo(0.05, 9);
  });

  test('remove the second of each pair: no pair is left, and the firsts of all stay', () => {
    for (const name of ['twelve', 'forty', 'most']) {
      const before = withPreset(name);
      const { pairs } = figure.answer({ crowd: crowdOf(before) });
      const after = command(before, 'remove');
      const seconds = new Set(pairs.map(([, j]) => j));
      expect(crowdOf(after).circles).toEqual(
        crowdOf(before).circles.filter((_, i) => !seconds.has(i)),
      );
      expect(figure.answer({ crowd: crowdOf(after) }).pairs).toEqual([]);
    }
  });

  test('what is left of a crowd can be shared', () => {
    for (const model of [
      command(withPreset('most'), 'push'),
      command(withPreset('most'), 'remove'),
    ]) {
      expect(readShared(figure, share(figure, model.state))).toEqual({ state: model.state });
    }
    expect(share(figure, preset('most') as never)).toBe('circles-crowd=1;200,0');
  });

  test('an address that no crowd has written is refused', () => {
    for (const numbers of [
      '0,0',
      '1,0',
      '12,12',
      '12,0.5',
      '201,0',
      '2,0,1,2,3',
      '2,0,9,9,9,9,9,-1',
    ]) {
      expect(readShared(figure, `circles-crowd=1;${numbers}`), numbers).toHaveProperty('problem');
    }
  });
});

test('the list names the first pairs, and counts the others', () => {
  const model = withPreset('most');
  const { pairs } = figure.answer({ crowd: crowdOf(model) });
  for (const size of sizes) {
    const texts = [...parse(drawAtBuild(figure, size, { model })).querySelectorAll('text')].map(
      (text) => text.textContent ?? '',
    );
    const listed = texts.filter((text) => /^\[\d+, \d+\]$/.test(text));
    expect(listed).toEqual(pairs.slice(0, listed.length).map(([i, j]) => `[${i}, ${j}]`));
    expect(listed.length).toBeGreaterThan(5);
    expect(texts).toContain(`and ${pairs.length - listed.length} more`);
  }
});
