import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/nine-zones/figures/nine-zones-axis.ts';
import { compareDistance, offsetFrom, touches, zone } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const at = (x: number, y: number, axis: State['y']): State => ({
  ...preset('up'),
  circle: { center: { x, y }, radius: 5 },
  y: axis,
});

describe('presets do as they say', () => {
  test('the top right of the screen: zone 8 with y up, zone 2 with y down, and a hit in both', () => {
    expect(preset('up').circle).toEqual(preset('down').circle);
    const hit = { hit: true, word: 'hit' };
    expect(wordsOf(preset('up'))).toEqual({
      ...hit,
      rest: 'zone 8, at the top right of the screen',
    });
    expect(wordsOf(preset('down'))).toEqual({
      ...hit,
      rest: 'zone 2, at the top right of the screen',
    });
  });

  test('beside a wall the number stays', () => {
    const words = wordsOf(preset('side'));
    expect(words.rest).toBe('zone 5, at the right of the screen');
    expect(wordsOf({ ...preset('side'), y: 'down' })).toEqual(words);
  });
});

test('row by row from the top of the screen: from 0 with y down, the upper row last with y up', () => {
  const words = (axis: State['y']) =>
    [52, 31, 10].flatMap((y) => [10, 46, 80].map((x) => wordsOf(at(x, y, axis)).rest));
  const zones = (axis: State['y']) => words(axis).map((rest) => Number(/\d/.exec(rest)?.[0]));
  expect(zones('down')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(zones('up')).toEqual([6, 7, 8, 3, 4, 5, 0, 1, 2]);
  for (const axis of ['up', 'down'] as const) {
    expect(words(axis).map((rest) => /at the (.*) of/.exec(rest)?.[1] ?? rest)).toEqual([
      'top left',
      'top',
      'top right',
      'left',
      'zone 4, the centre is inside',
      'right',
      'bottom left',
      'bottom',
      'bottom right',
    ]);
  }
});

test('the answer stays when the axis is flipped, and is the exact one', () => {
  forAllStates(figure, 500, ({ box, circle }) => {
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
  });
});

test('places are given without a y, since the axis flips', () => {
  const { box, circle } = preset('up');
  const fields = [
    ...figure.parts.box.fields(box, figure.world),
    ...figure.parts.circle.fields(circle, figure.world),
  ];
  const given = fields.map(({ before, after }) => before + after).join(' ');
  expect(given).toBe('$m$ =right, up $w$ = $h$ = $c$ =right, up $r$ =');
});
