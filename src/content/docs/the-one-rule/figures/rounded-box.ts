import { defineFigure } from '#kit/figure.ts';
import { box, figure as hero, type State as RoundedState } from './rounded-shapes.ts';

type State = Omit<RoundedState, 'shape'>;

const withBox = (state: State): RoundedState => ({ ...state, shape: 'box' });
const { circle, corner } = hero.parts;
const { symbols, meanings, conventions, world, words } = hero;

const at = (x: number, y: number, r: number, r1: number): State => ({
  circle: { center: { x, y }, radius: r },
  corner: { radius: r1 },
});

// The same figure with the box alone, so that its signed distance can be written.
export const figure = defineFigure({
  name: 'rounded-box',
  version: 1,
  caption: 'Drag the circle, and change $r_1$',
  description:
    'A box in strong lines, and around it the rounded rectangle that comes of growing it by the ' +
    'radius r1. A circle with centre c, and a dashed line of length d from c to q, the closest ' +
    'point of the box.',
  world,
  parts: { circle, corner },
  presets: [
    { name: 'corner', label: 'at a corner', state: at(70, 52, 8, 7) },
    { name: 'side', label: 'beside a side', state: at(78, 30, 7, 7) },
    { name: 'inside', label: 'centre inside', state: at(56, 32, 6, 7) },
  ],
  symbols,
  ...(meanings ? { meanings } : {}),
  conventions,

  answer: (state: State) => hero.answer(withBox(state)),

  calls: {
    signedDistanceToBox: {
      load: () => import('#lib/signed-distance-to-box.ts?trace'),
      values: ({ circle: { center } }) => [center, box],
    },
  },

  words,
  find: (state, answer) => hero.find(withBox(state), answer),
  draw: (stage, state, answer) => hero.draw(stage, withBox(state), answer),
});
