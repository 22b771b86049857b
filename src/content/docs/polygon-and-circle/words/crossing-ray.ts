import { noPolygon } from '#kit/words/polygon.ts';

interface Said {
  readonly hit: boolean;
}

interface Crossings extends Said {
  readonly count: number;
}

const said = (isInside: boolean, rest: string) => ({
  word: isInside ? 'inside' : 'outside',
  rest,
});
const crossings = (count: number) =>
  count === 0 ? 'no crossing' : `${count} crossing${count === 1 ? '' : 's'}`;

export const words = {
  noPolygon,
  onOutline: ({ hit }: Said) => said(hit, 'on the outline'),
  eitherWay: ({ hit }: Said) => said(hit, 'on the outline, where it may say either'),
  odd: ({ hit, count }: Crossings) => said(hit, `${crossings(count)}: odd`),
  even: ({ hit, count }: Crossings) => said(hit, `${crossings(count)}: even`),
  wrong: ({ hit, count }: Crossings) => said(hit, `${crossings(count)} counted, and that is wrong`),
};
