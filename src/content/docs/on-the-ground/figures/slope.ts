import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { angle, inRadians } from '#figure/parts/angle.ts';
import { choice } from '#figure/parts/choice.ts';
import { along } from '#figure/places.ts';
import { castCircleAgainstSegment, distance, moveOnGround, slide, toWorld } from '#lib/index.ts';
import { walkedAcross, walkedUp } from '../formulas.ts';

type Keys = 'none' | 'uphill' | 'downhill';

export interface State {
  readonly slope: number;
  readonly keys: Keys;
}

const radius = 6;
/** The ball stays and the slope rotates below it. */
const center = { x: 46, y: 34 };
const arm = 30;
const steepest = 80;
const zero = { x: 0, y: 0 };
const level = { none: 0, uphill: 20, downhill: -20 };
/** How far gravity would move the ball. */
const fall = 16;

/** A point on the slope, x from the point of contact, or below it if y is negative. */
const onSlope = (slope: number, x: number, y = 0) =>
  toWorld({ x, y: y - radius }, { center, rotation: inRadians(slope) });

/** From level to 80°, rising to the right. */
const inRange = (degrees: number) => (degrees > 180 ? 0 : Math.min(degrees, steepest));

const slopePart = angle('α', { center, arm });
const turningSlope: typeof slopePart = {
  handles: (value, world) =>
    slopePart
      .handles(value, world)
      .map((handle) => ({ ...handle, at: onSlope(value, arm), max: steepest })),
  move: (value, handle, to, world) => {
    const turned = toWorld(
      { x: to.x - center.x, y: to.y - center.y },
      { center, rotation: Math.atan2(radius, arm) },
    );
    return inRange(slopePart.move(value, handle, turned, world));
  },
  nudge: (value, handle, by, world) => inRange(slopePart.nudge(value, handle, by, world)),
  fields: (value, world) =>
    slopePart.fields(value, world).map((field) => ({ ...field, max: steepest })),
  write: (value, field, to) => inRange(slopePart.write(value, field, to)),
  toNumbers: slopePart.toNumbers,
  fromNumbers: (numbers, world) => {
    const value = slopePart.fromNumbers(numbers, world);
    return value !== null && value <= steepest ? value : null;
  },
};

const at = (slope: number, keys: Keys): State => ({ slope, keys });

interface Lengths {
  readonly moved: number;
  readonly slid: number;
}

