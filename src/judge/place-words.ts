import { showNumber, showValue } from './show-value.ts';

/** Where the shapes of a case without a name are: "circle at (34, 20), radius 6". */
export function placeWords(values: readonly unknown[]): string {
  const circles = values.filter(isCircle);
  const points = values.filter(isPoint);
  const bodies = values.filter(isBody);
  const list = values.find((value) => Array.isArray(value) && !value.some(isPoint));
  if (circles.length > 0) {
    const moving = points.length > 0 ? `, moving by ${showValue(points.at(-1))}` : '';
    const isAsked = points.length > 0 && values.indexOf(points[0]) < values.indexOf(circles[0]);
    if (isAsked) return `point ${showValue(points[0])}, ${circleWords(circles[0]!)}`;
    return circles.map(circleWords).join(' and ') + moving;
  }
  if (Array.isArray(list)) return `${list.length} circles`;
  if (bodies.length > 0) {
    return `velocities ${bodies.map(({ velocity }) => showValue(velocity)).join(' and ')}`;
  }
  if (points.length > 1) return `${points.map((point) => showValue(point)).join(' and ')}`;
  return points.length > 0 ? `point ${showValue(points[0])}` : 'a case';
}

function circleWords({ center, radius }: CircleLike): string {
  return `circle at ${showValue(center)}, radius ${showNumber(radius)}`;
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
