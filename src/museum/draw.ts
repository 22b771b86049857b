import * as mark from '#figure/marks.ts';
import type { World } from '#figure/part.ts';
import { type CircleValue, rimHandle } from '#figure/parts/circle.ts';
import { lerp } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { type Answered, isWrong, type Judged, type Shape } from './exhibit.ts';
import { cornersOf } from './window.ts';

interface Scene {
  readonly shape: Shape;
  readonly circle: CircleValue;
  readonly answered: Answered;
  readonly world: World;
  readonly c: string;
  readonly r: string;
  readonly by: 'circle' | 'center' | 'point';
}

export function* drawScene(
  view: Projection,
  { shape, circle, answered, world, c, r, by }: Scene,
): Iterable<mark.Mark> {
  const { center, radius } = circle;
  yield* drawShape(shape);
  for (const [i, ghost] of answered.ghosts.entries()) {
    const style = ghost.wrong ? 'stroke-wrong dotted' : 'stroke-circle dotted';
    yield mark.circle(`ghost-${i}`, style, ghost.circle);
    yield mark.arrow(
      `move-${i}`,
      ghost.wrong ? 'stroke-wrong firm' : 'stroke-circle firm',
      center,
      ghost.circle.center,
    );
  }
  if (by === 'point') {
    yield mark.symbol(c, center, { x: center.x - 1, y: center.y - 1 }, 19);
    return;
  }
  yield mark.circle('disc', styleOf(answered), circle);
  const rim = rimHandle(circle, world);
  if (by === 'circle') yield mark.line('radius', 'stroke-circle', center, rim);
  const pixels = view.x(center.x + radius) - view.x(center.x);
  const isWide = pixels > 34;
  if (isWide && by === 'circle')
    yield mark.symbolAlong(r, center, rim, rim.x < center.x ? 14 : -14);
  // A small disc has no room for the symbol beside the handles.
  yield mark.symbol(c, center, rim, isWide ? 20 : pixels + 13);
}

/** Hits and wrong answers are filled, each in its own colour. */
function styleOf({ rows, truth }: Judged): string {
  const said = rows.find(isWrong)?.said;
  if (said === 'hit' && truth === 'miss') return 'disc fill-false';
  if (said === 'miss' && truth !== null) return 'disc fill-missed';
  return truth === 'hit' ? 'disc fill-hit' : 'disc';
}

function* drawShape(shape: Shape): Iterable<mark.Mark> {
  const corners = cornersOf(shape);
  switch (shape.kind) {
    case 'polygon':
      if (corners.length > 1) yield mark.polygon('shape', 'shape', corners);
      for (const [i, corner] of corners.entries()) {
        yield mark.dot(`corner-${i}`, 'fill-paper stroke-ink', corner, 3);
        if (!shape.arrows) continue;
        const next = corners[(i + 1) % corners.length]!;
        yield mark.arrow(
          `direction-${i}`,
          'stroke-ink',
          lerp(corner, next, 0.35),
          lerp(corner, next, 0.65),
        );
      }
      return;
    case 'box':
      yield mark.polygon('shape', 'shape', corners);
      return;
    case 'segment': {
      const [a, b] = corners as [Corner, Corner];
      yield mark.line('shape', 'stroke-ink firm round', a, b, 'shapes');
      yield mark.dot('corner-a', 'fill-paper stroke-ink', a, 3.5);
      yield mark.dot('corner-b', 'fill-paper stroke-ink', b, 3.5);
      // A segment of zero length is one point.
      if (a.x === b.x && a.y === b.y) return;
      yield mark.symbol('a', a, b, 15);
      yield mark.symbol('b', b, a, 15);
      return;
    }
    case 'circles':
      for (const [i, one] of shape.circles.entries()) {
        yield mark.circle(`circle-${i}`, 'disc stroke-ink', one);
        yield mark.dot(`middle-${i}`, 'fill-ink', one.center, 3);
      }
      if (shape.circles.length === 1) {
        const { center } = shape.circles[0]!;
        yield mark.symbol('c_1', center, { x: center.x + 1, y: center.y }, 18);
      }
  }
}

type Corner = Readonly<{ x: number; y: number }>;

/** Input that cannot be drawn is written as numbers. */
export function* drawLines(lines: readonly string[]): Iterable<mark.Mark> {
  for (const [i, text] of lines.entries()) {
    const y = 10 + ((lines.length - 1) / 2 - i) * 3.4;
    yield mark.label(`line-${i}`, text, { x: 16, y }, { style: 'mono middle', dy: 5 });
  }
}
