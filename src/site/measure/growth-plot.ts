import { scaleLog } from 'd3-scale';
import { type Way, ways } from './growth-ways.ts';

/** A number of circles, and the milliseconds to find all of their pairs. */
export interface Point {
  readonly size: number;
  readonly ms: number;
}

/** The axes map to percentages of the plot's width and height. */
export const across = scaleLog([100, 100_000], [0, 100]);
export const up = scaleLog([0.001, 1000], [100, 0]).clamp(true);

export const percent = (place: number): string => `${place.toFixed(2)}%`;

/**
 * Returns the SVG of a line for each way, with a mark at each point. The build and the page both draw with it.
 */
export function drawn(pointsOf: (way: Way) => readonly Point[]): string {
  const lines = ways.map(({ name, mark }) => {
    const places = pointsOf(name).map(({ size, ms }) => [across(size), up(ms)] as const);
    const marks = places.map(
      ([x, y]) => `<use class="mark" href="#mark-${mark}" x="${percent(x)}" y="${percent(y)}" />`,
    );
    // A polyline has no percentages, so it is drawn in a stretched square.
    return `<svg viewBox="0 0 100 100" preserveAspectRatio="none"><polyline points="${places}" /></svg>${marks.join('')}`;
  });
  return lines.join('');
}
