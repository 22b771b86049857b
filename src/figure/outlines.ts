// The outlines of marks in pixels, y down.

/** Numbers in groups, such as x and y of one point after the other. */
export type Numbers = readonly number[];

/** Draws an outline: a path of d3, which writes it as SVG. */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

/** A line with an arrowhead at its end. */
export function arrowOutline(x1: number, y1: number, x2: number, y2: number): Numbers {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const head = Math.min(9, length);
  const [ux, uy] = [dx / length, dy / length];
  const [bx, by] = [x2 - ux * head, y2 - uy * head];
  const side = (way: number) => [bx - (way * uy * head) / 2, by + (way * ux * head) / 2] as const;
  return [x1, y1, bx, by, ...side(1), x2, y2, ...side(-1), bx, by];
}

/** The corner mark of a right angle at a corner, between the directions to two other points. */
export function rightAngleOutline(
  x: number,
  y: number,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  pixels: number,
): Numbers {
  const towards = (toX: number, toY: number) => {
    const [dx, dy] = [toX - x, toY - y];
    const length = Math.hypot(dx, dy) || 1;
    return [(dx / length) * pixels, (dy / length) * pixels] as const;
  };
  const [ax, ay] = towards(x1, y1);
  const [bx, by] = towards(x2, y2);
  return [x + ax, y + ay, x + ax + bx, y + ay + by, x + bx, y + by];
}

/**
 * Slightly less than half a turn. At exactly half a turn, rounding would decide in each drawing
 * whether the arc is a large one in SVG.
 */
const halfTurn = Math.PI - 1e-6;

/** Draws a capsule: its numbers are both ends of its axis, then its radius. */
export function drawCapsule(pen: Pen, numbers: Numbers): void {
  const [x1, y1, x2, y2, r] = numbers as [number, number, number, number, number];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const [sx, sy] = length > 0 ? [(-dy / length) * r, (dx / length) * r] : [0, r];
  const start = Math.atan2(sy, sx);
  pen.moveTo(x1 + sx, y1 + sy);
  pen.lineTo(x2 + sx, y2 + sy);
  pen.arc(x2, y2, r, start, start - halfTurn, true);
  pen.lineTo(x1 - sx, y1 - sy);
  pen.arc(x1, y1, r, start + Math.PI, start + Math.PI - halfTurn, true);
  pen.closePath();
}

/** Draws straight lines: both ends of each. */
export function drawLines(pen: Pen, ends: Numbers): void {
  for (let i = 0; i < ends.length; i += 4) {
    pen.moveTo(ends[i]!, ends[i + 1]!);
    pen.lineTo(ends[i + 2]!, ends[i + 3]!);
  }
}

/** Across a box of one unit: five lines that rise to the right, as the hatching of a map does. */
const strokes: readonly Numbers[] = [
  [0, 1, 1, 0],
  [0, 0.67, 0.67, 0],
  [0, 0.33, 0.33, 0],
  [0.33, 1, 1, 0.33],
  [0.67, 1, 1, 0.67],
];

/** Slanting lines over a box. */
export function hatchLines(left: number, top: number, width: number, height: number): number[] {
  return strokes.flatMap((stroke) =>
    stroke.map((part, i) => (i % 2 === 0 ? left + width * part : top + height * part)),
  );
}
