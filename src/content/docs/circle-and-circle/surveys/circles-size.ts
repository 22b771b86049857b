import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import { type Circle, circlesIntersect } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { findAllIntersections } from '#published/monogame-intersections.ts';

export type Taken = 'published' | 'fixed';

/** Is the pair found, with each object's whole size, or half of it, taken for its radius? */
export const tests = {
  published: (first: Circle, second: Circle) =>
    findAllIntersections([thing(first), thing(second)], float64).length > 0,
  fixed: circlesIntersect,
};

/** An object of the article's game, of that size. */
export const thing = ({ center, radius }: Circle) => ({ position: center, size: 2 * radius });
/** And back. */
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
