import { show } from '#kit/numbers.ts';

interface Area {
  readonly cross: number;
}

const area = ({ cross }: Area) =>
  `cross product ${show(cross)}, a parallelogram of area ${show(Math.abs(cross))}`;

export const words = {
  left: (found: Area) => ({ word: 'left', rest: area(found) }),
  right: (found: Area) => ({ word: 'right', rest: area(found) }),
  line: () => ({ word: 'in line', rest: 'cross product 0, no area' }),
  hair: ({ side }: { side: number }) => ({
    word: side > 0 ? 'left' : 'right',
    rest: 'by a rounding: the cross product is 0 to two decimals',
  }),
};
