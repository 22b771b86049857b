import { show } from '#kit/numbers.ts';

interface Products {
  readonly dot: number;
  readonly cross: number;
}

export const words = {
  products: ({ dot, cross }: Products) => ({
    word: 'products',
    rest: `dot ${show(dot)}, cross ${show(cross)}`,
  }),
};

export const replies = {
  'behind-right': {
    ahead: ({ dot }: { dot: number }) =>
      `The dot product is ${show(dot)}. Behind u it is below 0: in the tinted half.`,
    left: ({ cross }: { cross: number }) =>
      `Behind, yes. The cross product is ${show(cross)}; to the right it is below 0.`,
    right: ({ dot, cross }: Products) =>
      `Both are below 0: the dot product is ${show(dot)}, the cross product ${show(cross)}.`,
  },
  normal: {
    none: () => 'A vector of length 0 has no normal. Pull u out of the origin.',
    slanted: ({ dot }: { dot: number }) =>
      `The dot product is ${show(dot)}. At a right angle it is 0.`,
    otherSide: () => 'A right angle, but to the right. Take the other quarter turn.',
    otherLength: () => 'A right angle to the left. Now make v as long as u.',
    right: () => 'The two coordinates have changed places, and one of them its sign.',
  },
  'same-shadow': {
    none: () => 'A vector of length 0 has no line. Pull u out of the origin.',
    elsewhere: ({ shadow, length }: { shadow: number; length: number }) =>
      `The shadow is ${show(shadow)} long; u is ${show(length)} long.`,
    inLine: () => 'The shadow is right, but v lies on the line. Move it away at a right angle.',
    right: () => 'Each v on the perpendicular through the tip of u has this shadow: t is 1.',
  },
};
