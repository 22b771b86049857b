import type { AnyFigure } from './figure.ts';
import { show } from './numbers.ts';
import type { Handle, Part } from './part.ts';

/** A movement through a figure's states. Play runs it, and a slider reaches any moment of it. */
export interface Sweep<State> {
  /** Describes the movement, such as "circle along the segment". */
  readonly label: string;
  /** The duration of Play from 0 to 1 at normal speed. */
  readonly seconds: number;
  /** The action of Play at the end, by default to start again. */
  readonly repeat?: 'loop' | 'back-and-forth' | 'once';
  /**
   * Returns the state at a moment from 0 to 1. The parts that it moves are given as the reader left
   * them, and the others as they are now, so that the movement follows them while they are dragged.
   */
  at(state: State, t: number): State;
  /**
   * The number of rows of a sweep along `raster`. The figure's map is then shown only where the
   * moving part has been.
   */
  readonly uncovers?: number;
  /** Starts when the figure scrolls into view, unless the reader prefers reduced motion. */
  readonly autoplay?: boolean;
}

/** A sweep of any state, as src/figure handles it. */
// biome-ignore lint/suspicious/noExplicitAny: a sweep of any state; its own file has the types.
export type AnySweep = Sweep<any>;

type State = Readonly<Record<string, unknown>>;

/** Returns the names of the parts that a sweep moves. */
export function movedParts(sweep: AnySweep, state: State): string[] {
  const moments = [0, 0.5, 1].map((t) => sweep.at(state, t) as State);
  return Object.keys(state).filter((name) => moments.some((at) => at[name] !== state[name]));
}

/** Returns the state at a moment. `left` has the moved parts as the reader left them. */
export function stateAt(
  sweep: AnySweep,
  moved: readonly string[],
  now: State,
  left: State,
  t: number,
) {
  const parts = moved.map((name) => [name, left[name]]);
  return sweep.at({ ...now, ...Object.fromEntries(parts) }, t);
}

const coarse = 200;
const fine = 20;

/** Returns the first moment at which a sweep is nearest to a state. */
export function nearestMoment(
  figure: AnyFigure,
  sweep: AnySweep,
  now: State,
  left: State = now,
): number {
  const names = movedParts(sweep, left);
  const here = handlesOf(figure, names, now);
  const apart = (t: number) => {
    const there = handlesOf(figure, names, stateAt(sweep, names, now, left, t));
    return here.reduce((sum, { at }, i) => {
      const other = there[i]?.at ?? at;
      return sum + (at.x - other.x) ** 2 + (at.y - other.y) ** 2;
    }, 0);
  };
  const nearest = (moments: readonly number[]) => {
    const distances = moments.map(apart);
    return moments[distances.indexOf(Math.min(...distances))] ?? 0;
  };
  const about = nearest(Array.from({ length: coarse + 1 }, (_, i) => i / coarse));
  const around = Array.from({ length: 2 * fine + 1 }, (_, i) => about + (i - fine) / fine / coarse);
  return nearest([about, ...around.filter((t) => t >= 0 && t <= 1)]);
}

/** Describes a moment for screen readers, such as "40 %, centre c at x 45, y 33". */
export function momentWords(figure: AnyFigure, sweep: AnySweep, state: State, t: number): string {
  const [first] = handlesOf(figure, movedParts(sweep, state), state);
  const percent = `${show(100 * t, 0)} %`;
  return first ? `${percent}, ${first.name} at ${first.valueText}` : percent;
}

function handlesOf(figure: AnyFigure, names: readonly string[], state: State): Handle[] {
  return names.flatMap((name) => {
    const part: Part<unknown> | undefined = figure.parts[name];
    return part?.handles(state[name], figure.world) ?? [];
  });
}
