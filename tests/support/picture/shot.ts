import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { viewOf } from '#figure/maps/truth.ts';
import { mapOf } from '#figure/maps/truth-map.ts';
import { show } from '#figure/numbers.ts';
import { isChoice } from '#figure/parts/choice.ts';
import { Projection, type Size } from '#figure/projection.ts';
import { fieldsOf, type Model, reduce, start } from '#figure/store.ts';
import { drawingIn } from './marks.ts';
import type { Shot } from './picture.ts';

/** A figure after its preset is pressed. */
export function modelIn(figure: AnyFigure, preset: string): Model {
  return reduce(figure, start(figure), { type: 'preset', name: preset });
}

/** Draws a figure in a preset without a browser. */
export function shotOf(figure: AnyFigure, preset: string, desktop: Size, phone: Size | null): Shot {
  const model = modelIn(figure, preset);
  const drawn = (size: Size) => drawingIn(drawAtBuild(figure, size, { model }));
  return {
    preset,
    words: wordsOf(figure, model),
    desktop: drawn(desktop),
    phone: phone && drawn(phone),
  };
}

/** The texts around a drawing that depend on the figure's state. */
export function wordsOf(figure: AnyFigure, { state, selected }: Model) {
  const answer = figure.answer(state);
  const { hit, word, rest } = figure.verdict(state, answer);
  const fields = fieldsOf(figure, state, selected);
  const chosen = Object.entries(figure.parts).filter(([, part]) => isChoice(part));
  const idle = figure.commands?.filter((one) => one.idle?.(state, answer, selected)) ?? [];
  return {
    says: `${hit ? 'hit' : 'miss'}, ${word}: ${rest}`,
    fields: fields.map(({ item }) => `${item.name} ${show(item.value, item.decimals)}`).join('; '),
    chosen: chosen.map(([name]) => `${name} ${state[name]}`).join('; '),
    idle: idle.map(({ label }) => label).join('; '),
  };
}

/** The numbers in the formulas beside the figure. */
export function valuesOf(figure: AnyFigure, state: Model['state']): string {
  const values = figure.values?.(state, figure.answer(state)) ?? {};
  return Object.entries(values)
    .map(([name, value]) => `${name} ${show(value)}`)
    .join('; ');
}

/** Even numbers, so that no sample of a symmetrical figure lies on a border. */
const [columns, rows] = [70, 46];
const letters = '.#xo*+%@';

/** The map behind a figure, with a letter for every eight pixels, or "" without a map. */
export function mapIn(figure: AnyFigure, state: Model['state'], size: Size): string {
  const survey = figure.truth?.(state);
  if (!survey) return '';
  const map = mapOf(survey, viewOf(new Projection(figure.world, size)), columns, rows);
  const text = Array.from(map, (kind) => letters[kind]).join('');
  const lines = Array.from({ length: rows }, (_, row) =>
    text.slice(row * columns, (row + 1) * columns),
  );
  const kinds = survey.kinds.map(
    ({ words, style, mark }, i) => `${letters[i]} ${words} (${style}, ${mark})`,
  );
  return [kinds.join('; '), ...lines].join('\n    ');
}
