import { type Circle, distance } from '#lib/index.ts';
import type { AnyExhibit, Exhibit } from '../exhibit.ts';
import { inputOf } from '../write.ts';
import { plain, type Rest } from './shapes.ts';

/** Two circles, of which the second can be dragged. */
export function ofCircles<Answer>(
  a: Circle,
  b: Circle,
  rest: Rest<[Circle, Circle], Answer>,
): AnyExhibit {
  return {
    ...rest,
    names: ['a', 'b'],
    input: `${inputOf.circle(a, 'c_1', 'r_1')}; ${inputOf.circle(b, 'c_2', 'r_2')}`,
    control: {
      by: 'circle',
      shape: { kind: 'circles', circles: [a] },
      circle: b,
      gap: gapTo([a]),
      values: (moved) => [a, plain(moved)],
    },
  } satisfies Exhibit<[Circle, Circle], Answer>;
}

/** Several circles, of which the last can be dragged. */
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
    control: {
      by: 'circle',
      shape: { kind: 'circles', circles },
      circle: last,
      gap: gapTo(circles),
      values: (moved) => [[...circles, plain(moved)]],
    },
  } satisfies Exhibit<[readonly Circle[]], Answer>;
}

function gapTo(circles: readonly Circle[]) {
  return ({ center, radius }: Circle): number =>
    Math.min(...circles.map((one) => distance(center, one.center) - one.radius - radius));
}
