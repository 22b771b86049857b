import { hitOrMiss } from '#kit/words/verdict.ts';

interface Looks {
  readonly hit: boolean;
  readonly outlineFirst: number;
  readonly insideFirst: number;
}

export const words = {
  same: ({ hit, outlineFirst }: Looks) => hitOrMiss(hit, `${outlineFirst} looks in either order`),
  differs: ({ hit, outlineFirst, insideFirst }: Looks) =>
    hitOrMiss(hit, `${outlineFirst} looks outline first, ${insideFirst} inside first`),
};
