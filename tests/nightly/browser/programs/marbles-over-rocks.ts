import type { ProgramCheck } from './check.ts';

interface Vector {
  x: number;
  y: number;
}
declare const marbles: readonly {
  center: Vector;
  velocity: Vector;
  radius: number;
  spin: number;
  falls: number;
}[];
declare const rocks: readonly (readonly Vector[])[];
declare const gravity: number;
declare const canvas: HTMLCanvasElement;

export const check: ProgramCheck = {
  program: 'marbles-over-rocks',
  keys: ['ArrowDown', 'ArrowLeft', ' '],
  measure: () => {
    /** The signed distance to the rock, computed from all edges without the library. */
    const toRock = (rock: readonly Vector[], c: Vector) => {
      let [nearest, behind] = [Infinity, -Infinity];
      rock.forEach((a, i) => {
        const b = rock[(i + 1) % rock.length]!;
        const [ex, ey] = [b.x - a.x, b.y - a.y];
        const length = Math.hypot(ex, ey);
        const t = ((c.x - a.x) * ex + (c.y - a.y) * ey) / length ** 2;
        const s = Math.min(Math.max(t, 0), 1);
        nearest = Math.min(nearest, Math.hypot(a.x + s * ex - c.x, a.y + s * ey - c.y));
        // The winding of these rocks puts the outside here, with y pointing down.
        behind = Math.max(behind, ((c.x - a.x) * ey - (c.y - a.y) * ex) / length);
      });
      return behind > 0 ? nearest : behind;
    };
    let [deepest, beside, below, energy, fastest, spin] = [-Infinity, 0, 0, -Infinity, 0, 0];
    for (const marble of marbles) {
      const { center, velocity, radius } = marble;
      for (const rock of rocks) deepest = Math.max(deepest, radius - toRock(rock, center));
      beside = Math.max(beside, radius - center.x, center.x - (canvas.width - radius));
      below = Math.max(below, center.y - radius - canvas.height);
      const speed = Math.hypot(velocity.x, velocity.y);
      fastest = Math.max(fastest, speed);
      energy = Math.max(energy, speed ** 2 / 2 - gravity * center.y);
      spin = Math.max(spin, Math.abs(marble.spin));
    }
    const falls = Object.fromEntries(marbles.map((one, i) => [`falls${i}`, one.falls]));
    return { deepest, beside, below, energy, fastest, spin, ...falls };
  },
  within: ({ energy = Number.NaN }) => ({
    // The push ends where the two touch, up to rounding.
    deepest: [-Infinity, 1e-9],
    beside: [0, 1e-9],
    below: [0, 0],
    // Energy is never added, except that the pushes of single steps add next to nothing.
    energy: [-Infinity, energy + 1],
    spin: [0, 1e3],
  }),
  // Within a thousand frames each falls out at the bottom again, so no marble is stuck.
  moves: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`falls${i}`, 1])),
};
