import type { Contact, Vec2 } from '#lib/types.ts';
import { transformContact as transformShapeContact } from './shape-contacts.ts';
import type { Transform } from './transforms.ts';

/** Where the corners of a box lie, and which way its edges face, in the order of the features. */
export const boxFeatures = {
  vertex: [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
  edge: [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ],
} as const;

/** The contact of a box, transformed: its corners and edges are counted from below again. */
export function transformContact(contact: Contact, transform: Transform): Contact {
  const { kind, index } = contact.feature;
  const places: readonly Vec2[] = boxFeatures[kind];
  const place = { ...contact, normal: places[index]! };
  const { x, y } = transformShapeContact(place, transform).normal;
  const there = places.findIndex((one) => one.x === x && one.y === y);
  return { ...transformShapeContact(contact, transform), feature: { kind, index: there } };
}
