import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import { type Circle, circlesIntersect, distance } from '#lib/index.ts';

export type Compared = 'parts' | 'sum';

/** Whether they touch, with the sum of the squares or the square of the sum on the right. */
export const tests = {
  parts: (first: Circle, second: Circle) =>
    distance(first.center, second.center) ** 2 <= first.radius ** 2 + second.radius ** 2,
  sum: circlesIntersect,
};

interface Scene {
  readonly first: Circle;
  readonly second: { readonly radius: number };
  readonly compared: Compared;
}

export function survey({ first, second: { radius }, compared }: Scene): Survey {
  return comparing({
    test: (center) => tests[compared](first, { center, radius }),
    truth: (center) => circlesIntersect(first, { center, radius }),
  });
}
