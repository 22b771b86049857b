import type { AnyFigure } from './figure.ts';
import { unknownName } from './nearest-names.ts';

const modules = import.meta.glob<{ figure: AnyFigure }>('../content/docs/**/figures/*.ts', {
  eager: true,
});
const figures = new Map(Object.values(modules).map(({ figure }) => [figure.name, figure]));

for (const [path, { figure }] of Object.entries(modules)) {
  // The page loads a figure's script by the name of its file.
  if (path.endsWith(`/${figure.name}.ts`)) continue;
  throw new Error(`${path} holds the figure "${figure.name}"; its name has to be the file's.`);
}

/** Each figure with its chapter: "clamp-projection/push-out". */
export const figurePlaces: readonly string[] = Object.keys(modules).map((path) =>
  path.replace(/^.*docs\/(.*)figures\/(.*)\.ts$/, '$1$2'),
);

export const allFigures = (): readonly AnyFigure[] => [...figures.values()];

/** The figure of that name. An unknown name fails the build with similar names. */
export function findFigure(name: string): AnyFigure {
  const figure = figures.get(name);
  if (!figure) throw unknownName('a figure', name, [...figures.keys()]);
  return figure;
}

/** A figure with its chapter, and maybe a preset: "clamp-projection/push-out#side". */
export function findPlace(place: string) {
  const [path = '', preset] = place.split('#');
  if (!figurePlaces.includes(path)) throw unknownName('a chapter and a figure', path, figurePlaces);
  const [chapter = '', figure = ''] = path.split('/');
  if (preset !== undefined) findPreset(findFigure(figure), preset);
  return { chapter, figure, preset };
}

/** A preset of a figure, likewise. */
export function findPreset(figure: AnyFigure, name: string) {
  const preset = figure.presets.find((one) => one.name === name);
  if (preset) return preset;
  const known = figure.presets.map((one) => one.name);
  throw unknownName(`a preset of the figure ${figure.name}`, name, known);
}

/** A formula that a figure shows its numbers in, likewise. */
export function findFormula(figure: AnyFigure, name: string) {
  const formula = figure.formulas?.find((one) => one.name === name);
  if (formula) return formula;
  const known = (figure.formulas ?? []).map((one) => one.name);
  throw unknownName(`a formula of the figure ${figure.name}`, name, known);
}
