import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { angle, inDegreesAround, inRadians } from '#figure/parts/angle.ts';
import { choice } from '#figure/parts/choice.ts';
import { point } from '#figure/parts/point.ts';
import { along } from '#figure/places.ts';
import { distance, dot, reflect, slide, toWorld, type Vec2 } from '#lib/index.ts';
import { alongNormal, bouncedAcross, bouncedUp, slidAcross, slidUp } from '../formulas.ts';

type Response = 'slide' | 'bounce';

export interface State {
  readonly tip: Vec2;
  readonly wall: number;
  readonly response: Response;
}

const radius = 6;
/** A bounce keeps all the speed. */
const restitution = 1;
/** The ball stays and the wall rotates around it, so that $v$ depends only on its own tip. */
const center = { x: 44, y: 32 };
/** The distance along the wall from the point of contact to the handle that rotates the wall. */
const arm = 34;
const zero = { x: 0, y: 0 };

/** A point on the wall, x from the point of contact, or below the wall if y is negative. */
const onWall = (wall: number, x: number, y = 0) =>
  toWorld({ x, y: y - radius }, { center, rotation: inRadians(wall) });

/** Removes the rounding errors from differences of decimals. */
const toMillionths = (value: number) => Math.round(value * 1e6) / 1e6 + 0;

const tipPart = point('v', 'tip of');
/** The tip of the velocity. The fields show the velocity itself. */
const velocityTip: typeof tipPart = {
  ...tipPart,
  fields: (value, world) =>
    tipPart.fields(value, world).map((field) => {
      const from = field.key === 'x' ? center.x : center.y;
      const [own, min, max] = [field.value, field.min, field.max].map((one) =>
        toMillionths(one - from),
      );
      return { ...field, value: own!, min: min!, max: max! };
    }),
  write: (value, field, to) =>
    tipPart.write(value, field, toMillionths(to + (field === 'x' ? center.x : center.y))),
};

const wallPart = angle('α', { center, arm });
/** The handle is on the wall, not beside the ball. */
const turningWall: typeof wallPart = {
  ...wallPart,
  handles: (value, world) =>
    wallPart.handles(value, world).map((handle) => ({ ...handle, at: onWall(value, arm) })),
  move: (value, handle, to, world) => {
    const turned = toWorld(
      { x: to.x - center.x, y: to.y - center.y },
      { center, rotation: Math.atan2(radius, arm) },
    );
    return wallPart.move(value, handle, turned, world);
  },
};

const at = (x: number, y: number, wall: number, response: Response): State => ({
  tip: { x, y },
  wall,
  response,
});

/** The ball's velocity and the wall's normal. */
function sceneOf({ tip, wall }: State) {
  const n = toWorld({ x: 0, y: 1 }, { center: zero, rotation: inRadians(wall) });
  return { n, v: { x: tip.x - center.x, y: tip.y - center.y } };
}

interface Lengths {
  readonly before: number;
  readonly after: number;
}

const lengths = ({ before, after }: Lengths) =>
  `length ${show(before, 1)} before, ${show(after, 1)} after`;

