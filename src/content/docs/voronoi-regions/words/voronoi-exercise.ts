interface Reach {
  readonly reached: number;
}

interface OfEdge {
  readonly edge: number;
}

const edges = ({ reached }: Reach) => (reached === 1 ? '1 edge' : `${reached || 'no'} edges`);

const inAnyCase = { notConvex: () => 'The polygon has to stay convex.' };

export const replies = {
  'only-corner': {
    ...inAnyCase,
    inside: () => 'The centre is inside; bring it out.',
    band: ({ edge }: OfEdge) => `The centre is in the band of edge ${edge}.`,
    apart: () => 'In no band, but the corner is farther than the radius.',
    right: () => 'The corner is the closest point, and it is in the circle.',
  },
  'two-edges': {
    ...inAnyCase,
    inside: () => 'The centre is inside; bring it out.',
    wedge: (found: Reach) => `In a wedge, with ${edges(found)} in reach.`,
    band: (found: Reach) => `In a band, with ${edges(found)} in reach.`,
    right: (found: Reach) =>
      `In a band, with ${edges(found)} in reach: that does not make it a wedge.`,
  },
  'over-the-tip': {
    ...inAnyCase,
    outside: () => 'The centre is outside; bring it in.',
    other: ({ edge }: OfEdge) => `From there edge ${edge} is nearer.`,
    right: () => 'Of all edges, edge 1 is the nearest, so the way out over it is the shortest.',
  },
};
