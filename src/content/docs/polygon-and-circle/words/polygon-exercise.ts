import type { Fault } from '#kit/outline-fault.ts';
import { noPolygon, outlineFault } from '#kit/words/polygon.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Faulty {
  readonly fault: Fault;
}

export const words = {
  noPolygon,
  hit: () => hit('says the chosen test'),
  miss: () => miss('says the chosen test'),
};

const inAnyCase = {
  noPolygon: ({ fault }: Faulty) => `This is no polygon: ${outlineFault(fault)}.`,
  otherTest: () => 'Choose “with inside” first.',
};

export const replies = {
  ghost: {
    ...inAnyCase,
    touches: () => 'The circle touches the island.',
    miss: () => 'It says miss, and it is right.',
    right: () => 'It says hit, and nothing is touched.',
  },
  inland: {
    ...inAnyCase,
    edge: () => 'The circle reaches an edge.',
    atSea: () => 'The circle is out at sea.',
    hit: () => 'It says hit, and it is right.',
    right: () => 'It says miss, and the circle lies all inland.',
  },
};
