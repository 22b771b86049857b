import type { ProgramCheck } from './check.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Solid {
  readonly center: Place;
  readonly halfWidth: number;
  readonly halfHeight: number;
}
declare const player: { readonly center: Place; readonly radius: number };
declare const blocks: readonly Solid[];
declare const lifts: readonly Solid[];
declare const ridden: Solid | undefined;

export const check: ProgramCheck = {
  program: 'platformer',
  keys: ['ArrowLeft', 'd', 'w'],
  measure: () => {
    const { x, y } = player.center;
    const toBlocks = blocks.map(({ center, halfWidth, halfHeight }) =>
      Math.hypot(
        Math.max(0, Math.abs(x - center.x) - halfWidth),
        Math.max(0, Math.abs(y - center.y) - halfHeight),
      ),
    );
    // How high it stands above the lift that carries it, if it stands on its top.
    const isOnTop = ridden !== undefined && Math.abs(x - ridden.center.x) < ridden.halfWidth;
    const lift = isOnTop ? ridden.center.y - ridden.halfHeight - y - player.radius : 0.024;
    return { gap: Math.min(...toBlocks) - player.radius, lift, x, y };
  },
  within: () => ({
    // Half the margin, which is a thousandth of the radius.
    gap: [0.012 - 1e-9, Infinity],
    lift: [0.012 - 1e-9, 0.03],
    x: [24, 1280 - 24],
    y: [-400, 760 - 24],
  }),
  moves: { x: 100, y: 100 },
};
