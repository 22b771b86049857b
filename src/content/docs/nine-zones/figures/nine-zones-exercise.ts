import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { boxesIntersect } from '#lib/index.ts';
import {
  intersectsWithClosedCorner,
  intersectsWithOpenCorner,
} from '#published/circle-box-revised.ts';
import { float64 } from '#published/monogame-circles.ts';
import { figure as hero, isCorner, type State } from './nine-zones.ts';

const state = (x: number, y: number, radius: number): State => ({
  box: { center: { x: 46, y: 28 }, halfWidth: 16, halfHeight: 12, degrees: 0 },
  circle: { center: { x, y }, radius },
});

// Without the motion, so that the scene stays where the reader puts it.
const { sweep: _, ...still } = hero;

interface Zone {
  readonly zone: number;
}

interface Lengths {
  readonly distance: number;
  readonly radius: number;
}

const legs = 'Legs of 9 and 12 have a hypotenuse of 15.';

const replies = {
  'both-sums': {
    hit: ({ zone }: Zone) => `A hit, in zone ${zone}. Look for a miss.`,
    short: () => 'A miss, but the bounding box does not overlap the box either.',
    right: ({ zone }: Zone) =>
      `The bounding box overlaps, but in corner zone ${zone} the circle misses.`,
  },
  'open-or-closed': {
    wall: ({ zone }: Zone) => `Zone ${zone} is not a corner zone.`,
    hair: ({ distance, radius }: Lengths) =>
      `The corner is almost exactly ${show(distance)} away, and the radius is ${show(radius)}. ${legs}`,
    away: ({ distance, radius }: Lengths) =>
      `The corner is ${show(distance)} away, and the radius is ${show(radius)}. ${legs}`,
    right: ({ distance }: { distance: number }) =>
      `The corner is ${show(distance)} away, and so is the rim.`,
  },
};

export const figure = defineFigure<
  State,
  ReturnType<typeof answer>,
  typeof hero.words,
  typeof replies
>({
  ...still,
  name: 'nine-zones-exercise',
  caption: 'Drag $c$, the rim or the box',
  presets: [
    { name: 'side', label: 'at a side', state: state(76, 30, 9) },
    { name: 'corner', label: 'near a corner', state: state(74, 47, 10) },
    { name: 'below', label: 'below', state: state(40, 8, 5) },
  ],
  formulas: [],

  answer,

  replies,
  questions: [
    {
      name: 'both-sums',
      ask: 'Place the circle so that its bounding box overlaps the box, but the circle misses it.',
      find: (_state, { zone, hit, sums }) => {
        if (hit) return { right: false, kind: 'hit', zone };
        return sums ? { right: true, kind: 'right', zone } : { right: false, kind: 'short' };
      },
      solution: state(72, 47, 12),
    },
    {
      name: 'open-or-closed',
      ask: 'Place $c$ in a corner zone so that the circle just touches the corner, which is a miss with < and a hit with ≤. You can type exact numbers.',
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

/** The first figure's answer, and the values that the two questions need. */
function answer(scene: State) {
  const { center, radius } = scene.circle;
  return {
    ...hero.answer(scene),
    sums: boxesIntersect(scene.box, { center, halfWidth: radius, halfHeight: radius }),
    open: intersectsWithOpenCorner(scene.box, scene.circle, float64),
    closed: intersectsWithClosedCorner(scene.box, scene.circle, float64),
  };
}
