import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-regions.ts';
import { Projection } from '#figure/projection.ts';
import { cross, dot } from '#lib/index.ts';
import * as oracle from '#oracle/polygon.ts';
import { forAll } from '../../support/for-all.ts';
import { dragged } from '../../support/states.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const answerOf = (name: string) => figure.answer(preset(name));
const [{ state: first }] = figure.presets;

describe('presets do as they say', () => {
  test('by a corner: q is the corner, 8.9 from the rim', () => {
    const { region, q, hit } = answerOf('corner');
    expect(region).toEqual({ kind: 'vertex', index: 2 });
    expect(q).toEqual(first.polygon[2]);
    expect(hit).toBe(false);
    // Legs of 20 and 6.
    expect(Math.sqrt(20 ** 2 + 6 ** 2) - 12).toBeCloseTo(8.88, 2);
    expect(verdictOf(first)).toBe('miss: 8.9 apart, nearest is corner 2');
  });

  test('over an edge: q is on it, and n stands upright on it', () => {
    const { region, q, normal } = answerOf('edge');
    expect(region).toEqual({ kind: 'edge', index: 2 });
    const [a, b] = [first.polygon[2]!, first.polygon[3]!];
    const along = (q.x - a.x) / (b.x - a.x);
    expect(along).toBeGreaterThan(0.1);
    expect(along).toBeLessThan(0.9);
    expect(q.y).toBeCloseTo(a.y + along * (b.y - a.y), 9);
    expect(normal!.x * (b.x - a.x) + normal!.y * (b.y - a.y)).toBeCloseTo(0, 9);
    expect(normal!.x * (first.circle.center.x - q.x)).toBeGreaterThan(0);
  });

  test('on a border: the corner has it, and a step to the left the edge', () => {
    const state = preset('border');
    const { center } = state.circle;
    const [a, b] = [first.polygon[2]!, first.polygon[3]!];
    // Upright on the edge, from its end: in tenths, exactly.
    const dot =
      Math.round(10 * (center.x - a.x)) * (b.x - a.x) +
      Math.round(10 * (center.y - a.y)) * (b.y - a.y);
    expect(dot).toBe(0);
    expect(figure.answer(state).region).toEqual({ kind: 'vertex', index: 2 });
    const left = { ...state.circle, center: { x: center.x - 0.1, y: center.y } };
    expect(figure.answer({ ...state, circle: left }).region).toEqual({ kind: 'edge', index: 2 });
  });

  test('touching: legs of 12 and 5, and r is 13', () => {
    const { circle } = preset('touching');
    const { hit, d, q } = answerOf('touching');
    expect([circle.center.x - q.x, circle.center.y - q.y]).toEqual([12, 5]);
    expect({ hit, d, r: circle.radius }).toEqual({ hit: true, d: 13, r: 13 });
    expect(wordsOf(preset('touching')).rest).toBe('just touching, nearest is corner 2');
  });

  test('over an edge: the products of the worked example', () => {
    const { circle, polygon } = preset('edge');
    const [a, b] = [polygon[2]!, polygon[3]!];
    const edge = { x: b.x - a.x, y: b.y - a.y };
    const toCenter = { x: circle.center.x - a.x, y: circle.center.y - a.y };
    expect([edge, toCenter]).toEqual([
      { x: -21, y: 18 },
      { x: 1, y: 21 },
    ]);
    expect([cross(edge, toCenter), dot(edge, toCenter), dot(edge, edge)]).toEqual([-459, 357, 765]);
    expect(answerOf('edge').region).toEqual({ kind: 'edge', index: 2 });
  });

  test('inside', () => {
    const { region, hit } = answerOf('inside');
    expect(region).toEqual({ kind: 'interior' });
    expect(hit).toBe(true);
    expect(wordsOf(preset('inside')).rest).toMatch(
      /^the centre is inside, and the way out is through edge \d$/,
    );
    // "A hit, whatever r is": also where it is less than the way to the boundary.
    const state = preset('inside');
    const small = { ...state, circle: { ...state.circle, radius: 2 } };
    expect(figure.answer(small).hit).toBe(true);
    expect(figure.answer(small).d).toBeGreaterThan(2);
  });
});

test('region, hit and distance are the exact ones, wherever whole numbers put the circle', () => {
  const { polygon } = first;
  for (let x = 3; x <= 93; x += 3) {
    for (let y = 3; y <= 61; y += 2) {
      const circle = { center: { x, y }, radius: 1 + ((x * y) % 28) };
      const { region, hit, d } = figure.answer({ circle, polygon });
      const inside = oracle.pointInPolygon(circle.center, polygon);
      expect(region).toEqual(
        inside ? { kind: 'interior' } : oracle.nearestFeature(circle.center, polygon),
      );
      expect(hit).toBe(oracle.polygonIntersectsCircle(polygon, circle));
      const { top, bottom, twos } = oracle.standing(circle.center, polygon).squaredDistance;
      expect(d * d).toBeCloseTo((Number(top) / Number(bottom)) * 2 ** twos, 6);
    }
  }
});

test('where c is outside the test of the formula is the answer', () => {
  forAll(
    fc.property(dragged(figure), (model) => {
      const state = model.state as unknown as State;
      const answer = figure.answer(state);
      const { d, refused, region, hit } = answer;
      if (refused || region.kind === 'interior' || Math.abs(d - state.circle.radius) < 1e-9) return;
      expect(d <= state.circle.radius).toBe(hit);
    }),
    1000,
  );
});

describe('a polygon that is not convex', () => {
  const dented = { ...first, polygon: first.polygon.with(2, { x: 30, y: 31 }) };
  const crossed = { ...first, polygon: first.polygon.with(2, { x: 5, y: 5 }) };

  test('is called so, with its dent', () => {
    expect(verdictOf(dented)).toBe('miss, not convex: polygon[2] is a dent');
    expect(wordsOf(crossed).rest).toMatch(/crosses or touches itself/);
  });

  test('has no regions, no closest point and no normal drawn', () => {
    const view = new Projection(figure.world, { width: 550, height: 366 });
    const keys = (state: State) =>
      [...figure.draw(state, figure.answer(state), view)].map(({ key }) => key).join(' ');
    expect(keys(first)).toMatch(/wedge-0.*border-0-before.*distance.*normal/);
    expect(keys(dented)).not.toMatch(/wedge|border-|band|distance|normal|closest/);
    expect(keys(dented)).toMatch(/polygon.*disc/);
  });
});
