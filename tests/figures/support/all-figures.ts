import type { AnyFigure } from '../../../src/figures/kit/figure.ts';

const modules = import.meta.glob<{ figure: AnyFigure }>('../../../src/figures/*.ts', {
  eager: true,
});

/** Every figure of src/figures, with the name of its file. */
export const figures = Object.entries(modules).map(([path, { figure }]) => ({
  file: path.split('/').at(-1)!,
  name: figure.name,
  figure,
}));
