import { show } from '#kit/numbers.ts';

// All the digits of a sum stand in the drawing: here it is compared.

interface Added {
  readonly first: number;
  readonly second: number;
  readonly d: number;
}

const sumOf = ({ first, second }: Added) => `${show(first)} + ${show(second)}`;

export const words = {
  same: (found: Added) => ({
    word: 'correct hit',
    rest: `${sumOf(found)} is exactly the stored ${show(found.d)}`,
  }),
  long: (found: Added) => ({
    word: 'correct hit',
    rest: `${sumOf(found)} is a mark beyond ${show(found.d)}`,
  }),
  short: (found: Added) => ({
    word: 'missed hit on paper',
    rest: `${sumOf(found)} is a mark short of ${show(found.d)}`,
  }),
};

const given = () => 'That is the pair of the text. There are others.';

export const replies = {
  missed: {
    given,
    hit: (found: Added) => `${sumOf(found)} is not less than ${show(found.d)}: it is a hit.`,
    right: (found: Added) => `${sumOf(found)} lands one mark short, and the test says miss.`,
  },
  longer: {
    given,
    other: (found: Added) => `${sumOf(found)} is not more than ${show(found.d)}.`,
    right: (found: Added) =>
      `${sumOf(found)} lands one mark beyond. The test says hit, and is right.`,
  },
};