export const figure = defineFigure({
  name: 'slide-or-bounce',
  version: 1,
  caption: 'Drag the tip of $v$, or turn the wall',
  description:
    'A ball that touches a wall, with its velocity and the normal of the wall. The velocity is split ' +
    'into a part along the wall and a dashed part into it. A bold arrow is the velocity after the ' +
    'slide or the bounce.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    tip: velocityTip,
    wall: turningWall,
    response: choice<Response>('then', [
      { name: 'slide', label: 'slide' },
      { name: 'bounce', label: 'bounce' },
    ]),
  },
  presets: [
    { name: 'slide', label: 'slide on the floor', state: at(68, 14, 0, 'slide') },
    { name: 'slope', label: 'slide down a slope', state: at(50, 12, 340, 'slide') },
    { name: 'bounce', label: 'bounce', state: at(68, 14, 0, 'bounce') },
    { name: 'head-on', label: 'head on', state: at(44, 12, 0, 'slide') },
    { name: 'leaving', label: 'leaving already', state: at(68, 44, 0, 'bounce') },
  ],
  meanings: {
    v: 'the velocity, or the displacement of one step',
    n: 'the normal of the wall, of length 1 (drawn longer)',
    s: 'the speed along $n$: negative into the wall',
    "v'": '$v$ after the slide or the bounce',
    k: 'the restitution, here 1',
    α: 'the angle of the wall',
  },
  conventions: ['yUp'],

  answer: (state: State) => {
    const { n, v } = sceneOf(state);
    const slid = slide(v, n);
    const after = state.response === 'slide' ? slid : reflect(v, n, restitution);
    return { n, v, s: dot(v, n), slid, after };
  },

  calls: {
    slide: {
      load: () => import('#lib/slide.ts?trace'),
      values: (state) => {
        const { v, n } = sceneOf(state);
        return [v, n];
      },
      state: ([v, n]) => ({
        tip: { x: center.x + v.x, y: center.y + v.y },
        wall: inDegreesAround(Math.atan2(-n.x, n.y)),
      }),
    },
  },

  /** The wall tilts from one side to the other, while the tip of the velocity stays. */
  sweep: {
    label: 'wall from one side to the other',
    seconds: 12,
    repeat: 'back-and-forth',
    at: ({ tip, response }, t) => ({
      tip,
      wall: toTenths(290 + 120 * t) % 360,
      response,
    }),
  },

  words: {
    slides: (found: Lengths) => ({ word: 'slide', rest: lengths(found) }),
    bounces: (found: Lengths) => ({ word: 'bounce', rest: lengths(found) }),
    leaves: () => ({ word: 'unchanged', rest: 'v already points away from the wall' }),
  },

  find: ({ response }, { v, s, after }) => {
    const length = (vector: Vec2) => distance(zero, vector);
    if (s >= 0) return { hit: false, kind: 'leaves' };
    return {
      hit: true,
      kind: response === 'slide' ? 'slides' : 'bounces',
      before: length(v),
      after: length(after),
    };
  },

  formulas: [alongNormal, slidAcross, slidUp, bouncedAcross, bouncedUp],
  values: (_state, { v, n, s, after }) => ({
    'v.x': v.x,
    'v.y': v.y,
    'n.x': n.x,
    'n.y': n.y,
    "v'.x": after.x,
    "v'.y": after.y,
    s,
    k: restitution,
  }),
  used: ({ response }, { s }) => {
    const [slides, bounces] = [s < 0 && response === 'slide', s < 0 && response === 'bounce'];
    return { slidAcross: slides, slidUp: slides, bouncedAcross: bounces, bouncedUp: bounces };
  },

  *draw({ tip, wall }, { n, s, slid, after }, view) {
    const ground = (x: number, y = 0) => onWall(wall, x, y);
    const touched = ground(0);
    yield mark.polygon(
      'ground',
      'fill-shape',
      [ground(-150), ground(150), ground(150, -150), ground(-150, -150)],
      'ground',
    );
    yield mark.line('wall', 'stroke-ink firm', ground(-150), ground(150), 'ground');
    yield mark.circle('ball', s < 0 ? 'disc fill-hit' : 'disc', { center, radius });
    const foot = along(center, slid, 1);
    const result = along(center, after, 1);
    if (s < 0) {
      // Broad and pale, because the result of slide is drawn on top.
      yield {
        ...mark.line('along', 'stroke-circle', center, foot),
        attributes: { 'stroke-width': 15, 'stroke-opacity': 0.3 },
      };
      yield mark.line('into', 'stroke-normal firm dashed', foot, tip);
      yield mark.line('back', 'stroke-normal firm dashed', foot, result);
      if (-s > 4) {
        if (distance(center, foot) > 3) yield mark.rightAngle('square', foot, center, tip);
        yield mark.symbolAlong('s', foot, tip, distance(center, foot) > 3 && slid.x < 0 ? -14 : 14);
      }
    }
    yield mark.arrow('v', 'stroke-circle firm', center, tip);
    yield mark.arrow('after', 'stroke-circle bold', center, result);
    const end = along(touched, n, 5);
    yield mark.arrow('normal', 'stroke-normal bold', touched, end);
    yield mark.symbolAlong('n', touched, end, after.x < 0 ? -16 : 16);
    if (distance(center, tip) > 8) yield mark.symbolAlong('v', center, tip, slid.x < 0 ? 15 : -15);
    if (distance(center, result) > 4) yield mark.symbol("v'", result, center, 16);
    if (!view.sketch) yield mark.symbol('α', ground(arm), ground(arm, 1), 20);
  },
});
