import { kinds } from './kinds.ts';
import type { FunctionCall, Shape } from './scene.ts';

/** A parameter's name and written type, or "" without a type. */
export interface Parameter {
  readonly name: string;
  readonly type: string;
}

export interface Callable {
  readonly fn: string;
  readonly parameters: readonly Parameter[];
}

/** Whether a shape may be passed for a parameter. An untyped parameter accepts any shape. */
export function fits({ type }: Parameter, { kind }: Pick<Shape, 'kind'>): boolean {
  return type === '' || type === 'any' || kinds[kind].types.includes(type);
}

export function isNumber({ type }: Parameter): boolean {
  return type === 'number';
}

/** Whether the shapes suffice for a call. A shape may be passed twice. */
export function canCall({ parameters }: Callable, shapes: readonly Shape[]): boolean {
  return parameters.every(
    (parameter) => isNumber(parameter) || shapes.some((shape) => fits(parameter, shape)),
  );
}

/**
 * Returns a call that keeps earlier inputs where they fit, and otherwise uses the first unused
 * shape.
 */
export function makeCall(
  offer: Callable,
  shapes: readonly Shape[],
  earlier: FunctionCall['inputs'],
): FunctionCall {
  const inputs: (string | number)[] = [];
  for (const [i, parameter] of offer.parameters.entries()) {
    const old = earlier[i];
    if (isNumber(parameter)) inputs.push(typeof old === 'number' ? old : 1);
    else {
      const all = shapes.filter((shape) => fits(parameter, shape)).map(({ name }) => name);
      // Prefer the shape named like the parameter.
      const fitting = [
        ...all.filter((name) => name === parameter.name),
        ...all.filter((name) => name !== parameter.name),
      ];
      const unused = fitting.find((name) => !inputs.includes(name)) ?? fitting[0] ?? '';
      const isReusable = typeof old === 'string' && fitting.includes(old) && !inputs.includes(old);
      inputs.push(isReusable ? old : unused);
    }
  }
  return { fn: offer.fn, inputs };
}

/** Returns the library's type of each input, or "" for a missing shape. */
export function inputTypes(inputs: FunctionCall['inputs'], shapes: readonly Shape[]): string[] {
  return inputs.map((one) => {
    if (typeof one === 'number') return 'number';
    const shape = shapes.find(({ name }) => name === one);
    return (shape && kinds[shape.kind].types[0]) ?? '';
  });
}

/** Returns why a cell's function cannot be called, or "". */
export function whyNotCallable({ fn, parameters }: Callable, shapes: readonly Shape[]): string {
  for (const parameter of parameters) {
    const { name, type } = parameter;
    if (isNumber(parameter) || shapes.some((shape) => fits(parameter, shape))) continue;
    const kind = Object.values(kinds).find(({ types }) => types.includes(type));
    if (type === '' || type === 'any') return `${fn} needs a shape. Add one.`;
    return kind
      ? `${fn} needs a ${kind.label} for its ${name}. Add one.`
      : `${fn} cannot be called, because ${type} is not a type of shape. Use ${typeNames}.`;
  }
  return '';
}

const typeNames = Object.values(kinds)
  .map(({ types: [type] }) => type)
  .join(', ');

/** Returns the functions written as values, which cannot be called. */
export function valuesIn(text: string): string[] {
  const heads = text.matchAll(/^(?:export )?(?:const|let) (\w+) = (?:\([^)]*\)[^=\n]*|\w+ )=>/gm);
  return [...heads].map(([, name = '']) => name);
}

/** Returns the functions declared at the left edge of a text. */
export function functionsIn(text: string): Callable[] {
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
