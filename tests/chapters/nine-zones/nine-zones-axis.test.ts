import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/nine-zones/figures/nine-zones-axis.ts';
import { findPreset } from '#kit/all-figures.ts';
import { compareDistance, offsetFrom, touches, zone } from '../../oracle/box.ts';
import { fromDouble } from '../../oracle/rational.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const at = (x: number, y: number, axis: State['y']): State => ({
  ...preset('up'),
  circle: { center: { x, y }, radius: 5 },
  y: axis,
});

describe('presets do as they say', () => {
  test('one place on the screen: zone 8 with y up, zone 2 with y down, and a hit in both', () => {
    expect(preset('up').circle).toEqual(preset('down').circle);
    expect(wordsOf(preset('up'))).toEqual({
      hit: true,
      word: 'hit',
      rest: 'zone 8, “bottom right”, but it is top right',
    });
    expect(wordsOf(preset('down'))).toEqual({
      hit: true,
      word: 'hit',
      rest: 'zone 2, “top right”, and so it is',
    });
  });

  test('beside a wall the number stays, and the name fits', () => {
    const words = wordsOf(preset('side'));
    expect(words.rest).toBe('zone 5, “right”, and so it is');
    expect(wordsOf({ ...preset('side'), y: 'down' })).toEqual(words);
  });
});

test('the names fit all zones with y down, and three with y up: six are upside down', () => {
  const names = (axis: State['y']) =>
    [52, 31, 10].flatMap((y) => [10, 46, 80].map((x) => wordsOf(at(x, y, axis)).rest));
  expect(names('down').map((rest) => Number(/\d/.exec(rest)?.[0]))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(names('up').map((rest) => Number(/\d/.exec(rest)?.[0]))).toEqual([
    6, 7, 8, 3, 4, 5, 0, 1, 2,
  ]);
  expect(names('down').filter((rest) => rest.endsWith('and so it is'))).toHaveLength(9);
  expect(names('up').filter((rest) => rest.includes('but it is'))).toHaveLength(6);
  expect(names('down')[0]).toContain('“top left”');
  expect(names('down')[8]).toContain('“bottom right”');
});

test('the answer stays when the axis turns, and is the exact one', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const { box, circle } = state as unknown as State;
      const offset = offsetFrom(box, circle.center);
      const near = [-1e-9, 1e-9].map((hair) =>
        compareDistance(offset, box, fromDouble(circle.radius + hair)),
      );
      if (near[0] !== near[1]) return;
      for (const y of ['up', 'down'] as const) {
        expect(figure.answer({ box, circle, y }).hit).toBe(touches(offset, box, circle.radius));
      }
      const up = figure.answer({ box, circle, y: 'up' });
      expect(up.zone).toBe(zone(offset, box));
    }),
    500,
  );
});

test('places are told without a y, since the axis turns', () => {
  const { box, circle } = preset('up');
  const fields = [
    ...figure.parts.box.fields(box, figure.world),
    ...figure.parts.circle.fields(circle, figure.world),
  ];
  const told = fields.map(({ before, after }) => before + after).join(' ');
  expect(told).toBe('$m$ =right, up $w$ = $h$ = $c$ =right, up $r$ =');
});
