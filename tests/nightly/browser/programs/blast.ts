import type { ProgramCheck } from './check.ts';

interface Place {
  x: number;
  y: number;
}
declare const ships: readonly { center: Place; maybe: boolean; hit: boolean; rotation: number }[];
declare const hull: readonly Place[];
declare const blast: { center: Place; radius: number };
declare const tests: { circles: number; polygons: number };
declare const radius: number;
declare const canvas: HTMLCanvasElement;

export const check: ProgramCheck = {
  program: 'blast',
  keys: ['ArrowLeft', 'ArrowDown'],
  measure: () => {
    let [outside, falseHits, missedHits, unfinished] = [-Infinity, 0, 0, 0];
    const away = ({ x, y }: Place) => Math.hypot(x - blast.center.x, y - blast.center.y);
    for (const { center, maybe, hit, rotation } of ships) {
      const beyondX = Math.max(-center.x, center.x - canvas.width);
      const beyondY = Math.max(-center.y, center.y - canvas.height);
      outside = Math.max(outside, beyondX, beyondY);
      const apart = away(center) > radius + blast.radius + 1e-9;
      if (apart && (maybe || hit)) falseHits += 1;
      // A corner in the blast must be found by the exact test and by the bounding circle.
      const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
      const isIn = hull.some(({ x, y }) => {
        const corner = { x: center.x + x * cos - y * sin, y: center.y + x * sin + y * cos };
        return away(corner) < blast.radius - 1e-9;
      });
      if (isIn && !hit) missedHits += 1;
      if (hit && !maybe) unfinished += 1;
    }
    const [{ center }] = ships as [(typeof ships)[number]];
    const { circles, polygons } = tests;
    const inDoubt = ships.filter(({ maybe }) => maybe).length - polygons;
    return { outside, falseHits, missedHits, unfinished, circles, polygons, inDoubt, ...center };
  },
  within: () => ({
    outside: [-Infinity, 58],
    falseHits: [0, 0],
    missedHits: [0, 0],
    unfinished: [0, 0],
    circles: [24, 24],
    // The circles save tests in every frame.
    polygons: [0, 16],
    inDoubt: [0, 0],
  }),
  moves: { x: 300, y: 200, polygons: 2 },
};