export const figure = defineFigure({
  name: 'slope',
  version: 1,
  caption: 'Drag the slope',
  description:
    'A ball on a slope. A thin arrow shows its displacement by gravity and the keys, a pale bar ' +
    'shows the slide of the displacement along the slope, and a bold arrow shows the real move. A ' +
    'dotted line shows the steepest floor.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    slope: turningSlope,
    keys: choice<Keys>('keys', [
      { name: 'none', label: 'none' },
      { name: 'uphill', label: 'uphill' },
      { name: 'downhill', label: 'downhill' },
    ]),
  },
  presets: [
    { name: 'stands', label: 'stands still', state: at(30, 'none') },
    { name: 'steep', label: 'too steep', state: at(60, 'none') },
    { name: 'uphill', label: 'uphill', state: at(30, 'uphill') },
    { name: 'downhill', label: 'downhill', state: at(30, 'downhill') },
    { name: 'into-wall', label: 'up a steep slope', state: at(60, 'uphill') },
  ],
  meanings: {
    v: 'the displacement of one step, with gravity',
    n: 'the normal of the slope, of length 1 (drawn longer)',
    l: 'the level part of $v$, negative to the left',
    "v'": 'the move along the floor',
    α: 'the angle of the slope',
  },
  conventions: ['yUp'],

  answer: ({ slope, keys }: State) => {
    const n = toWorld({ x: 0, y: 1 }, { center: zero, rotation: inRadians(slope) });
    const v = { x: level[keys], y: -fall };
    const ground = { a: onSlope(slope, -200), b: onSlope(slope, 200) };
    const move = moveOnGround(
      { center, radius },
      v,
      (circle, way) => castCircleAgainstSegment(ground, circle, way),
      { wasOnFloor: true },
    );
    const after = { x: move.center.x - center.x, y: move.center.y - center.y };
    const walked = { x: level[keys] * n.y, y: -level[keys] * n.x };
    return { n, v, slid: slide(v, n), after, walked, isOnFloor: move.isOnFloor };
  },

  calls: {
    slide: {
      load: () => import('#lib/slide.ts?trace'),
      values: ({ slope, keys }) => {
        const n = toWorld({ x: 0, y: 1 }, { center: zero, rotation: inRadians(slope) });
        return [{ x: level[keys], y: -fall }, n];
      },
    },
  },

  /** The slope rises from level to steep. */
  sweep: {
    label: 'slope from level to steep',
    seconds: 10,
    repeat: 'back-and-forth',
    at: ({ keys }, t) => ({ slope: toTenths(steepest * t), keys }),
  },

  words: {
    stands: ({ slid }: Lengths) => ({
      word: 'floor',
      rest: `stands still; the slide would be ${show(slid, 1)} long`,
    }),
    walks: ({ moved, slid }: Lengths) => ({
      word: 'floor',
      rest: `walks ${show(moved, 1)}; the slide would be ${show(slid, 1)} long`,
    }),
    falls: ({ moved }: Lengths) => ({ word: 'wall', rest: `slides ${show(moved, 1)} down` }),
  },

  find: ({ keys }, { slid, after, isOnFloor }) => ({
    hit: !isOnFloor,
    kind: isOnFloor ? (keys === 'none' ? 'stands' : 'walks') : 'falls',
    moved: distance(zero, after),
    slid: distance(zero, slid),
  }),

  formulas: [walkedAcross, walkedUp],
  values: ({ keys }, { v, n, after, walked, isOnFloor }) => {
    const moved = isOnFloor ? walked : after;
    return {
      'v.x': v.x,
      'v.y': v.y,
      'n.x': n.x,
      'n.y': n.y,
      "v'.x": moved.x,
      "v'.y": moved.y,
      l: level[keys],
    };
  },
  used: (_state, { isOnFloor }) => ({ walkedAcross: isOnFloor, walkedUp: isOnFloor }),

  *draw({ slope }, { n, v, slid, after, isOnFloor }, view) {
    const ground = (x: number, y = 0) => onSlope(slope, x, y);
    const touched = ground(0);
    yield mark.polygon(
      'ground',
      'fill-shape',
      [ground(-150), ground(150), ground(150, -150), ground(-150, -150)],
      'ground',
    );
    yield mark.line('surface', 'stroke-ink firm', ground(-150), ground(150), 'ground');
    const limit = { x: Math.SQRT1_2, y: Math.SQRT1_2 };
    yield mark.line('limit', 'stroke-border light dotted', touched, along(touched, limit, 60));
    if (!view.sketch) {
      yield mark.label('limit-name', '45°', along(touched, limit, 40), { dx: 8, dy: 14 });
    }
    yield mark.circle('ball', isOnFloor ? 'disc' : 'disc fill-hit', { center, radius });
    const foot = along(center, slid, 1);
    // Broad and pale, because the move may be drawn on top.
    yield {
      ...mark.line('slide', 'stroke-circle', center, foot),
      attributes: { 'stroke-width': 15, 'stroke-opacity': 0.3 },
    };
    yield mark.arrow('v', 'stroke-circle firm', center, along(center, v, 1));
    yield mark.symbol('v', along(center, v, 1), center, 14);
    const end = along(touched, n, 5);
    yield mark.arrow('normal', 'stroke-normal bold', touched, end);
    yield mark.symbolAlong('n', touched, end, -16);
    const length = distance(zero, after);
    if (length > 0) {
      const place = along(center, after, 1);
      yield mark.circle('moved', 'stroke-circle dotted', { center: place, radius });
      yield mark.arrow('after', 'stroke-circle bold', center, place);
      if (length > 4) yield mark.symbol("v'", place, center, 16);
    }
    if (!view.sketch) yield mark.symbol('α', ground(arm), ground(arm, 1), 20);
  },
});
