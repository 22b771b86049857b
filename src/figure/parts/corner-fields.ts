import type { Vec2 } from '#lib/index.ts';
import type { NumberField, World } from '../part.ts';
import { corner } from '../words/parts.ts';
import { coordinateFields } from './point.ts';

/** Returns the corner whose handle is selected, or the first if another handle is. */
export function selectedCorner(corners: readonly Vec2[], selected?: string): number {
  const index = Number(selected);
  return corners[index] ? index : 0;
}

/** One pair of fields for all corners, which shows the selected corner. */
export function cornerFields(index: number, at: Vec2, world: World): NumberField[] {
  const name = corner(index);
  return coordinateFields(name, at, world, [`${name}: (`, ',', ')']);
}
