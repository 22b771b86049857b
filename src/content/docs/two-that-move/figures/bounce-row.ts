import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toStep } from '#figure/numbers.ts';
import { choice } from '#figure/parts/choice.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { type Ball, runOf, seconds, stateAt, total, wallX } from '../row.ts';

export type Kept = 'all' | 'most' | 'half';
type Plotted = 'momentum' | 'energy';

export interface State {
  readonly t: number;
  readonly plotted: Plotted;
  readonly kept: Kept;
}

const at = (t: number, plotted: Plotted, kept: Kept): State => ({ t, plotted, kept });

const restitution: Readonly<Record<Kept, number>> = { all: 1, most: 0.8, half: 0.5 };
const track = { y: 52, left: 4 };
/** The plot, with time across, and the total at the start at the height `unit`. */
const plot = {
  left: 10,
  right: 90,
  zero: { momentum: 24, energy: 12 },
  unit: { momentum: 14, energy: 26 },
};

const names = ['first', 'second', 'third'] as const;
const styles = ['stroke-ink', 'stroke-circle', 'stroke-point'] as const;
const discs = ['shape', 'disc', 'fill-paper stroke-point firm'] as const;

interface After {
  readonly bounces: number;
  readonly share: number;
}

const after = ({ bounces, share }: After, what: string) => ({
  word: bounces === 1 ? '1 bounce' : `${bounces} bounces`,
  rest: `the sum of the ${what} is ${show(100 * share, 0)} % of what it was`,
});

export const figure = defineFigure({
  name: 'bounce-row',
  version: 1,
  caption: 'Press Play, or drag $t$, and choose the graph',
  description:
    'Three balls of different masses on a straight track that ends at a wall, and below them a ' +
    'graph over time: a line for the momentum or the energy of each ball, and a thick line for ' +
    'the sum.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 2 },
  parts: {
    t: numberOnAxis('t', { at: 4, min: 0, max: 1, step: 0.01, ends: [plot.left, plot.right] }),
    plotted: choice<Plotted>('plot', [
      { name: 'momentum', label: 'momentum' },
      { name: 'energy', label: 'energy' },
    ]),
    kept: choice<Kept>('restitution', [
      { name: 'all', label: '1' },
      { name: 'most', label: '0.8' },
      { name: 'half', label: '0.5' },
    ]),
  },
  presets: [
    { name: 'momentum', label: 'momentum', state: at(0.5, 'momentum', 'all') },
    { name: 'energy', label: 'energy', state: at(0.5, 'energy', 'all') },
    { name: 'loss', label: 'energy lost', state: at(0.5, 'energy', 'half') },
    { name: 'wall', label: 'after the wall', state: at(1, 'momentum', 'all') },
  ],
  meanings: { t: 'the time, from the start to the end of the graph' },
  conventions: [],

  answer: ({ t, plotted, kept }: State) => {
    const run = runOf(restitution[kept]);
    const now = stateAt(run, t * seconds);
    return {
      run,
      now,
      share: total(now.balls, plotted) / total(run[0]!.balls, plotted),
    };
  },

  sweep: {
    label: 'three balls on a track',
    seconds: 9,
    at: (state, t) => ({ ...state, t: toStep(t, 0.001) }),
  },

  words: {
    before: () => ({ word: 'before', rest: 'only the first ball moves' }),
    momentum: (found: After) => after(found, 'momenta'),
    energy: (found: After) => after(found, 'energies'),
  },

  find: ({ plotted }, { now, share }) =>
    now.bounces === 0
      ? { hit: false, kind: 'before' }
      : { hit: true, kind: plotted, bounces: now.bounces, share },

  *draw({ t, plotted }, { run, now }) {
    const { left, right } = plot;
    const [zero, unit] = [plot.zero[plotted], plot.unit[plotted]];
    const start = total(run[0]!.balls, plotted);
    const place = (time: number, amount: number) => ({
      x: left + (time / seconds) * (right - left),
      y: zero + (amount / start) * unit,
    });
    yield mark.line(
      'track',
      'stroke-border',
      { x: track.left, y: track.y },
      { x: wallX, y: track.y },
      'ground',
    );
    yield mark.line(
      'wall',
      'stroke-ink bold',
      { x: wallX, y: track.y - 7 },
      { x: wallX, y: track.y + 7 },
    );
    for (const [i, ball] of now.balls.entries()) {
      const center = { x: ball.x, y: track.y };
      yield mark.circle(names[i]!, discs[i]!, { center, radius: ball.radius });
      yield mark.arrow(`speed-${names[i]}`, 'stroke-ink firm', center, {
        x: ball.x + ball.velocity / 2,
        y: track.y,
      });
    }
    yield mark.line('zero', 'stroke-border', place(0, 0), place(seconds, 0), 'ground');
    yield mark.label('zero-name', '0', place(0, 0), { dx: -14, dy: 5, style: 'small' });
    // A line for each, horizontal between bounces and vertical at them.
    const stairs = (amountOf: (balls: readonly Ball[]) => number) =>
      run.flatMap(({ time, balls }, i) => {
        const until = run[i + 1]?.time ?? seconds;
        return [place(time, amountOf(balls)), place(until, amountOf(balls))];
      });
    for (const [i, name] of names.entries()) {
      yield mark.curve(
        `plot-${name}`,
        `${styles[i]} thin`,
        stairs((balls) => total([balls[i]!], plotted)),
      );
    }
    yield mark.curve(
      'plot-sum',
      'stroke-normal bold',
      stairs((balls) => total(balls, plotted)),
    );
    yield mark.label('sum', `the sum: ${plotted}`, place(0, start), {
      dx: 4,
      dy: -8,
      style: 'note',
    });
    yield mark.line(
      'now',
      'stroke-ink dashed',
      { x: place(t * seconds, 0).x, y: 6 },
      { x: place(t * seconds, 0).x, y: 42 },
    );
    const across = `to the right: time, ${seconds} seconds`;
    yield mark.label('across', across, { x: left, y: 4 }, { dy: 17, style: 'small' });
    yield mark.line('axis', 'stroke-border', { x: left, y: 4 }, { x: right, y: 4 });
    yield mark.label(
      'name-t',
      't',
      { x: place(t * seconds, 0).x, y: 4 },
      { symbol: 't', dx: 12, dy: -6 },
    );
  },
});
