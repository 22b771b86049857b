import type { AnyFigure } from './figure.ts';
import { unknownName } from './nearest-names.ts';

const modules = import.meta.glob<{ figure: AnyFigure }>('../content/docs/**/figures/*.ts', {
  eager: true,
});
const figures = new Map(Object.values(modules).map(({ figure }) => [figure.name, figure]));

for (const [path, { figure }] of Object.entries(modules)) {
  // The page loads a figure's script by its file name.
  if (path.endsWith(`/${figure.name}.ts`)) continue;
  throw new Error(`${path} contains the figure "${figure.name}"; the two names must be the same.`);
}

/** Each figure with its chapter: "clamp-projection/push-out". */
export const figurePlaces: readonly string[] = Object.keys(modules).map((path) =>
  path.replace(/^.*docs\/(.*)figures\/(.*)\.ts$/, '$1$2'),
);

export const allFigures = (): readonly AnyFigure[] => [...figures.values()];

/** Finds a figure by name. An unknown name fails the build with similar names. */
export function findFigure(name: string): AnyFigure {
  const figure = figures.get(name);
  if (!figure) throw unknownName('a figure', name, [...figures.keys()]);
  return figure;
}

/** Finds a figure and perhaps a preset, as in "clamp-projection/push-out#side". */
export function findPlace(place: string) {
  const [path = '', preset] = place.split('#');
  if (!figurePlaces.includes(path)) throw unknownName('a chapter and a figure', path, figurePlaces);
  const [chapter = '', figure = ''] = path.split('/');
  if (preset !== undefined) findPreset(findFigure(figure), preset);
  return { chapter, figure, preset };
}

/** Finds a preset of a figure. An unknown name fails the build. */
export function findPreset(figure: AnyFigure, name: string) {
  const preset = figure.presets.find((one) => one.name === name);
  if (preset) return preset;
  const known = figure.presets.map((one) => one.name);
  throw unknownName(`a preset of the figure ${figure.name}`, name, known);
}

/** Finds a formula of a figure. An unknown name fails the build. */
export function findFormula(figure: AnyFigure, name: string) {
  const formula = figure.formulas?.find((one) => one.name === name);
  if (formula) return formula;
  const known = (figure.formulas ?? []).map((one) => one.name);
  throw unknownName(`a formula of the figure ${figure.name}`, name, known);
}
