import { existsSync, readFileSync } from 'node:fs';
import type { AnyFigure } from '#figure/figure.ts';
import { stageSizes } from '#figure/stage-sizes.ts';
import { size as cardSize } from '#museum/window.ts';
import type { Shot } from './picture.ts';
import { mapIn, modelIn, shotOf, valuesOf } from './shot.ts';

/** Where the pictures of figures are. */
export const folder = new URL('../../pictures/figures/', import.meta.url);

/** The stored picture of a figure, or "". */
export function recordedOf({ name }: AnyFigure): string {
  const file = new URL(`${name}.txt`, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Draws a figure in all presets without a browser, for wide pages and for phones. */
export function shotsOf(figure: AnyFigure): Shot[] {
  const [desktop, phone] = stageSizes(figure);
  const maps = new Map<string, string>();
  return figure.presets.map(({ name }) => {
    const shot = shotOf(figure, name, desktop, phone);
    const { state } = modelIn(figure, name);
    const map = mapIn(figure, state, desktop);
    const alike = maps.get(map);
    if (!alike) maps.set(map, name);
    const more = { values: valuesOf(figure, state), map: map && alike ? `as in ${alike}` : map };
    return { ...shot, words: { ...shot.words, ...more } };
  });
}

/** A card of the museum, which every page draws alike. */
export const museumShots = (figure: AnyFigure): Shot[] => [
  shotOf(figure, figure.presets[0].name, cardSize, null),
];
