import { hitOrMiss } from '#kit/words/verdict.ts';

interface EdgeTests {
  readonly hit: boolean;
  readonly outlineFirst: number;
  readonly insideFirst: number;
}

export const words = {
  same: ({ hit, outlineFirst }: EdgeTests) =>
    hitOrMiss(hit, `${outlineFirst} edge tests in either order`),
  differs: ({ hit, outlineFirst, insideFirst }: EdgeTests) =>
    hitOrMiss(hit, `${outlineFirst} edge tests outline first, ${insideFirst} inside first`),
};
