import { defineFigure } from '#kit/figure.ts';
import { show } from '#kit/numbers.ts';
import { boxesIntersect } from '#lib/index.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
} from '#published/circle-box-revised.ts';
import { float64 } from '#published/monogame-circles.ts';
import { replies } from '../words/nine-zones-exercise.ts';
import { figure as hero, isCorner, type State } from './nine-zones.ts';

const state = (x: number, y: number, radius: number): State => ({
  box: { center: { x: 46, y: 28 }, halfWidth: 16, halfHeight: 12, degrees: 0 },
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure<
  State,
  ReturnType<typeof answer>,
  typeof hero.words,
  typeof replies
>({
  ...hero,
  name: 'nine-zones-exercise',
  caption: 'Drag $c$, the rim or the box',
  presets: [
    { name: 'side', label: 'beside a wall', state: state(76, 30, 9) },
    { name: 'corner', label: 'near a corner', state: state(74, 47, 10) },
    { name: 'below', label: 'below', state: state(40, 8, 5) },
  ],
  formulas: [],

  answer,

  replies,
  questions: [
    {
      name: 'both-sums',
      ask: 'Place the circle so that both sums reach, across and up, and it misses the box all the same.',
      find: (_state, { zone, hit, sums }) => {
        if (hit) return { right: false, kind: 'hit', zone };
        return sums ? { right: true, kind: 'right', zone } : { right: false, kind: 'short' };
      },
      solution: state(72, 47, 12),
    },
    {
      name: 'open-or-closed',
      ask: 'Place $c$ beyond a corner so that the circle just touches it: with < a miss, with ≤ a hit. The boxes take exact numbers.',
      find: ({ circle: { radius } }, { zone, d: distance, open, closed }) => {
        if (!isCorner(zone)) return { right: false, kind: 'wall', zone };
        if (closed && !open) return { right: true, kind: 'right', distance };
        const kind = show(distance) === show(radius) ? 'hair' : 'away';
        return { right: false, kind, distance, radius };
      },
      solution: state(71, 52, 15),
    },
  ],
});

/** What the figure at the top answers, and the two readings that the questions ask for. */
function answer(scene: State) {
  const { center, radius } = scene.circle;
  return {
    ...hero.answer(scene),
    sums: boxesIntersect(scene.box, { center, halfWidth: radius, halfHeight: radius }),
    open: intersectsWithOpenCorner(scene.box, scene.circle, float64),
    closed: intersectsWithClosedCorner(scene.box, scene.circle, float64),
  };
}
