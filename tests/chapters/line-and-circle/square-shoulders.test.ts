import { describe, expect, test } from 'vitest';
import { ellipseOf, figure } from '#chapters/line-and-circle/figures/square-shoulders.ts';
import { compare } from '#chapters/line-and-circle/surveys/square-shoulders.ts';
import { comparing, mapOf } from '#figure/maps/truth-map.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { segmentIntersectsCircle } from '#oracle/segment.ts';
import { lineCircle } from '#published/jeffrey-thompson-line-circle.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import { sharesOver } from '../../support/shares.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const exactly = ({ circle, a, b }: State) => segmentIntersectsCircle({ a, b }, circle);

describe('presets do as they say', () => {
  test('half a metre wide: a false hit', () => {
    expect(preset('half').width).toBe('0.48');
    expect(verdictOf(preset('half'))).toBe('hit, false hit: 0.16 times r apart');
  });

  test('in pixels the same scene is right', () => {
    const { width: _, ...half } = preset('half');
    const { width, ...pixels } = preset('pixels');
    expect(width).toBe('480');
    expect(pixels).toEqual(half);
    expect(wordsOf(preset('pixels')).word).toBe('correct miss');
  });

  test('10 units long: 0.71 to either side at the middle', () => {
    const state = preset('ten');
    const unit = Number(state.width) / 96;
    expect((state.b.x - state.a.x) * unit).toBe(10);
    const { half } = ellipseOf(state);
    expect((half * unit).toFixed(2)).toBe('0.71');
  });

  test('just past the end: 1 long, radius 1, 0.04 past the end and 1 beside the line', () => {
    const { width, circle, a, b } = preset('unit');
    const unit = Number(width) / 96;
    expect((b.x - a.x) * unit).toBeCloseTo(1, 12);
    expect(circle.radius * unit).toBeCloseTo(1, 12);
    expect((circle.center.x - b.x) * unit).toBeCloseTo(0.04, 12);
    expect((circle.center.y - b.y) * unit).toBeCloseTo(1, 12);
    expect(exactly(preset('unit'))).toBe(false);
    expect(wordsOf(preset('unit'))).toMatchObject({ word: 'false hit', rest: 'just apart' });
  });

  test('far apart: the gap is larger than the radius', () => {
    const state = preset('tiny');
    const { circle, a, b } = state;
    const unit = Number(state.width) / 96;
    expect([b.x - a.x, circle.center.x - a.x, circle.center.y - a.y, circle.radius]).toEqual([
      10, 50, 10, 20,
    ]);
    expect(unit).toBeCloseTo(0.0005, 15);
    expect(figure.answer(state).gap).toBeGreaterThan(circle.radius);
    expect(wordsOf(state).word).toBe('false hit');
  });
});

test('ours says what is exactly true, but for the rim, in every world', () => {
  forAllStates(figure, 1000, (state) => {
    const held = { ...state, code: 'ours' as const };
    const { said, gap } = figure.answer(held);
    expect(said === exactly(held) || Math.abs(gap) < 1e-9).toBe(true);
  });
});

test('published it errs past the ends only, by 0.05 at most, and at the rim', () => {
  let falseHits = 0;
  forAllStates(figure, 4000, (state) => {
    const held = { ...state, code: 'published' as const };
    const { said, gap } = figure.answer(held);
    const { circle, a, b, width } = held;
    if (said === exactly(held) || Math.abs(gap) < 1e-9) return;
    expect(said).toBe(true);
    falseHits += 1;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(ex, ey);
    const along = ((circle.center.x - a.x) * ex + (circle.center.y - a.y) * ey) / length;
    const past = (Math.max(-along, along - length) * Number(width)) / 96;
    expect(past).toBeGreaterThan(0);
    expect(past).toBeLessThan(0.05 + 1e-9);
  });
  expect(falseHits).toBeGreaterThan(20);
});

const widths = ['480', '48', '4.8', '0.48', '0.048'] as const;

