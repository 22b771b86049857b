/** The global names available to code in the sandbox, see src/lab/sandbox/worker.ts. */
export const languageNames: ReadonlySet<string> = new Set(
  `Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Proxy
  Reflect Map Set WeakMap WeakSet WeakRef Iterator ArrayBuffer DataView Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array
  BigInt64Array BigUint64Array Error AggregateError EvalError RangeError ReferenceError SyntaxError
  TypeError URIError Infinity NaN undefined globalThis isFinite isNaN parseFloat parseInt decodeURI
  decodeURIComponent encodeURI encodeURIComponent structuredClone`.split(/\s+/),
);

/** Returns the first unknown name and its line, or null if all names are known. */
export function unknownName(
  unbound: ReadonlyMap<string, number>,
  isKnown: (name: string) => boolean,
): { readonly problem: string; readonly line: number } | null {
  const unknown = [...unbound].filter(([name]) => !isKnown(name) && !languageNames.has(name));
  const [first] = unknown.sort(([, a], [, b]) => a - b);
  if (!first) return null;
  const [name, line] = first;
  if (name === 'console') {
    const problem = 'There is no console here, but each line’s value appears beside it.';
    return { problem, line };
  }
  const isOfMath = Object.hasOwn(Math, name);
  const hint = isOfMath ? `Write Math.${name}.` : namesElsewhere.get(name);
  return { problem: `Nothing here is called ${name}.${hint ? ` ${hint}` : ''}`, line };
}

const ofMath = 'Write Math, as in Math.sqrt or Math.abs.';
const ofPoint = 'A point is written { x: 3, y: 4 } here.';

/** Hints for names from other languages and libraries. */
const namesElsewhere: ReadonlyMap<string, string> = new Map([
  ['Mathf', ofMath],
  ['math', ofMath],
  ['Vector2', ofPoint],
  ['PVector', ofPoint],
  ['createVector', ofPoint],
  ['dist', 'Write Math.hypot(dx, dy), with dx and dy from point to point.'],
  ['sq', 'Write x * x for a square.'],
]);
