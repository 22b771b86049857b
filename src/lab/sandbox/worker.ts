// The start of the worker's script, before the reader's code. The build inserts the text of the
// files declared here in front of it, so it imports only types.
import type { makeRecorder as MakeRecorder } from '#trace/recorder.ts';
import type { answerPlaces as AnswerPlaces } from './grid.ts';
import type { freezeLanguage as Freeze, removeBrowser as Remove } from './language.ts';
import type { Grid, Outcome, Request, SandboxCode, SandboxModule } from './messages.ts';
import type { errorText as ErrorText, makeTamer as MakeTamer } from './tamer.ts';

declare const makeRecorder: typeof MakeRecorder;
declare const answerPlaces: typeof AnswerPlaces;
declare const removeBrowser: typeof Remove;
declare const freezeLanguage: typeof Freeze;
declare const makeTamer: typeof MakeTamer;
declare const errorText: typeof ErrorText;

/** Milliseconds after which a partial reply is sent. */
const timeSlice = 60;

/** Runs each module with the exports of the modules that it imports. */
function linkModules(
  modules: readonly SandboxModule[],
  probes: (first: number) => unknown,
): Readonly<Record<string, unknown>>[] {
  const exported: Readonly<Record<string, unknown>>[] = [];
  for (const { first, imports, make } of modules) {
    exported.push(
      make(
        probes(first),
        imports.map((i) => exported[i] ?? {}),
      ),
    );
  }
  return exported;
}

/** Returns a function that runs a call after all pending promises and those that they create. */
function makeScheduler(): (call: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const calls: (() => void)[] = [];
  port1.onmessage = () => calls.shift()?.();
  return (call) => {
    calls.push(call);
    port2.postMessage(0);
  };
}

type Fn = (...values: readonly unknown[]) => unknown;

/** Returns a function exported by the reader's own module, the last. */
function functionOf(exported: readonly Readonly<Record<string, unknown>>[], name: string): Fn {
  const fn = exported.at(-1)?.[name];
  if (typeof fn === 'function') return fn as Fn;
  throw new Error(`The code has no function ${name}.`);
}

interface WorkerMessage {
  readonly id?: string;
  readonly reply?: unknown;
  readonly ready?: true;
  readonly failed?: string;
}

const workerScope = self as unknown as Worker;
const post = workerScope.postMessage.bind(workerScope) as (message: unknown) => void;
const listen = workerScope.addEventListener.bind(workerScope);
const now = performance.now.bind(performance);
const schedule = makeScheduler();
// Browsers log each unhandled rejection, which slows the page.
listen('unhandledrejection', (event) => event.preventDefault());
// Before the reader's code is parsed, so that its text can reach nothing.
removeBrowser();
freezeLanguage();

/** Starts the reader's code. The text sent by the page ends with this call. */
export function begin(makeCode: () => SandboxCode): void {
  const { record, probes } = makeRecorder();
  let traced: ReturnType<typeof linkModules> = [];
  let plain: ReturnType<typeof linkModules> = [];
  let namedFunctions: ReturnType<SandboxCode['namedFunctions']> = {};
  /** Replaces names by the functions that they stand for. */
  const withFunctions = (values: readonly unknown[]): readonly unknown[] =>
    values.map((value) => {
      const isNamed = typeof value === 'object' && value !== null && 'given' in value;
      return isNamed ? namedFunctions[String(value.given)] : value;
    });

  const trace = (fn: string, values: readonly unknown[]) => {
    const tame = makeTamer();
    const call = functionOf(traced, fn);
    const { objects, result, error, ...events } = record(() => call(...withFunctions(values)));
    return {
      ...events,
      objects: objects.map((one) => (typeof one === 'number' ? one : tame(one, true))),
      ...(result === undefined ? {} : { result: tame(result) }),
      ...(error === undefined ? {} : { error: errorText(error) }),
    };
  };
  const calls = (fn: string, cases: readonly (readonly unknown[])[]) => {
    const tame = makeTamer();
    const call = functionOf(plain, fn);
    const outcomes: Outcome[] = [];
    for (const end = now() + timeSlice; outcomes.length < cases.length; ) {
      const values = cases[outcomes.length] ?? [];
      try {
        outcomes.push({ value: tame(call(...withFunctions(values))) });
      } catch (error) {
        outcomes.push({ error: errorText(error) });
      }
      if (now() > end) break;
    }
    return { outcomes };
  };
  const grid = (fn: string, places: Grid, from: number) => {
    const end = now() + timeSlice;
    const call = functionOf(plain, fn);
    const callNamed = (...values: readonly unknown[]) => call(...withFunctions(values));
    return { answers: answerPlaces(callNamed, places, from, () => now() > end) };
  };
  const handle = (request: Request) => {
    if (request.kind === 'trace') return trace(request.fn, request.values);
    if (request.kind === 'calls') return calls(request.fn, request.cases);
    return grid(request.fn, request.grid, request.from);
  };

  /**
   * Sends a message once the reader's promises are settled. Code with endless promises sends
   * nothing.
   */
  const send = (message: WorkerMessage) =>
    schedule(() => {
      try {
        post(message);
      } catch (error) {
        post({ id: message.id, failed: errorText(error) });
      }
    });

  listen('message', (event) => {
    const { id, request } = (event as MessageEvent).data;
    try {
      send({ id, reply: handle(request) });
    } catch (error) {
      send({ id, failed: errorText(error) });
    }
  });
  post({ started: true });
  try {
    const code = makeCode();
    traced = linkModules(code.traced, probes);
    plain = linkModules(code.plain, probes);
    namedFunctions = code.namedFunctions(plain);
    send({ ready: true });
  } catch (error) {
    send({ ready: true, failed: errorText(error) });
  }
}
