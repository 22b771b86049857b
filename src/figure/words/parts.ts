import type { Vec2 } from '#lib/index.ts';
import { show } from '../numbers.ts';

// The names of handles and number fields, and the text that screen readers speak when they move.
// Symbols are passed in their spoken form, such as "c 1".

export const centre = (symbol: string) => `centre ${symbol}`;
export const radius = (symbol: string) => `radius ${symbol}`;
export const velocity = (symbol: string) => `velocity ${symbol}`;
export const number = (symbol: string) => `number ${symbol}`;
export const angle = (symbol: string) => `angle ${symbol}`;
export const length = (symbol: string) => `length ${symbol}`;
export const corner = (index: number) => `corner ${index}`;
export const coordinate = (axis: 'x' | 'y', of: string) => `${axis} of ${of}`;
export const rotation = 'rotation';
export const degrees = (value: number) => `${show(value)} degrees`;

/** The name of the number field of a rotation, and the text before the field. */
export const rotationField = { name: 'rotation in degrees', before: 'rotated by' };

export const place = ({ x, y }: Vec2, decimals?: number) =>
  `x ${show(x, decimals)}, y ${show(y, decimals)}`;
export const ownPlace = (at: Vec2) => `${place(at)} on its own axes`;
