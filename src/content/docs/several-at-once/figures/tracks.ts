import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { circle, rimHandle } from '#figure/parts/circle.ts';
import { placeable } from '#figure/paths.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { lengthOf, plus, type SceneName, scenes, shortestIn } from '../scenes.ts';
import { outlineOf, positionsIn } from '../tracks.ts';
import type { State } from './several-at-once.ts';

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (scene: SceneName, x: number, y: number, radius: number): State => ({
  scene,
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure({
  name: 'tracks',
  version: 1,
  caption: 'Drag the circle, and watch which positions are free',
  description:
    'A circle that overlaps two obstacles. The track of each is a dashed line around it. A dot is the ' +
    'closest point of a piece of a track, or a crossing of both tracks. The dot is filled ' +
    'if its position is free, and hollow if it is not. An arrow points to p, the nearest free position.',
  world,
  parts: {
    scene: choice<SceneName>('obstacles', [
      { name: 'pillars', label: 'pillars' },
      { name: 'corner', label: 'corner' },
      { name: 'tiles', label: 'tiles' },
    ]),
    circle: circle({ minRadius: 3, maxRadius: 18 }),
  },
  presets: [
    { name: 'pillars', label: 'two pillars', state: at('pillars', 46, 33, 17) },
    { name: 'corner', label: 'floor and wall', state: at('corner', 30, 20, 14) },
    { name: 'tiles', label: 'two tiles', state: at('tiles', 50, 28, 14) },
  ],
  meanings: { p: 'the nearest free position' },
  conventions: ['touching', 'filled'],

  answer: ({ scene, circle }: State) => ({
    push: shortestIn(scene, circle),
    ...positionsIn(scenes[scene], circle),
  }),

  words: {
    free: () => miss('the circle is free'),
    push: ({ length }: { readonly length: number }) =>
      hit(`the nearest free position is ${show(length, 1)} away`),
  },

  find: (_state, { push }) => {
    const length = lengthOf(push);
    return length === 0 ? { hit: false, kind: 'free' } : { hit: true, kind: 'push', length };
  },

  /** The circle rises to the right until it is free, and comes back from the left. */
  sweep: {
    label: 'circle out and in',
    seconds: 14,
    repeat: 'loop',
    at: ({ scene, circle }, t) => {
      const x = circle.center.x + 10 * Math.sin(2 * Math.PI * t);
      const y = circle.center.y + 9 * (1 - Math.cos(2 * Math.PI * t));
      return { scene, circle: { ...circle, center: placeable({ x, y }, world) } };
    },
  },

  *draw({ scene, circle }, { push, free, blocked }) {
    const { center, radius } = circle;
    const isFree = lengthOf(push) === 0;
    for (const [i, obstacle] of scenes[scene].entries()) {
      yield mark.polygon(`obstacle-${i}`, 'shape', obstacle);
    }
    yield mark.circle('disc', isFree ? 'disc' : 'disc fill-hit', circle);
    for (const [i, obstacle] of scenes[scene].entries()) {
      yield mark.polygon(
        `track-${i}`,
        'stroke-border dashed',
        outlineOf(obstacle, radius),
        'marks',
      );
    }
    for (const [i, place] of blocked.entries()) {
      yield mark.dot(`blocked-${i}`, 'fill-paper stroke-point', place, 4);
    }
    for (const [i, place] of free.entries()) {
      yield mark.dot(`free-${i}`, 'fill-point', place, 4);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    const goal = plus(center, push);
    yield mark.symbol('c', center, isFree ? rimHandle(circle, world) : goal, 16);
    if (isFree) return;
    yield mark.circle('pushed', 'stroke-circle dotted', { center: goal, radius });
    yield mark.arrow('push', 'stroke-normal bold', center, goal);
    const right = { x: goal.x + push.y, y: goal.y - push.x };
    if (lengthOf(push) > 2.5) yield mark.symbol('p', goal, right, 16);
  },
});
