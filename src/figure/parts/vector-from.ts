import type { Vec2 } from '#lib/index.ts';
import { type Part, type World, within } from '../part.ts';
import { sayable } from '../symbol-table.ts';
import { place, velocity as velocityName } from '../words/parts.ts';
import { coordinateFields, inWindow } from './point.ts';

/** A velocity that starts at a fixed point, with a handle at its tip. */
export function vectorFrom(symbol: string, from: Vec2, fastest: number): Part<Vec2> {
  const speeds: World = { minX: -fastest, maxX: fastest, minY: -fastest, maxY: fastest };
  const held = (to: Vec2): Vec2 => {
    const { x, y } = inWindow(to, speeds);
    // Turn -0 into 0, because an address does not preserve its sign.
    return { x: x + 0, y: y + 0 };
  };
  return {
    handles: (value) => [
      {
        key: 'tip',
        kind: 'rim',
        at: { x: from.x + value.x, y: from.y + value.y },
        name: velocityName(sayable(symbol)),
        symbol,
        valueText: place(value),
        now: value.x,
        min: -fastest,
        max: fastest,
      },
    ],
    move: (_value, _handle, to) => held({ x: to.x - from.x, y: to.y - from.y }),
    nudge: (value, _handle, by) => held({ x: value.x + by.x, y: value.y + by.y }),
    fields: (value) => coordinateFields(symbol, value, speeds),
    write: (value, field, to) => ({ ...value, [field]: to }),
    toNumbers: ({ x, y }) => [x, y],
    fromNumbers: (numbers) => {
      const [x, y] = numbers;
      if (numbers.length !== 2 || x === undefined || y === undefined) return null;
      return within(x, -fastest, fastest) && within(y, -fastest, fastest) ? { x, y } : null;
    },
  };
}
