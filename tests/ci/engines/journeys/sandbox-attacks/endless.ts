import type { Attack } from './attack.ts';

// Code that does not end, or uses all memory.

const endless = (name: string, code: string, more: Partial<Attack> = {}): Attack => ({
  name,
  code: `const attack=(target)=>{${code}}`,
  comesTo: /^endless/,
  ...more,
});
const some = /./;

export const endlessCode: readonly Attack[] = [
  endless('an endless loop', 'for(;;);'),
  endless('an endless loop in a trace', 'for(;;);', { asks: ['trace'] }),
  endless('an endless loop in a map', 'for(;;);', { asks: ['grid'] }),
  endless('a loop that catches', 'for(;;)try{for(;;)null.x}catch{}'),
  endless('a loop that ends with itself', 'for(;;)try{return}finally{continue}'),
  endless('a recursion that catches', 'const f=()=>{try{f()}catch{}f()};f()', { comesTo: some }),
  endless('a deep recursion', 'const f=(n)=>f(n+1)+1;return f(0)', {
    comesTo: /Maximum|stack|recursion/i,
  }),
  endless('a deep list', 'let a=[];for(let i=0;i<1e6;i+=1)a=[a];return a', { comesTo: some }),
  endless('an endless loop when it is loaded', '', {
    code: 'for(;;);const attack=1',
    comesTo: /^endless/,
  }),
  endless('an endless list of promises when it is loaded', '', {
    code: 'const p=(async()=>{})(),f=()=>p.then(f);f();const attack=()=>1',
    comesTo: /^endless/,
  }),
  endless(
    'promises without end after the answer',
    'const p=(async()=>{})(),f=()=>p.then(f);f();return 1',
    { rest: 50 },
  ),
  endless('a waiting loop after the answer', 'const f=async()=>{for(;;)await 0};f();return 1', {
    rest: 50,
  }),
  endless('a loop after a promise', '(async()=>{})().then(()=>{for(;;);});return 1', {
    rest: 50,
  }),
  endless(
    'an async loop over a list without end',
    'Array.fromAsync({async*[Symbol.asyncIterator](){for(;;)yield 0}});return 1',
    { comesTo: some },
  ),
  endless('a loop after import()', 'import("data:,").catch(()=>{for(;;);});return 1', {
    rest: 50,
    comesTo: some,
  }),
  endless(
    'a rejected promise for nobody',
    '(async()=>{throw new Error("x".repeat(1e6))})();return 1',
    {
      comesTo: some,
    },
  ),
  {
    name: 'a hundred thousand rejected promises',
    as: 'edit',
    code: 'function attack() { for (let i = 0; i < 1e5; i += 1) Promise.reject(new Error()); }',
    rest: 300,
    comesTo: /Promise/,
  },
  {
    name: 'a hundred thousand promises that are rejected by async code',
    as: 'edit',
    code: 'const f = [async () => { throw 1; }];\nfunction attack() { for (;;) f[0](); }',
    comesTo: /^refused/,
  },
  endless('a regular expression', `return /^(a+)+$/.test('a'.repeat(40)+'b')`, { comesTo: some }),
  endless(
    'a regular expression that looks back',
    `return /(?<=^(a|a?)+)$/.test('a'.repeat(40)+'b')`,
    { comesTo: some },
  ),
  endless('a power of a whole number', 'return (3n**(10n**7n))**5n>0n', { comesTo: some }),
  endless('the digits of a whole number', 'return String(3n**4000000n).length', { comesTo: some }),
  endless('a list that says it is long', 'return [].indexOf.call({length:2**53-1},1)', {
    comesTo: some,
  }),
  endless('a list that is joined', 'return Array(2**32-1).join("a").length', { comesTo: some }),
  endless(
    'a list that is sorted',
    'return Array.from({length:5e6},(_,i)=>i*7919%1e6).sort(()=>0.5).length',
    { comesTo: some },
  ),
  endless(
    'a list of lists that is flat',
    'const a=[];for(let i=0;i<25;i+=1)a.push(a.slice());return a.flat(Infinity).length',
    { comesTo: some },
  ),
  endless('a getter in a loop', 'const o={get x(){return o.y},get y(){return 1}};for(;;)o.x', {}),
  endless('Atomics.wait', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0)', {
    comesTo: some,
  }),
  endless('a list that grows', 'const a=[];for(;;)a.push(a.length,{})', { comesTo: some }),
  endless('a text that doubles', `let a='ab';for(;;)a+=a`, { comesTo: some }),
  endless('memory by the gigabyte', 'const a=[];for(;;)a.push(new Uint8Array(2**26).fill(1))', {
    comesTo: some,
  }),
  endless('memory that is too much at once', 'return new ArrayBuffer(2**53-1).byteLength', {
    comesTo: some,
  }),
  endless('a text that is padded', `return 'a'.padEnd(2**29).split('').length`, { comesTo: some }),
  endless('a map that is slow', 'const e=Date.now()+200;while(Date.now()<e);return 1', {
    asks: ['grid'],
    comesTo: some,
  }),
];
