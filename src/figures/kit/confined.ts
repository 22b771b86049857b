import type { Part, World } from './part.ts';

/** A part that stays in a piece of the window: the rest is for words and scales. */
export function confined<Value>(part: Part<Value>, piece: World): Part<Value> {
  return {
    ...part,
    handles: (value) => part.handles(value, piece),
    move: (value, handle, to) => part.move(value, handle, to, piece),
    nudge: (value, handle, by) => part.nudge(value, handle, by, piece),
    fields: (value, _world, active) => part.fields(value, piece, active),
    fromNumbers: (numbers) => part.fromNumbers(numbers, piece),
  };
}
