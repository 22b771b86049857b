import { pathRound } from 'd3-path';
import type { Numbers, Pen } from './surface.ts';

// Marks as SVG text. All SVG output uses these functions, so that a drawing made at build time and
// the same drawing made in the page are identical.

/** Two decimals of a pixel are more than a screen shows. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The `d` of an empty path. */
const nothing = 'M0 0';

export const pointsOf = (numbers: Numbers): string => numbers.map(short).join(' ');

export function discsOf(numbers: Numbers): string {
  let d = '';
  for (let i = 0; i < numbers.length; i += 3) {
    const [left, y, radius] = [numbers[i]!, numbers[i + 1]!, numbers[i + 2]!];
    const [r, across] = [short(radius), short(2 * radius)];
    d += `M${short(left)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0z`;
  }
  return d || nothing;
}

export function blocksOf(numbers: Numbers): string {
  let d = '';
  for (let i = 0; i < numbers.length; i += 4) {
    const [wide, tall] = [short(numbers[i + 2]!), short(numbers[i + 3]!)];
    d += `M${short(numbers[i]!)} ${short(numbers[i + 1]!)}v-${tall}h${wide}v${tall}z`;
  }
  return d || nothing;
}

/** Writes an outline with a path of d3, its commas replaced by spaces as everywhere in a drawing. */
export function outlineOf(numbers: Numbers, draw: (pen: Pen, numbers: Numbers) => void): string {
  const path = pathRound(2);
  draw(path, numbers);
  return path.toString().replaceAll(',', ' ') || nothing;
}

/** Moves a path to the place of a handle; its pieces are relative to it. */
export const placeOf = (x: number, y: number): string => `M${short(x)} ${short(y)}`;
