import { findFigure } from '#figure/all-figures.ts';
import { type Convention, conventions } from '#figure/conventions.ts';
import type { AnyFigure } from '#figure/figure.ts';

/**
 * The conventions that a page states with this figure. `earlier` names the preceding figures, which
 * state their own.
 */
export function conventionsToTell(figure: AnyFigure, earlier: string) {
  const told = earlier
    .split(' ')
    .filter(Boolean)
    .flatMap((name) => findFigure(name).conventions);
  return figure.conventions
    .filter((key: Convention) => !told.includes(key))
    .map((key: Convention) => conventions[key]);
}
