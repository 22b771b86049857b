import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
declare const boxes: readonly {
  readonly center: Place;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly round: number;
}[];
declare const pills: readonly {
  readonly center: Place;
  readonly half: number;
  readonly angle: number;
  readonly round: number;
}[];
declare const you: { readonly center: Place; readonly radius: number };
declare const guard: {
  readonly center: Place;
  readonly range: number;
  readonly half: number;
  readonly angle: number;
};
declare const keys: Set<string>;
declare const seen: boolean;

export const check: ProgramCheck = {
  program: 'guard-and-walls',
  keys: ['ArrowRight', 'ArrowUp'],
  measure: () => {
    const { x, y } = you.center;
    const toSegment = (ax: number, ay: number, bx: number, by: number) => {
      const [ex, ey] = [bx - ax, by - ay];
      const along = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey);
      const t = Math.min(Math.max(along, 0), 1);
      return Math.hypot(x - ax - t * ex, y - ay - t * ey);
    };
    let deepest = -Infinity;
    for (const { center, halfWidth, halfHeight, round } of boxes) {
      const [gx, gy] = [
        Math.abs(x - center.x) - halfWidth,
        Math.abs(y - center.y) - halfHeight,
      ] as const;
      const gap = Math.hypot(Math.max(gx, 0), Math.max(gy, 0)) + Math.min(Math.max(gx, gy), 0);
      deepest = Math.max(deepest, round + you.radius - gap);
    }
    for (const { center, half, angle, round } of pills) {
      const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
      const gap = toSegment(center.x - dx, center.y - dy, center.x + dx, center.y + dy);
      deepest = Math.max(deepest, round + you.radius - gap);
    }
    // What the guard sees, computed from angles and distances.
    const way = Math.atan2(y - guard.center.y, x - guard.center.x) - guard.angle;
    const turned = Math.abs(way - 2 * Math.PI * Math.round(way / (2 * Math.PI)));
    const { x: gx, y: gy } = guard.center;
    const edgeGap = Math.min(
      ...[-1, 1].map((side) => {
        const angle = guard.angle + side * guard.half;
        const [ex, ey] = [guard.range * Math.cos(angle), guard.range * Math.sin(angle)];
        return toSegment(gx, gy, gx + ex, gy + ey);
      }),
    );
    const far = Math.hypot(x - gx, y - gy) - guard.range;
    const margin = you.radius - (turned <= guard.half ? far : edgeGap);
    const wrong = Math.abs(margin) > 1e-6 && margin > 0 !== seen ? 1 : 0;
    return { deepest, wrong, x, y, angle: guard.angle, seen: Number(seen) };
  },
  within: () => ({
    // A rotating pill may push you against the border or another wall.
    deepest: [-Infinity, 1],
    wrong: [0, 0],
    x: [28, 1280 - 28],
    y: [28, 800 - 28],
  }),
  // You run about for most of the time.
  play: (frame) => {
    keys.clear();
    if (frame < 500) return;
    const on = (name: string, turn: number) => {
      if (Math.sin(frame * turn) > 0.2) keys.add(name);
    };
    on('ArrowRight', 0.011);
    on('ArrowLeft', -0.0113);
    on('ArrowDown', 0.0171);
    on('ArrowUp', -0.0167);
  },
  moves: { x: 200, y: 200, angle: 3, seen: 0.5 },
};
