import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/figures/scattered-points.ts';
import { drawAtBuild } from '#kit/draw-at-build.ts';
import { Stage } from '#kit/stage.ts';
import { start } from '#kit/store.ts';
import { TextSurface } from '#kit/surface/text-surface.ts';
import { parse, sizes } from '../../support/drawing.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';

type State = (typeof figure.presets)[0]['state'];

const size = sizes[0]!;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));

/** The points as they are drawn: where, and whether they look touched. */
function drawn(state: State) {
  const model = { ...start(figure), state: { ...state } };
  const svg = parse(drawAtBuild(figure, size, { model }));
  const stage = new Stage(new TextSurface(), figure.world, size);
  return [...svg.querySelectorAll('[data-key^="seed-"]')].map((dot) => ({
    ...stage.toWorld(Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))),
    hit: dot.classList.contains('fill-point'),
  }));
}

test('the points that look touched are those in the circle', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const { circle } = state as unknown as State;
      for (const { x, y, hit } of drawn({ circle })) {
        const apart = Math.hypot(x - circle.center.x, y - circle.center.y);
        // Places in a drawing are rounded to hundredths of a pixel.
        if (Math.abs(apart - circle.radius) > 0.01) expect(hit).toBe(apart < circle.radius);
      }
    }),
    30,
  );
});

test('there are many points, all in the window, no two in one place', () => {
  const points = drawn(figure.presets[0].state);
  expect(points.length).toBeGreaterThan(80);
  for (const { x, y } of points) {
    expect(x > 0 && x < 120 && y > 0 && y < 80).toBe(true);
    const near = points.filter((other) => Math.hypot(other.x - x, other.y - y) < 3);
    expect(near).toHaveLength(1);
  }
});

test('the verdict counts the hits', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const { circle } = state as unknown as State;
      const points = drawn({ circle });
      const count = points.filter(({ hit }) => hit).length;
      const { hit, word, rest } = wordsOf({ circle });
      expect(hit).toBe(count > 0);
      expect(word).toBe(count === 0 ? 'miss' : count === 1 ? '1 hit' : `${count} hits`);
      expect(rest).toBe(`${points.length} points, one test each`);
    }),
    30,
  );
});

describe('presets do as they say', () => {
  const [inField, small, atEdge] = figure.presets.map(({ state }) => state.circle);
  const leaves = ({ center: { x, y }, radius }: NonNullable<typeof inField>) =>
    x - radius < 0 || x + radius > 120 || y - radius < 0 || y + radius > 80;

  test('in the field: all of it, and many points', () => {
    expect(leaves(inField!)).toBe(false);
    expect(figure.answer({ circle: inField! }).filter(Boolean).length).toBeGreaterThan(10);
  });

  test('small: a few points', () => {
    const count = figure.answer({ circle: small! }).filter(Boolean).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(10);
  });

  test('at the edge: partly out of the window', () => {
    expect(leaves(atEdge!)).toBe(true);
    expect(wordsOf({ circle: atEdge! }).hit).toBe(true);
  });
});
