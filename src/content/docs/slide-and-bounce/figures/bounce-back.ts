import { defineFigure } from '#figure/figure.ts';
import { figure as hero, type State } from './slide-or-bounce.ts';

const at = (x: number, y: number, wall: number, response: State['response']): State => ({
  tip: { x, y },
  wall,
  response,
});

// Without the motion, so that the scene stays where the reader puts it.
const { sweep: _, ...still } = hero;

export const figure = defineFigure({
  ...still,
  name: 'bounce-back',
  caption: 'Your turn: drag the tip of $v$, or turn the wall',
  presets: [
    { name: 'slope', label: 'down a slope', state: at(56, 12, 20, 'bounce') },
    { name: 'floor', label: 'onto the floor', state: at(28, 16, 0, 'bounce') },
    { name: 'leaving', label: 'leaving already', state: at(62, 46, 20, 'bounce') },
    { name: 'none', label: 'restitution 0', state: at(56, 12, 20, 'slide') },
  ],
  formulas: [],

  calls: {
    reflect: {
      load: () => import('#lib/reflect.ts?trace'),
      values: (state) => {
        const { v, n } = hero.answer(state);
        return [v, n, state.response === 'slide' ? 0 : 1];
      },
      state: ([v, n], base) => hero.calls!.slide!.state!([v, n], base),
    },
  },
});
