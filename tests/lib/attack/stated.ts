import { sourceFiles } from '../source-files.ts';

const words: Readonly<Record<string, number>> = { 'half an': 0.5, one: 1 };
const sources = sourceFiles().map(({ text }) => text);

/** The file that declares a function of the library. */
export function sourceOf(name: string): string {
  const source = sources.find((text) => text.includes(`export function ${name}(`));
  if (source === undefined) throw new RangeError(`No file of src/lib declares ${name}.`);
  return source;
}

/** The *Accuracy* paragraph of a function's doc comment, as one line; empty if it has none. */
export function accuracyOf(name: string): string {
  const source = sourceOf(name);
  const before = source.slice(0, source.indexOf(`export function ${name}(`));
  const comment = before.slice(before.lastIndexOf('/**')).replaceAll(/\n \*( |$)/gm, '\n');
  const [, accuracy = ''] = /\*Accuracy\*: (.*?)(?:\n\n|\n?\*\/)/s.exec(comment) ?? [];
  return accuracy.replaceAll(/\s+/g, ' ').trim();
}

export interface Bound {
  /** In ulps, or in units of 2^-52 if the doc comment writes a power of two. */
  readonly ulps: number;
  /** The words after the number, such as "of the radius", which say whose ulps they are. */
  readonly of: string;
}

/** The bounds that the doc comment of a function states itself. */
export function boundsOf(name: string): Bound[] {
  const accuracy = accuracyOf(name);
  const ulps = [...accuracy.matchAll(/\b(\d+|half an|one) ulps?\b(?= ?([^.;:]*))/g)];
  const powers = [...accuracy.matchAll(/2\^-(\d+) (of itself)/g)];
  return [
    ...ulps.map(([, count, of]) => ({ ulps: words[count!] ?? Number(count), of: of! })),
    ...powers.map(([, power, of]) => ({ ulps: 2 ** (52 - Number(power)), of: of! })),
  ];
}

/** The function that another is as accurate as, by its doc comment. */
function modelOf(name: string): string | undefined {
  return /\b(?:bounds of|as accurate as|result of) `(\w+)`/.exec(accuracyOf(name))?.[1];
}

/** Whether a function states a bound, or is as accurate as one that does. */
export function hasBound(name: string): boolean {
  const model = modelOf(name);
  return boundsOf(name).length > 0 || (model !== undefined && hasBound(model));
}

/**
 * Returns the bound of a function, or of the function that it is as accurate as. If the doc comment
 * states several bounds, `of` is the start of the words after the number, such as "of the radius".
 */
export function statedBound(name: string, of = ''): number {
  const own = boundsOf(name);
  const model = modelOf(name);
  if (own.length === 0 && model) return statedBound(model, of);
  const found = new Set(own.filter((one) => one.of.startsWith(of)).map(({ ulps }) => ulps));
  const [bound] = found;
  if (bound === undefined || found.size > 1) {
    const list = [...found].join(', ') || 'none';
    throw new RangeError(`A test needs one bound "${of}" of ${name}; its doc comment has ${list}.`);
  }
  return bound;
}
