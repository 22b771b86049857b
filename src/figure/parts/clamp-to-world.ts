import type { Part, World } from '../part.ts';

/** The part, clamped to a world of its own: a piece of the figure's. */
export function clampToWorld<Value>(part: Part<Value>, world: World): Part<Value> {
  return {
    ...part,
    handles: (value) => part.handles(value, world),
    move: (value, handle, to) => part.move(value, handle, to, world),
    nudge: (value, handle, by) => part.nudge(value, handle, by, world),
    fields: (value, _world, selected) => part.fields(value, world, selected),
    fromNumbers: (numbers) => part.fromNumbers(numbers, world),
  };
}
