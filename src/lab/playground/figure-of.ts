import { type AnyFigure, defineFigure } from '#figure/figure.ts';
import type { Said } from '#figure/finding.ts';
import * as mark from '#figure/marks.ts';
import type { Part } from '#figure/part.ts';
import type { Projection } from '#figure/projection.ts';
import type { Vec2 } from '#lib/index.ts';
import { kindOf, world } from './kinds.ts';
import { placesOfNames } from './name-places.ts';
import type { Shape } from './scene.ts';

/** What the figure shows of the latest call. */
export interface CallResult {
  /** Whether the result means yes, which fills the shapes passed to the function. */
  readonly hit: boolean;
  readonly said: Said;
  /** The names of the shapes passed to the function. */
  readonly inputs: readonly string[];
  /** Draws the points of a step. */
  drawStep?(): Iterable<mark.Mark>;
}

/** Returns a figure of the reader's shapes. `result` is called for each drawing. */
export function figureOf(shapes: readonly Shape[], result: () => CallResult): AnyFigure {
  const parts = shapes.map(({ name, kind }) => [name, labelled(kindOf(kind).part, name)] as const);
  type State = Readonly<Record<string, unknown>>;
  const state: State = Object.fromEntries(shapes.map(({ name, value }) => [name, value]));
  return defineFigure({
    name: 'playground',
    version: 1,
    caption: 'Drag the shapes',
    description:
      'The shapes that you have added, each labelled with its name in code. The shapes passed to ' +
      'the function are filled if its answer is yes.',
    world,
    parts: Object.fromEntries(parts) as Readonly<Record<string, Part<unknown>>>,
    presets: [{ name: 'start', label: 'start', state }],
    conventions: ['touching', 'filled', 'yUp'],
    answer: result,
    words: { said: ({ said }: { readonly said: Said }) => said },
    find: (_state, { hit, said }) => ({ hit, kind: 'said' as const, said }),
    *draw(values: State, { hit, inputs, drawStep }, view) {
      for (const { name, kind } of shapes) {
        const isHit = hit && inputs.includes(name);
        yield kindOf(kind).mark(name, isHit ? 'shape fill-hit' : 'shape', values[name]);
      }
      yield* drawNames(view, shapes, values, inputs);
      if (drawStep) yield* drawStep();
    },
  });
}

function* drawNames(
  view: Projection,
  shapes: readonly Shape[],
  values: Readonly<Record<string, unknown>>,
  given: readonly string[],
): Iterable<mark.Mark> {
  const inPixels = ({ x, y }: Vec2) => ({ x: view.x(x), y: view.y(y) });
  const places = shapes.map(({ name, kind }) => kindOf(kind).labelAt(values[name]));
  const names = shapes.map(({ name }, i) => ({ name, ...inPixels(places[i]!) }));
  const handles = shapes
    .flatMap(({ name, kind }) => kindOf(kind).part.handles(values[name], world))
    .map(({ at }) => inPixels(at));
  for (const [i, aside] of placesOfNames(names, handles, view.size).entries()) {
    const { name } = names[i]!;
    const style = given.includes(name) ? 'mono strong' : 'mono';
    yield mark.label(`name-${name}`, name, places[i]!, { ...aside, style });
  }
}

/** The property names of symbols. */
const propertyNames: Readonly<Record<string, string>> = {
  c: 'center',
  m: 'center',
  r: 'radius',
  w: 'halfWidth',
  h: 'halfHeight',
  a: 'a',
  b: 'b',
};

/**
 * Renames a field after the code: "x of c" becomes "x of center", and "half width" becomes
 * "halfWidth".
 */
function codeLabel(name: string): string {
  return name
    .replace(/half (.)/, (_, letter) => `half${letter.toUpperCase()}`)
    .replace(/ of (\w)$/, (_, symbol) =>
      propertyNames[symbol] ? ` of ${propertyNames[symbol]}` : '',
    )
    .replace(/ [rwh]$/, '');
}

/** Labels a part's handles and fields by the shape's name instead of a symbol. */
function labelled(part: Part<unknown>, shape: string): Part<unknown> {
  return {
    ...part,
    handles: (value, space) =>
      part.handles(value, space).map(({ symbol: _symbol, ...handle }) => ({
        ...handle,
        name: `${shape}: ${handle.name}`,
      })),
    fields: (value, space, selected) =>
      part.fields(value, space, selected).map((field) => ({
        ...field,
        name: `${shape}: ${codeLabel(field.name)}`,
        before: field.before
          .replaceAll(/\$(\w+)\$/g, (_, symbol) => propertyNames[symbol] ?? '')
          .trim(),
      })),
  };
}
