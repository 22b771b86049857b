import { describe, expect, test } from 'vitest';
import { figure as blast } from '#chapters/start-here/figures/ship-and-blast.ts';
import { figure as box } from '#chapters/start-here/figures/ship-in-box.ts';
import { findPreset } from '#figure/all-figures.ts';
import { stateOf } from '#lab/judge/state-of.ts';
import { circleContainsCircle, distance } from '#lib/index.ts';

describe('ship and blast', () => {
  const shown = (name: string) => {
    const { state } = findPreset(blast, name);
    const answer = blast.answer(state);
    return { state, answer, ...blast.verdict(state, answer) };
  };

  test.each([
    ['clear', 'miss', /no exact test/],
    ['maybe', 'miss', /the ship is missed/],
    ['touching', 'miss', /circles touch/],
    ['hit', 'hit', /so do the blast and the ship/],
  ])('%s is a %s', (name, word, rest) => {
    expect(shown(name).word).toBe(word);
    expect(shown(name).rest).toMatch(rest);
  });

  test('in the preset of that name the rims touch exactly', () => {
    const { ship, blast } = shown('touching').state;
    expect(distance(ship.center, blast.center)).toBe(ship.radius + blast.radius);
  });

  test('the circle holds the ship', () => {
    const { state, answer } = shown('hit');
    for (const center of answer.corners) {
      const outer = { ...state.ship, radius: state.ship.radius + 1e-9 };
      expect(circleContainsCircle(outer, { center, radius: 0 })).toBe(true);
    }
  });
});

describe('ship in box', () => {
  const verdict = (name: string) => {
    const { state } = findPreset(box, name);
    return box.verdict(state, box.answer(state)).rest;
  };

  test('the box changes as the ship turns', () => {
    expect(verdict('flat')).toBe('40 wide, 30 high');
    expect(verdict('upright')).toBe('30 wide, 40 high');
  });

  test('a ship that is turned can be called up from its corners', () => {
    const { state } = findPreset(box, 'turned');
    const values = box.calls!.boundingBox!.values(state)!;
    const found = stateOf(box, 'boundingBox', values) as typeof state;
    expect(box.answer(found).corners).toEqual(values[0]);
  });
});
