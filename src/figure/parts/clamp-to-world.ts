import type { Part, World } from '../part.ts';

/** Clamps a part to its own world, which is a piece of the figure's world. */
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
