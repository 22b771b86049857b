import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Pulley {
  readonly center: Place;
  readonly radius: number;
  readonly angle: number;
  turn: number;
}
declare const canvas: HTMLCanvasElement;
declare const pulleys: readonly Pulley[];
declare function straightParts(): readonly { readonly a: Place; readonly b: Place }[];
declare function place(pulley: Pulley, center: Place): void;
// Assigned by `play` in the page.
declare let chosen: Pulley;

export const check: ProgramCheck = {
  program: 'belt-and-pulleys',
  keys: ['ArrowRight', 'Enter', ' ', 'ArrowDown'],
  measure: () => {
    const all = globalThis as { angles?: number[] };
    const before = all.angles ?? [];
    all.angles = pulleys.map(({ angle }) => angle);
    let [offRim, offAngle, against, slip] = [0, 0, 0, 0];
    let [gap, outside] = [Infinity, -Infinity];
    for (const [i, { a, b }] of straightParts().entries()) {
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
      const ends = [
        [a, pulleys[i]!],
        [b, pulleys[(i + 1) % pulleys.length]!],
      ] as const;
      for (const [p, { center, radius, turn }] of ends) {
        const [x, y] = [p.x - center.x, p.y - center.y];
        offRim = Math.max(offRim, Math.abs(Math.hypot(x, y) - radius));
        offAngle = Math.max(offAngle, Math.abs(x * way.x + y * way.y) / radius);
        // The rim moves in the direction of the belt.
        if (turn * (x * way.y - y * way.x) < 0) against += 1;
      }
    }
    for (const [i, { center, radius, turn, angle }] of pulleys.entries()) {
      const { x, y } = center;
      outside = Math.max(outside, radius - Math.min(x, y, canvas.width - x, canvas.height - y));
      for (const other of pulleys.slice(0, i)) {
        const far = Math.hypot(x - other.center.x, y - other.center.y);
        gap = Math.min(gap, far - radius - other.radius);
      }
      // At 160 pixels a second.
      const rolled = before.length > 0 ? turn * (angle - before[i]!) * radius : 160 / 60;
      slip = Math.max(slip, Math.abs(rolled - 160 / 60));
    }
    const { center } = chosen;
    return { offRim, offAngle, against, slip, gap, outside, x: center.x, angle: chosen.angle };
  },
  within: () => ({
    offRim: [0, 1e-9],
    offAngle: [0, 1e-9],
    against: [0, 0],
    slip: [0, 1e-6],
    gap: [10 - 1e-9, Infinity],
    outside: [-Infinity, 1e-9],
  }),
  // The pulleys are dragged all over the picture and reversed in turn.
  play: (frame) => {
    if (frame < 1000) return;
    if (frame % 200 === 0) chosen = pulleys[(frame / 200) % pulleys.length]!;
    if (frame % 300 === 0) chosen.turn *= -1;
    const x = 640 + 600 * Math.sin(frame * 0.013);
    place(chosen, { x, y: 400 + 370 * Math.cos(frame * 0.0171) });
  },
  moves: { x: 100, angle: 1 },
};
