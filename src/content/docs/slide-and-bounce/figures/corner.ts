import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { inRadians } from '#figure/parts/angle.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { point } from '#figure/parts/point.ts';
import { placeable } from '#figure/paths.ts';
import { along } from '#figure/places.ts';
import { distance, dot, slide, toWorld, type Vec2 } from '#lib/index.ts';
import { type Loop, placeIn, radius, walk, wallsAt } from '../corner-walk.ts';

export interface State {
  readonly tip: Vec2;
  readonly wall: number;
  readonly loop: Loop;
}

const frames = 12;
/** The radius of the drawn sectors, which end just above the edge of the picture. */
const fan = 16;
const zero = { x: 0, y: 0 };
/** Beyond the window on all sides. */
const around = [
  { x: -100, y: -100 },
  { x: 200, y: -100 },
  { x: 200, y: 200 },
  { x: -100, y: 200 },
];
/** Anything less is a rounding error. */
const tiny = 1e-9;

const at = (wall: number, x: number, y: number, loop: Loop): State => ({
  tip: { x, y },
  wall,
  loop,
});

/** The circle's position, its displacement and the normals of the two walls. */
function sceneOf({ tip, wall }: State) {
  const center = placeIn(inRadians(wall));
  return {
    center,
    v: { x: tip.x - center.x, y: tip.y - center.y },
    floor: { x: 0, y: 1 },
    slope: toWorld({ x: 0, y: -1 }, { center: zero, rotation: inRadians(wall) }),
  };
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

interface Step {
  readonly step: number;
}

export const figure = defineFigure({
  name: 'corner',
  version: 1,
  caption: 'Drag the tip of $v$, and the angle of the corner',
  description:
    'A circle in the corner of two walls, with an arrow for its displacement. A shaded sector contains ' +
    'the directions in which it has to stop, and dots show where the centre is in each of twelve frames.',
  world,
  parts: {
    tip: point('v', 'tip of', { words: ['$v$ ends at (', ',', ')'] }),
    wall: numberOnAxis('α', { at: 6, min: 20, max: 160, step: 1, ends: [12, 84] }),
    loop: choice<Loop>('slides avoid', [
      { name: 'both', label: 'both walls' },
      { name: 'last', label: 'the last wall only' },
    ]),
  },
  presets: [
    { name: 'acute', label: 'acute: stops', state: at(60, 32, 13, 'both') },
    { name: 'obtuse', label: 'obtuse: stops', state: at(120, 24, 4, 'both') },
    { name: 'trembles', label: 'obtuse: jitters', state: at(120, 24, 4, 'last') },
    { name: 'floor', label: 'along the floor', state: at(120, 50, 10, 'both') },
    { name: 'slope', label: 'up the wall', state: at(120, 16, 22, 'both') },
  ],
  meanings: { v: 'the displacement of each frame', α: 'the angle of the corner' },
  conventions: ['yUp'],

  answer: (state: State) => {
    const { center, v, floor, slope } = sceneOf(state);
    const places = walk(inRadians(state.wall), v, state.loop, frames);
    const [last, before, earlier] = [frames, frames - 1, frames - 2].map((i) => places[i]!);
    const step = distance(before!, last!);
    return {
      center,
      places,
      step,
      /** Whether the circle moves to and fro, so that two frames take it less far than one. */
      trembles: step > 0.1 && distance(earlier!, last!) < 0.9 * step,
      leaves: dot(v, floor) >= -tiny && dot(v, slope) >= -tiny,
      alongFloor: dot(slide(v, floor), slope) >= -tiny,
      alongSlope: dot(slide(v, slope), floor) >= -tiny,
    };
  },

  /** The displacement rotates once around the circle. */
  sweep: {
    label: 'displacement once around',
    seconds: 14,
    at: ({ wall, loop }, t) => {
      const center = placeIn(inRadians(wall));
      const tip = toWorld({ x: 13, y: 0 }, { center, rotation: 2 * Math.PI * t });
      return { tip: placeable(tip, world), wall, loop };
    },
  },

  words: {
    leaves: () => ({ word: 'free', rest: 'v points away from both walls' }),
    rests: () => ({ word: 'stops', rest: 'each slide points into the other wall' }),
    trembles: ({ step }: Step) => ({
      word: 'jitters',
      rest: `to and fro by ${show(step, 1)} in each frame`,
    }),
    creeps: ({ step }: Step) => ({ word: 'moves', rest: `by ${show(step, 1)} in each frame` }),
    alongFloor: () => ({ word: 'slides', rest: 'along the floor' }),
    alongSlope: () => ({ word: 'slides', rest: 'along the slanting wall' }),
  },

  find: (_state, { step, trembles, leaves, alongFloor, alongSlope }) => {
    if (leaves) return { hit: false, kind: 'leaves' };
    if (trembles) return { hit: true, kind: 'trembles', step };
    if (step < 0.1) return { hit: true, kind: 'rests' };
    if (alongFloor) return { hit: true, kind: 'alongFloor' };
    if (alongSlope) return { hit: true, kind: 'alongSlope' };
    return { hit: true, kind: 'creeps', step };
  },

  *draw({ tip, wall }, { center, places, leaves, trembles }) {
    const [ground, bar] = wallsAt(inRadians(wall));
    yield mark.polygon('solid', 'fill-shape', around, 'ground');
    yield mark.polygon('room', 'fill-paper', [ground.a, ground.b, bar.b], 'ground');
    yield mark.polygon('stops', 'fill-false soft', sector(center, wall + 90, 270), 'ground');
    yield mark.line('floor', 'stroke-ink firm', ground.a, ground.b);
    yield mark.line('slope', 'stroke-ink firm', bar.a, bar.b);
    yield mark.circle('disc', leaves ? 'disc' : 'disc fill-hit', { center, radius });
    const end = places[1]!;
    if (!trembles) {
      yield mark.circle('next', 'stroke-circle dotted', { center: end, radius });
    } else {
      yield mark.circle('other', 'stroke-wrong dotted', { center: places[frames]!, radius });
      yield mark.circle('another', 'stroke-wrong dotted', { center: places[frames - 1]!, radius });
    }
    yield mark.curve('path', trembles ? 'stroke-wrong light' : 'stroke-point light', places);
    yield mark.discs(
      'frames',
      trembles ? 'fill-wrong' : 'fill-point',
      places.map((place) => ({ center: place, radius: 0.5 })),
      'marks',
    );
    yield mark.arrow('v', 'stroke-circle firm', center, tip);
    yield mark.symbol('v', tip, center, 16);
    yield mark.line('axis', 'stroke-border thin', { x: 12, y: 6 }, { x: 84, y: 6 });
    const handle = { x: 12 + ((wall - 20) / 140) * 72, y: 6 };
    yield mark.symbol('α', handle, along(handle, { x: 0, y: 1 }, -1), 20);
  },
});

const direction = (degrees: number): Vec2 =>
  toWorld({ x: 1, y: 0 }, { center: zero, rotation: inRadians(degrees) });

/** A sector around the centre, between two directions. */
function sector(center: Vec2, from: number, to: number): Vec2[] {
  const rim = Array.from({ length: 41 }, (_, i) =>
    along(center, direction(from + ((to - from) * i) / 40), fan),
  );
  return [center, ...rim];
}
