// The start of the worker's script, before the reader's code. Its text is put into the sandbox's page
// behind those of the files that it declares here, so it imports only types.
import type { makeRecorder as MakeRecorder } from '#trace/recorder.ts';
import type { answerPlaces as AnswerPlaces } from './grid.ts';
import type { freezeLanguage as Freeze, removeBrowser as Remove } from './language.ts';
import type { Grid, Outcome, Question, SandboxCode, SandboxModule } from './messages.ts';
import type { errorText as ErrorText, makeTamer as MakeTamer } from './tamer.ts';

declare const makeRecorder: typeof MakeRecorder;
declare const answerPlaces: typeof AnswerPlaces;
declare const removeBrowser: typeof Remove;
declare const freezeLanguage: typeof Freeze;
declare const makeTamer: typeof MakeTamer;
declare const errorText: typeof ErrorText;

/** Milliseconds after which a reply is sent with what there is. */
const moment = 60;

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

/** What is called later is called after all promises that wait now, and those that they make. */
function makeLater(): (call: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const calls: (() => void)[] = [];
  port1.onmessage = () => calls.shift()?.();
  return (call) => {
    calls.push(call);
    port2.postMessage(0);
  };
}

type Fn = (...values: readonly unknown[]) => unknown;

/** A function of the last module, the reader's own. */
function functionOf(made: readonly Readonly<Record<string, unknown>>[], name: string): Fn {
  const fn = made.at(-1)?.[name];
  if (typeof fn === 'function') return fn as Fn;
  throw new Error(`There is no function ${name}.`);
}

/** What the worker says, in answer to the question `id` if there was one. */
interface Said {
  readonly id?: string;
  readonly reply?: unknown;
  readonly ready?: true;
  readonly failed?: string;
}

const scope = self as unknown as Worker;
const post = scope.postMessage.bind(scope) as (message: unknown) => void;
const listen = scope.addEventListener.bind(scope);
const now = performance.now.bind(performance);
const later = makeLater();
// A browser writes each of them into its console, which takes the page's time.
listen('unhandledrejection', (event) => event.preventDefault());
// Before the reader's code is even looked at: whatever is in its text finds nothing.
removeBrowser();
freezeLanguage();

/** Begins with the reader's code: called by the text that the page sends, as its last words. */
export function begin(makeCode: () => SandboxCode): void {
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
      objects: objects.map((one) => (typeof one === 'number' ? one : tame(one, true))),
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

  /** Sends what there is to say once no promise of the reader's waits: who is never done says nothing. */
  const say = (message: Said) =>
    later(() => {
      try {
        post(message);
      } catch (error) {
        post({ id: message.id, failed: errorText(error) });
      }
    });

  listen('message', (event) => {
    const { id, question } = (event as MessageEvent).data;
    try {
      say({ id, reply: answer(question) });
    } catch (error) {
      say({ id, failed: errorText(error) });
    }
  });
  post({ started: true });
  try {
    const code = makeCode();
    traced = linked(code.traced, probes);
    plain = linked(code.plain, probes);
    given = code.given(plain);
    say({ ready: true });
  } catch (error) {
    say({ ready: true, failed: errorText(error) });
  }
}
