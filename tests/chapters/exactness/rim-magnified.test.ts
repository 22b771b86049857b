import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/exactness/figures/rim-magnified.ts';
import type { Vec2 } from '#lib/index.ts';
import { pointInCircle, withinUlpsOfRim } from '#oracle/circle.ts';
import { containsBySquares, float32, float64 } from '#published/monogame-circles.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const radii = ['1', '100', '4096', '94906266'] as const;
const formats = ['float', 'double'] as const;
const rounding = { float: float32, double: float64 };
const columns = Array.from({ length: 13 }, (_, i) => i - 7);
const rows = Array.from({ length: 9 }, (_, i) => i);
const cells: Vec2[] = rows.flatMap((y) => columns.map((x) => ({ x, y })));

const settings = radii.flatMap((radius) => formats.map((format) => ({ radius, format })));
const answerTo = (setting: (typeof settings)[0]) =>
  figure.answer({ p: { x: 0, y: 2 }, ...setting });
const wrongOf = (setting: (typeof settings)[0]) => {
  const { falseHits, missed } = answerTo(setting);
  return [...falseHits, ...missed];
};
const circleOf = (setting: (typeof settings)[0]) => ({
  center: { x: 0, y: 0 },
  radius: answerTo(setting).place(0, 0).x,
});
const { preset, wordsOf } = reading(figure);

describe.each(settings)('radius $radius, $format', (setting) => {
  const { hits, falseHits, missed, place, look } = answerTo(setting);
  const circle = circleOf(setting);
  const round = rounding[setting.format];

  test('every cell is judged, and judged right', () => {
    const has = (list: readonly Vec2[], { x, y }: Vec2) =>
      list.some((one) => one.x === x && one.y === y);
    for (const cell of cells) {
      const p = place(cell.x, cell.y);
      const said = containsBySquares(p, circle, round);
      const truth = pointInCircle(p, circle);
      expect(look(cell.x, cell.y)).toMatchObject({ said, truth });
      expect(has(hits, cell)).toBe(said && truth);
      expect(has(falseHits, cell)).toBe(said && !truth);
      expect(has(missed, cell)).toBe(!said && truth);
    }
    expect(hits.length).toBeGreaterThan(10);
    expect(hits.length).toBeLessThan(107);
  });

  test('no wrong cell lies more than half a step from the rim', () => {
    for (const { x, y } of wrongOf(setting)) {
      expect(Math.abs(look(x, y).outside)).toBeLessThanOrEqual(0.5);
      // Exactly, not as the figure counts steps. In `float` one step is 2^29 ulps of a double.
      const halfStep = setting.format === 'float' ? 2 ** 28 : 0.5;
      expect(withinUlpsOfRim(place(x, y), circle, halfStep)).toBe(true);
    }
  });

  test('every wrong cell is a false hit, its two squares rounded to one number', () => {
    expect(missed).toEqual([]);
    for (const { x, y } of falseHits) {
      const p = place(x, y);
      const squared = round(round(p.x * p.x) + round(p.y * p.y));
      expect(squared).toBe(round(circle.radius * circle.radius));
    }
  });

  test('the steps from the rim have the right sign: outside is outside', () => {
    for (const { x, y } of cells) {
      const { truth, outside } = look(x, y);
      expect(outside > 0).toBe(!truth);
      const { rest } = wordsOf({ p: { x, y }, ...setting });
      const [place] = rest.split(';');
      if (place === 'on the rim') expect(truth).toBe(true);
      else expect(place).toMatch(truth ? /inside$/ : /outside$/);
      expect(place).not.toMatch(/^0 /);
    }
  });

  test('the verdict fits the cell', () => {
    for (const { x, y } of cells) {
      const { said, truth } = look(x, y);
      const { hit, word, rest } = wordsOf({ p: { x, y }, ...setting });
      expect(hit).toBe(said);
      const words = said ? ['false hit', 'correct hit'] : ['correct miss', 'missed hit'];
      expect(word).toBe(words[Number(truth)]);
      expect(rest).toContain(`; ${wrongOf(setting).length} of 117 cells wrong`);
    }
  });

  test('every cell, and the radius, is a number that the format holds', () => {
    expect(round(circle.radius)).toBe(circle.radius);
    for (const { x, y } of cells) {
      const p = place(x, y);
      expect([round(p.x), round(p.y)]).toEqual([p.x, p.y]);
    }
  });

  test('from the rim outwards, nothing that the format could hold lies between two cells', () => {
    // Below a power of two the format's steps are half as wide.
    for (const x of columns.slice(0, -1).filter((x) => x >= 0)) {
      const [one, next] = [place(x, 0).x, place(x + 1, 0).x];
      const middle = round((one + next) / 2);
      expect([one, next], `between the cells ${x} and ${x + 1}`).toContain(middle);
    }
  });
});

test('so many cells are wrong, in seven settings of eight', () => {
  const counts = settings.map((setting) => [
    `${setting.radius} ${setting.format}`,
    wrongOf(setting).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    '1 float': 6,
    '1 double': 5,
    '100 float': 3,
    '100 double': 5,
    '4096 float': 6,
    '4096 double': 5,
    '94906266 float': 0,
    '94906266 double': 5,
  });
});

describe('presets do as they say', () => {
  const placeOf = (state: State) => {
    const { place, at } = figure.answer(state);
    return { ...place(state.p.x, state.p.y), ...at };
  };

  test('a C# float: radius 4096, the point 4096 across and 1 up is already a hit', () => {
    expect(preset('game')).toMatchObject({ radius: '4096', format: 'float' });
    expect(placeOf(preset('game'))).toMatchObject({ x: 4096, y: 1, said: true, truth: false });
    expect(wordsOf(preset('game')).word).toBe('false hit');
  });

  test('32 bits take a different number for 94 906 266', () => {
    expect(float32(94906266)).toBe(94906264);
  });

  test('whole numbers run out: the same with 64 bits at 94 906 266', () => {
    const whole = preset('whole');
    expect(whole).toMatchObject({ radius: '94906266', format: 'double' });
    expect(placeOf(whole)).toMatchObject({ x: 94906266, y: 1, said: true, truth: false });
    expect(wordsOf(whole).word).toBe('false hit');
  });

  test('the unit circle', () => {
    expect(preset('unit')).toMatchObject({ radius: '1', format: 'double' });
    expect(wordsOf(preset('unit')).word).toBe('false hit');
  });
});

test('up to there whole numbers are judged right beside the rim', () => {
  const isInvented = (radius: number, round: (value: number) => number) =>
    containsBySquares({ x: radius, y: 1 }, { center: { x: 0, y: 0 }, radius }, round);
  const radii = Array.from({ length: 4095 }, (_, i) => i + 1);
  expect(radii.filter((radius) => isInvented(radius, float32))).toEqual([]);
  expect(isInvented(4096, float32)).toBe(true);
  expect(isInvented(94906265, float64)).toBe(false);
  expect(isInvented(94906266, float64)).toBe(true);
});

test('what was worked out for one setting is not shown for another', () => {
  const first = answerTo({ radius: '1', format: 'float' });
  answerTo({ radius: '1', format: 'double' });
  answerTo({ radius: '100', format: 'float' });
  const again = answerTo({ radius: '1', format: 'float' });
  expect(again.falseHits).toEqual(first.falseHits);
  expect(again.place(3, 1)).toEqual(first.place(3, 1));
});
