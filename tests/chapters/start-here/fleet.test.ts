import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/start-here/figures/fleet.ts';
import { fleetAt } from '#chapters/start-here/fleet-of-ships.ts';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import { start } from '#figure/store.ts';
import { polygonIntersectsCircle } from '#lib/index.ts';
import { parse, sizes } from '../../support/drawing.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const countsOf = (state: State) => {
  const { maybes, hits } = figure.answer(state);
  return { maybes, hits };
};
/** The two lines in the corner of the drawing. */
function linesOf(state: State) {
  const svg = parse(
    drawAtBuild(figure, sizes[0]!, { model: { ...start(figure), state: { ...state } } }),
  );
  return ['corners', 'lap'].map((key) => svg.querySelector(`[data-key="${key}"]`)?.textContent);
}

describe('the fleet', () => {
  test('has nine ships of four corners, each wholly in its circle at every moment', () => {
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const ships = fleetAt(degrees);
      expect(ships.map(({ corners }) => corners.length)).toEqual(Array(9).fill(4));
      for (const { corners, circle } of ships) {
        const { x, y } = circle.center;
        const away = corners.map((corner) => Math.hypot(corner.x - x, corner.y - y));
        expect(Math.max(...away)).toBeCloseTo(circle.radius, 9);
      }
    }
  });

  test('stays in the window, and is back where it was after one lap', () => {
    const { minX, maxX, minY, maxY } = figure.world;
    for (let degrees = 0; degrees < 360; degrees += 1) {
      for (const { corners } of fleetAt(degrees)) {
        for (const { x, y } of corners) {
          expect(Math.min(x - minX, maxX - x, y - minY, maxY - y)).toBeGreaterThan(0);
        }
      }
    }
    fleetAt(360).forEach(({ circle }, i) => {
      expect(circle.center.x).toBeCloseTo(fleetAt(0)[i]!.circle.center.x, 9);
      expect(circle.center.y).toBeCloseTo(fleetAt(0)[i]!.circle.center.y, 9);
    });
  });

  test('sails with the bow ahead', () => {
    fleetAt(10).forEach(({ corners: [bow], circle: { center } }, i) => {
      const later = fleetAt(11)[i]!.circle.center;
      const [wayX, wayY] = [later.x - center.x, later.y - center.y];
      const along = (bow!.x - center.x) * wayX + (bow!.y - center.y) * wayY;
      expect(along / Math.hypot(wayX, wayY)).toBeGreaterThan(5.7);
    });
  });
});

describe('the circles first, then the exact test', () => {
  test('miss no ship that the blast touches, and report none that it does not', () => {
    forAllStates(figure, 1000, (whole) => {
      const { ships, said } = figure.answer(whole);
      ships.forEach(({ corners }, i) => {
        expect(said[i]!.hit).toBe(polygonIntersectsCircle(corners, whole.blast));
      });
    });
  });

  test('the marked ship is the nearest', () => {
    forAllStates(figure, 200, (state) => {
      const { ships, nearest, maybes, nearestMaybe } = figure.answer(state);
      const { x, y } = state.blast.center;
      const away = ships.map(({ circle: { center: c } }) => Math.hypot(c.x - x, c.y - y));
      expect(away[nearest]).toBeCloseTo(Math.min(...away), 9);
      // All circles are equally large: if any is touched, the nearest is.
      expect(nearestMaybe).toBe(maybes > 0);
    });
  });
});

describe('presets do as they say', () => {
  test('in the fleet: three in doubt, one hit; the numbers of the text are in the corner', () => {
    expect(countsOf(preset('start'))).toEqual({ maybes: 3, hits: 1 });
    expect(verdictOf(preset('start'))).toBe('hit, 1 of 9 hit: 9 circle tests, then 3 exact tests');
    expect(linesOf(preset('start'))).toEqual([
      'now: 12 of 36 corners in the exact tests',
      'one lap: 648 circle tests, 138 exact tests',
    ]);
  });

  test('maybe, but a miss: one circle is touched, and no ship', () => {
    expect(countsOf(preset('maybe'))).toEqual({ maybes: 1, hits: 0 });
    expect(wordsOf(preset('maybe')).rest).toBe('9 circle tests, then 1 exact test');
  });

  test('all clear: none of the 36 corners was looked at', () => {
    expect(countsOf(preset('clear'))).toEqual({ maybes: 0, hits: 0 });
    expect(linesOf(preset('clear'))[0]).toBe('now: 0 of 36 corners in the exact tests');
  });

  test('far too large: every ship has to be tested', () => {
    expect(countsOf(preset('huge'))).toEqual({ maybes: 9, hits: 9 });
    expect(linesOf(preset('huge'))).toEqual([
      'now: 36 of 36 corners in the exact tests',
      'one lap: 648 circle tests, 648 exact tests',
    ]);
  });
});
