import { ulp } from '#lib/index.ts';
import { answerOf } from './cases.ts';

// Nearly touching shapes, for which 32-bit rounding decides.

export interface Near {
  readonly values: readonly unknown[];
  readonly isHit: boolean;
  /** The distance from touching, relative to the call's largest number. */
  readonly gap: number;
}

type Path = readonly string[];

const inner = (value: unknown, key: string): unknown => (value as Record<string, unknown>)[key];

/** Returns a call with one number replaced. */
export function withNumber(values: readonly unknown[], path: Path, number: number): unknown[] {
  const change = (value: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return number;
    const changed = change(inner(value, key), rest);
    if (Array.isArray(value)) return value.map((one, i) => (String(i) === key ? changed : one));
    return { ...(value as object), [key]: changed };
  };
  return change(values, path) as unknown[];
}

export const numberAt = (values: readonly unknown[], path: Path): number =>
  path.reduce<unknown>(inner, values) as number;

/** The path of the last radius, or else of a coordinate. */
export function placeIn(values: readonly unknown[]): Path {
  const has = (key: string) => (value: unknown) =>
    typeof value === 'object' && value !== null && key in value;
  const circle = values.findLastIndex(has('radius'));
  if (circle >= 0) return [String(circle), 'radius'];
  const point = values.findIndex(has('x'));
  return point >= 0 ? [String(point), 'x'] : ['0', 'center', 'x'];
}

/** Numbers that are neither coordinates nor lengths. */
const isOther = /^(rotation|normal|mass|restitution|friction|feature)$/;

/** The largest coordinate or length of a call. */
export function largestIn(value: unknown, key = ''): number {
  if (isOther.test(key)) return 0;
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.entries(value).map(([name, of]) => largestIn(of, name)));
}

const isHit = (name: string, values: readonly unknown[]): boolean => {
  const answer = answerOf(name, values);
  return answer === true || (typeof answer === 'object' && answer !== null);
};

/**
 * Calls around the point where the result changes, `step` or one float apart. Returns none if it
 * does not change.
 */
export function nearTouching(
  name: string,
  values: readonly unknown[],
  { count, step = 0 }: { readonly count: number; readonly step?: number },
): Near[] {
  const path = placeIn(values);
  const hitAt = (at: number) => isHit(name, withNumber(values, path, at));
  const from = numberAt(values, path);
  const first = hitAt(from);
  const isRadius = path.at(-1) === 'radius';
  const to = [0, 1, -4, 7, 12, -15, 25, 40]
    .map((by) => (isRadius ? Math.abs(by) : from + by))
    .find((at) => hitAt(at) !== first);
  if (to === undefined) return [];
  let [same, other] = [from, to];
  while (true) {
    const middle = same / 2 + other / 2;
    if (middle === same || middle === other) break;
    if (hitAt(middle) === first) same = middle;
    else other = middle;
  }
  const apart = Math.max(ulp(same, 24), step * largestIn(values));
  const all = Array.from({ length: 2 * count + 1 }, (_, i) => {
    const at = Math.fround(same + (i - count) * apart);
    const near = withNumber(values, path, at);
    return { values: near, isHit: hitAt(at), gap: Math.abs(at - same) / largestIn(near) };
  });
  return all.filter((one) => !isRadius || numberAt(one.values, path) >= 0);
}
