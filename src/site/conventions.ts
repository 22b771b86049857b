import { findFigure } from '#figure/all-figures.ts';
import { type Convention, conventions } from '#figure/conventions.ts';
import type { AnyFigure } from '#figure/figure.ts';

/** The conventions that a page tells with this figure; `earlier` names the figures before it, which tell theirs. */
export function conventionsToTell(figure: AnyFigure, earlier: string) {
  const told = earlier
    .split(' ')
    .filter(Boolean)
    .flatMap((name) => findFigure(name).conventions);
  return figure.conventions
    .filter((key: Convention) => !told.includes(key))
    .map((key: Convention) => conventions[key]);
}
