import type { AnyFigure } from './figure.ts';
import type { Part } from './part.ts';

// A figure in an address: `#point-in-circle=1;70,54;52,40,22`. Its name, its version, then the
// numbers of each part in the order in which the figure lists them.

/** The fragment of an address, without its '#', that restores this state. */
export function share(figure: AnyFigure, state: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries<Part<unknown>>(figure.parts).map(([name, part]) =>
    part.toNumbers(state[name]).map(String).join(','),
  );
  return `${figure.name}=${[figure.version, ...parts].join(';')}`;
}
