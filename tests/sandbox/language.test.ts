import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { sandboxPage } from '#lab/sandbox/page.ts';

// The worker's script of the built page, in a thread with a scope as small as a browser's.

/** The text before the reader's code. */
function prelude(): string {
  // It is in an attribute of the page.
  const frame = sandboxPage().replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const [, text = ''] = /const prelude=("(?:[^"\\]|\\.)*");/.exec(frame) ?? [];
  return JSON.parse(text);
}

const scope = `
const { parentPort, MessageChannel } = require('node:worker_threads');
globalThis.self = globalThis;
// In a browser's worker it is not an own property of the global object.
Object.getPrototypeOf(globalThis).structuredClone = structuredClone;
delete globalThis.structuredClone;
self.MessageChannel = MessageChannel;
self.performance = { now: () => 0 };
self.postMessage = () => {};
self.addEventListener = () => {};
const say = (text) => parentPort.postMessage(text);
const begin = `;

/** The value of an expression after the worker's script has run. */
async function after(expression: string): Promise<unknown> {
  const text = `${scope}${prelude()};
    (() => { 'use strict'; try { say(${expression}) } catch (error) { say(error.message) } })()`;
  const worker = new Worker(text, { eval: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}

test('names of the browser are gone, and names of the language are left', async () => {
  const kept = await after('Object.getOwnPropertyNames(globalThis).filter((n) => globalThis[n])');
  expect(kept).toContain('Math');
  expect(kept).toContain('Float64Array');
  for (const name of ['self', 'fetch', 'postMessage', 'performance', 'setTimeout', 'process']) {
    expect(kept).not.toContain(name);
  }
  expect(await after('typeof Promise + typeof WebAssembly + typeof Array.fromAsync')).toBe(
    'undefinedundefinedundefined',
  );
});

test.each([
  ...['Object.prototype.id = 1', 'Array.prototype.map = 1', 'Math.sqrt = 1', 'Math = 1'],
  ...['globalThis.Error = 1', 'Array.isArray = 1', 'delete Array.prototype.push'],
  'globalThis.structuredClone = () => 1',
  ...['Object.setPrototypeOf(Object.prototype, {}) && 1', 'Function.prototype.call = 1'],
  ...[
    '(function* () {}).constructor.prototype.x = 1',
    '(async () => {})().constructor.prototype.then = 1',
  ],
  ...[
    'Object.getPrototypeOf([].values()).next = 1',
    'Object.getPrototypeOf(new Map().values()).next = 1',
  ],
  ...[
    'Object.getPrototypeOf("".matchAll(/a/g)).next = 1',
    'Object.getPrototypeOf(Int8Array).from = 1',
  ],
  ...[
    'Error.prepareStackTrace = 1',
    'Object.defineProperty(Map, Symbol.hasInstance, { value: 1 }) && 1',
  ],
])('the language can’t be changed: %s', async (change) => {
  expect(await after(change)).toMatch(/read only|not extensible|Cannot delete|Immutable|redefine/);
});

const makers = [
  'Function',
  '(() => {}).constructor',
  '(function* () {}).constructor',
  '(async () => {}).constructor',
];

test.each(makers)('code cannot be compiled from text: %s', async (maker) => {
  for (const call of [
    `${maker}('1')`,
    `new (${maker})('1')`,
    `Reflect.construct(${maker}, ['1'])`,
  ]) {
    expect(await after(call)).toBe('Code cannot be compiled from text here.');
  }
  expect(await after(`Object.getPrototypeOf(${maker}) === Function.prototype`)).toBe(true);
});

test('a function is still one of Function', async () => {
  expect(await after('(() => {}) instanceof Function')).toBe(true);
});
