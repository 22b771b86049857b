import type { AnyFigure } from './figure.ts';
import type { Size } from './projection.ts';

type StageSizes = readonly [wide: StageSize, narrow: StageSize];
type StageSize = Size & { readonly style: string };

const column: StageSizes = [
  { style: 'wide', width: 550, height: 366 },
  { style: 'narrow', width: 356, height: 298 },
];
const page: StageSizes = [
  { style: 'wide', width: 1158, height: 386 },
  { style: 'narrow', width: 356, height: 148 },
];

/** The sizes of a figure's drawings at build time, on a wide page and on a phone. */
export const stageSizes = ({ pageWide }: Pick<AnyFigure, 'pageWide'>): StageSizes =>
  pageWide ? page : column;
