// Runs in the sandbox's worker, where its text precedes worker.ts, so it imports nothing.

/**
 * The globals that the reader's code may use: the language's, but not the browser's. Promise is
 * excluded, because nothing may run after a call has returned.
 */
const language = new Set<PropertyKey>(
  `Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Proxy
  Reflect Map Set WeakMap WeakSet WeakRef Iterator ArrayBuffer DataView Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array
  BigInt64Array BigUint64Array Error AggregateError EvalError RangeError ReferenceError SyntaxError
  TypeError URIError Infinity NaN undefined globalThis isFinite isNaN parseFloat parseInt decodeURI
  decodeURIComponent encodeURI encodeURIComponent structuredClone`.split(/\s+/),
);

/** Removes every global that reaches beyond the reader's code, but keeps those named in `also`. */
export function removeBrowser(also: readonly string[] = []): void {
  const end = Object.prototype;
  for (let of: object = self; of && of !== end; of = Object.getPrototypeOf(of)) {
    for (const name of Reflect.ownKeys(of)) {
      if (language.has(name) || also.includes(name as string)) continue;
      if (Reflect.deleteProperty(of, name)) continue;
      // Some properties cannot be deleted, but can be overwritten.
      Reflect.set(of, name, undefined);
    }
  }
}

const functions = [() => {}, function* () {}, async () => {}, async function* () {}];

/**
 * Makes every constructor that compiles text throw. The page's policy also forbids this, but some
 * browsers log each attempt, which slows the page.
 */
function removeEvaluation(): void {
  const refuse = () => {
    throw new EvalError('Code cannot be compiled from text here.');
  };
  const made = new Proxy(Function, { apply: refuse, construct: refuse });
  for (const one of functions) {
    Object.defineProperty(Object.getPrototypeOf(one), 'constructor', { value: made });
  }
  Object.defineProperty(globalThis, 'Function', { value: made, configurable: true });
}

/** Objects of the language that have no global name. */
function namelessObjects(): unknown[] {
  const made = [...functions, (async () => {})()];
  const listed = [[].values(), new Map().values(), new Set().values(), ''.matchAll(/a/g)];
  return [...made, ...listed, ''[Symbol.iterator]()];
}

/**
 * Freezes the language's own objects, so that the reader's code cannot change the next call, the
 * copies for the page, or the probes.
 */
export function freezeLanguage(): void {
  removeEvaluation();
  const known = new Set<unknown>([globalThis]);
  const freeze = (one: unknown): void => {
    const isObject = (typeof one === 'object' && one !== null) || typeof one === 'function';
    if (!isObject || known.has(one)) return;
    known.add(one);
    freeze(Object.getPrototypeOf(one));
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(one))) {
      for (const inner of [value, get, set]) freeze(inner);
    }
    for (const symbol of Object.getOwnPropertySymbols(one)) {
      freeze((Object.getOwnPropertyDescriptor(one, symbol) as PropertyDescriptor).value);
    }
    Object.freeze(one);
  };
  // Array.fromAsync would create a promise.
  Reflect.deleteProperty(Array, 'fromAsync');
  for (const one of namelessObjects()) freeze(one);
  // Some globals are inherited, and an own property could shadow them.
  for (const name of language) {
    if (Object.hasOwn(globalThis, name) || !(name in globalThis)) continue;
    const value: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  for (const name of Reflect.ownKeys(globalThis)) {
    const { value, configurable } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    freeze(value);
    const isOwn = language.has(name) && configurable;
    if (isOwn) Object.defineProperty(globalThis, name, { writable: false, configurable: false });
  }
}
