import { show } from '#kit/numbers.ts';

export const words = {
  size: ({ width, height }: { width: number; height: number }) => ({
    word: 'box',
    rest: `${show(width, 1)} wide, ${show(height, 1)} high`,
  }),
};
