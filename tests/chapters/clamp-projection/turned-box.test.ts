import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/clamp-projection/figures/turned-box.ts';
import { placeBox } from '#figure/parts/box.ts';
import { boxFeature } from '#figure/words/box.ts';
import { toLocal } from '#lib/index.ts';
import { compareDistance, touches } from '#oracle/box.ts';
import { localOffsetFrom } from '#oracle/oriented-box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { forAllStates, reading } from '../support.ts';

const { preset } = reading(figure);
const wordsOf = (name: string) => figure.verdict(preset(name), figure.answer(preset(name)));

test('the frame of the worked example: (20, 43) is (10, 0) for a box rotated by 90°', () => {
  const frame = { center: { x: 20, y: 33 }, rotation: Math.PI / 2 };
  const { x, y } = toLocal({ x: 20, y: 43 }, frame);
  expect([x, y]).toEqual([10, expect.closeTo(0, 12)]);
});

describe('presets do as they say', () => {
  test.each([
    ['side', 'hit', /1\.2 deep, out by the box’s bottom side/],
    ['corner', 'hit', /deep, out by the box’s lower left corner/],
    ['apart', 'miss', /apart in both windows/],
    ['inside', 'hit', /deep, out by the box’s \w+ side/],
    ['upright', 'hit', /5 deep, out by the box’s bottom side/],
  ])('%s: %s', (name, word, rest) => {
    expect(wordsOf(name).word).toBe(word);
    expect(wordsOf(name).rest).toMatch(rest);
    const { box, circle } = preset(name);
    const turned = placeBox(box);
    const offset = localOffsetFrom(turned, circle.center);
    expect(touches(offset, turned, circle.radius)).toBe(word === 'hit');
  });

  test('inside: the centre is', () => {
    const { box, circle } = preset('inside');
    const turned = placeBox(box);
    const offset = localOffsetFrom(turned, circle.center);
    expect(compareDistance(offset, turned, fromDouble(0))).toBe(-1);
  });

  test('not rotated: both windows show the same, but moved', () => {
    const { circle, box } = preset('upright');
    const { local } = figure.answer(preset('upright'));
    expect(local.center).toEqual({
      x: circle.center.x - box.center.x,
      y: circle.center.y - box.center.y,
    });
  });
});

test('both windows agree: lengths stay, directions turn, places turn and move', () => {
  forAllStates(figure, 1000, (one) => {
    const { local, localClosest, closest, contact, localContact, hit } = figure.answer(one);
    const angle = (one.box.degrees * Math.PI) / 180;
    const turn = ({ x, y }: { x: number; y: number }) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    });
    const { x, y } = turn(localClosest);
    expect(closest.x).toBeCloseTo(one.box.center.x + x, 9);
    expect(closest.y).toBeCloseTo(one.box.center.y + y, 9);
    const back = turn(local.center);
    expect(one.circle.center.x).toBeCloseTo(one.box.center.x + back.x, 9);
    expect(one.circle.center.y).toBeCloseTo(one.box.center.y + back.y, 9);
    if (!contact || !localContact) return;
    expect(hit).toBe(true);
    expect(contact.depth).toBeCloseTo(localContact.depth, 9);
    const normal = turn(localContact.normal);
    // Beside a tie, or a hair from a wall, a rounding may choose another wall.
    if (boxFeature(localContact.feature) !== boxFeature(contact.feature)) return;
    if (Math.hypot(local.center.x - localClosest.x, local.center.y - localClosest.y) < 1e-3) return;
    expect(contact.normal.x).toBeCloseTo(normal.x, 6);
    expect(contact.normal.y).toBeCloseTo(normal.y, 6);
  });
});

test('handles stay in the left window', () => {
  forAllStates(figure, 500, ({ circle, box }) => {
    for (const part of ['circle', 'box'] as const) {
      const value = part === 'circle' ? circle : box;
      for (const { at, key } of figure.parts[part].handles(value as never, figure.world)) {
        expect(at.x, key).toBeGreaterThanOrEqual(0);
        expect(at.x, key).toBeLessThanOrEqual(48);
      }
    }
    expect(circle.center.x + circle.radius).toBeLessThanOrEqual(48);
  });
});
