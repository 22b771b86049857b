import type { Circle, Polygon, Segment, Vec2 } from '../lib/index.ts';
import type { Box } from '../lib/types.ts';
import type { AnyExhibit, Exhibit, Held } from './exhibit.ts';
import { inputOf } from './write.ts';

// How exhibits are written down: each of these knows the order in which the library takes the values,
// and writes the input.

type Rest<Values extends readonly unknown[], Answer> = Omit<
  Exhibit<Values, Answer>,
  'held' | 'names' | 'input'
>;

export const corners = (...places: [number, number][]): Polygon =>
  places.map(([x, y]) => ({ x, y }));
export const disc = (x: number, y: number, radius: number): Circle => ({
  center: { x, y },
  radius,
});
export const box = (halfWidth: number, halfHeight = halfWidth, x = 0): Box => ({
  center: { x, y: 0 },
  halfWidth,
  halfHeight,
});
export const line = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

/** A polygon and a circle. */
export function ofPolygon<Answer>(
  polygon: Polygon,
  circle: Circle,
  rest: Rest<[Polygon, Circle], Answer>,
  arrows = false,
): AnyExhibit {
  return {
    ...rest,
    names: ['polygon', 'circle'],
    input: `${inputOf.polygon(polygon)}; ${inputOf.circle(circle)}`,
    held: {
      by: 'circle',
      shape: { kind: 'polygon', polygon, arrows },
      circle,
      values: (moved) => [polygon, plain(moved)],
    },
  } satisfies Exhibit<[Polygon, Circle], Answer>;
}

/** A box and a circle. */
export function ofBox<Answer>(
  one: Box,
  circle: Circle,
  rest: Rest<[Box, Circle], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['box', 'circle'],
    input: `${inputOf.box(one)}; ${inputOf.circle(circle)}`,
    held: {
      by: 'circle',
      shape: { kind: 'box', box: one },
      circle,
      values: (moved) => [one, plain(moved)],
    },
  } satisfies Exhibit<[Box, Circle], Answer>;
}

/** A segment and a circle. */
export function ofSegment<Answer>(
  segment: Segment,
  circle: Circle,
  rest: Rest<[Segment, Circle], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['segment', 'circle'],
    input: `${inputOf.segment(segment)}; ${inputOf.circle(circle)}`,
    held: {
      by: circle.radius > 0 ? 'circle' : 'point',
      shape: { kind: 'segment', segment },
      circle,
      values: (moved) => [segment, plain(moved)],
    },
  } satisfies Exhibit<[Segment, Circle], Answer>;
}

/** Two circles, of which the second is held. */
export function ofCircles<Answer>(
  a: Circle,
  b: Circle,
  rest: Rest<[Circle, Circle], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['a', 'b'],
    input: `${inputOf.circle(a, 'c_1', 'r_1')}; ${inputOf.circle(b, 'c_2', 'r_2')}`,
    held: {
      by: 'circle',
      shape: { kind: 'circles', circles: [a] },
      circle: b,
      values: (moved) => [a, plain(moved)],
    },
  } satisfies Exhibit<[Circle, Circle], Answer>;
}

/** Several circles, of which the last is held. */
export function ofCrowd<Answer>(
  circles: readonly Circle[],
  last: Circle,
  rest: Rest<[readonly Circle[]], Answer>,
): AnyExhibit {
  const all = [...circles, last];
  return {
    ...rest,
    names: ['circles'],
    input: all.map(inputOf.disc).join('; '),
    held: {
      by: 'circle',
      shape: { kind: 'circles', circles },
      circle: last,
      values: (moved) => [[...circles, plain(moved)]],
    },
  } satisfies Exhibit<[readonly Circle[]], Answer>;
}

/** A point and a polygon; with a radius, the point is the centre of a circle that is drawn. */
export function pointOfPolygon<Answer>(
  polygon: Polygon,
  point: Vec2,
  rest: Rest<[Vec2, Polygon], Answer>,
  radius = 0,
): AnyExhibit {
  const asked = radius > 0 ? inputOf.circle({ center: point, radius }) : inputOf.point(point);
  return {
    ...rest,
    names: ['point', 'polygon'],
    input: `${inputOf.polygon(polygon)}; ${asked}`,
    held: {
      by: radius > 0 ? 'center' : 'point',
      shape: { kind: 'polygon', polygon },
      circle: { center: point, radius },
      values: ({ center }) => [center, polygon],
    },
  } satisfies Exhibit<[Vec2, Polygon], Answer>;
}

/** A point and a box, likewise. */
export function pointOfBox<Answer>(
  one: Box,
  point: Vec2,
  rest: Rest<[Vec2, Box], Answer>,
  radius = 0,
): AnyExhibit {
  const asked = radius > 0 ? inputOf.circle({ center: point, radius }) : inputOf.point(point);
  return {
    ...rest,
    names: ['point', 'box'],
    input: `${inputOf.box(one)}; ${asked}`,
    held: {
      by: radius > 0 ? 'center' : 'point',
      shape: { kind: 'box', box: one },
      circle: { center: point, radius },
      values: ({ center }) => [center, one],
    },
  } satisfies Exhibit<[Vec2, Box], Answer>;
}

/** A point and a segment. */
export function pointOfSegment<Answer>(
  segment: Segment,
  point: Vec2,
  rest: Rest<[Vec2, Segment], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['point', 'segment'],
    input: `${inputOf.segment(segment)}; ${inputOf.point(point)}`,
    held: {
      by: 'point',
      shape: { kind: 'segment', segment },
      circle: { center: point, radius: 0 },
      values: ({ center }) => [center, segment],
    },
  } satisfies Exhibit<[Vec2, Segment], Answer>;
}

type Choice<Values> = Extract<Held<Values>, { by: 'choice' }>;

/** Inputs that no hand can bring about: numbers in place of a drawing. */
export function ofChoice<Values extends readonly unknown[], Answer>(
  held: Omit<Choice<Values>, 'by'>,
  names: readonly string[],
  rest: Rest<Values, Answer> & { readonly input: string },
): AnyExhibit {
  return { ...rest, names, held: { ...held, by: 'choice' } } satisfies Exhibit<Values, Answer>;
}

/** A circle without what the hand remembers. */
function plain({ center, radius }: Circle): Circle {
  return { center, radius };
}
