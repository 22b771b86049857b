import type { Kind, Survey } from '#figure/maps/truth-map.ts';
import { faultOf } from '#figure/outline-fault.ts';
import type { Polygon } from '#lib/index.ts';
import { depthIn, pushedOut } from '../push.ts';

/** The largest depth left after one push that is only a rounding error. */
const rounding = 1e-9;

const kinds: readonly Kind[] = [
  { words: 'apart', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'one push frees it', style: 'right-hit', mark: 'plain', side: 1 },
  { words: 'another push is needed', style: 'another-push', mark: 'bars', side: 2 },
];

interface Scene {
  readonly circle: { readonly radius: number };
  readonly island: Polygon;
}

export function survey({ circle: { radius }, island }: Scene): Survey | null {
  if (faultOf(island)) return null;
  return {
    kinds,
    kindAt: (center) => {
      if (depthIn(island, { center, radius }) <= 0) return 0;
      const goal = pushedOut(island, { center, radius });
      return goal && depthIn(island, { center: goal, radius }) <= rounding ? 1 : 2;
    },
    arrowAt: (center) => {
      if (depthIn(island, { center, radius }) <= 0) return null;
      const goal = pushedOut(island, { center, radius });
      return goal && { x: goal.x - center.x, y: goal.y - center.y };
    },
  };
}
