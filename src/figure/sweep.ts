import type { AnyFigure } from './figure.ts';
import { show } from './numbers.ts';
import type { Handle, Part } from './part.ts';

/** A movement through a figure's states: Play runs it, and a slider reaches each of its moments. */
export interface Sweep<State> {
  /** What moves and where, in words: "circle along the segment". */
  readonly label: string;
  /** How long Play takes from 0 to 1 at normal speed. */
  readonly seconds: number;
  /** What Play does at the end; by default it begins again. */
  readonly repeat?: 'loop' | 'back-and-forth' | 'once';
  /**
   * The state at a moment from 0 to 1. It depends only on what the sweep does not change, so that
   * the movement follows the rest of the figure while that is dragged.
   */
  at(state: State, t: number): State;
  /**
   * For a sweep along `raster`, how many rows that has: the figure's map is then shown only where
   * the moving part has been.
   */
  readonly uncovers?: number;
  /** Starts when the figure comes onto the screen, unless the reader prefers reduced motion. */
  readonly autoplay?: boolean;
}

/** A sweep of any state, as the kit handles it. */
// biome-ignore lint/suspicious/noExplicitAny: a sweep of any state; its own file has the types.
export type AnySweep = Sweep<any>;

type State = Readonly<Record<string, unknown>>;

/** The names of the parts that a sweep moves. */
export function movedParts(sweep: AnySweep, state: State): string[] {
  const moments = [0, 0.5, 1].map((t) => sweep.at(state, t) as State);
  return Object.keys(state).filter((name) => moments.some((at) => at[name] !== state[name]));
}

const coarse = 200;
const fine = 20;

/** The moment of a sweep at which it is nearest to a state; of several, the first. */
export function nearestMoment(figure: AnyFigure, sweep: AnySweep, state: State): number {
  const names = movedParts(sweep, state);
  const here = handlesOf(figure, names, state);
  const apart = (t: number) => {
    const there = handlesOf(figure, names, sweep.at(state, t));
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

/** A moment as a screen reader says it: "40 %, centre c at x 45, y 33". */
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
