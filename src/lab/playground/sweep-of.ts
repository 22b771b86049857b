import { toStep } from '#figure/numbers.ts';
import type { AnySweep } from '#figure/sweep.ts';
import type { Vec2 } from '#lib/index.ts';
import { world } from './kinds.ts';
import type { Shape } from './scene.ts';

type State = Readonly<Record<string, unknown>>;

const { minX, maxX, inset = 0 } = world;

/**
 * Returns a movement of one of the called function's shapes across the window and back, at its own
 * height, or undefined if none has a centre. A circle moves if there is one.
 */
export function sweepOf(
  shapes: readonly Shape[],
  inputs: readonly (string | number)[],
): AnySweep | undefined {
  const movable = shapes.filter(({ name, value }) => inputs.includes(name) && centerOf(value));
  const moved = movable.findLast(({ kind }) => kind === 'circle') ?? movable[0];
  if (!moved) return undefined;
  const { name } = moved;
  return {
    label: `${name} from side to side`,
    seconds: 8,
    repeat: 'back-and-forth',
    at: (state: State, t: number) => ({
      ...state,
      [name]: movedTo(state[name], toStep(minX + inset + t * (maxX - minX - 2 * inset), 0.1)),
    }),
  };
}

function centerOf(value: unknown): Vec2 | undefined {
  const { center, x, y } = value as Vec2 & { readonly center?: Vec2 };
  return center ?? (x === undefined ? undefined : { x, y });
}

function movedTo(value: unknown, x: number): unknown {
  const { center } = value as { readonly center?: Vec2 };
  return center
    ? { ...(value as object), center: { x, y: center.y } }
    : { ...(value as object), x };
}
