import { defineFigure } from '#kit/figure.ts';
import { distance } from '#lib/index.ts';
import { collideMendingOnlyMtv } from '#published/circle-square-2d.ts';
import { float64 } from '#published/monogame-circles.ts';
import { replies } from '../words/clamp-exercise.ts';
import { figure as hero } from './clamp-projection.ts';

const start = hero.presets[0].state;
const side = { ...start, circle: { center: { x: 58, y: 27 }, radius: 14 } };

export const figure = defineFigure({
  ...hero,
  name: 'clamp-exercise',
  caption: 'Drag $c$, the rim, the box',
  // The chapter shows its numbers once, in those of the first figure.
  formulas: [],
  presets: [
    { name: 'corner', label: 'at a corner', state: start },
    { name: 'side', label: 'at a side', state: side },
  ],
  replies,
  questions: [
    {
      name: 'both-near',
      ask:
        'On each number line alone, bring $c$ nearer to the box than $r$. Yet the circle shall ' +
        'miss the box.',
      find: ({ circle }, { hit, closest }) => {
        const across = Math.abs(circle.center.x - closest.x);
        const up = Math.abs(circle.center.y - closest.y);
        if (hit) return { right: false, kind: 'hit' };
        if (across >= circle.radius) return { right: false, kind: 'farAcross', gap: across };
        if (up >= circle.radius) return { right: false, kind: 'farUp', gap: up };
        return { right: true, kind: 'right' };
      },
      solution: { ...start, circle: { center: { x: 57, y: 9 }, radius: 13 } },
    },
    {
      name: 'stuck',
      ask: 'Find a place where the article’s code says hit, and then does not move the circle at all.',
      find: ({ circle }, { upright, hit }) => {
        const said = collideMendingOnlyMtv(upright, circle, float64);
        if (!hit) return { right: false, kind: 'miss' };
        if (!said) return { right: false, kind: 'missed' };
        const way = distance(said.mtv, { x: 0, y: 0 });
        return way > 0 ? { right: false, kind: 'moved', way } : { right: true, kind: 'right' };
      },
      solution: { ...start, circle: { center: { x: 48, y: 27 }, radius: 12 } },
    },
  ],
});
