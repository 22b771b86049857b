// Runs in the sandbox's worker, where its text stands before that of worker.ts: it imports nothing.

/**
 * The names that the reader's code may use: those of the language, and none of the browser. Promise is
 * not among them: nothing may run after a call has returned.
 */
const language = new Set<PropertyKey>(
  `Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Proxy
  Reflect Map Set WeakMap WeakSet WeakRef Iterator ArrayBuffer DataView Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array
  BigInt64Array BigUint64Array Error AggregateError EvalError RangeError ReferenceError SyntaxError
  TypeError URIError Infinity NaN undefined globalThis isFinite isNaN parseFloat parseInt decodeURI
  decodeURIComponent encodeURI encodeURIComponent structuredClone`.split(/\s+/),
);

/** Removes all that the reader's code could reach beyond itself with. */
export function removeBrowser(): void {
  const end = Object.prototype;
  for (let of: object = self; of && of !== end; of = Object.getPrototypeOf(of)) {
    for (const name of Reflect.ownKeys(of)) {
      if (language.has(name) || Reflect.deleteProperty(of, name)) continue;
      // What can't be deleted can perhaps be overwritten.
      Reflect.set(of, name, undefined);
    }
  }
}

/** A function of each kind. */
const functions = [() => {}, function* () {}, async () => {}, async function* () {}];

/**
 * Makes every constructor that compiles text throw. The page's policy forbids that too, but some browsers log
 * each attempt, which takes the page's time.
 */
function removeEvaluation(): void {
  const refuse = () => {
    throw new EvalError('Code can’t be made from text here.');
  };
  const made = new Proxy(Function, { apply: refuse, construct: refuse });
  for (const one of functions) {
    Object.defineProperty(Object.getPrototypeOf(one), 'constructor', { value: made });
  }
  Object.defineProperty(globalThis, 'Function', { value: made, configurable: true });
}

/** Objects of the language that have no names of their own. */
function namelessObjects(): unknown[] {
  const made = [...functions, (async () => {})()];
  const listed = [[].values(), new Map().values(), new Set().values(), ''.matchAll(/a/g)];
  return [...made, ...listed, ''[Symbol.iterator]()];
}

/**
 * Freezes the language's own objects and names, so that the reader's code can't change what runs
 * around it: the next call, the copies for the page, the probes.
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
  // It makes a promise of any list.
  Reflect.deleteProperty(Array, 'fromAsync');
  for (const one of namelessObjects()) freeze(one);
  // The global object inherits some of them, and an own property could hide those.
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
