import { show } from '#kit/numbers.ts';

interface Ghost {
  readonly tile: number;
  readonly before: number;
  readonly after: number;
}

export const words = {
  ghost: ({ tile, before, after }: Ghost) => ({
    word: 'ghost collision',
    rest: `with tile ${tile}; velocity ${show(before)} before, ${show(after)} after`,
  }),
  starts: ({ after }: { after: number }) => ({ word: 'ready', rest: `velocity ${show(after)}` }),
  rolls: ({ after }: { after: number }) => ({ word: 'rolls', rest: `velocity ${show(after)}` }),
};
