import type { AnyFigure } from '#figure/figure.ts';
import type { Part } from '#figure/part.ts';
import { isChoice } from '#figure/parts/choice.ts';
import type { Dice } from '../dice.ts';
import { withFunctionNames } from '../named-function.ts';

const modules = import.meta.glob<{ figure: AnyFigure }>('../../../content/docs/**/figures/*.ts', {
  eager: true,
});

export function figuresCalling(fn: string): AnyFigure[] {
  return Object.values(modules)
    .map(({ figure }) => figure)
    .filter((figure) => figure.calls && Object.hasOwn(figure.calls, fn));
}

/** Returns the distinct values of an argument in the figures' presets. */
export function presetShapes(fn: string, argument: number): unknown[] {
  const shapes = figuresCalling(fn).flatMap((figure) =>
    figure.presets.map(({ state }) => figure.calls?.[fn]?.values(state)?.[argument]),
  );
  const texts = shapes.map((shape) => JSON.stringify(shape));
  return shapes.filter((shape, i) => shape !== undefined && texts.indexOf(texts[i] ?? '') === i);
}

/** Returns the call's arguments in a random state that the reader can reach. */
export function callSomewhere(figure: AnyFigure, fn: string, dice: Dice): unknown[] | null {
  const { minX, maxX, minY, maxY } = figure.world;
  const state = { ...dice.pick(figure.presets).state };
  for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
    if (isChoice(part)) {
      if (dice.chance(0.3)) state[name] = dice.pick(part.options).name;
      continue;
    }
    for (const { key } of part.handles(state[name], figure.world)) {
      if (dice.chance(0.25)) continue;
      const to = { x: dice.between(minX, maxX), y: dice.between(minY, maxY) };
      state[name] = part.move(state[name], key, to, figure.world);
    }
  }
  const values = figure.calls?.[fn]?.values(state);
  return values ? withFunctionNames(values) : null;
}
