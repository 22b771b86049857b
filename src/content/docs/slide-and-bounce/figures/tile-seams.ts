import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { along } from '#figure/places.ts';
import type { Box, Vec2 } from '#lib/index.ts';
import { frames, type Method, radius, runOf, speed, tiles } from '../rolling-ball.ts';

export interface State {
  readonly t: number;
  readonly method: Method;
}

const at = (t: number, method: Method): State => ({ t, method });

/** The y of the velocity chart's 0, and the height of a velocity of 1. */
const [base, unit] = [43.5, 6.5];
/** The chart's box. The chart is plotted over the frames, and the tiles below over the position. */
const panel = [
  { x: 3, y: 37.5 },
  { x: 93, y: 37.5 },
  { x: 93, y: 63 },
  { x: 3, y: 63 },
];
const first = 10;
/** Directly above a ball that is never caught. */
const across = (frame: number) => first + speed * frame;
const inChart = (frame: number, value: number): Vec2 => ({
  x: across(frame),
  y: base + unit * value,
});

const cornersOf = ({ center: { x, y }, halfWidth: w, halfHeight: h }: Box): Vec2[] => [
  { x: x - w, y: y - h },
  { x: x + w, y: y - h },
  { x: x + w, y: y + h },
  { x: x - w, y: y + h },
];

interface Ghost {
  readonly tile: number;
  readonly before: number;
  readonly after: number;
}

export const figure = defineFigure({
  name: 'tile-seams',
  version: 1,
  caption: 'Drag $t$ along the frames, or press Play',
  description:
    'A ball that rolls to the right over a row of eight square tiles. Dots show its position in each ' +
    'frame, and arrows show the normals along which tiles push it out. A curve above it shows its ' +
    'velocity to the right in each frame.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 },
  parts: {
    t: numberOnAxis('t', { at: 5, min: 0, max: frames, step: 1, ends: [first, across(frames)] }),
    method: choice<Method>('method', [
      { name: 'ahead', label: 'ahead first' },
      { name: 'behind', label: 'behind first' },
      { name: 'slide', label: 'slide' },
    ]),
  },
  presets: [
    { name: 'caught', label: 'caught at a seam', state: at(6, 'ahead') },
    { name: 'back', label: 'rolls back', state: at(30, 'ahead') },
    { name: 'faster', label: 'gets faster', state: at(29, 'behind') },
    { name: 'smooth', label: 'glides', state: at(30, 'slide') },
  ],
  meanings: {
    t: 'the number of frames so far',
    n: 'the normal of a push, of length 1 (drawn longer)',
  },
  conventions: ['yUp'],

  answer: ({ t, method }: State) => {
    const run = runOf(method);
    const [before, frame] = [run[Math.max(t - 1, 0)]!, run[t]!];
    // A push from a tile of a level floor that is not straight up.
    const ghost = frame.pushes.find(({ contact }) => Math.abs(contact.normal.x) > 1e-6);
    return { run, frame, before: before.velocity.x, after: frame.velocity.x, ghost };
  },

  /** Frame by frame, slowly enough to see where the ball gets caught. */
  sweep: {
    label: 'ball over the tiles',
    seconds: 12,
    at: ({ method }, t) => ({ t: Math.round(t * frames), method }),
  },

  words: {
    ghost: ({ tile, before, after }: Ghost) => ({
      word: 'ghost collision',
      rest: `with tile ${tile}; velocity ${show(before)} before, ${show(after)} after`,
    }),
    starts: ({ after }: { after: number }) => ({ word: 'ready', rest: `velocity ${show(after)}` }),
    rolls: ({ after }: { after: number }) => ({ word: 'rolls', rest: `velocity ${show(after)}` }),
  },

  find: ({ t }, { before, after, ghost }) =>
    ghost
      ? { hit: true, kind: 'ghost', tile: ghost.tile + 1, before, after }
      : { hit: false, kind: t === 0 ? 'starts' : 'rolls', after },

  *draw({ t, method }, { run, frame, ghost }, view) {
    for (const [i, tile] of tiles.entries()) {
      const isGhost = ghost?.tile === i;
      yield mark.polygon(`tile-${i}`, isGhost ? 'shape fill-false' : 'shape', cornersOf(tile));
      yield mark.label(`number-${i}`, view.sketch ? '' : String(i + 1), tile.center, {
        dy: 5,
        style: 'note middle',
      });
    }
    yield mark.line('axis', 'stroke-border thin', { x: first, y: 5 }, { x: across(frames), y: 5 });
    yield mark.polygon('panel', 'fill-paper stroke-border', panel, 'ground');
    yield mark.line('zero', 'stroke-border hairline', inChart(0, 0), inChart(frames, 0));
    yield mark.line(
      'fair',
      'stroke-border light dotted',
      inChart(0, speed),
      inChart(frames, speed),
    );
    const curve = run.map(({ velocity }, i) => inChart(i, velocity.x));
    yield mark.curve('speed', method === 'slide' ? 'stroke-hit firm' : 'stroke-wrong firm', curve);
    yield mark.dot('now', 'fill-ink stroke-paper', curve[t]!, 5);
    if (!view.sketch) {
      yield mark.label('speed-name', 'velocity to the right', inChart(0, speed), { dy: -8 });
      yield mark.label('fair-name', String(speed), inChart(0, speed), { dx: -12, dy: 5 });
      yield mark.label('zero-name', '0', inChart(0, 0), { dx: -12, dy: 5 });
      yield mark.label('frames-name', 'frame', inChart(frames, 0), { dy: -6, style: 'note end' });
    }
    const trail = run.map(({ center }) => ({ center, radius: 0.4 }));
    yield mark.discs('trail', 'fill-point', trail, 'marks');
    if (frame.pushes.length > 0) {
      yield mark.circle('moved', 'stroke-circle dotted', { center: frame.moved, radius });
    }
    yield mark.circle('ball', ghost ? 'disc fill-hit' : 'disc', { center: frame.center, radius });
    for (const {
      tile,
      contact: { point, normal },
    } of frame.pushes) {
      const tip = along(point, normal, 6);
      const style = ghost?.tile === tile ? 'stroke-wrong bold' : 'stroke-normal bold';
      yield mark.arrow(`normal-${tile}`, style, point, tip);
      if (tile === (ghost?.tile ?? tile)) yield mark.symbol('n', tip, point, 12);
    }
    yield mark.dot('c', 'fill-circle', frame.center, 3);
    yield mark.symbol('t', { x: across(t), y: 5 }, { x: across(t), y: 0 }, 18);
  },
});
