import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { along } from '#figure/places.ts';
import { circlesIntersect } from '#lib/index.ts';
import { at, figure as hero, radius } from './moving-circle.ts';

// The same figure, without the motion that would solve the exercise.
const { sweep: _sweep, ...rest } = hero;

export const figure = defineFigure({
  ...rest,
  name: 'swept-exercise',
  caption: 'Drag the ball, the tip of $v$ or the post',
  presets: [
    { name: 'start', label: 'start', state: at([16, 26], [16, 6], [56, 36, 6]) },
    { name: 'near', label: 'touching', state: at([44, 36], [20, 8], [56, 36, 7]) },
  ],
  calls: {
    castCircleAgainstCircle: {
      load: () => import('#lib/cast-circle-against-circle.ts?trace'),
      values: ({ ball: { center, velocity }, post }) => [post, { center, radius }, velocity],
    },
  },
  replies: {
    half: {
      free: () => 'The ball does not meet the post in this step.',
      elsewhen: ({ fraction }: { fraction: number }) => `They touch at t = ${show(fraction, 2)}.`,
      right: () => 'Half of the displacement brings them together.',
    },
    unseen: {
      free: () => 'The ball does not meet the post in this step.',
      seen: ({ test }: { test: 'start' | 'middle' | 'end' }) => `The test at the ${test} finds it.`,
      right: () => 'All three tests miss, but the cast finds the hit.',
    },
    away: {
      apart: () => 'They do not touch at the start.',
      stopped: () => 'They touch at the start, but the displacement points inwards.',
      right: () => 'They touch, but the displacement points away, so this is not a hit.',
    },
  },
  questions: [
    {
      name: 'half',
      ask: 'Make the ball touch the post after exactly half of the step, at $t$ = 0.5.',
      find: (_state, { cast }) => {
        if (!cast) return { right: false, kind: 'free' };
        const { fraction } = cast;
        return Math.abs(fraction - 0.5) < 0.005
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'elsewhen', fraction };
      },
      solution: at([16, 36], [54, 0], [56, 36, 6]),
    },
    {
      name: 'unseen',
      ask:
        'A game tests the ball at the start, in the middle and at the end of each step. Find a ' +
        'displacement that hits the post, although all three tests miss it.',
      find: ({ ball: { center, velocity }, post }, { cast }) => {
        if (!cast) return { right: false, kind: 'free' };
        const seen = (
          [
            ['start', 0],
            ['middle', 0.5],
            ['end', 1],
          ] as const
        ).find(([, t]) => circlesIntersect(post, { center: along(center, velocity, t), radius }));
        return seen
          ? { right: false, kind: 'seen', test: seen[0] }
          : { right: true, kind: 'right' };
      },
      solution: at([12, 30], [80, 4], [71, 33, 4]),
    },
    {
      name: 'away',
      ask: 'Make the ball touch the post at the start and still be free to move.',
      find: (_state, { cast, starts }) => {
        if (!starts) return { right: false, kind: 'apart' };
        return cast ? { right: false, kind: 'stopped' } : { right: true, kind: 'right' };
      },
      solution: at([44, 36], [-20, 8], [56, 36, 7]),
    },
  ],
});
