import type { Vec2 } from '#lib/index.ts';
import type { NumberField, World } from '../part.ts';
import { corner } from '../words/parts.ts';
import { coordinateFields } from './point.ts';

/** The corner whose handle is in hand; the first, while something else is. */
export function cornerInHand(corners: readonly Vec2[], active?: string): number {
  const index = Number(active);
  return corners[index] ? index : 0;
}

/** One pair of fields for all corners, however many there are: it speaks of the one in hand. */
export function cornerFields(index: number, at: Vec2, world: World): NumberField[] {
  const name = corner(index);
  return coordinateFields(name, at, world, [`${name}: (`, ',', ')']);
}
