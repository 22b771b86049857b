import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/slide-and-bounce/figures/tile-seams.ts';
import {
  frames,
  gravity,
  type Method,
  radius,
  runOf,
  tiles,
} from '#chapters/slide-and-bounce/rolling-ball.ts';
import { findPreset } from '#figure/all-figures.ts';

type State = (typeof figure.presets)[0]['state'];
const said = (state: State) => {
  const { hit, word, rest } = figure.verdict(state, figure.answer(state));
  return { hit, says: `${word}: ${rest}` };
};
const speeds = (method: Method) => runOf(method).map(({ velocity }) => velocity.x);
/** The frames in which a tile pushes sideways, and which tile, counted from 1. */
const ghosts = (method: Method) =>
  runOf(method).flatMap(({ pushes }, frame) =>
    pushes
      .filter(({ contact }) => Math.abs(contact.normal.x) > 1e-6)
      .map(({ tile }) => ({ frame, tile: tile + 1 })),
  );

test('the tiles are level, and the ball stands on them', () => {
  for (const { center, halfHeight } of tiles) expect(center.y + halfHeight).toBe(22);
  for (const method of ['ahead', 'behind', 'slide'] as const) {
    for (const { center } of runOf(method)) {
      expect(center.y).toBeGreaterThanOrEqual(22 + radius - 1e-9);
      expect(center.y).toBeLessThan(22 + radius + 0.02);
    }
    expect(runOf(method)).toHaveLength(frames + 1);
  }
});

describe('pushed out, the tile ahead first', () => {
  test('in frame 6 tile 3 is tested first, and the speed drops from 2 to 1.58', () => {
    const { state } = findPreset(figure, 'caught') as { state: State };
    expect(said(state)).toEqual({
      hit: true,
      says: 'ghost collision: with tile 3; velocity 2 before, 1.58 after',
    });
    expect(ghosts('ahead')[0]).toEqual({ frame: 6, tile: 3 });
    const [first, second] = runOf('ahead')[6]!.pushes;
    expect([first!.tile, second!.tile]).toEqual([2, 1]);
    // Up and back, from a corner.
    expect(first!.contact.normal.x).toBeLessThan(-0.3);
    expect(first!.contact.feature.kind).toBe('vertex');
    expect(second!.contact.normal.x).toBeCloseTo(0, 9);
  });

  test('at the next seams it gets slower, and at the third it turns round', () => {
    const run = speeds('ahead');
    const seams = [...new Set(ghosts('ahead').map(({ tile }) => tile))];
    expect(seams).toEqual([3, 4, 5]);
    for (const [i, speed] of run.slice(1).entries()) {
      expect(speed).toBeLessThanOrEqual(run[i]! + 1e-9);
    }
    expect(run.findIndex((speed) => speed < 0)).toBeGreaterThan(24);
    expect(run.at(-1)!).toBeLessThan(-0.5);
  });
});

test('the tile behind first: it never gets slower, and is at 2.3 in frame 29', () => {
  const run = speeds('behind');
  for (const [i, speed] of run.slice(1).entries()) {
    expect(speed).toBeGreaterThanOrEqual(run[i]! - 1e-9);
  }
  expect(run[29]!.toFixed(2)).toBe('2.30');
  const { state } = findPreset(figure, 'faster') as { state: State };
  expect(said(state).says).toBe('ghost collision: with tile 6; velocity 2.25 before, 2.3 after');
  const { contact } = runOf('behind')
    .flatMap(({ pushes }) => pushes)
    .find((push) => push.contact.normal.x > 0.01)!;
  expect(contact.feature.kind).toBe('vertex');
});

test('with moveAndSlide the speed is 2 in every frame, to twelve decimals', () => {
  expect(ghosts('slide')).toEqual([]);
  for (const speed of speeds('slide')) expect(speed).toBeCloseTo(2, 12);
  const run = runOf('slide');
  expect(run.at(-1)!.center.x).toBeCloseTo(10 + 2 * frames, 9);
  // Gravity is there, and taken away by the floor.
  expect(gravity).toBeGreaterThan(0);
  expect(run.at(-1)!.velocity.y).toBeCloseTo(0, 12);
});
