// Runs in the page like sandbox-lab.ts: a sandbox receives requests, new code, and its end while it
// is busy.
import { Sandbox } from '#lab/sandbox/sandbox.ts';

const scriptOf = (body: string) =>
  `()=>{'use strict';const make=()=>{${body};return{answer,endless}};
const one={first:0,imports:[],make};return{traced:[one],plain:[one],namedFunctions:()=>({})}}`;

const code = (answer: number) => scriptOf(`const answer=()=>${answer},endless=()=>{for(;;);}`);
const brokenCode = scriptOf('null.x;const answer=1,endless=1');

const said = (asked: Promise<readonly unknown[]>): Promise<string> =>
  asked.then(
    (outcomes) => JSON.stringify(outcomes),
    (error) => error.trouble ?? `not a trouble: ${error}`,
  );
const ask = (sandbox: Sandbox, fn: string, value: unknown = 0) =>
  said(sandbox.calls(fn, [[value]]));

/** Records port handlers to call later. */
function keepHandlers() {
  const kept: ((event: { data: unknown }) => void)[] = [];
  const own = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...own,
    set(handler) {
      kept.push(handler);
      own.set?.call(this, handler);
    },
  });
  return {
    /** Calls the latest handler. */
    tell: (data: unknown) => kept.at(-1)?.({ data }),
    end: () => Object.defineProperty(MessagePort.prototype, 'onmessage', own),
  };
}

type Life = (sandbox: Sandbox) => Promise<string[]>;

const lives: Record<string, Life> = {
  async 'an endless question among others'(sandbox) {
    sandbox.load(code(1));
    const fns = ['answer', 'endless', 'answer', 'endless', 'answer'];
    return Promise.all(fns.map((fn) => ask(sandbox, fn)));
  },
  async 'other code while one does not end'(sandbox) {
    sandbox.load(code(1));
    const asked = [ask(sandbox, 'endless'), ask(sandbox, 'answer')];
    await new Promise((resolve) => setTimeout(resolve, 150));
    sandbox.load(code(2));
    return Promise.all([...asked, ask(sandbox, 'answer')]);
  },
  async 'other code while it is stopped'(sandbox) {
    sandbox.load(code(1));
    const asked = [ask(sandbox, 'endless'), ask(sandbox, 'answer')];
    const first = await asked[0];
    sandbox.load(code(2));
    return Promise.all([first ?? '', ...asked.slice(1), ask(sandbox, 'answer')]);
  },
  async 'twenty codes, one after the other'(sandbox) {
    const asked: Promise<string>[] = [];
    for (let i = 1; i <= 20; i += 1) {
      sandbox.load(code(i));
      asked.push(ask(sandbox, 'answer'));
      if (i % 5 === 0) await asked.at(-1);
    }
    const all = await Promise.all(asked);
    return all.filter((one) => one !== 'replaced');
  },
  async 'broken code, and right code at once after it'(sandbox) {
    const all: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      sandbox.load(brokenCode);
      const broken = i % 2 === 0 ? await ask(sandbox, 'answer') : 'failed';
      sandbox.load(code(i));
      all.push(broken, await ask(sandbox, 'answer'));
    }
    return all;
  },
  async 'a question that cannot be sent'(sandbox) {
    sandbox.load(code(1));
    const asked = [ask(sandbox, 'answer', () => {}), ask(sandbox, 'answer')];
    return Promise.all(asked);
  },
  async 'words that come too late'(sandbox) {
    const handlers = keepHandlers();
    sandbox.load(code(1));
    const came = [await ask(sandbox, 'answer')];
    sandbox.load(code(2));
    // From the previous worker.
    handlers.tell({ run: 1, message: { broken: 'late' } });
    came.push(await ask(sandbox, 'answer'), await ask(sandbox, 'endless'));
    // From the previous frame.
    handlers.tell({ run: 2, message: { broken: 'late' } });
    came.push(await ask(sandbox, 'answer'));
    handlers.end();
    return came;
  },
  async 'its end, and code after it'(sandbox) {
    sandbox.load(code(1));
    const asked = ask(sandbox, 'endless');
    sandbox.end();
    const after = ask(sandbox, 'answer');
    sandbox.load(code(2));
    return Promise.all([asked, after, ask(sandbox, 'answer')]);
  },
};

/** The result of each request, the remaining frames, and the time taken. */
export async function life(name: string, address: string) {
  const frames = () => document.querySelectorAll('iframe').length;
  const before = frames();
  const start = performance.now();
  const sandbox = new Sandbox(address);
  const came = await lives[name]?.(sandbox);
  const ms = Math.round(performance.now() - start);
  sandbox.end();
  return { came, ms, frames: frames() - before };
}
