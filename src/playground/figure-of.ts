import { type AnyFigure, defineFigure } from '#kit/figure.ts';
import type { Said } from '#kit/finding.ts';
import type { Part } from '#kit/part.ts';
import type { Stage } from '#kit/stage.ts';
import type { Vec2 } from '#lib/index.ts';
import { kindOf, world } from './kinds.ts';
import { placesOfNames } from './name-places.ts';
import type { Shape } from './scene.ts';

/** What a figure of shapes shows besides them. */
export interface Shown {
  /** Whether the answer is a yes: the shapes that were given are filled then. */
  readonly hit: boolean;
  readonly said: Said;
  /** The names of the shapes that were given to the function. */
  readonly given: readonly string[];
  /** Draws the places of a step. */
  drawStep?(stage: Stage): void;
}

/** A figure of the shapes that the reader has put down. `shown` is asked at each drawing. */
export function figureOf(shapes: readonly Shape[], shown: () => Shown): AnyFigure {
  const parts = shapes.map(({ name, kind }) => [name, named(kindOf(kind).part, name)] as const);
  type State = Readonly<Record<string, unknown>>;
  const state: State = Object.fromEntries(shapes.map(({ name, value }) => [name, value]));
  return defineFigure({
    name: 'playground',
    version: 1,
    caption: 'Drag the shapes',
    description:
      'The shapes that you have put down, each under its name in code. Those that the function is ' +
      'about are filled where its answer is yes.',
    world,
    parts: Object.fromEntries(parts) as Readonly<Record<string, Part<unknown>>>,
    presets: [{ name: 'start', label: 'start', state }],
    symbols: [],
    conventions: ['touching', 'filled', 'yUp'],
    answer: shown,
    words: { said: ({ said }: { readonly said: Said }) => said },
    find: (_state, { hit, said }) => ({ hit, kind: 'said' as const, said }),
    draw: (stage, values: State, { hit, given, drawStep }) => {
      for (const { name, kind } of shapes) {
        const isHit = hit && given.includes(name);
        kindOf(kind).draw(stage, name, isHit ? 'shape fill-hit' : 'shape', values[name]);
      }
      drawNames(stage, shapes, values, given);
      drawStep?.(stage);
    },
  });
}

function drawNames(
  stage: Stage,
  shapes: readonly Shape[],
  values: Readonly<Record<string, unknown>>,
  given: readonly string[],
): void {
  const inPixels = ({ x, y }: Vec2) => ({ x: stage.x(x), y: stage.y(y) });
  const places = shapes.map(({ name, kind }) => kindOf(kind).labelAt(values[name]));
  const names = shapes.map(({ name }, i) => ({ name, ...inPixels(places[i]!) }));
  const handles = shapes
    .flatMap(({ name, kind }) => kindOf(kind).part.handles(values[name], world))
    .map(({ at }) => inPixels(at));
  for (const [i, aside] of placesOfNames(names, handles, stage.size).entries()) {
    const { name } = names[i]!;
    const style = given.includes(name) ? 'mono strong' : 'mono';
    stage.label(`name-${name}`, name, places[i]!, { ...aside, style });
  }
}

/** The symbols of a kind, as they are called in code. */
const inCode: Readonly<Record<string, string>> = {
  c: 'center',
  m: 'center',
  r: 'radius',
  w: 'halfWidth',
  h: 'halfHeight',
  a: 'a',
  b: 'b',
};

/** In the words that stand beside the field: "x of c" as "x of center", "half width" as "halfWidth". */
function inCodesWords(name: string): string {
  return name
    .replace(/half (.)/, (_, letter) => `half${letter.toUpperCase()}`)
    .replace(/ of (\w)$/, (_, symbol) => (inCode[symbol] ? ` of ${inCode[symbol]}` : ''))
    .replace(/ [rwh]$/, '');
}

/** A part whose handles and number fields are called by the shape's name, and stand for no symbol. */
function named(part: Part<unknown>, shape: string): Part<unknown> {
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
        name: `${shape}: ${inCodesWords(field.name)}`,
        before: field.before.replaceAll(/\$(\w+)\$/g, (_, symbol) => inCode[symbol] ?? '').trim(),
      })),
  };
}
