import { boxes } from '#chapters/slide-and-bounce/boxes.ts';
import { castAmong } from '#chapters/slide-and-bounce/room.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { type GivenName, isGiven } from './given.ts';

/** The named functions that cases are given. */
const functions: Readonly<Record<GivenName, unknown>> = {
  float32,
  float64,
  room: castAmong(boxes),
};

/** The arguments as the function gets them, with the named functions in the place of their names. */
export function argumentsOf(values: readonly unknown[]): unknown[] {
  return values.map((value) => (isGiven(value) ? functions[value.given] : value));
}
