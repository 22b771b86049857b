import type { Circle, Polygon, Segment, Vec2 } from '#lib/index.ts';
import type { Box } from '#lib/types.ts';

/** A number with all its digits, typeset. */
export function digits(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  // Powers of ten where they are shorter.
  const text = Math.abs(value) >= 1e15 ? value.toExponential() : String(value);
  return text.replace('e+', 'e').replaceAll('-', '−');
}

export function place({ x, y }: Vec2): string {
  return `(${digits(x)}, ${digits(y)})`;
}

export const inputOf = {
  polygon: (polygon: Polygon) => polygon.map(place).join(' '),
  box: ({ center, halfWidth, halfHeight }: Box) =>
    `$m$ = ${place(center)}, $w$ = ${digits(halfWidth)}, $h$ = ${digits(halfHeight)}`,
  segment: ({ a, b }: Segment) => `$a$ = ${place(a)}, $b$ = ${place(b)}`,
  circle: ({ center, radius }: Circle, c = 'c', r = 'r') =>
    `$${c}$ = ${place(center)}, $${r}$ = ${digits(radius)}`,
  disc: ({ center, radius }: Circle) => `radius ${digits(radius)} at ${place(center)}`,
  point: (point: Vec2) => `$p$ = ${place(point)}`,
};

/** A value as TypeScript writes it, including -0 and NaN. */
export function code(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? `'${value}'` : String(value);
  }
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${code(one)}`);
  return `{ ${fields.join(', ')} }`;
}
