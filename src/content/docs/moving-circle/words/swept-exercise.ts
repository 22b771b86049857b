import { show } from '#kit/numbers.ts';

export const replies = {
  half: {
    free: () => 'The ball does not meet the post in this step.',
    elsewhen: ({ fraction }: { fraction: number }) => `They touch at ${show(fraction, 2)}.`,
    right: () => 'Half of the displacement brings them together.',
  },
  unseen: {
    free: () => 'The ball does not meet the post in this step.',
    seen: ({ test }: { test: 'start' | 'middle' | 'end' }) => `The test at the ${test} sees it.`,
    right: () => 'All three tests say miss, and the cast says hit.',
  },
  away: {
    apart: () => 'They do not touch at the start.',
    stopped: () => 'They touch at the start, but the displacement leads inwards.',
    right: () => 'They touch, and the displacement leads away: no hit.',
  },
};
