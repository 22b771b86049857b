import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Disc {
  readonly center: Place;
  readonly radius: number;
}
declare const canvas: HTMLCanvasElement;
declare const player: Disc;
declare const boxes: readonly {
  readonly center: Place;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly rotation: number;
}[];
declare const polygons: readonly (readonly Place[])[];
declare const circles: readonly Disc[];
// Assigned by `play` in the page.
declare let goal: Place | null;

export const check: ProgramCheck = {
  program: 'playable-room',
  keys: ['ArrowLeft', 'w', 'd', 's', 'a'],
  measure: () => {
    const { x, y } = player.center;
    // Distances computed without the library: to boxes in their frame, to polygons edge by edge.
    const toBoxes = boxes.map(({ center, halfWidth, halfHeight, rotation }) => {
      const [dx, dy] = [x - center.x, y - center.y];
      const across = Math.abs(dx * Math.cos(rotation) + dy * Math.sin(rotation)) - halfWidth;
      const up = Math.abs(dy * Math.cos(rotation) - dx * Math.sin(rotation)) - halfHeight;
      return Math.hypot(Math.max(across, 0), Math.max(up, 0)) + Math.min(Math.max(across, up), 0);
    });
    const toPolygons = polygons.map((corners) => {
      let [nearest, crossings] = [Infinity, 0];
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % corners.length]!;
        const [ex, ey] = [b.x - a.x, b.y - a.y];
        const along = ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey);
        const t = Math.min(Math.max(along, 0), 1);
        nearest = Math.min(nearest, Math.hypot(x - a.x - t * ex, y - a.y - t * ey));
        if (a.y > y !== b.y > y && a.x + ((y - a.y) / ey) * ex > x) crossings += 1;
      });
      return crossings % 2 === 1 ? -nearest : nearest;
    });
    const toCircles = circles.map(
      ({ center, radius }) => Math.hypot(x - center.x, y - center.y) - radius,
    );
    const nearest = Math.min(...toBoxes, ...toPolygons, ...toCircles);
    // How often it touched a wall, stored from frame to frame.
    const kept = window as Window & { touched?: number; stood?: Place };
    kept.touched = (kept.touched ?? 0) + (nearest < player.radius * 1.01 ? 1 : 0);
    const from = kept.stood ?? { x, y };
    kept.stood = { x, y };
    const step = Math.hypot(x - from.x, y - from.y);
    return { gap: nearest - player.radius, touched: kept.touched, step, x, y };
  },
  within: () => ({
    // Half the margin, which is a thousandth of the radius.
    gap: [0.018 - 1e-9, Infinity],
    touched: [0, 10_000],
    // 600 a second, which is never exceeded.
    step: [0, 10 + 1e-9],
    x: [36, 1280 - 36],
    y: [36, 800 - 36],
  }),
  play: (frame) => {
    const say = (type: string, key: string) =>
      canvas.dispatchEvent(new KeyboardEvent(type, { key }));
    const all = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'w', 'a', 's', 'd'];
    // Repeatable random numbers by "mulberry32".
    const kept = window as Window & { drawn?: number };
    const next = () => {
      kept.drawn = ((kept.drawn ?? 7) + 0x6d2b79f5) | 0;
      let mixed = Math.imul(kept.drawn ^ (kept.drawn >>> 15), kept.drawn | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    if (frame % 9 === 0) {
      const key = all[Math.floor(next() * all.length)]!;
      say(next() < 0.5 ? 'keydown' : 'keyup', key);
    }
    // For a third of the time a finger leads it, also into walls.
    if (frame % 40 === 0) {
      goal = next() < 0.35 ? { x: 1280 * next(), y: 800 * next() } : null;
    }
  },
  moves: { x: 300, y: 200, step: 5, touched: 200 },
};
