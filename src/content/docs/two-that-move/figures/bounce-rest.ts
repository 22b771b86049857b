import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { type Code, dt, floor, radius, runOf, seconds } from '../drop.ts';

export interface State {
  readonly t: number;
  readonly code: Code;
}

const left = 8;
const right = 168;

export const figure = defineFigure({
  name: 'bounce-rest',
  version: 1,
  caption: 'Press Play, and choose the code',
  description:
    'A ball is dropped onto a floor, and a curve shows the height of its centre over time. With one ' +
    'version of the code the ball bounces and then sinks slowly into the floor. With the others it does not sink.',
  world: { minX: 0, maxX: 180, minY: 0, maxY: 60, inset: 2 },
  pageWide: true,
  parts: {
    t: numberOnAxis('t', { at: 4, min: 0, max: 1, step: 0.01, ends: [left, right] }),
    code: choice<Code>('code', [
      { name: 'flip', label: 'flip the speed' },
      { name: 'push', label: 'push out, bounce' },
      { name: 'rest', label: 'push out, bounce, rest' },
    ]),
  },
  presets: [
    { name: 'sinks', label: 'sinks', state: { t: 1, code: 'flip' } },
    { name: 'stays', label: 'stays, but jitters', state: { t: 1, code: 'push' } },
    { name: 'rests', label: 'comes to rest', state: { t: 1, code: 'rest' } },
  ],
  meanings: { t: `the time, ${seconds} seconds in all` },
  conventions: [],

  answer: ({ t, code }: State) => {
    const run = runOf(code);
    const frame = Math.min(Math.floor((t * seconds) / dt + 1e-9), run.length - 1);
    const { y, speed } = run[frame]!;
    const top = floor.center.y + floor.halfHeight;
    return { run, frame, y, speed, depth: Math.max(0, top + radius - y), height: y - radius - top };
  },

  sweep: {
    label: 'the fall of the ball',
    seconds: 6,
    at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
  },

  words: {
    air: ({ height }: { height: number }) =>
      miss(
        height < 0.05
          ? 'the ball is just above the floor'
          : `the ball is ${show(height, 1)} above the floor`,
      ),
    deep: ({ depth }: { depth: number }) => hit(`the ball is ${show(depth, 1)} deep in the floor`),
    restless: ({ speed }: { speed: number }) =>
      hit(`the ball lies on the floor, with a speed of ${show(Math.abs(speed), 1)}`),
    rest: () => hit('the ball lies on the floor, with a speed of 0'),
  },

  find: (_state, { depth, height, speed }) => {
    if (height > 0) return { hit: false, kind: 'air', height };
    if (depth > 0.05) return { hit: true, kind: 'deep', depth };
    return speed === 0 ? { hit: true, kind: 'rest' } : { hit: true, kind: 'restless', speed };
  },

  *draw(_state, { run, frame, y }) {
    const at = (i: number) => left + (i / (run.length - 1)) * (right - left);
    const { center, halfWidth: w, halfHeight: h } = floor;
    yield mark.polygon('floor', 'shape', [
      { x: center.x - w, y: center.y - h },
      { x: center.x + w, y: center.y - h },
      { x: center.x + w, y: center.y + h },
      { x: center.x - w, y: center.y + h },
    ]);
    const places = run.map((one, i) => ({ x: at(i), y: one.y }));
    yield mark.curve('path', 'stroke-border', places, 'ground');
    yield mark.curve('path-until', 'stroke-circle firm', places.slice(0, Math.max(2, frame + 1)));
    yield mark.circle('ball', 'disc', { center: { x: at(frame), y }, radius });
    yield mark.dot('center', 'fill-circle', { x: at(frame), y }, 3);
    yield mark.line('axis', 'stroke-border', { x: left, y: 4 }, { x: right, y: 4 });
    yield mark.label('time', 't', { x: at(frame), y: 4 }, { symbol: 't', dx: 14, dy: 6 });
    const across = `to the right: time, ${seconds} seconds`;
    const highest = { x: at(0), y: run[0]!.y };
    yield mark.label('height', 'curve: the height of the centre', highest, {
      dy: -10,
      style: 'small',
    });
    yield mark.label('across', across, { x: left, y: 4 }, { dy: 17, style: 'small' });
  },
});
