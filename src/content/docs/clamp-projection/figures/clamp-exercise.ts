import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { boxFeature } from '#figure/words/box.ts';
import type { Feature } from '#lib/index.ts';
import { figure as hero } from './clamp-projection.ts';

const start = hero.presets[0].state;
const side = { ...start, circle: { center: { x: 58, y: 27 }, radius: 14 } };

interface Gap {
  readonly gap: number;
}

export const figure = defineFigure({
  ...hero,
  name: 'clamp-exercise',
  caption: 'Drag $c$, the rim or the box',
  // The chapter already prints the formulas with the first figure.
  formulas: [],
  // A motion would reveal answers.
  sweep: undefined,
  presets: [
    { name: 'corner', label: 'at a corner', state: start },
    { name: 'side', label: 'at a side', state: side },
  ],
  replies: {
    'one-clamped': {
      both: () => 'Here both are clamped, so q is a corner.',
      across: () => 'Here only the horizontal coordinate is clamped.',
      neither: () => 'The centre is in the box, so nothing is clamped.',
      miss: () => 'Only the vertical one is clamped. Now make it a hit.',
      right: () => 'The centre is straight above or below the box, and q is on that side.',
    },
    'both-near': {
      hit: () => 'They touch, but you need a miss.',
      farAcross: ({ gap }: Gap) => `Horizontally they are ${show(gap, 1)} apart, which is too far.`,
      farUp: ({ gap }: Gap) => `Vertically they are ${show(gap, 1)} apart, which is too far.`,
      right: () =>
        'This is near on both lines and still a miss, because beyond a corner c is farther away than either gap.',
    },
    'out-by-top': {
      outside: () => 'The centre is not inside the box.',
      other: ({ feature }: { feature: Feature }) =>
        `Here the nearest is the ${boxFeature(feature)}.`,
      right: ({ depth }: { depth: number }) =>
        `The top side is nearest. The move is ${show(depth, 1)} long, the distance to it plus the radius.`,
    },
  },
  questions: [
    {
      name: 'one-clamped',
      ask: 'Find a hit in which clamping changes only the vertical coordinate of $c$.',
      find: ({ circle: { center } }, { hit, closest }) => {
        const [across, up] = [closest.x !== center.x, closest.y !== center.y];
        if (across) return { right: false, kind: up ? 'both' : 'across' };
        if (!up) return { right: false, kind: 'neither' };
        return hit ? { right: true, kind: 'right' } : { right: false, kind: 'miss' };
      },
      solution: { ...start, circle: { center: { x: 36, y: 12 }, radius: 12 } },
    },
    {
      name: 'both-near',
      ask:
        'Make the gap to the box smaller than $r$ on both number lines while the circle misses ' +
        'the box.',
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
      name: 'out-by-top',
      ask: 'Put $c$ inside the box so that the shortest way out is up.',
      find: (_state, { contact, signed }) => {
        if (!contact || signed >= 0) return { right: false, kind: 'outside' };
        const { feature } = contact;
        return feature.kind === 'edge' && feature.index === 2
          ? { right: true, kind: 'right', depth: contact.depth }
          : { right: false, kind: 'other', feature };
      },
      solution: { ...start, circle: { center: { x: 28, y: 37 }, radius: 5 } },
    },
  ],
});
