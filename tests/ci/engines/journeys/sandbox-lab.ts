// Runs in a page of the built site: the real Sandbox, a clock of the main thread, and a record of
// what sandboxed code must not change.
import { flags, type Grid } from '#lab/sandbox/messages.ts';
import { Sandbox } from '#lab/sandbox/sandbox.ts';
import { startClock } from './sandbox-clock.ts';

export { life } from './sandbox-life-lab.ts';

/** Harmless code that must return the right result after an attack. */
export const innocent = {
  script: `()=>{'use strict';const make=($$,$0)=>{
const sum=(a,b)=>{$$?.s(0);return Math.hypot(a.x-b.x,a.y-b.y)};return{sum}};
const one={first:0,imports:[],make};
return{traced:[one],plain:[{...one,make:(_,$0)=>make(null,$0)}],namedFunctions:()=>({})}}`,
  values: [
    { x: 1, y: 2 },
    { x: 4, y: 6 },
  ],
  answer: 5,
} as const;

const grid: Grid = {
  values: innocent.values,
  moving: [{ path: [0, 'x'], base: 0, alongX: 1, alongY: 0 }],
  ...{ x: 1, y: 0, stepX: 1, stepY: 1, columns: 3, rows: 2, numberPaths: [] },
};

/** A result as serializable data. */
export interface Came {
  readonly value?: string;
  readonly trouble?: string;
  readonly message?: string;
  /** The length of the value as JSON. */
  readonly size?: number;
  readonly ms: number;
}

export interface Seen {
  readonly came: readonly Came[];
  /** Total milliseconds from the attack's last request to the next right result. */
  readonly untilRight: number;
  readonly isRight: boolean;
  /** The longest pause of the page's main thread. */
  readonly longestGap: number;
  /** The longest pause of an idle thread at the same time. */
  readonly machineGap: number;
  readonly changed: readonly string[];
}

export interface Ask {
  readonly kind: 'calls' | 'trace' | 'grid';
  readonly fn: string;
}

let clock: Worker | null = null;

/** The longest pause of the idle thread since the last call. */
function gapOfMachine(): Promise<number> {
  clock ??= new Worker('/clock.js');
  const { promise, resolve } = Promise.withResolvers<number>();
  clock.onmessage = ({ data }) => resolve(data);
  clock.postMessage(0);
  return promise;
}

const prototypes: readonly object[] = [
  ...[Object, Array, Function, Promise, Map, Set, String, Number, Error, RegExp, Float64Array],
  ...[Uint8Array, MessagePort, MessageEvent, Window, Document],
].flatMap((one) => [one, one.prototype as object]);

/** The values that sandboxed code could have changed. */
function standing(): Map<string, unknown> {
  const all = new Map<string, unknown>();
  const take = (what: string, from: object) => {
    for (const key of Reflect.ownKeys(from)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(from, key) ?? {};
      all.set(`${what}.${String(key)}`, value ?? get ?? set);
    }
  };
  prototypes.forEach((one, i) => void take(`prototype ${i}`, one));
  for (const one of [Math, JSON, Reflect, console]) take(String(one), one);
  for (const key of Object.keys(window)) all.set(`window.${key}`, '');
  all.set('title', document.title).set('address', location.href).set('cookie', document.cookie);
  all.set('opener', window.opener).set('name', window.name).set('history', history.length);
  all.set('local', JSON.stringify({ ...localStorage }));
  all.set('session', JSON.stringify({ ...sessionStorage }));
  all.set('frames', document.querySelectorAll('iframe').length);
  return all;
}

async function stored(): Promise<string> {
  const bases = await indexedDB.databases?.().catch(() => []);
  const kept = await caches?.keys().catch(() => []);
  return JSON.stringify([bases, kept]);
}

const shown = (value: unknown): string => {
  try {
    const text = typeof value === 'bigint' ? String(value) : JSON.stringify(value);
    return text ?? String(value);
  } catch (error) {
    return `not shown: ${(error as Error).message}`;
  }
};

async function ask(sandbox: Sandbox, { kind, fn }: Ask, target: string): Promise<unknown> {
  if (kind === 'calls') return sandbox.calls(fn, [[target]]);
  if (kind === 'trace') return sandbox.trace(fn, [target], 1);
  return sandbox.grid(fn, grid);
}

async function innocentIsRight(sandbox: Sandbox): Promise<boolean> {
  const { script, values, answer } = innocent;
  sandbox.load(script);
  const [first] = await sandbox.calls('sum', [values]);
  const { result, length } = await sandbox.trace('sum', values, 1);
  const map = await sandbox.grid('sum', grid);
  const isCalled = first !== undefined && 'value' in first && first.value === answer;
  const isMapped = map.every((flag) => flag === flags.value) && map.length === 6;
  return isCalled && result === answer && length === 1 && isMapped;
}

/** Runs an attack, and then tests what should be unchanged. */
export async function attack(
  { script, asks, rest = 0 }: { script: string; asks: readonly Ask[]; rest?: number },
  target: string,
  address: string,
): Promise<Seen> {
  const before = standing();
  const storedBefore = await stored();
  await gapOfMachine();
  const stopClock = startClock();
  const sandbox = new Sandbox(address);
  const came: Came[] = [];
  let asked = performance.now();
  sandbox.load(script);
  for (const one of asks) {
    asked = performance.now();
    const took = () => Math.round(performance.now() - asked);
    try {
      const value = await ask(sandbox, one, target);
      const ms = took();
      const text = shown(value);
      came.push({ ms, value: text.slice(0, 2000), size: text.length });
    } catch (error) {
      const { trouble = 'no SandboxError', message } = error as Error & { trouble?: string };
      came.push({ ms: took(), trouble, message });
    }
  }
  if (rest > 0) {
    await new Promise((resolve) => setTimeout(resolve, rest));
    asked = performance.now();
  }
  const isRight = await innocentIsRight(sandbox).catch(() => false);
  const untilRight = Math.round(performance.now() - asked);
  const longestGap = stopClock();
  const machineGap = await gapOfMachine();
  sandbox.end();
  const after = standing();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !Object.is(before.get(key), after.get(key)),
  );
  if ((await stored()) !== storedBefore) changed.push('what is stored');
  return { came, untilRight, isRight, longestGap, machineGap, changed };
}

/** Runs an attack without a sandbox, and returns its result. */
export async function unheld(script: string, target: string, address: string): Promise<string> {
  const sandbox = new Sandbox(address);
  try {
    sandbox.load(script);
    return shown(await sandbox.calls('attack', [[target]]));
  } catch (error) {
    return (error as Error).message;
  } finally {
    // Its effects need the frame.
    setTimeout(() => sandbox.end(), 1000);
  }
}

/** Whether the sandbox's page, or one created from it, reaches a page of the site. */
export async function talksWithOrigin(address: string): Promise<boolean> {
  const frame = document.createElement('iframe');
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), 500);
  });
  frame.onload = () => frame.contentWindow?.frames[0]?.postMessage('', '*', [port2]);
  frame.src = address;
  document.body.append(frame);
  const isAnswered = await answered;
  frame.remove();
  return isAnswered;
}

/** The longest pause of the main thread with only a harmless sandbox. */
export async function noise(address: string): Promise<number> {
  const seen = await attack({ script: innocent.script, asks: [] }, '', address);
  return seen.longestGap;
}
