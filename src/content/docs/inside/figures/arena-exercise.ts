import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { at, figure as hero } from './round-arena.ts';

// The same figure, without the motion and the listing.
const { sweep: _sweep, calls: _calls, ...rest } = hero;

export const figure = defineFigure({
  ...rest,
  name: 'arena-exercise',
  caption: 'Drag the ball, the tip of $v$ or the arena',
  presets: [
    { name: 'start', label: 'start', state: at([40, 28], [20, 6]) },
    { name: 'near', label: 'near the rim', state: at([62, 40], [16, -12]) },
  ],
  replies: {
    half: {
      free: () => 'The ball stays inside in this step.',
      elsewhen: ({ fraction }: { fraction: number }) =>
        `It touches the rim at t = ${show(fraction, 2)}.`,
      right: () => 'Half of the displacement brings it to the rim.',
    },
    back: {
      free: () => 'The ball stays inside in this step.',
      aslant: ({ degrees }: { degrees: number }) =>
        `It comes back at an angle of ${show(degrees, 0)} degrees to its path.`,
      right: () =>
        'The ball moves straight away from the middle when it hits the rim, so it bounces straight back.',
    },
  },
  questions: [
    {
      name: 'half',
      ask: 'Make the ball touch the rim after exactly half of the step, at $t$ = 0.5.',
      find: (_state, { cast }) => {
        if (!cast) return { right: false, kind: 'free' };
        const { fraction } = cast;
        return Math.abs(fraction - 0.5) < 0.005
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'elsewhen', fraction };
      },
      solution: at([44, 32], [50, 0]),
    },
    {
      name: 'back',
      ask: 'Find a displacement with which the ball bounces straight back along its path.',
      find: ({ ball: { velocity } }, { cast }) => {
        if (!cast) return { right: false, kind: 'free' };
        const { x, y } = cast.normal;
        const length = Math.hypot(velocity.x, velocity.y);
        const cosine = Math.min(1, Math.abs(velocity.x * x + velocity.y * y) / length);
        const degrees = (2 * Math.acos(cosine) * 180) / Math.PI;
        return degrees < 2
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'aslant', degrees };
      },
      solution: at([44, 22], [0, 40]),
    },
  ],
});
