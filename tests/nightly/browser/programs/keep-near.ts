import type { ProgramCheck } from './check.ts';

interface Flight {
  origin: number;
  ship: { center: { x: number; y: number } };
  rocks: { center: { x: number; y: number } }[];
}
declare const flights: readonly Flight[];

export const check: ProgramCheck = {
  program: 'keep-near',
  measure: () => {
    const [far, near] = flights as [Flight, Flight];
    const farthest = Math.max(...near.rocks.map(({ center }) => Math.abs(center.x)));
    return {
      // The ships' positions in the world.
      far: far.ship.center.x,
      near: near.origin + near.ship.center.x,
      local: near.ship.center.x,
      farthest,
      sectors: near.origin / 4096,
      behind: Math.max(...near.rocks.map(({ center }) => near.ship.center.x - center.x)),
    };
  },
  within: ({ far = NaN, near = NaN }) => ({
    // Its step of 2 is less than half the gap of 8 between floats at a hundred million.
    far: [far, far],
    near: [near, near + 120 * 170],
    local: [-2050, 2050],
    farthest: [0, 2050 + 8 * 220],
    behind: [-Infinity, 422],
  }),
  // 120 units a second in the last thousand frames, and four sectors in all.
  moves: { near: 1990 },
};
