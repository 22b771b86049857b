import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { placeable } from '#figure/paths.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { distance, signedDistanceToPolygon, type Vec2 } from '#lib/index.ts';
import {
  lengthOf,
  oneAfterTheOther,
  plus,
  pushesIn,
  type SceneName,
  scenes,
  shortestIn,
} from '../scenes.ts';

export interface State {
  readonly scene: SceneName;
  readonly circle: CircleValue;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const zero = { x: 0, y: 0 };
/** Less is not shown. */
const tiny = 0.05;

const at = (scene: SceneName, x: number, y: number, radius: number): State => ({
  scene,
  circle: { center: { x, y }, radius },
});

interface Pushed {
  readonly length: number;
  readonly sum: number;
}

export const figure = defineFigure({
  name: 'several-at-once',
  version: 1,
  caption: 'Drag the circle, and compare the arrows',
  description:
    'A circle that overlaps several obstacles. Thin arrows are the pushes of the single obstacles, a ' +
    'dashed arrow is their sum, and a bold arrow is the one shortest push. It ends at p, the centre of ' +
    'a dotted circle that just touches. A path of small dots shows the positions if the obstacles push in turn.',
  world,
  parts: {
    scene: choice<SceneName>('obstacles', [
      { name: 'tiles', label: 'tiles' },
      { name: 'corner', label: 'corner' },
      { name: 'steep', label: 'steep walls' },
      { name: 'flat', label: 'flat walls' },
      { name: 'pillars', label: 'pillars' },
    ]),
    circle: circle({ minRadius: 3, maxRadius: 18 }),
  },
  presets: [
    { name: 'tiles', label: 'two tiles', state: at('tiles', 48, 28, 14) },
    { name: 'corner', label: 'floor and wall', state: at('corner', 30, 20, 14) },
    { name: 'steep', label: 'steep walls', state: at('steep', 48, 17, 13) },
    { name: 'flat', label: 'flat walls', state: at('flat', 48, 22.5, 15) },
    { name: 'pillars', label: 'two pillars', state: at('pillars', 48, 33, 17) },
  ],
  meanings: { p: 'the new centre, after the shortest push' },
  conventions: ['touching', 'filled'],

  answer: ({ scene, circle }: State) => {
    const { center, radius } = circle;
    const pushes = pushesIn(scene, circle);
    const sum = pushes.reduce(plus, zero);
    const after = pushesIn(scene, { center: plus(center, sum), radius });
    return {
      pushes,
      sum,
      /** How deep the circle still is after the sum of the pushes. */
      left: Math.max(0, ...after.map(lengthOf)),
      push: shortestIn(scene, circle),
      turns: oneAfterTheOther(scene, circle),
      /** From the first obstacle, for the listing. */
      away: signedDistanceToPolygon(center, scenes[scene][0]!),
    };
  },

  calls: {
    signedDistanceToPolygonSimply: {
      load: () => import('#lib/plain/signed-distance-to-polygon-simply.ts?trace'),
      values: ({ scene, circle }) => [circle.center, scenes[scene][0]!],
    },
  },

  words: {
    free: () => miss('the circle is free'),
    one: ({ length }: Pushed) => hit(`only one obstacle, which pushes by ${show(length, 1)}`),
    same: ({ length }: Pushed) => hit(`the sum of the pushes is right, ${show(length, 1)}`),
    far: ({ length, sum }: Pushed) =>
      hit(`a push of ${show(length, 1)} is enough, but the sum is ${show(sum, 1)}`),
    deep: ({ length, left }: Pushed & { readonly left: number }) =>
      hit(`a push of ${show(length, 1)} frees it, but the sum leaves it ${show(left, 1)} deep`),
  },

  find: (_state, { pushes, push, sum, left }) => {
    const [length, total] = [lengthOf(push), lengthOf(sum)];
    if (pushes.length === 0) return { hit: false, kind: 'free' };
    if (left >= tiny) return { hit: true, kind: 'deep', length, sum: total, left };
    if (pushes.length === 1) return { hit: true, kind: 'one', length, sum: total };
    const kind = distance(push, sum) < tiny ? 'same' : 'far';
    return { hit: true, kind, length, sum: total };
  },

  /** The circle rises to the right until it is free, and comes back from the left. */
  sweep: {
    label: 'circle out and in',
    seconds: 12,
    repeat: 'loop',
    at: ({ scene, circle }, t) => {
      const x = circle.center.x + 10 * Math.sin(2 * Math.PI * t);
      const y = circle.center.y + 13 * (1 - Math.cos(2 * Math.PI * t));
      return { scene, circle: { ...circle, center: placeable({ x, y }, world) } };
    },
  },

  *draw({ scene, circle }, { pushes, sum, push, turns }, view) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    for (const [i, one] of scenes[scene].entries()) {
      yield mark.polygon(`obstacle-${i}`, 'shape', one);
    }
    yield mark.circle('disc', pushes.length > 0 ? 'disc fill-hit' : 'disc', circle);
    yield mark.dot('c', 'fill-circle', center, 3);
    const goal = plus(center, push);
    const end = plus(center, sum);
    yield mark.symbol('c', center, pushes.length > 0 ? goal : rim, 16);
    if (pushes.length === 0) return;
    yield mark.circle('pushed', 'stroke-circle dotted', { center: goal, radius });
    if (turns.length > 1) {
      yield mark.curve('turns-path', 'stroke-point light', [center, ...turns]);
      yield mark.discs(
        'turns',
        'fill-point',
        turns.map((place) => ({ center: place, radius: 0.6 })),
        'marks',
      );
    }
    for (const [i, one] of pushes.entries()) {
      yield mark.arrow(`one-${i}`, 'stroke-ink thin', center, plus(center, one));
    }
    if (pushes.length > 1) yield mark.arrow('sum', 'stroke-wrong dashed', center, end);
    yield mark.arrow('push', 'stroke-normal bold', center, goal);
    if (!view.sketch && pushes.length > 1 && isApart(end, goal) && isApart(end, center)) {
      yield mark.label('sum-label', 'sum', end, { dx: 9, dy: 4, style: 'note' });
    }
    // To the left of the push, because the sum may go on.
    const right = { x: goal.x + push.y, y: goal.y - push.x };
    if (isApart(goal, center)) yield mark.symbol('p', goal, right, 16);
  },
});

const isApart = (one: Vec2, other: Vec2): boolean => distance(one, other) > 2.5;
