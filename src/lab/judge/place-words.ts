import { showNumber, showValue } from './show-value.ts';

/**
 * Describes an unnamed case by the positions of its shapes: "outer at (34, 20), radius 6, and inner
 * at (30, 18), radius 2".
 */
export function placeWords(values: readonly unknown[], names: readonly string[]): string {
  const all = values.map((value, i) => ({ value, name: names[i] ?? '' }));
  const circles = all.flatMap(({ value, name }) =>
    isCircle(value)
      ? `${name} at ${showValue(value.center)}, radius ${showNumber(value.radius)}`
      : [],
  );
  const points = all.flatMap(({ value, name }) =>
    isPoint(value) ? `${name} ${showValue(value)}` : [],
  );
  const bodies = all.flatMap(({ value, name }) =>
    isBody(value) ? `${showValue(value.velocity)} of ${name}` : [],
  );
  if (circles.length > 0) {
    const isPointFirst = values.findIndex(isPoint) < values.findIndex(isCircle);
    const shapes = circles.join(', and ');
    return (isPointFirst ? [...points, shapes] : [shapes, ...points]).join(', ');
  }
  const list = values.find((value) => Array.isArray(value) && !value.some(isPoint));
  if (Array.isArray(list)) return `${list.length} circles`;
  if (bodies.length > 0) return `velocities ${bodies.join(' and ')}`;
  return points.length > 0 ? points.join(', ') : 'a case';
}

interface CircleLike {
  readonly center: unknown;
  readonly radius: number;
}

function isCircle(value: unknown): value is CircleLike {
  return typeof value === 'object' && value !== null && 'radius' in value;
}

function isPoint(value: unknown): value is { x: number; y: number } {
  return typeof value === 'object' && value !== null && 'x' in value;
}

function isBody(value: unknown): value is { velocity: unknown } {
  return typeof value === 'object' && value !== null && 'velocity' in value;
}
