import type { Attack } from './attack.ts';

// Each returns "REACHED" with the value if it reaches something of the browser.

const body = (name: string, code: string, reaches: Attack['reaches'] = 'all'): Attack => ({
  name,
  code: `const attack=(target)=>{${code}}`,
  reaches,
});
const nobody: readonly string[] = [];

/** Reads a global of the browser. */
const named = (name: string, reaches: Attack['reaches'] = 'all') =>
  body(
    `the name ${name}`,
    `const it=typeof ${name}==='undefined'?undefined:${name};return it===undefined?'':'REACHED '+typeof it`,
    reaches,
  );

export const scope: readonly Attack[] = [
  ...['self', 'navigator', 'location', 'postMessage', 'close', 'performance', 'crypto'].map((one) =>
    named(one),
  ),
  ...['indexedDB', 'caches', 'BroadcastChannel', 'MessageChannel', 'WebAssembly'].map((one) =>
    named(one),
  ),
  ...['setTimeout', 'queueMicrotask', 'addEventListener', 'onmessage', 'Blob', 'URL'].map((one) =>
    named(one),
  ),
  ...['Atomics', 'Promise', 'EventTarget', 'WorkerGlobalScope', 'MessageEvent', 'console'].map(
    (one) => named(one),
  ),
  named('Notification', ['Chromium', 'Firefox']),
  ...['SharedArrayBuffer', 'window', 'document', 'parent', 'top', 'frames'].map((one) =>
    named(one, nobody),
  ),
  ...['opener', 'localStorage', 'sessionStorage', 'cookieStore'].map((one) => named(one, nobody)),
  body(
    'every name that is left in the global object and behind it',
    `const known=new Set(\`Object Function Array Number Boolean String Symbol BigInt Math JSON Date
      RegExp Proxy Reflect Map Set WeakMap WeakSet WeakRef Iterator ArrayBuffer DataView
      Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
      Float32Array Float64Array BigInt64Array BigUint64Array Error AggregateError EvalError
      RangeError ReferenceError SyntaxError TypeError URIError Infinity NaN undefined globalThis
      isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent
      structuredClone\`.split(/\\s+/));
    const left=[];
    for(let o=globalThis;o&&o!==Object.prototype;o=Object.getPrototypeOf(o))
      for(const name of Reflect.ownKeys(o))if(!known.has(name)&&/object|function/.test(typeof globalThis[name]))left.push(name);
    return left.length?'REACHED '+left.map(String):''`,
  ),
  body('arguments of who calls', `return attack.caller||attack.arguments?'REACHED':''`, nobody),
  body(
    'the stack by Error.prepareStackTrace',
    `let got='';
    Error.prepareStackTrace=(_,sites)=>{
      for(const site of sites)for(const ask of ['getThis','getFunction']){
        const it=site[ask]?.();
        if(it&&(typeof it.postMessage==='function'||it!==globalThis))got='REACHED '+ask;
      }
    };
    new Error().stack;return got`,
    nobody,
  ),
  body(
    'the values of the worker by patched lists',
    `const seen=[];const keep=Array.prototype.map;
    Array.prototype.map=function(...a){seen.push(this);return keep.apply(this,a)};
    Array.prototype.push=function(){seen.push(this);return 0};
    globalThis.hidden=seen;return ''`,
    nobody,
  ),
  body(
    'the event by patched prototypes',
    `let got='';
    Object.defineProperty(Object.prototype,'id',{get(){got=this;return 1},set(v){got=v},configurable:true});
    Object.defineProperty(Object.prototype,'reply',{set(v){got=v},configurable:true});
    return got?'REACHED':''`,
    nobody,
  ),
  body(
    'the scope of a copied error',
    `let got='';
    try{structuredClone(()=>{})}catch(error){
      const made=error.constructor;
      if(made&&made!==Error&&made.constructor('return 1')()===1)got='REACHED';
    }
    return got`,
    nobody,
  ),
  {
    name: 'the probes by their name',
    as: 'edit',
    code: 'function attack() { $$.b(0, 1); return 1; }',
    comesTo: /^refused/,
  },
  {
    name: 'the probes by their name with escapes',
    as: 'edit',
    code: 'function attack() { \\u0024\\u0024.b(0, 1); return 1; }',
    comesTo: /^refused/,
  },
  {
    name: 'the imports by their name, outside of functions',
    as: 'edit',
    code: 'const held = [() => $0];\nfunction attack() { return held[0](); }',
    comesTo: /^refused/,
  },
  {
    name: 'import.meta',
    as: 'edit',
    code: 'const held = [() => import.meta];\nfunction attack() { return held[0](); }',
    comesTo: /^refused/,
  },
];
