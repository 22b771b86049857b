import { show } from '#kit/numbers.ts';

interface Speeds {
  readonly s: number;
  readonly before: number;
  readonly after: number;
}

export const words = {
  bounced: ({ s, before, after }: Speeds) => ({
    word: 'bounce',
    rest: `${show(-s)} into the wall; speed ${show(before)} before, ${show(after)} after`,
  }),
  leaving: ({ s }: { s: number }) => ({
    word: 'no bounce',
    rest: `the ball moves away from the wall at ${show(s)}`,
  }),
  along: () => ({ word: 'no bounce', rest: 'the ball comes no closer to the wall' }),
};
