import { pathRound } from 'd3-path';
import type { Vec2 } from '#lib/index.ts';
import type { Attributes, Mark } from './marks.ts';
import {
  arrowOutline,
  drawCapsule,
  drawLines,
  hatchLines,
  type Numbers,
  type Pen,
  rightAngleOutline,
} from './outlines.ts';
import type { Projection } from './projection.ts';

// Converts marks to SVG in pixels. The text at build time and the elements in the page both use it,
// so the two drawings are identical.

/** An element with its tag, attributes and content. */
export interface Svg {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text?: string;
  /** Set below the line after the text. */
  readonly below?: string;
  /** The class and the `d` of each path of a handle. */
  readonly paths?: readonly (readonly [style: string, d: string])[];
}

/** Tests whether a mark is drawn, because an arrow that is too short has no direction. */
export function isDrawn(mark: Mark, view: Projection): boolean {
  if (mark.kind !== 'arrow') return true;
  const { from, to } = mark;
  return Math.hypot(view.x(to.x) - view.x(from.x), view.y(to.y) - view.y(from.y)) >= 1;
}

export function svgOf(mark: Mark, view: Projection): Svg {
  const shape = shapeOf(mark, view);
  const { key, style, attributes } = mark;
  const all: Record<string, string | number> = { 'data-key': key, class: style };
  for (const [name, value] of Object.entries(shape.attributes)) {
    all[name] = typeof value === 'number' ? short(value) : value;
  }
  return { ...shape, attributes: Object.assign(all, attributes) };
}

function shapeOf(mark: Mark, view: Projection): Svg {
  const place = ({ x, y }: Vec2) => [view.x(x), view.y(y)] as const;
  switch (mark.kind) {
    case 'circle': {
      const [cx, cy] = place(mark.center);
      return { tag: 'circle', attributes: { cx, cy, r: view.across(mark.radius) } };
    }
    case 'dot': {
      const [cx, cy] = place(mark.at);
      return { tag: 'circle', attributes: { cx, cy, r: mark.pixels } };
    }
    case 'line': {
      const [x1, y1] = place(mark.from);
      const [x2, y2] = place(mark.to);
      return { tag: 'line', attributes: { x1, y1, x2, y2 } };
    }
    case 'arrow':
      return polyline(arrowOutline(...place(mark.from), ...place(mark.to)));
    case 'capsule': {
      const numbers = [...place(mark.from), ...place(mark.to), view.across(mark.radius)];
      return path(outlineOf(numbers, drawCapsule));
    }
    case 'polygon':
      return { tag: 'polygon', attributes: { points: pointsOf(mark.places.flatMap(place)) } };
    case 'curve':
      return polyline(mark.places.flatMap(place));
    case 'right-angle': {
      const ends = [place(mark.one), place(mark.other)] as const;
      return polyline(rightAngleOutline(...place(mark.at), ...ends, mark.pixels));
    }
    case 'discs':
      return path(mark.circles.map(({ center, radius }) => discOf(center, radius, view)).join(''));
    case 'blocks':
      return path(
        mark.blocks
          .map(({ x, y, width, height }) => {
            const [wide, tall] = [short(view.across(width)), short(view.up(height))];
            return `M${short(view.x(x))} ${short(view.y(y))}v-${tall}h${wide}v${tall}z`;
          })
          .join(''),
      );
    case 'lines':
      return path(outlineOf(mark.ends.flat().flatMap(place), drawLines));
    case 'hatch': {
      const [width, height] = [view.across(mark.size.x), view.up(mark.size.y)];
      const lines = mark.corners.flatMap((corner) => {
        const [left, bottom] = place(corner);
        return hatchLines(left, bottom - height, width, height);
      });
      return path(outlineOf(lines, drawLines));
    }
    case 'label': {
      const [x, y] = place(mark.at);
      return label(mark, x + mark.dx, y + mark.dy);
    }
    case 'symbol': {
      const [x, y] = place(mark.at);
      const [fromX, fromY] = place(mark.from);
      const [dx, dy] = [x - fromX, y - fromY];
      const length = Math.hypot(dx, dy);
      const away = length < 1 ? { x: 0, y: -1 } : { x: dx / length, y: dy / length };
      return label(mark, x + away.x * mark.pixels, y + (away.y * mark.pixels + 7));
    }
    case 'label-along': {
      const { from, to, pixels, drop } = mark;
      const [dx, dy] = [view.x(to.x) - view.x(from.x), view.y(to.y) - view.y(from.y)];
      const length = Math.hypot(dx, dy) || 1;
      const [x, y] = place({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      return label(mark, x + (dy / length) * pixels, y + ((-dx / length) * pixels + drop));
    }
    // Each path of a handle is moved separately, because after a `transform` a browser rebuilds
    // all layers of the page.
    case 'handle': {
      const [x, y] = place(mark.at);
      const start = `M${short(x)} ${short(y)}`;
      const paths = mark.pieces.map(([style, piece]) => [style, start + piece] as const);
      return { tag: 'g', attributes: {}, paths };
    }
  }
}

/** Rounds to two decimals of a pixel, which is more than a screen shows. */
const short = (value: number): number => Math.round(value * 100) / 100;

const pointsOf = (numbers: Numbers): string => numbers.map(short).join(' ');

// Uses `points`, because unlike the `d` of a path it is not a CSS property, so changing it does not
// recompute styles.
const polyline = (numbers: Numbers): Svg => ({
  tag: 'polyline',
  attributes: { points: pointsOf(numbers) },
});

const path = (d: string): Svg => ({ tag: 'path', attributes: { d: d || 'M0 0' } });

const label = ({ text, below }: { text: string; below: string }, x: number, y: number): Svg => ({
  tag: 'text',
  attributes: { x, y },
  text,
  below,
});

function discOf({ x, y }: Vec2, radius: number, view: Projection): string {
  const pixels = view.across(radius);
  const [r, across] = [short(pixels), short(2 * pixels)];
  const start = `M${short(view.x(x - radius))} ${short(view.y(y))}`;
  return `${start}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0z`;
}

/** Writes an outline with a path of d3, its commas replaced by spaces as everywhere in a drawing. */
function outlineOf(numbers: Numbers, draw: (pen: Pen, numbers: Numbers) => void): string {
  const pen = pathRound(2);
  draw(pen, numbers);
  return pen.toString().replaceAll(',', ' ');
}
