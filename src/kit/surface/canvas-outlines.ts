import type { Numbers, Pen } from './surface.ts';

export type Trace = (pen: Pen, numbers: Numbers) => void;

// Each outline starts where that of its SVG element starts: dashes are counted from there.

export const traceCircle: Trace = (pen, [x, y, radius]) => pen.arc(x!, y!, radius!, 0, 2 * Math.PI);

export const tracePolyline: Trace = (pen, points) => {
  for (let i = 0; i < points.length; i += 2) {
    if (i === 0) pen.moveTo(points[0]!, points[1]!);
    else pen.lineTo(points[i]!, points[i + 1]!);
  }
};

export const tracePolygon: Trace = (pen, points) => {
  tracePolyline(pen, points);
  pen.closePath();
};

export const traceDiscs: Trace = (pen, discs) => {
  for (let i = 0; i < discs.length; i += 3) {
    const [left, y, radius] = [discs[i]!, discs[i + 1]!, discs[i + 2]!];
    pen.moveTo(left, y);
    pen.arc(left + radius, y, radius, Math.PI, 3 * Math.PI);
    pen.closePath();
  }
};

export const traceBlocks: Trace = (pen, blocks) => {
  for (let i = 0; i < blocks.length; i += 4) {
    const [left, bottom] = [blocks[i]!, blocks[i + 1]!];
    const [right, top] = [left + blocks[i + 2]!, bottom - blocks[i + 3]!];
    pen.moveTo(left, bottom);
    pen.lineTo(left, top);
    pen.lineTo(right, top);
    pen.lineTo(right, bottom);
    pen.closePath();
  }
};
