interface Reach {
  readonly reached: number;
}

interface Pair {
  readonly edge: number;
  readonly corner: number;
}

const edges = ({ reached }: Reach) => (reached === 1 ? '1 edge' : `${reached || 'no'} edges`);

const inAnyCase = { notConvex: () => 'The polygon has to stay convex.' };

export const replies = {
  'two-edges': {
    ...inAnyCase,
    inside: () => 'The centre is inside; bring it out.',
    wedge: (found: Reach) => `In a wedge, with ${edges(found)} in reach.`,
    band: (found: Reach) => `In a band, with ${edges(found)} in reach.`,
    right: (found: Reach) => `In a band, with ${edges(found)} in reach: no mark of a wedge.`,
  },
  'facing-edge': {
    ...inAnyCase,
    inside: () => 'The centre is inside; bring it in front of an edge.',
    wedge: () => 'The centre is in a wedge; bring it in front of an edge.',
    touches: () => 'They do touch: a hit is right here.',
    endsThere: ({ edge, corner }: Pair) =>
      `A right miss: edge ${edge} does end at corner ${corner}.`,
    endsElsewhere: ({ edge, corner }: Pair) =>
      `A right miss: edge ${edge} does not end at corner ${corner}.`,
    right: ({ edge, corner }: Pair) =>
      `Edge ${edge} does not end at corner ${corner}, so it was never asked.`,
  },
};
