import type { AnyFigure } from './figure.ts';
import type { Part } from './part.ts';

/** A state from an address, or the reason why it cannot be read. */
export type Shared = { state: Record<string, unknown> } | { problem: string };

/**
 * Returns the state in a fragment, or a problem in words if the fragment is for this figure but
 * cannot be read. Returns null if it is for something else, such as an anchor or another figure.
 */
export function readShared(figure: AnyFigure, fragment: string): Shared | null {
  const prefix = `${figure.name}=`;
  if (!fragment.startsWith(prefix)) return null;
  const [version, ...written] = fragment.slice(prefix.length).split(';');
  if (version !== String(figure.version)) {
    return problem(`it was made for version ${quote(version)} of this figure, which is now version
      ${figure.version}`);
  }
  const parts = Object.entries<Part<unknown>>(figure.parts);
  if (written.length !== parts.length) {
    const groups = written.length === 1 ? 'group' : 'groups';
    return problem(`it has ${written.length} ${groups} of numbers instead of ${parts.length}`);
  }
  const state: Record<string, unknown> = {};
  for (const [index, [name, part]] of parts.entries()) {
    const text = written[index] ?? '';
    const numbers = text.split(',').map(readShort);
    const readable = numbers.length <= mostNumbers && numbers.every(Number.isFinite);
    const value = readable ? part.fromNumbers(numbers, figure.world) : null;
    if (value === null) return problem(`this figure cannot show the numbers ${quote(text)}`);
    state[name] = value;
  }
  return { state };
}

/** More than any figure writes. It limits the work, because anyone can make up an address. */
const mostNumbers = 1000;

function problem(reason: string): Shared {
  const text = `The address contains a position that cannot be read, because ${reason}.`;
  return {
    problem: `${text.replace(/\s+/g, ' ')} Check the address. The figure is in its starting position.`,
  };
}

/** Smaller numbers, other than 0, have squares that round to 0. */
const leastSize = 1e-100;

function readShort(text: string): number {
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) return Number.NaN;
  // Without the sign of -0.
  const value = Number(text) + 0;
  return value === 0 || Math.abs(value) >= leastSize ? value : Number.NaN;
}

function quote(text = ''): string {
  return `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`;
}
