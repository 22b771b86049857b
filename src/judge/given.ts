import { boxes, castAmong } from '#chapters/slide-and-bounce/room.ts';
import { float32, float64 } from '#published/monogame-circles.ts';

// Some functions take a function. A case names it, since only data can be stored or sent to a worker.

/** The named functions that cases are given. */
const functions = { float32, float64, room: castAmong(boxes) };

export type GivenName = keyof typeof functions;

export interface Given {
  readonly given: GivenName;
}

export function given(name: GivenName): Given {
  return { given: name };
}

export function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && 'given' in value;
}

/** The arguments as the function gets them, with the named functions in the place of their names. */
export function argumentsOf(values: readonly unknown[]): unknown[] {
  return values.map((value) => (isGiven(value) ? functions[value.given] : value));
}

/** The other way: functions of a figure's call by their names. Any cast of a figure is the room's. */
export function namedIn(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (typeof value !== 'function') return value;
    if (value === float32) return given('float32');
    return given(value === float64 ? 'float64' : 'room');
  });
}
