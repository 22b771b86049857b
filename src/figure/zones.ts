import type { Vec2 } from '#lib/index.ts';
import * as mark from './marks.ts';
import { clamp } from './numbers.ts';
import type { World } from './part.ts';
import { type BoxValue, cornersOf, placeBox } from './parts/box.ts';
import { middle } from './places.ts';
import type { Projection } from './projection.ts';

// Draws the nine zones of a box as rectangles of the window. This is layout, not geometry.

/** The minimum size of a zone that shows its number, in world units. */
const room = { across: 8, up: 5 };

/**
 * Draws the lines between the zones, the zone of the circle's centre, and the number of each zone.
 * Numbers are as far from the box as possible, because next to a corner they would look like
 * lengths. Zones are counted row by row from the bottom; `numberOf` maps that to another order.
 */
export function* drawZones(
  view: Projection,
  box: BoxValue,
  world: World,
  zone: number,
  numberOf: (zone: number) => number = (zone) => zone,
): Iterable<mark.Mark> {
  const { xs, ys } = wallsIn(box, world);
  const cell = (zone: number) => {
    const [column, row] = [zone % 3, Math.floor(zone / 3)];
    return { minX: xs[column]!, maxX: xs[column + 1]!, minY: ys[row]!, maxY: ys[row + 1]! };
  };
  const here = cell(zone);
  const corners: Vec2[] = [
    { x: here.minX, y: here.minY },
    { x: here.maxX, y: here.minY },
    { x: here.maxX, y: here.maxY },
    { x: here.minX, y: here.maxY },
  ];
  yield mark.polygon('zone', 'fill-lit', corners, 'ground');
  for (const i of [1, 2]) {
    const { minX, maxX, minY, maxY } = world;
    yield mark.line(
      `wall-x-${i}`,
      'stroke-border hairline',
      { x: xs[i]!, y: minY },
      { x: xs[i]!, y: maxY },
      'ground',
    );
    yield mark.line(
      `wall-y-${i}`,
      'stroke-border hairline',
      { x: minX, y: ys[i]! },
      { x: maxX, y: ys[i]! },
      'ground',
    );
  }
  for (let i = 0; i < 9; i += 1) {
    const { minX, maxX, minY, maxY } = cell(i);
    const fits = maxX - minX >= room.across && maxY - minY >= room.up;
    const style = i === zone ? 'numeral strong' : 'numeral';
    const text = fits ? String(numberOf(i)) : '';
    // Inside the box, the middle already has a name.
    const { x, dx, anchor } = [
      { x: minX, dx: 9, anchor: '' },
      i === 4 ? { x: minX, dx: 9, anchor: '' } : { x: (minX + maxX) / 2, dx: 0, anchor: ' middle' },
      { x: maxX, dx: -9, anchor: ' end' },
    ][i % 3]!;
    const { y, dy } = [
      { y: minY, dy: -9 },
      i === 4 ? { y: minY, dy: -9 } : { y: (minY + maxY) / 2, dy: 6 },
      { y: maxY, dy: Math.min(20, view.up(maxY - minY) / 2 + 6) },
    ][Math.floor(i / 3)]!;
    yield mark.label(`zone-${i}`, text, { x, y }, { dx, dy, style: style + anchor });
  }
}

/** Draws the half extents from the centre of the box to two of its walls. */
export function* drawHalfSides(view: Projection, box: BoxValue): Iterable<mark.Mark> {
  const { center: m, halfWidth, halfHeight } = box;
  if (view.sketch) return;
  const wall = { x: m.x + halfWidth, y: m.y };
  const roof = { x: m.x, y: m.y + halfHeight };
  yield mark.line('half-width', 'stroke-faint thin', m, wall);
  yield mark.line('half-height', 'stroke-faint thin', m, roof);
  yield mark.label('symbol-m', 'm', m, { symbol: 'm', dx: -17, dy: 20 });
  if (halfWidth > 6) yield mark.label('symbol-w', 'w', middle(m, wall), { symbol: 'w', dy: 19 });
  if (halfHeight > 6) {
    yield mark.label('symbol-h', 'h', middle(m, roof), { symbol: 'h', dx: -12, dy: 7 });
  }
}

/**
 * Draws the symbol of the closest point q, inside the box or `beyond` it, and the length from q to
 * the centre, on the side away from its horizontal and vertical parts.
 */
export function* drawDistance(
  q: Vec2,
  c: Vec2,
  length: string,
  beyond = false,
): Iterable<mark.Mark> {
  const [right, above] = [c.x > q.x, c.y > q.y];
  const at = middle(q, c);
  const outward = c.y === q.y ? -24 : -8;
  const dy = beyond ? outward : above ? 20 : -8;
  yield mark.label('symbol-q', 'q', q, { symbol: 'q', dx: right ? -15 : 15, dy });
  if (c.y === q.y) {
    yield mark.label('distance-length', length, at, { dy: -7, style: 'note middle' });
  } else if (c.x === q.x) {
    yield mark.label('distance-length', length, at, { dx: 8, dy: 5, style: 'note' });
  } else {
    const style = right ? 'note' : 'note end';
    yield mark.label('distance-length', length, at, {
      dx: right ? 7 : -7,
      dy: above ? 13 : -5,
      style,
    });
  }
}

/** The x of the vertical lines and the y of the horizontal ones, with the window's edges. */
function wallsIn(box: BoxValue, { minX, maxX, minY, maxY }: World) {
  const [low, , high] = cornersOf(placeBox(box));
  const { x: left, y: bottom } = low ?? box.center;
  const { x: right, y: top } = high ?? box.center;
  const across = (x: number) => clamp(x, minX, maxX);
  const up = (y: number) => clamp(y, minY, maxY);
  return {
    xs: [minX, across(left), across(right), maxX],
    ys: [minY, up(bottom), up(top), maxY],
  };
}
