// The start of the worker's script, before the reader's code. Its text is put into the sandbox's page
// behind those of src/trace/recorder.ts and grid.ts, so it imports only types.
import type { makeRecorder as MakeRecorder } from '#trace/recorder.ts';
import type { answerPlaces as AnswerPlaces } from './grid.ts';
import type { Grid, Outcome, Question, SandboxCode, SandboxModule } from './messages.ts';

declare const makeRecorder: typeof MakeRecorder;
declare const answerPlaces: typeof AnswerPlaces;

/** The most that one reply holds: more would keep the page busy with reading it. */
const most = { parts: 50_000, characters: 100_000, items: 1000, text: 200, depth: 5 };
/** Milliseconds after which a reply is sent with what there is. */
const moment = 60;

/** The names that the reader's code may use: those of the language, and none of the browser. */
const language = new Set<PropertyKey>(
  `Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Promise Proxy
  Reflect Map Set WeakMap WeakSet WeakRef Iterator ArrayBuffer DataView Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array
  BigInt64Array BigUint64Array Error AggregateError EvalError RangeError ReferenceError SyntaxError
  TypeError URIError Infinity NaN undefined globalThis isFinite isNaN parseFloat parseInt decodeURI
  decodeURIComponent encodeURI encodeURIComponent structuredClone`.split(/\s+/),
);

/** Removes all that the reader's code could reach beyond itself with. */
function removeBrowser(): void {
  const end = Object.prototype;
  for (let of: object = self; of && of !== end; of = Object.getPrototypeOf(of)) {
    for (const name of Reflect.ownKeys(of)) {
      if (language.has(name) || Reflect.deleteProperty(of, name)) continue;
      // What can't be deleted can perhaps be overwritten.
      Reflect.set(of, name, undefined);
    }
  }
}

/** Copies a value for the page: nothing but plain data, and not too much of it. */
function makeTamer() {
  let parts = most.parts;
  let characters = most.characters;
  const short = (text: string): string => {
    const cut = text.slice(0, Math.min(most.text, characters));
    characters -= cut.length;
    return cut;
  };
  const tame = (value: unknown, depth: number): unknown => {
    parts -= 1;
    if (parts < 0) return undefined;
    if (typeof value === 'string') return short(value);
    if (typeof value === 'function') return { kind: 'a function' };
    if (typeof value === 'symbol') return { kind: 'a symbol' };
    if (typeof value === 'bigint') return value > -(2n ** 999n) && value < 2n ** 999n ? value : 0n;
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 0) return {};
    if (Array.isArray(value)) {
      return value.slice(0, most.items).map((item) => tame(item, depth - 1));
    }
    if (value instanceof Map || value instanceof Set) return { size: value.size };
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(value).slice(0, most.items)) {
      copy[short(name)] = tame((value as Record<string, unknown>)[name], depth - 1);
    }
    return copy;
  };
  return (value: unknown): unknown => {
    try {
      return tame(value, most.depth);
    } catch {
      // A getter or a proxy of the reader's that throws.
      return { kind: 'a value that cannot be read' };
    }
  };
}

function errorText(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message || error.name : error).slice(0, 300);
  } catch {
    return 'something that cannot be read';
  }
}

/** What each module exports, with what those before it do. */
function linked(
  modules: readonly SandboxModule[],
  probes: (first: number) => unknown,
): Readonly<Record<string, unknown>>[] {
  const made: Readonly<Record<string, unknown>>[] = [];
  for (const { first, imports, make } of modules) {
    made.push(
      make(
        probes(first),
        imports.map((i) => made[i] ?? {}),
      ),
    );
  }
  return made;
}

type Fn = (...values: readonly unknown[]) => unknown;

/** A function of the last module, the reader's own. */
function functionOf(made: readonly Readonly<Record<string, unknown>>[], name: string): Fn {
  const fn = made.at(-1)?.[name];
  if (typeof fn === 'function') return fn as Fn;
  throw new Error(`There is no function ${name}.`);
}

/** Begins with the reader's code: called by the text that the page sends, as its last words. */
export function begin(makeCode: () => SandboxCode): void {
  const scope = self as unknown as Worker;
  const post = scope.postMessage.bind(scope) as (message: unknown) => void;
  const now = performance.now.bind(performance);
  const { record, probes } = makeRecorder();
  let traced: ReturnType<typeof linked> = [];
  let plain: ReturnType<typeof linked> = [];
  let given: ReturnType<SandboxCode['given']> = {};
  /** Arguments with the functions that they name. */
  const revived = (values: readonly unknown[]): readonly unknown[] =>
    values.map((value) => {
      const isNamed = typeof value === 'object' && value !== null && 'given' in value;
      return isNamed ? given[String(value.given)] : value;
    });

  const trace = (fn: string, values: readonly unknown[]) => {
    const tame = makeTamer();
    const call = functionOf(traced, fn);
    const { objects, result, error, ...events } = record(() => call(...revived(values)));
    return {
      ...events,
      objects: objects.map((one) => (typeof one === 'number' ? one : tame(one))),
      ...(result === undefined ? {} : { result: tame(result) }),
      ...(error === undefined ? {} : { error: errorText(error) }),
    };
  };
  const calls = (fn: string, cases: readonly (readonly unknown[])[]) => {
    const tame = makeTamer();
    const call = functionOf(plain, fn);
    const outcomes: Outcome[] = [];
    for (const end = now() + moment; outcomes.length < cases.length; ) {
      const values = cases[outcomes.length] ?? [];
      try {
        outcomes.push({ value: tame(call(...revived(values))) });
      } catch (error) {
        outcomes.push({ error: errorText(error) });
      }
      if (now() > end) break;
    }
    return { outcomes };
  };
  const grid = (fn: string, asked: Grid, from: number) => {
    const end = now() + moment;
    const call = functionOf(plain, fn);
    const asks = (...values: readonly unknown[]) => call(...revived(values));
    return { answers: answerPlaces(asks, asked, from, () => now() > end) };
  };
  const answer = (question: Question) => {
    if (question.kind === 'trace') return trace(question.fn, question.values);
    if (question.kind === 'calls') return calls(question.fn, question.cases);
    return grid(question.fn, question.grid, question.from);
  };

  scope.addEventListener('message', ({ data: { id, question } }: MessageEvent) => {
    try {
      post({ id, reply: answer(question) });
    } catch (error) {
      post({ id, failed: errorText(error) });
    }
  });
  removeBrowser();
  post({ started: true });
  try {
    const code = makeCode();
    traced = linked(code.traced, probes);
    plain = linked(code.plain, probes);
    given = code.given(plain);
    post({ ready: true });
  } catch (error) {
    post({ ready: true, failed: errorText(error) });
  }
}
