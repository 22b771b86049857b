import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Disc {
  readonly center: Place;
  readonly radius: number;
}
declare const pillars: readonly Disc[];
declare const lamp: Disc;
declare const beam: readonly Place[];
declare const tangentPoints: (p: Place, circle: Disc) => readonly Place[];
declare const pointer: { x: number; y: number };
// Assigned by `play` in the page.
declare let held: boolean;

export const check: ProgramCheck = {
  program: 'lamp-and-laser',
  keys: ['ArrowLeft', 'ArrowUp', ' '],
  measure: () => {
    const gap = (p: Place, { center, radius }: Disc) =>
      Math.hypot(p.x - center.x, p.y - center.y) - radius;
    const unit = (from: Place, to: Place) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    };
    const nearest = (p: Place) => Math.min(...pillars.map((one) => gap(p, one)));
    let [offRim, offAngle, deepest, offTangent] = [0, 0, 0, 0];
    for (const [i, p] of beam.entries()) {
      const [before, after] = [beam[i - 1], beam[i + 1]];
      if (!before) continue;
      // No part of the beam passes through a pillar.
      for (let part = 1; part < 40; part += 1) {
        const t = part / 40;
        const there = { x: before.x + t * (p.x - before.x), y: before.y + t * (p.y - before.y) };
        deepest = Math.max(deepest, -nearest(there));
      }
      if (!after) continue;
      offRim = Math.max(offRim, Math.abs(nearest(p)));
      const met = pillars.find((one) => Math.abs(gap(p, one)) < 1e-3)!;
      const normal = unit(met.center, p);
      const [into, out] = [unit(before, p), unit(p, after)];
      const turned = into.x * normal.x + into.y * normal.y + out.x * normal.x + out.y * normal.y;
      offAngle = Math.max(offAngle, Math.abs(turned));
    }
    let tangents = 0;
    for (const pillar of pillars) {
      for (const p of tangentPoints(lamp.center, pillar)) {
        tangents += 1;
        const [line, radius] = [unit(lamp.center, p), unit(pillar.center, p)];
        const off = Math.abs(line.x * radius.x + line.y * radius.y) + Math.abs(gap(p, pillar));
        offTangent = Math.max(offTangent, off);
      }
    }
    const { x, y } = lamp.center;
    const free = nearest(lamp.center) - lamp.radius;
    return { offRim, offAngle, deepest, offTangent, tangents, free, x, y, bounces: beam.length };
  },
  within: () => ({
    offRim: [0, 1e-6],
    offAngle: [0, 1e-9],
    deepest: [-Infinity, 1e-6],
    offTangent: [0, 1e-6],
    // Two for each pillar.
    tangents: [12, 12],
    // The gaps between pillars are so wide that it is never pushed from one into the next.
    free: [-1e-6, Infinity],
    x: [-40, 1320],
    y: [-40, 840],
    bounces: [2, 21],
  }),
  // For a while it is dragged across the picture and into the pillars.
  play: (frame) => {
    if (frame < 3000 || frame > 6000) return;
    held = frame < 6000;
    pointer.x = 640 + 600 * Math.sin(frame * 0.013);
    pointer.y = 400 + 370 * Math.cos(frame * 0.0071);
  },
  moves: { x: 100, y: 100, bounces: 2 },
};
