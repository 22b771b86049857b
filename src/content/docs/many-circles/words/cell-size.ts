import { grouped } from '../drawing.ts';

interface Work {
  readonly tests: number;
  readonly cells: number;
}

const workOf = ({ tests, cells }: Work) =>
  `${grouped(tests)} tests, and ${grouped(cells)} cells looked into`;

export const words = {
  right: (found: Work) => ({ word: 'about right', rest: workOf(found) }),
  small: (found: Work) => ({ word: 'too small', rest: workOf(found) }),
  large: (found: Work) => ({ word: 'too large', rest: workOf(found) }),
};

export const replies = {
  least: {
    more: ({ work, least }: { readonly work: number; readonly least: number }) =>
      `${grouped(work)} steps; ${grouped(least)} are possible.`,
    right: ({ work }: { readonly work: number }) =>
      `${grouped(work)} steps: a cell about as wide as the widest circle.`,
  },
  hundred: {
    fewer: ({ each }: { readonly each: number }) => `Each circle looks into ${each} cells.`,
    right: ({ each }: { readonly each: number }) =>
      `Each circle looks into ${each} cells, most of them empty.`,
  },
};
