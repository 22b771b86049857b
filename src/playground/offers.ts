import { kinds } from './kinds.ts';
import type { Asked, Shape } from './scene.ts';

/** A parameter of a function: its name, and the type that is written behind it, or "". */
export interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** A function that can be asked. */
export interface Offer {
  readonly fn: string;
  readonly parameters: readonly Parameter[];
}

/** Whether a shape can be given for a parameter; any can for one without a type. */
export function fits({ type }: Parameter, { kind }: Pick<Shape, 'kind'>): boolean {
  return type === '' || type === 'any' || kinds[kind].types.includes(type);
}

/** Whether a parameter is a number that the reader writes. */
export function isNumber({ type }: Parameter): boolean {
  return type === 'number';
}

/** Whether the shapes that are there suffice for a call: each is given once if there are enough. */
export function canAsk({ parameters }: Offer, shapes: readonly Shape[]): boolean {
  return parameters.every(
    (parameter) => isNumber(parameter) || shapes.some((shape) => fits(parameter, shape)),
  );
}

/** A call of a function: what was given before where that fits, else the first shape not yet given. */
export function callOf(offer: Offer, shapes: readonly Shape[], before: Asked['given']): Asked {
  const given: (string | number)[] = [];
  for (const [i, parameter] of offer.parameters.entries()) {
    const old = before[i];
    if (isNumber(parameter)) given.push(typeof old === 'number' ? old : 1);
    else {
      const all = shapes.filter((shape) => fits(parameter, shape)).map(({ name }) => name);
      // A parameter without a type says by its name what it wants.
      const fitting = [
        ...all.filter((name) => name === parameter.name),
        ...all.filter((name) => name !== parameter.name),
      ];
      const fresh = fitting.find((name) => !given.includes(name)) ?? fitting[0] ?? '';
      const isKept = typeof old === 'string' && fitting.includes(old) && !given.includes(old);
      given.push(isKept ? old : fresh);
    }
  }
  return { fn: offer.fn, given };
}

/** The library's types of what a function is given; "" where a shape is not there. */
export function typesGiven(given: Asked['given'], shapes: readonly Shape[]): string[] {
  return given.map((one) => {
    if (typeof one === 'number') return 'number';
    const shape = shapes.find(({ name }) => name === one);
    return (shape && kinds[shape.kind].types[0]) ?? '';
  });
}

/** Why a function of a cell can't be asked, in words; "" where it can. */
export function whyNot({ fn, parameters }: Offer, shapes: readonly Shape[]): string {
  for (const parameter of parameters) {
    const { name, type } = parameter;
    if (isNumber(parameter) || shapes.some((shape) => fits(parameter, shape))) continue;
    const kind = Object.values(kinds).find(({ types }) => types.includes(type));
    if (type === '' || type === 'any') return `${fn} needs a shape: put one down.`;
    return kind
      ? `${fn} needs a ${kind.label} for its ${name}: put one down.`
      : `${fn} can’t be asked: ${type} is no type of a shape. They are ${typeNames}.`;
  }
  return '';
}

const typeNames = Object.values(kinds)
  .map(({ types: [type] }) => type)
  .join(', ');

/** The names of functions that are written as values, which can't be asked. */
export function valuesIn(text: string): string[] {
  const heads = text.matchAll(/^(?:export )?(?:const|let) (\w+) = (?:\([^)]*\)[^=\n]*|\w+ )=>/gm);
  return [...heads].map(([, name = '']) => name);
}

/** The functions that a text declares at its left edge, with their parameters. */
export function functionsIn(text: string): Offer[] {
  const heads = text.matchAll(/^(?:export )?function (\w+)\s*(?:<[^>]*>)?\(([^)]*)\)/gm);
  return [...heads].map(([, fn = '', inside = '']) => ({
    fn,
    parameters: inside
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split(',')
      .map((one) => /^\s*(\w+)\??\s*(?::\s*(?:readonly\s+)?(\w+))?/.exec(one))
      .flatMap((found) => (found?.[1] ? [{ name: found[1], type: found[2] ?? '' }] : [])),
  }));
}
