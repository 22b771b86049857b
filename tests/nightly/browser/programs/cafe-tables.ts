import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Table {
  readonly center: Place;
  readonly radius: number;
}
interface Block {
  readonly center: Place;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly rotation?: number;
}
declare const room: {
  readonly boxes: readonly Block[];
  readonly orientedBoxes: readonly Block[];
  readonly polygons: readonly (readonly Place[])[];
  readonly segments: readonly { readonly a: Place; readonly b: Place }[];
};
declare const tables: readonly Table[];
declare const held: Table;
declare const limit: number;
declare const isRefused: boolean;
declare function take(table: Table): void;
// Assigned by `play` in the page.
declare let hand: Place;
declare let isSteered: boolean;

export const check: ProgramCheck = {
  program: 'cafe-tables',
  // Finding the way out among many obstacles is slow.
  frames: 4000,
  keys: ['ArrowRight', ' ', 'ArrowUp'],
  measure: () => {
    const toSegment = ({ x, y }: Place, a: Place, b: Place) => {
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const part = ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey);
      const t = Math.min(Math.max(part, 0), 1);
      return Math.hypot(x - a.x - t * ex, y - a.y - t * ey);
    };
    const toBlock = (p: Place, { center, halfWidth, halfHeight, rotation = 0 }: Block) => {
      const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
      const [dx, dy] = [p.x - center.x, p.y - center.y];
      const x = Math.abs(cos * dx + sin * dy) - halfWidth;
      const y = Math.abs(cos * dy - sin * dx) - halfHeight;
      return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0);
    };
    const toPolygon = (p: Place, corners: readonly Place[]) => {
      let [gap, isInside] = [Infinity, false];
      for (const [i, a] of corners.entries()) {
        const b = corners[(i + 1) % corners.length]!;
        gap = Math.min(gap, toSegment(p, a, b));
        if (a.y > p.y === b.y > p.y) continue;
        if (p.x < a.x + ((p.y - a.y) * (b.x - a.x)) / (b.y - a.y)) isInside = !isInside;
      }
      return isInside ? -gap : gap;
    };
    /** How far a table may grow at this place until it touches something. */
    const gapAt = (p: Place, table: Table) =>
      Math.min(
        ...room.boxes.map((one) => toBlock(p, one)),
        ...room.orientedBoxes.map((one) => toBlock(p, one)),
        ...room.polygons.map((one) => toPolygon(p, one)),
        ...room.segments.map(({ a, b }) => toSegment(p, a, b)),
        ...tables
          .filter((one) => one !== table)
          .map(({ center, radius }) => Math.hypot(p.x - center.x, p.y - center.y) - radius),
      );
    let deepest = -Infinity;
    for (const table of tables) {
      deepest = Math.max(deepest, table.radius - gapAt(table.center, table));
    }
    const { x, y } = held.center;
    const way = isRefused ? limit : Math.hypot(x - hand.x, y - hand.y);
    // Places that are nearer to the hand than the table, and free.
    let nearer = 0;
    for (let i = 0; i < 60; i += 1) {
      const far = (way - 0.5) * Math.sqrt((i + 1) / 60);
      if (far < 0) break;
      const p = { x: hand.x + far * Math.cos(2.4 * i), y: hand.y + far * Math.sin(2.4 * i) };
      if (gapAt(p, held) > held.radius + 0.01) nearer += 1;
    }
    return { deepest, way, nearer, x, y, refused: Number(isRefused) };
  },
  within: () => ({
    // Up to rounding.
    deepest: [-Infinity, 1e-9],
    way: [0, 125 + 1e-9],
    nearer: [0, 0],
    x: [0, 1280],
    y: [0, 800],
  }),
  // For a while the hand takes one table after the other all over the room.
  play: (frame) => {
    isSteered = frame >= 1500 && frame < 2500;
    if (!isSteered) return;
    if (frame % 100 === 0) take(tables[(frame / 100) % tables.length]!);
    hand = { x: 640 + 640 * Math.sin(frame * 0.013), y: 400 + 400 * Math.cos(frame * 0.0171) };
  },
  moves: { x: 100, y: 100, refused: 0.5 },
};
