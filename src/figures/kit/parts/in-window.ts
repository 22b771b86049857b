import type { Part, World } from '../part.ts';

/** The part kept in a window of its own, a piece of the figure's world. */
export function inOwnWindow<Value>(part: Part<Value>, window: World): Part<Value> {
  return {
    ...part,
    handles: (value) => part.handles(value, window),
    move: (value, handle, to) => part.move(value, handle, to, window),
    nudge: (value, handle, by) => part.nudge(value, handle, by, window),
    fields: (value, _world, active) => part.fields(value, window, active),
    fromNumbers: (numbers) => part.fromNumbers(numbers, window),
  };
}
