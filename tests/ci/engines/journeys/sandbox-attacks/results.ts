import { type Attack, everyKind } from './attack.ts';

// Results that are false or too large for the page.

const result = (name: string, code: string, before = ''): Attack => ({
  name,
  code: `${before};const attack=(target)=>{$$&&0;${code}}`,
  asks: everyKind,
});

const big = 'const big=Array(1e6).fill(1.5);';

export const results: readonly Attack[] = [
  result('a list of a million', 'return Array(1e6).fill({x:1})'),
  result(
    'a list of lists of lists',
    'const one=Array(999).fill(0),two=Array(999).fill(one);return Array(999).fill(two)',
  ),
  result('a cycle', 'const a={};a.a=a;a.b=[a,a];return a'),
  result('a long text', `return 'x'.repeat(2**28)`),
  result('texts of long names', `return{['x'.repeat(2**24)]:1}`),
  result('a hundred thousand names', 'const o={};for(let i=0;i<1e5;i+=1)o["n"+i]=i;return o'),
  result('typed arrays', 'return new Float64Array(1e7)'),
  result('a map of a million', 'return new Map(Array.from({length:1e6},(_,i)=>[i,i]))'),
  result('a list with its own slice', `${big}const a=[1];a.slice=()=>({map:()=>big});return a`),
  result(
    'a list of another species',
    `${big}const a=[1];a.constructor={[Symbol.species]:function(){return{map:()=>big}}};return a`,
  ),
  result('a list whose map is another', `${big}Array.prototype.map=()=>big;return [1]`),
  result(
    'a map with its own size',
    `${big}const m=new Map();Object.defineProperty(m,'size',{value:big});return m`,
  ),
  result('a text that is cut elsewhere', `${big}String.prototype.slice=()=>big;return 'a'`),
  result('names that are others', `${big}Object.keys=()=>big;return {}`),
  result(
    'an answer in place of that of the worker',
    `${big}Object.defineProperty(Object.prototype,'value',{get:()=>big,set(){}, configurable:true});return 1`,
  ),
  result(
    'a proxy that has any name',
    'return new Proxy({},{ownKeys:()=>Array.from({length:1e5},(_,i)=>"n"+i),getOwnPropertyDescriptor:()=>({enumerable:true,configurable:true}),get:()=>attack()})',
  ),
  result('a proxy of a list', 'return new Proxy([],{get:(_,n)=>n==="length"?2**31:[]})'),
  result(
    'a proxy that throws',
    'return new Proxy({},{ownKeys(){throw new Proxy({},{get(){throw 1}})}})',
  ),
  result('getters that throw', 'return{get a(){throw null},get kind(){throw 1}}'),
  result('a getter that never ends', 'return{get a(){for(;;);}}'),
  result('a thenable', 'return{then(a){a(1)}}'),
  result('a promise', 'return (async()=>{throw 1})()'),
  result('toJSON', `return{toJSON(){return 'REACHED'},valueOf(){return 1},toString(){for(;;);}}`),
  result(
    '__proto__',
    'return JSON.parse(\'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}\')',
  ),
  result('a different answer each time', 'n+=1;return n%2?n:[n]', 'let n=0'),
  result(
    'a function, a symbol, a regular expression',
    'return[()=>1,Symbol(),/a/,new Date(NaN),-0,NaN,1n]',
  ),
  result('a huge whole number', 'return 1n<<10000000n'),
  result(
    'an error with a message of its own',
    'const e=new Error();Object.defineProperty(e,"message",{get:()=>"x".repeat(2**28)});throw e',
  ),
  result('an error that is no text', 'throw{toString(){throw 1}}'),
  result('an error of an error', 'throw new Proxy(new Error(),{get(){throw new Error()}})'),
  result(
    'an answer that changes its arguments',
    'if(target)for(const k of Object.keys(target))target[k]=null;return 1',
  ),
  result('numbers that are none', 'return Object.assign(()=>{},{x:NaN})'),
];
