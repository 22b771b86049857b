import type { ProgramCheck } from './check.ts';

interface Disc {
  center: { x: number; y: number };
  radius: number;
}
declare const island: readonly { x: number; y: number }[];
declare const boat: Disc;
declare const storm: Disc;
declare const velocity: { x: number; y: number };
declare const canvas: HTMLCanvasElement;
declare const polygonIntersectsCircle: (polygon: typeof island, circle: Disc) => boolean;

export const check: ProgramCheck = {
  program: 'boat-and-storm',
  keys: ['ArrowRight', 'ArrowDown'],
  measure: () => {
    /** By the angle that each edge subtends, which the library never uses. */
    const standing = ({ x, y }: { x: number; y: number }) => {
      let [nearest, turned] = [Infinity, 0];
      island.forEach((a, i) => {
        const b = island[(i + 1) % island.length]!;
        const [ex, ey, px, py] = [b.x - a.x, b.y - a.y, x - a.x, y - a.y];
        const t = Math.min(Math.max((px * ex + py * ey) / (ex * ex + ey * ey), 0), 1);
        nearest = Math.min(nearest, Math.hypot(px - t * ex, py - t * ey));
        const [qx, qy] = [x - b.x, y - b.y];
        turned += Math.atan2(px * qy - py * qx, px * qx + py * qy);
      });
      return { nearest, isInside: Math.abs(turned) > 3 };
    };
    const { x, y } = boat.center;
    const { nearest, isInside } = standing(boat.center);
    const sky = standing(storm.center);
    const isOverLand = sky.isInside || sky.nearest <= storm.radius;
    return {
      room: Math.min(x, y, canvas.width - x, canvas.height - y),
      offshore: isInside ? -nearest : nearest,
      speed: Math.max(Math.abs(velocity.x), Math.abs(velocity.y)),
      wrongRain: Number(polygonIntersectsCircle(island, storm) !== isOverLand),
      rain: Number(isOverLand),
      x,
      y,
    };
  },
  within: () => ({
    room: [26, Infinity],
    offshore: [26 - 1e-9, Infinity],
    speed: [0, 400],
    wrongRain: [0, 0],
  }),
  moves: { x: 400, y: 300, rain: 0.5 },
  // After a minute, keys steer into the bay, against its shores, and around the island.
  play: (frame) => {
    if (frame < 3600 || frame % 200 !== 0) return;
    const say = (type: string, key: string) =>
      canvas.dispatchEvent(new KeyboardEvent(type, { key }));
    const all = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
    for (const key of all) say('keyup', key);
    const turn = frame / 200;
    say('keydown', all[turn % 4]!);
    if (turn % 3 === 0) say('keydown', all[(turn + 1) % 4]!);
  },
};
