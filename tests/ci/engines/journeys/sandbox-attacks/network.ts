import type { Attack } from './attack.ts';

// Each requests `target`, an address where the site's server counts requests. `rest` is the time
// for a request to arrive.

const reach = (name: string, code: string, reaches: Attack['reaches'] = 'all'): Attack => ({
  name,
  code: `const attack=(target)=>{${code}}`,
  rest: 60,
  reaches,
});

const nobody: readonly string[] = [];

export const network: readonly Attack[] = [
  reach('fetch', 'fetch(target)'),
  reach('fetch with a request', 'fetch(new Request(target,{mode:"no-cors",keepalive:true}))'),
  reach('XMLHttpRequest', 'const x=new XMLHttpRequest();x.open("GET",target);x.send()'),
  reach(
    'a synchronous request',
    'const x=new XMLHttpRequest();x.open("GET",target,false);x.send()',
  ),
  reach('WebSocket', 'new WebSocket(target.replace("http","ws"))'),
  reach('WebTransport', 'new WebTransport(target.replace("http","https"))', nobody),
  reach('EventSource', 'new EventSource(target)'),
  reach('sendBeacon', 'navigator.sendBeacon(target)', nobody),
  reach('an image', 'new Image().src=target', nobody),
  reach('a font', `new FontFace('a','url('+target+')').load()`),
  reach('importScripts', 'importScripts(target)'),
  reach('import()', 'import(target)'),
  reach('import() of a module of text', 'import("data:text/javascript,import%20%22"+target+"%22")'),
  reach('import() in a default', 'const f=(a=import(target))=>a;f()'),
  reach(
    'a worker in the worker',
    `const text='fetch("'+target+'")';new Worker(URL.createObjectURL(new Blob([text])))`,
  ),
  reach(
    'a worker of text',
    `new Worker('data:text/javascript,'+encodeURIComponent('fetch("'+target+'")'))`,
  ),
  reach('a worker of the site', 'new Worker(target)', nobody),
  reach('a shared worker', 'new SharedWorker(target)', nobody),
  reach('a service worker', 'navigator.serviceWorker.register(target)', nobody),
  reach('another address', 'self.location=target;location.assign(target)', nobody),
  reach('a window', 'open(target)', nobody),
  reach('eval', '(0,eval)("fetch(\'"+target+"\')")'),
  reach('direct eval', 'eval("fetch(target)")'),
  reach('Function', 'Function("a","fetch(a)")(target)'),
  reach('Function of a function', '(()=>{}).constructor("a","fetch(a)")(target)'),
  reach('constructor.constructor', '[].constructor.constructor("a","fetch(a)")(target)'),
  reach('Function of a generator', '(function*(){}).constructor("a","fetch(a)")(target).next()'),
  reach('Function of async code', '(async()=>{}).constructor("a","fetch(a)")(target)'),
  reach(
    'Function of an async generator',
    '(async function*(){}).constructor("a","fetch(a)")(target).next()',
  ),
  reach('Function by Reflect', 'Reflect.construct(Function,["a","fetch(a)"])(target)'),
  reach('setTimeout with a string', 'setTimeout("fetch(\'"+target+"\')")'),
  reach('setInterval with a string', 'setInterval("fetch(\'"+target+"\')",20)'),
  reach('a function that is called later', 'setTimeout(()=>fetch(target))'),
  reach('import() by Function', 'Function("a","return import(a)")(target)'),
  {
    name: 'an import at the top',
    as: 'edit',
    code: 'import x from "http://127.0.0.1/reached";\nfunction attack() { return x; }',
    comesTo: /^refused/,
  },
  {
    name: 'import() outside of functions',
    as: 'edit',
    code: 'const held = [() => import("/reached")];\nfunction attack() { return held[0](); }',
    comesTo: /^refused/,
  },
  {
    name: 'import() in a default of a parameter',
    as: 'edit',
    code: 'function attack(a = import("/reached")) { return a; }',
    comesTo: /^refused/,
  },
  {
    name: 'an address for the tools of the browser',
    as: 'edit',
    code: 'function attack() { return 1; }\n//# sourceMappingURL=http://127.0.0.1/reached',
    comesTo: /^refused/,
  },
];
