import { describe, expect, test } from 'vitest';
import { placeIn, walk, wallsAt } from '#chapters/slide-and-bounce/corner-walk.ts';
import { figure } from '#chapters/slide-and-bounce/figures/corner.ts';
import { findPreset } from '#figure/all-figures.ts';
import { distance } from '#lib/index.ts';

type State = (typeof figure.presets)[0]['state'];
const at = (name: string) => findPreset(figure, name).state as State;
const wordAt = (state: State) => figure.verdict(state, figure.answer(state)).word;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The displacement in a direction, as the figure's state. */
const towards = (wall: number, degrees: number, loop: State['loop'] = 'both'): State => {
  const center = placeIn(radians(wall));
  const [x, y] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { tip: { x: center.x + 13 * x, y: center.y + 13 * y }, wall, loop };
};

test('its positions do what they are called', () => {
  expect(['acute', 'obtuse', 'trembles', 'floor', 'slope'].map((name) => wordAt(at(name)))).toEqual(
    ['stops', 'stops', 'jitters', 'slides', 'slides'],
  );
  const rest = (name: string) => figure.verdict(at(name), figure.answer(at(name))).rest;
  expect(rest('acute')).toBe('each slide points into the other wall');
  expect(rest('floor')).toBe('along the floor');
  expect(rest('slope')).toBe('along the slanting wall');
});

test('the same displacement jitters or stops by the loop alone', () => {
  const { loop: _, ...stops } = at('obtuse');
  const { loop: __, ...jitters } = at('trembles');
  expect(stops).toEqual(jitters);
});

describe.each([20, 45, 60, 90, 120, 160])('a corner of %d degrees', (wall) => {
  test(`it stops in a sector of ${180 - wall} degrees, between the directions straight into the walls`, () => {
    let count = 0;
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const isInside = degrees > wall + 90 && degrees < 270;
      const isOnEdge = degrees === wall + 90 || degrees === 270;
      const word = wordAt(towards(wall, degrees));
      if (isInside) expect([degrees, word]).toEqual([degrees, 'stops']);
      // Straight into a wall there is nothing to slide by, in whatever corner.
      else if (!isOnEdge) expect([degrees, word]).not.toEqual([degrees, 'stops']);
      if (word === 'stops') count += 1;
    }
    expect(count).toBeGreaterThanOrEqual(180 - wall - 1);
    expect(count).toBeLessThanOrEqual(180 - wall + 1);
  });

  test('at rest it touches both walls but for the margin', () => {
    const center = placeIn(radians(wall));
    for (const { a, b } of wallsAt(radians(wall))) {
      const length = distance(a, b);
      const away = ((b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x)) / length;
      expect(Math.abs(away)).toBeCloseTo(6.2, 9);
    }
  });
});

test.each([20, 45, 60, 80])(
  'by the last wall alone it rests in an acute corner of %d degrees',
  (wall) => {
    const middle = radians(180 + wall / 2);
    for (const lean of [-0.8, -0.3, 0, 0.3, 0.8]) {
      const turn = middle + lean * radians(90 - wall / 2);
      const v = { x: 13 * Math.cos(turn), y: 13 * Math.sin(turn) };
      const places = walk(radians(wall), v, 'last', 40).slice(20);
      expect(Math.max(...places.map((one) => distance(one, places[0]!)))).toBeLessThan(1e-9);
    }
  },
);

test('by the last wall alone it goes to and fro in obtuse corners; by both it stays', () => {
  const v = { x: -7, y: -12 };
  const spread = (loop: State['loop']) => {
    const places = walk(radians(120), v, loop, 40).slice(20);
    return Math.max(...places.map((one) => distance(one, places[0]!)));
  };
  expect(spread('last')).toBeGreaterThan(2);
  expect(spread('both')).toBeLessThan(1e-9);
});
