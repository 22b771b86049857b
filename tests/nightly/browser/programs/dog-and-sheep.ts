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
declare const flock: readonly Disc[];
declare const dog: Disc;
declare const ends: readonly Place[];
declare const seen: ReadonlySet<number>;
declare function look(): void;
declare function send(place: Place): void;
// Assigned by `play` in the page.
declare let isSteered: boolean;

export const check: ProgramCheck = {
  program: 'dog-and-sheep',
  // Two hundred sheep are slow.
  frames: 3000,
  keys: ['ArrowLeft', 'ArrowDown'],
  measure: () => {
    const all = globalThis as { before?: Place[]; unseen?: number };
    const { before = [], unseen = 0 } = all;
    all.before = flock.map(({ center }) => center);
    all.unseen = seen.size === 0 ? unseen + 1 : 0;
    // A second after the dog has last seen a sheep, the flock is at rest.
    const isCalm = all.unseen > 60;
    let stirred = 0;
    for (const [i, { x, y }] of before.entries()) {
      const { center } = flock[i]!;
      if (isCalm) stirred += Math.hypot(center.x - x, center.y - y);
    }
    let [outside, deepest] = [-Infinity, 0];
    const circles = [...flock, dog];
    for (const [i, { center, radius }] of circles.entries()) {
      const { x, y } = center;
      const room = Math.min(x, y, canvas.width - x, canvas.height - y);
      outside = Math.max(outside, radius - room);
      // In the first two seconds the heaps come apart.
      if (performance.now() < 2000) continue;
      for (const other of circles.slice(0, i)) {
        const gap = Math.hypot(x - other.center.x, y - other.center.y);
        deepest = Math.max(deepest, radius + other.radius - gap);
      }
    }
    // Every ray ends at the first sheep of all.
    look();
    let wrong = 0;
    for (const [i, end] of ends.entries()) {
      const [dx, dy] = [Math.cos((i * Math.PI) / 36), Math.sin((i * Math.PI) / 36)];
      let far = 170;
      for (const { center, radius } of flock) {
        const [x, y] = [center.x - dog.center.x, center.y - dog.center.y];
        const aside2 = radius ** 2 - (dx * y - dy * x) ** 2;
        const first = dx * x + dy * y - Math.sqrt(Math.max(aside2, 0));
        if (aside2 > 0 && first > 0) far = Math.min(far, first);
      }
      const length = Math.hypot(end.x - dog.center.x, end.y - dog.center.y);
      if (Math.abs(length - far) > 1e-3) wrong += 1;
    }
    const { x, y } = dog.center;
    return { outside, deepest, stirred, wrong, x, y, calm: Number(isCalm) };
  },
  within: () => ({
    outside: [-Infinity, 1e-9],
    // The last push may move a sheep into the next one.
    deepest: [0, 4],
    stirred: [0, 0],
    wrong: [0, 0],
  }),
  // For a while the dog waits, until no sheep is in sight.
  play: (frame) => {
    if (frame === 2200) send(dog.center);
    if (frame === 2800) isSteered = false;
  },
  moves: { x: 100, y: 100, calm: 0.5 },
};
