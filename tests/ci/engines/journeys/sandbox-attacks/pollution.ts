import { type Attack, everyKind } from './attack.ts';

// Changes the language's own objects while loading or in the first call. `attack` must still return
// 7.

const pollute = (name: string, code: string): Attack => ({
  name: `changes ${name}`,
  code: `const change=()=>{try{${code}}catch{}};change();const attack=()=>{change();return 7}`,
  asks: everyKind,
  comesTo: /^\[\{"value":7\}\]$|"result":7|^\{("\d":4,?){6}\}$/,
});

const define = (on: string, name: string, value: string) =>
  `Object.defineProperty(${on},${name},{configurable:true,${value}})`;
const names = ['id', 'reply', 'request', 'data', 'given', 'value', 'error', 'outcomes', 'length'];

export const pollution: readonly Attack[] = [
  ...names.map((name) =>
    pollute(
      `Object.prototype.${name}`,
      define('Object.prototype', `'${name}'`, 'get(){return 9},set(){}'),
    ),
  ),
  ...['map', 'push', 'slice', 'at', 'forEach', 'splice', 'concat'].map((name) =>
    pollute(`Array.prototype.${name}`, `Array.prototype.${name}=()=>[9]`),
  ),
  pollute('the loop over a list', 'Array.prototype[Symbol.iterator]=function*(){yield 9}'),
  pollute('the places of a list', define('Array.prototype', '0', 'get(){return 9},set(){}')),
  pollute(
    'Function.prototype',
    'Function.prototype.call=Function.prototype.apply=Function.prototype.bind=()=>9',
  ),
  pollute('Map and Set', 'Map.prototype.get=Map.prototype.set=Set.prototype.has=()=>9'),
  pollute('Promise', '(async()=>{})().constructor.prototype.then=(f)=>f(9)'),
  pollute(
    'JSON and Math',
    'JSON.stringify=JSON.parse=()=>9;for(const n of Object.getOwnPropertyNames(Math))Math[n]=()=>9',
  ),
  pollute('Object', 'Object.keys=Object.assign=Object.entries=Object.getPrototypeOf=()=>[9]'),
  pollute('Array.isArray', 'Array.isArray=()=>true;Array.from=()=>[9]'),
  pollute('String', 'globalThis.String=()=>9;String.prototype.slice=()=>9'),
  pollute('Float64Array', `globalThis.Float64Array=function(){return [9]};`),
  pollute(
    'Float64Array.prototype',
    'Object.getPrototypeOf(Float64Array.prototype).slice=()=>[9];Float64Array.prototype.slice=()=>9',
  ),
  pollute('structuredClone', 'globalThis.structuredClone=()=>[9]'),
  pollute(
    'instanceof',
    'Object.defineProperty(Error,Symbol.hasInstance,{value:()=>true});Object.defineProperty(Map,Symbol.hasInstance,{value:()=>true})',
  ),
  pollute(
    'Error',
    'globalThis.Error=function(){throw 9};Error.stackTraceLimit=9;Error.prepareStackTrace=()=>9',
  ),
  pollute('valueOf and toString', 'Object.prototype.valueOf=Object.prototype.toString=()=>9'),
  pollute('then', define('Object.prototype', `'then'`, 'get(){return (f)=>f(9)}')),
  pollute('toJSON', define('Object.prototype', `'toJSON'`, 'value:()=>9')),
  pollute(
    'the prototype of the global object',
    'Object.setPrototypeOf(globalThis,{get message(){return 9}})',
  ),
  pollute('what objects are made of', 'Object.setPrototypeOf(Object.prototype,new Proxy({},{}))'),
  pollute('species', 'Object.defineProperty(Array,Symbol.species,{value:function(){return {}}})'),
];
