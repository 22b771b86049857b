import type { World } from '#kit/part.ts';
import { type CircleValue, rimHandle } from '#kit/parts/circle.ts';
import { lerp } from '#kit/places.ts';
import type { Stage } from '#kit/stage.ts';
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

export function drawScene(stage: Stage, { shape, circle, answered, world, c, r, by }: Scene): void {
  const { center, radius } = circle;
  drawShape(stage, shape);
  for (const [i, ghost] of answered.ghosts.entries()) {
    const style = ghost.wrong ? 'stroke-wrong dotted' : 'stroke-circle dotted';
    stage.circle(`ghost-${i}`, style, ghost.circle);
    stage.arrow(
      `move-${i}`,
      ghost.wrong ? 'stroke-wrong firm' : 'stroke-circle firm',
      center,
      ghost.circle.center,
    );
  }
  if (by === 'point') {
    stage.symbol(c, center, { x: center.x - 1, y: center.y - 1 }, 19);
    return;
  }
  stage.circle('disc', styleOf(answered), circle);
  const rim = rimHandle(circle, world);
  if (by === 'circle') stage.line('radius', 'stroke-circle', center, rim);
  const pixels = stage.x(center.x + radius) - stage.x(center.x);
  const isWide = pixels > 34;
  if (isWide && by === 'circle') stage.symbolAlong(r, center, rim, rim.x < center.x ? 14 : -14);
  // A small disc has no room for the symbol beside the handles.
  stage.symbol(c, center, rim, isWide ? 20 : pixels + 13);
}

/** A hit is filled, and so is a wrong answer, each in its own colour. */
function styleOf({ rows, truth }: Judged): string {
  const said = rows.find(isWrong)?.said;
  if (said === 'hit' && truth === 'miss') return 'disc fill-false';
  if (said === 'miss' && truth !== null) return 'disc fill-missed';
  return truth === 'hit' ? 'disc fill-hit' : 'disc';
}

function drawShape(stage: Stage, shape: Shape): void {
  const corners = cornersOf(shape);
  switch (shape.kind) {
    case 'polygon':
      if (corners.length > 1) stage.polygon('shape', 'shape', corners);
      for (const [i, corner] of corners.entries()) {
        stage.dot(`corner-${i}`, 'fill-paper stroke-ink', corner, 3);
        if (!shape.arrows) continue;
        const next = corners[(i + 1) % corners.length]!;
        stage.arrow(
          `direction-${i}`,
          'stroke-ink',
          lerp(corner, next, 0.35),
          lerp(corner, next, 0.65),
        );
      }
      return;
    case 'box':
      stage.polygon('shape', 'shape', corners);
      return;
    case 'segment': {
      const [a, b] = corners as [Corner, Corner];
      stage.line('shape', 'stroke-ink firm round', a, b, 'shapes');
      stage.dot('corner-a', 'fill-paper stroke-ink', a, 3.5);
      stage.dot('corner-b', 'fill-paper stroke-ink', b, 3.5);
      // A segment of zero length is one point.
      if (a.x === b.x && a.y === b.y) return;
      stage.symbol('a', a, b, 15);
      stage.symbol('b', b, a, 15);
      return;
    }
    case 'circles':
      shape.circles.forEach((one, i) => {
        stage.circle(`circle-${i}`, 'disc stroke-ink', one);
        stage.dot(`middle-${i}`, 'fill-ink', one.center, 3);
      });
      if (shape.circles.length === 1) {
        const { center } = shape.circles[0]!;
        stage.symbol('c_1', center, { x: center.x + 1, y: center.y }, 18);
      }
  }
}

type Corner = Readonly<{ x: number; y: number }>;

/** Numbers in place of a drawing, for input that cannot be drawn. */
export function drawLines(stage: Stage, lines: readonly string[]): void {
  lines.forEach((text, i) => {
    const y = 10 + ((lines.length - 1) / 2 - i) * 3.4;
    stage.label(`line-${i}`, text, { x: 16, y }, { style: 'mono middle', dy: 5 });
  });
}
