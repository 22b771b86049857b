import { castAmong } from '#lab/judge/scenes/cast-among.ts';
import { boxes } from '#lab/judge/scenes/room-of-boxes.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { type FunctionName, isNamedFunction } from './named-function.ts';

const functions: Readonly<Record<FunctionName, unknown>> = {
  float32,
  float64,
  room: castAmong(boxes),
};

/** Replaces names by the functions that they stand for. */
export function resolveFunctions(values: readonly unknown[]): unknown[] {
  return values.map((value) => (isNamedFunction(value) ? functions[value.given] : value));
}
