import { show } from '#kit/numbers.ts';

interface Where {
  readonly side: 'left' | 'right' | 'neither';
  readonly dot: number;
  readonly cross: number;
}

const sides: Readonly<Record<Where['side'], string>> = {
  left: 'to the left',
  right: 'to the right',
  neither: 'on the line',
};
const said = (word: string) => (found: Where) => ({
  word,
  rest: `${sides[found.side]}; dot ${show(found.dot)}, cross ${show(found.cross)}`,
});

export const words = {
  ahead: said('ahead'),
  behind: said('behind'),
  beside: said('beside'),
};
