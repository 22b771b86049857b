import type { AnyFigure } from '#figure/figure.ts';

const modules = import.meta.glob<{ figure: AnyFigure }>('../../src/content/docs/**/figures/*.ts', {
  eager: true,
});

/** Every figure with its file name and its path below the chapters' folder. */
export const figures = Object.entries(modules).map(([path, { figure }]) => ({
  file: path.split('/').at(-1)!,
  path: path.replace('../../src/content/docs/', ''),
  name: figure.name,
  figure,
}));

/** Every figure in each of its presets, by "figure preset". */
export const presets = figures.flatMap(({ figure, name }) =>
  figure.presets.map((preset) => ({ figure, preset, name: `${name} ${preset.name}` })),
);
