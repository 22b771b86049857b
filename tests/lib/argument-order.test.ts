import ts from 'typescript';
import { expect, test } from 'vitest';
import * as index from '#lib/index.ts';
import { library } from '../support/library.ts';

// Tests the rule at the top of src/lib/index.ts.

const shapes = ['Box', 'OrientedBox', 'Segment', 'Polygon', 'ConvexPolygon', 'Frame'];
const signatures = Object.keys(index).map((name) => {
  const { node } = library.findFunction(name);
  if (!ts.isFunctionDeclaration(node)) throw new TypeError(name);
  const parameters = node.parameters.map((one) => ({
    name: one.name.getText(),
    type: one.type?.getText() ?? '',
  }));
  // A displacement is a vector, not a point, and comes after the shape that it moves.
  const asked = parameters.filter((one) => !/^(displacement|velocity)$/.test(one.name));
  const displaces = asked.length < parameters.length;
  return { name, parameters: asked, types: asked.map(({ type }) => type), displaces };
});

test('a point comes before the shape that it is compared with', () => {
  const asked = signatures.filter(({ types }) => types.includes('Vec2'));
  const withShape = asked.filter(({ types }) =>
    types.some((type) => [...shapes, 'Circle'].includes(type)),
  );
  expect(withShape.length).toBeGreaterThan(12);
  for (const { name, types } of withShape) {
    expect([name, types.indexOf('Vec2')]).toEqual([name, 0]);
  }
});

test('otherwise the shape comes first and the circle second', () => {
  const pairs = signatures.filter(
    ({ types }) => types.includes('Circle') && types.some((type) => shapes.includes(type)),
  );
  expect(pairs.length).toBeGreaterThan(12);
  for (const { name, types } of pairs) {
    expect([name, types.length, types[1]]).toEqual([name, 2, 'Circle']);
  }
});

test('two of a kind are a and b, or outer and inner', () => {
  // A target does not move, so its shape and the moving one are not interchangeable.
  const alike = signatures.filter(
    ({ types, displaces }) => !displaces && types.length === 2 && types[0] === types[1],
  );
  expect(alike.length).toBeGreaterThan(3);
  for (const { name, parameters } of alike) {
    const names = parameters.map((one) => one.name);
    const expected = /Contains|Inside/.test(name) ? ['outer', 'inner'] : ['a', 'b'];
    expect([name, names]).toEqual([name, expected]);
  }
});

test('a displacement comes after the shape that it moves', () => {
  const casts = Object.keys(index).filter((name) => name.startsWith('cast'));
  expect(casts.length).toBeGreaterThan(0);
  for (const name of casts) {
    const { node } = library.findFunction(name);
    if (!ts.isFunctionDeclaration(node)) throw new TypeError(name);
    const names = node.parameters.map((one) => one.name.getText());
    expect([name, names]).toEqual([name, ['target', 'circle', 'displacement']]);
  }
});

test('two bodies come first, as a and b, and then their contact', () => {
  const ofBodies = signatures.filter(({ types }) => types.includes('Body'));
  expect(ofBodies.map(({ name }) => name)).toContain('bounceCircles');
  for (const { parameters, types } of ofBodies) {
    expect(types.slice(0, 3)).toEqual(['Body', 'Body', 'Contact']);
    expect(parameters.slice(0, 3).map((one) => one.name)).toEqual(['a', 'b', 'contact']);
  }
});
