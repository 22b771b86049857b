import type { AnyFigure } from '#kit/figure.ts';

const modules = import.meta.glob<{ figure: AnyFigure }>('../../src/content/docs/**/figures/*.ts', {
  eager: true,
});

/** Every figure, with the name of its file. */
export const figures = Object.entries(modules).map(([path, { figure }]) => ({
  file: path.split('/').at(-1)!,
  name: figure.name,
  figure,
}));
