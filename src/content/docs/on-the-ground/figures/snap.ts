import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { distance } from '#lib/index.ts';
import { frames, ground, type Method, radius, runOf } from '../walker.ts';

export interface State {
  readonly t: number;
  readonly method: Method;
}

const at = (t: number, method: Method): State => ({ t, method });
const [first, last] = [8, 172];
const axis = 5;

interface Step {
  readonly length: number;
}

export const figure = defineFigure({
  name: 'snap',
  version: 1,
  caption: 'Drag $t$ along the frames, or press Play',
  description:
    'A ball that walks to the right over a crest, down a slope and over a hill. Dots show its position in each ' +
    'frame. They are pale red where the ball is in the air.',
  world: { minX: 0, maxX: 180, minY: 0, maxY: 60, inset: 3 },
  pageWide: true,
  parts: {
    t: numberOnAxis('t', { at: axis, min: 0, max: frames, step: 1, ends: [first, last] }),
    method: choice<Method>('method', [
      { name: 'slide', label: 'slide' },
      { name: 'loose', label: 'walk' },
      { name: 'snap', label: 'walk and snap' },
    ]),
  },
  presets: [
    { name: 'leaves', label: 'slides off the crest', state: at(12, 'slide') },
    { name: 'walks-off', label: 'walks off the crest', state: at(12, 'loose') },
    { name: 'snaps', label: 'snaps to the slope', state: at(12, 'snap') },
    { name: 'arrives', label: 'at the bottom', state: at(24, 'snap') },
  ],
  meanings: { t: 'the number of frames so far' },
  conventions: ['yUp'],

  answer: ({ t, method }: State) => {
    const run = runOf(method);
    const [before, frame] = [run[Math.max(t - 1, 0)]!, run[t]!];
    return { run, frame, length: distance(before.center, frame.center) };
  },

  /** Frame by frame over both crests. */
  sweep: {
    label: 'ball over the crests',
    seconds: 12,
    at: ({ method }, t) => ({ t: Math.round(t * frames), method }),
  },

  words: {
    flies: ({ length }: Step) => ({ word: 'in the air', rest: `moved ${show(length)}` }),
    stands: ({ length }: Step) => ({ word: 'on the floor', rest: `moved ${show(length)}` }),
  },

  find: (_state, { frame, length }) => ({
    hit: !frame.isOnFloor,
    kind: frame.isOnFloor ? 'stands' : 'flies',
    length,
  }),

  *draw({ t }, { run, frame }, view) {
    yield mark.polygon('ground', 'shape', [...ground], 'ground');
    yield mark.line('axis', 'stroke-border thin', { x: first, y: axis }, { x: last, y: axis });
    const dots = (isOnFloor: boolean) =>
      run
        .filter((one) => one.isOnFloor === isOnFloor)
        .map(({ center }) => ({ center, radius: Math.max(0.5, 1.25 / view.across(1)) }));
    yield mark.discs('walked', 'fill-point', dots(true), 'marks');
    yield mark.discs('flown', 'fill-false', dots(false), 'marks');
    yield mark.circle('ball', frame.isOnFloor ? 'disc' : 'disc fill-hit', {
      center: frame.center,
      radius,
    });
    yield mark.dot('c', 'fill-circle', frame.center, 3);
    const now = first + ((last - first) * t) / frames;
    if (!view.sketch) {
      yield mark.label('frame', 'frame', { x: last, y: axis }, { dy: 18, style: 'note end' });
    }
    yield mark.symbol('t', { x: now, y: axis }, { x: now, y: 0 }, 18);
  },
});
