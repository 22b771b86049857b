import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { distance } from '#lib/index.ts';
import { figure as room } from './collide-and-slide.ts';

type State = (typeof room.presets)[0]['state'];

const at = (x: number, y: number, vx: number, vy: number): State => ({
  ball: { center: { x, y }, velocity: { x: vx, y: vy } },
});

const zero = { x: 0, y: 0 };
const leftOf = ({ x, y }: { readonly x: number; readonly y: number }) => distance(zero, { x, y });
/** Anything less is a rounding error. */
const some = 0.05;

const onlyFree = { free: () => 'It meets nothing, so it has nothing to slide along.' };

export const figure = defineFigure({
  ...room,
  name: 'slide-exercise',
  version: 1,
  caption: 'Your turn: drag the circle and the tip of $v$',
  presets: [
    { name: 'start', label: 'start', state: at(14, 44, 24, 6) },
    { name: 'right', label: 'right of the bar', state: at(78, 48, -12, 4) },
  ],

  // The exercise is to fix the function to copy.
  calls: {
    moveAndSlide: {
      load: () => import('#lib/move-and-slide.ts?trace'),
      values: room.calls!.moveAndSlideSimply!.values,
    },
  },

  replies: {
    'two-walls': {
      ...onlyFree,
      one: () => 'It has only one contact. Aim it so that it moves on to a second wall.',
      stops: ({ left }: { left: number }) => `It stops, and ${show(left, 1)} of v is left over.`,
      right: () =>
        'It slides along the first wall until it meets the second, and then along the second.',
    },
    'head-on': {
      ...onlyFree,
      slides: () => 'It moves on along a wall. Aim it straight at the wall.',
      corner: () => 'It stops in a corner, after more than one contact.',
      right: () => 'Head on, no part of v runs along the wall, so all the rest is left over.',
    },
    'narrow-corner': {
      ...onlyFree,
      slides: () => 'It moves on along a wall and does not stop.',
      elsewhere: () => 'It stops, but not under the bar.',
      right: () =>
        'Under the bar, a slide along either wall points into the other, so it has to stop.',
    },
  },
  questions: [
    {
      name: 'two-walls',
      ask: 'Make the circle meet two walls and use up all of $v$.',
      find: (_state, { move: { contacts, remainder } }) => {
        if (contacts.length === 0) return { right: false, kind: 'free' };
        const left = leftOf(remainder);
        if (left > some) return { right: false, kind: 'stops', left };
        return contacts.length === 1
          ? { right: false, kind: 'one' }
          : { right: true, kind: 'right' };
      },
      solution: at(10, 20, 60, -17),
    },
    {
      name: 'head-on',
      ask: 'Make it stop at a single wall, with some of $v$ left over.',
      find: (_state, { move: { contacts, remainder } }) => {
        if (contacts.length === 0) return { right: false, kind: 'free' };
        if (leftOf(remainder) <= some) return { right: false, kind: 'slides' };
        return contacts.length === 1
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'corner' };
      },
      solution: at(20, 30, 0, -24),
    },
    {
      name: 'narrow-corner',
      ask: 'Send it into the narrow corner under the bar so that it stops there.',
      find: (_state, { move: { center, contacts, remainder } }) => {
        if (contacts.length === 0) return { right: false, kind: 'free' };
        if (leftOf(remainder) <= some) return { right: false, kind: 'slides' };
        const isUnder = contacts.length > 1 && center.x > 45 && center.x < 70 && center.y < 20;
        return isUnder ? { right: true, kind: 'right' } : { right: false, kind: 'elsewhere' };
      },
      solution: at(78, 34, -24, -24),
    },
  ],
});
