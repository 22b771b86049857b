import type { AnyFigure } from './figure.ts';
import type { Part } from './part.ts';

// Writes a figure into an address, such as `#point-in-circle=1;70,54;52,40,22`. The fragment has
// the figure's name, its version, and the numbers of each part in the figure's order.

/** Returns the fragment, without its '#', that restores this state. */
export function share(figure: AnyFigure, state: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries<Part<unknown>>(figure.parts).map(([name, part]) =>
    part.toNumbers(state[name]).map(String).join(','),
  );
  return `${figure.name}=${[figure.version, ...parts].join(';')}`;
}
