import { defineFigure } from '#kit/figure.ts';
import { show } from '#kit/numbers.ts';
import { distance } from '#lib/index.ts';
import { collideMendingOnlyMtv } from '#published/circle-square-2d.ts';
import { float64 } from '#published/monogame-circles.ts';
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
  questions: [
    {
      name: 'both-near',
      ask:
        'On each number line alone, bring $c$ nearer to the box than $r$. Yet the circle shall ' +
        'miss the box.',
      judge: ({ circle }, { hit, closest }) => {
        const across = Math.abs(circle.center.x - closest.x);
        const up = Math.abs(circle.center.y - closest.y);
        if (hit) return { right: false, says: 'They touch: a miss is asked for.' };
        if (across >= circle.radius) {
          return { right: false, says: `Across they are ${show(across, 1)} apart: too far.` };
        }
        if (up >= circle.radius) {
          return { right: false, says: `Up they are ${show(up, 1)} apart: too far.` };
        }
        return {
          right: true,
          says: 'Near on both lines, and no hit: beyond a corner the legs are shorter than the way.',
        };
      },
      solution: { ...start, circle: { center: { x: 57, y: 9 }, radius: 13 } },
    },
    {
      name: 'stuck',
      ask: 'Find a place where the article’s code says hit, and then does not move the circle at all.',
      judge: ({ circle }, { upright, hit }) => {
        const said = collideMendingOnlyMtv(upright, circle, float64);
        if (!hit) return { right: false, says: 'No hit here, not for anyone.' };
        if (!said) return { right: false, says: 'Here it says miss.' };
        const moved = distance(said.mtv, { x: 0, y: 0 });
        if (moved > 0) {
          const far = moved < 0.05 ? 'a hair' : show(moved, 1);
          return { right: false, says: `Here it moves the circle by ${far}.` };
        }
        return {
          right: true,
          says: 'Exactly on a wall: not inside by its test, and the way from wall to centre is 0.',
        };
      },
      solution: { ...start, circle: { center: { x: 48, y: 27 }, radius: 12 } },
    },
  ],
});
