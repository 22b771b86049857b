import { show } from '#kit/numbers.ts';

interface Push {
  readonly depth: number;
  readonly width: number;
}

const length = (gap: number) => (gap < 0.05 ? 'a hair' : show(gap, 1));

export const replies = {
  touch: {
    apart: ({ gap }: { gap: number }) => `They are ${length(gap)} apart.`,
    deep: ({ depth }: { depth: number }) => `They are ${length(depth)} deep.`,
    level: () => 'They touch, but on a level line. Tilt it.',
    right: () => 'They touch, exactly: three whole numbers make the triangle.',
  },
  deep: {
    apart: () => 'Nothing has to be pushed: they are apart.',
    short: ({ depth, width }: Push) =>
      `The shortest push is ${show(depth, 1)}, and the diameter ${show(width, 1)}.`,
    right: ({ depth, width }: Push) =>
      `A push of ${show(depth, 1)}, a diameter of ${show(width, 1)}: it lies wholly inside the first.`,
  },
};
