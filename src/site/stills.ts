import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { sharesAt } from '#figure/maps/truth.ts';
import { memoize } from '#figure/memoize.ts';
import { Projection, type Size } from '#figure/projection.ts';
import { start } from '#figure/store.ts';

// A figure's picture before any script runs. The dev server renders a page at every request, and a
// map takes half a second, so each picture is made once, until the figure's file changes.

const drawings = memoize((_figure: AnyFigure) => new Map<string, string>());

type Options = NonNullable<Parameters<typeof drawAtBuild>[2]>;

/** `drawAtBuild`, memoized by figure, size and options. */
export function stillOf(figure: AnyFigure, size: Size, options: Options = {}): string {
  const known = drawings(figure);
  const key = JSON.stringify([size, options]);
  const drawing = known.get(key) ?? drawAtBuild(figure, size, options);
  known.set(key, drawing);
  return drawing;
}

/** Returns the shares of a figure's map in its first position, or null without a map. */
export const firstShares = memoize((figure: AnyFigure) =>
  sharesAt(figure, start(figure).state, new Projection(figure.world, { width: 550, height: 366 })),
);
