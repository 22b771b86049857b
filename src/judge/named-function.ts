import { float32, float64 } from '#published/monogame-circles.ts';

// Some functions take a function. A case names it, since only data can be stored or sent to a worker.

export type GivenName = 'float32' | 'float64' | 'room';

export interface Given {
  readonly given: GivenName;
}

export function given(name: GivenName): Given {
  return { given: name };
}

export function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && 'given' in value;
}

/** Arguments with the names of functions in their place. Any cast of a figure is the room's. */
export function namedIn(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (typeof value !== 'function') return value;
    if (value === float32) return given('float32');
    return given(value === float64 ? 'float64' : 'room');
  });
}
