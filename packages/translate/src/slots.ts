import type { NumberType, Slot, Type } from './tree.ts';

// Infers which numbers are integers. Each place that stores a number is a slot. A fraction that
// flows into a slot makes it a float, and so every slot that it flows to. The remaining slots are
// integers.

export const newSlot = (isFloat = false): Slot => ({ isFloat, flowsTo: [] });

export const numberType = (isFloat = false): NumberType => ({
  kind: 'number',
  slot: newSlot(isFloat),
});

export const float: NumberType = numberType(true);
export const integer = (): NumberType => numberType();

/** Records that numbers are copied from one slot to another. */
export function flow(from: Slot, to: Slot): void {
  if (from === to) return;
  from.flowsTo.push(to);
  if (from.isFloat) makeFloat(to);
  if (from.isWide) makeWide(to);
}

/** Makes a slot and all that it flows to floats. */
export function makeFloat(slot: Slot): void {
  if (slot.isFloat && slot.flowsTo.every((one) => one.isFloat)) return;
  slot.isFloat = true;
  for (const next of slot.flowsTo) if (!next.isFloat) makeFloat(next);
}

/** Makes a slot and all that it flows to wide integers. */
function makeWide(slot: Slot): void {
  if (slot.isWide) return;
  slot.isWide = true;
  slot.flowsTo.forEach(makeWide);
}

/** Records that a value of one type is stored as another. List items can flow both ways. */
export function flowType(from: Type, to: Type): void {
  if (from.kind === 'number' && to.kind === 'number') flow(from.slot, to.slot);
  else if (from.kind === 'optional' && to.kind === 'optional') flowType(from.of, to.of);
  else if (to.kind === 'optional') flowType(from, to.of);
  else if (from.kind === 'list' && to.kind === 'list') {
    flowType(from.of, to.of);
    flowType(to.of, from.of);
  }
}

export const isFloat = (type: Type): boolean => type.kind === 'number' && type.slot.isFloat;
export const isInteger = (type: Type): boolean => type.kind === 'number' && !type.slot.isFloat;
/** Whether it is an integer of possibly more than 32 bits. */
export const isWide = (type: Type): boolean =>
  type.kind === 'number' && !type.slot.isFloat && type.slot.isWide === true;
export const wide: NumberType = {
  kind: 'number',
  slot: { isFloat: false, isWide: true, flowsTo: [] },
};

/** Returns the type of a list's or a buffer's items. */
export function itemOf(type: Type): Type {
  if (type.kind === 'list') return type.of;
  return type.kind === 'buffer' && type.of === 'float64' ? float : integer();
}
