import { expect, test } from 'vitest';
import { accuracyOf, statedBound } from './stated.ts';
import { accurate, bounded, subjects } from './subjects.ts';

test('every function whose doc comment states a bound is attacked', () => {
  expect(accurate.length).toBeGreaterThan(40);
  expect(bounded.length).toBeGreaterThan(35);
  const attacked = new Set(subjects.map(({ name }) => name));
  // It needs an attack that follows from its parameters, or a NAME.attack.ts beside its test.
  expect(bounded.filter((name) => !attacked.has(name))).toEqual([]);
});

test('a function that is not attacked states that it is exact, or as accurate as another', () => {
  const needsNone =
    /^(if the box is valid, )?it (is never wrong|is exact|is as accurate as|returns the result of)/;
  const attacked = new Set(subjects.map(({ name }) => name));
  const others = accurate.filter((name) => !attacked.has(name));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((name) => !needsNone.test(accuracyOf(name)))).toEqual([]);
});

test('a bound is read from the doc comment, or from the function it is as accurate as', () => {
  expect(accuracyOf('distance')).toBe(
    'it is as accurate as `Math.hypot`, whose squares do not overflow.',
  );
  expect(statedBound('closestPointInBox')).toBe(0.5);
  expect(statedBound('outwardNormals')).toBe(4);
  expect(statedBound('polygonOutlineIntersectsCircle')).toBe(8);
  expect(statedBound('segmentCircleIntersections', 'of the span from both rim')).toBe(12);
  expect(() => statedBound('segmentCircleIntersections')).toThrow('its doc comment has 8, 12');
  expect(() => statedBound('distance')).toThrow('its doc comment has none');
});
