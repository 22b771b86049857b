import { float32, float64 } from '#published/monogame-circles.ts';

// Some functions take a function as an argument. A case refers to it by name, because only data can
// be stored or sent to a worker.

export type FunctionName = 'float32' | 'float64' | 'room';

export interface NamedFunction {
  readonly given: FunctionName;
}

export function namedFunction(name: FunctionName): NamedFunction {
  return { given: name };
}

export function isNamedFunction(value: unknown): value is NamedFunction {
  return typeof value === 'object' && value !== null && 'given' in value;
}

/** Replaces functions by their names. The only cast in a figure is the room's. */
export function withFunctionNames(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (typeof value !== 'function') return value;
    if (value === float32) return namedFunction('float32');
    return namedFunction(value === float64 ? 'float64' : 'room');
  });
}