test('the shoulders reach 0.05 past each end, or out of the window', () => {
  const { circle, a, b } = preset('unit');
  for (const width of widths) {
    const { test: isHit } = compare({ ...preset('unit'), width });
    const past = (0.05 / Number(width)) * 96;
    // Level with the side of the circle, where no round end reaches farther.
    for (const side of [-1, 1]) {
      const y = a.y + side * circle.radius * 0.9999;
      const bulge = circle.radius * Math.sqrt(1 - 0.9999 ** 2);
      const reach = Math.max(past, bulge);
      expect(isHit({ x: b.x + reach * 0.99, y })).toBe(true);
      expect(isHit({ x: b.x + reach * 1.01, y })).toBe(false);
      expect(isHit({ x: a.x - reach * 0.99, y })).toBe(true);
      expect(isHit({ x: a.x - reach * 1.01, y })).toBe(false);
    }
  }
  const farthest = compare({ ...preset('half'), width: '0.048' });
  expect(farthest.test({ x: figure.world.maxX, y: preset('half').b.y })).toBe(true);
});

describe.each(widths)('the ellipse in a window %s wide', (width) => {
  const state = { ...preset('half'), width };
  const { a, b } = state;
  const unit = Number(width) / 96;
  const length = Math.hypot(b.x - a.x, b.y - a.y) * unit;
  // By plain arithmetic: its half axes, in the units of the published code.
  const short = Math.sqrt(0.2 * length + 0.01) / 2;
  const long = length / 2 + 0.05;

  test('is as high as the proof says', () => {
    expect(ellipseOf(state).half * unit).toBeCloseTo(short, 5);
    const proof = Math.sqrt((length / 2 + 0.05) ** 2 - (length / 2) ** 2);
    expect(short).toBeCloseTo(proof, 10);
  });

  test('is where the sum of both distances is 0.1 too long: 0.05 past the ends', () => {
    const { outline } = ellipseOf(state);
    expect(outline).toHaveLength(360);
    const sums = outline.map((place) => (distance(place, a) + distance(place, b)) * unit - length);
    // An outline begins a hundredth of the window's units inside.
    for (const sum of sums) {
      expect(sum).toBeLessThan(0.1 + 1e-9);
      expect(sum).toBeGreaterThan(0.1 - 0.021 * unit);
    }
    expect(long - length / 2).toBeCloseTo(0.05, 12);
  });
});

test('the ellipse stays while c moves, and is another in another world', () => {
  const state = preset('half');
  const ellipse = ellipseOf(state);
  const moved = { ...state, circle: { ...state.circle, center: { x: 10, y: 10 } } };
  expect(ellipseOf(moved)).toBe(ellipse);
  expect(ellipseOf({ ...state, width: '480' }).half).toBeLessThan(ellipse.half);
});

test('ten times narrower, more hits are false: nothing in pixels, and never a miss', () => {
  const shares = widths.map((width) => sharesOver(figure, { ...preset('half'), width }));
  expect(shares.map((all) => Math.round(1000 * (all[2] ?? 0)))).toEqual([0, 0, 0, 8, 182]);
  // In the prose: 0.8 % and 18 %.
  expect(shares[0]?.[2]).toBe(0);
  for (const all of shares) expect(all[3]).toBe(0);
});

test('counted in 32 bits, as in Processing, the map is the same', () => {
  for (const width of widths) {
    const { circle, a, b } = preset('half');
    const unit = Number(width) / 96;
    const scaled = ({ x, y }: Vec2) => ({ x: x * unit, y: y * unit });
    const view = { left: 0, top: 64, width: 96, height: 64 };
    const segment = { a: scaled(a), b: scaled(b) };
    const by = (round: Rounding) => {
      const says = (center: Vec2) =>
        lineCircle(segment, { center: scaled(center), radius: circle.radius * unit }, round);
      return mapOf(comparing({ test: says, truth: () => false }), view, 300, 200);
    };
    expect(by(float32)).toEqual(by(float64));
  }
});
