import { easeCubicInOut } from 'd3-ease';
import { interpolateNumberArray } from 'd3-interpolate';
import type { AnyFigure } from './figure.ts';
import { toStep } from './numbers.ts';
import type { Part } from './part.ts';
import { isChoice } from './parts/choice.ts';
import type { Model } from './store.ts';

type State = Model['state'];

/** In milliseconds. */
const duration = 300;

/**
 * Calls `draw` in each frame with a state between the two, and at the end with null.
 * Returns a function that stops it.
 */
export function glide(
  figure: AnyFigure,
  from: State,
  to: State,
  draw: (state: State | null) => void,
): () => void {
  const between = stateBetween(figure, from, to);
  let start: number | null = null;
  let frame = requestAnimationFrame(tick);
  function tick(time: number) {
    start ??= time;
    const t = (time - start) / duration;
    if (t >= 1) return draw(null);
    frame = requestAnimationFrame(tick);
    draw(between(easeCubicInOut(t)));
  }
  return () => cancelAnimationFrame(frame);
}

/**
 * Returns the states between two states, for 0 to 1. The reader could have dragged the figure to
 * each of them, because a drag may stop it there. A value without intermediate states, such as a
 * choice, changes at once.
 */
export function stateBetween(figure: AnyFigure, from: State, to: State): (t: number) => State {
  const parts = Object.entries(to).map(([name, last]) => {
    const part: Part<unknown> = figure.parts[name]!;
    if (isChoice(part)) return () => [name, last];
    const [start, end] = [part.toNumbers(from[name]), part.toNumbers(last)];
    const isSame = start.every((one, i) => one === end[i]);
    if (isSame || start.length !== end.length) return () => [name, last];
    const numbersAt = interpolateNumberArray(start, end);
    return (t: number) => {
      const numbers = [...numbersAt(t)];
      // A part takes numbers on its own grid only: tenths, or whole numbers.
      for (const step of [0.1, 1]) {
        const value = part.fromNumbers(
          numbers.map((one) => toStep(one, step)),
          figure.world,
        );
        if (value) return [name, value];
      }
      return [name, last];
    };
  });
  return (t) => Object.fromEntries(parts.map((at) => at(t)));
}
