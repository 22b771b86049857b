import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import { type Circle, circlesIntersect } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { findAllIntersections } from '#published/monogame-intersections.ts';

export type Taken = 'published' | 'fixed';

/** Whether the pair is found if each radius is the object's whole size, or half of it. */
export const tests = {
  published: (first: Circle, second: Circle) =>
    findAllIntersections([thing(first), thing(second)], float64).length > 0,
  fixed: circlesIntersect,
};

/** The circle as an object of the article's game. */
export const thing = ({ center, radius }: Circle) => ({ position: center, size: 2 * radius });
/** The inverse. */
export const circleOf = ({ position, size }: ReturnType<typeof thing>): Circle => ({
  center: position,
  radius: size / 2,
});

interface Scene {
  readonly first: Circle;
  readonly second: { readonly radius: number };
  readonly taken: Taken;
}

export function survey({ first, second: { radius }, taken }: Scene): Survey {
  return comparing(
    {
      test: (center) => tests[taken](first, { center, radius }),
      truth: (center) => circlesIntersect(first, { center, radius }),
    },
    taken === 'published' ? 'findAllIntersections' : '',
  );
}
