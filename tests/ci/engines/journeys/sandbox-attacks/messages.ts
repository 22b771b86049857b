import { type Attack, everyKind, scriptOf } from './attack.ts';

// Messages from code that has escaped into the worker. Parsed code cannot escape, so the test
// places it there with all of the worker's globals.

const outside = (name: string, code: string, more: Partial<Attack> = {}): Attack => ({
  name,
  as: 'script',
  code: `((()=>{${code}})(),${scriptOf('const attack=()=>1')})`,
  asks: everyKind,
  ...more,
});

/** Replaces the worker's replies by `reply`. */
const replying = (name: string, reply: string, more: Partial<Attack> = {}) =>
  outside(
    `a reply with ${name}`,
    `addEventListener('message',(event)=>{
      event.stopImmediatePropagation();
      const {id}=event.data;
      postMessage({id,reply:${reply}});
    })`,
    { comesToWithAll: /^sandbox/, ...more },
  );

const events = (more: string, length = 1) =>
  `{length:${length},sites:new Uint32Array(${length}),tags:new Uint8Array(${length}),
    numbers:new Float64Array(${length}),objects:[],isCut:false,${more}}`;

export const messages: readonly Attack[] = [
  outside('a flood of messages', 'for(;;)postMessage({ready:true})', { isFlood: true }),
  outside(
    'a flood of large messages',
    'const big=Array.from({length:1e5},(_,i)=>[i]);for(;;)postMessage(big)',
    { isFlood: true },
  ),
  outside(
    'a flood in turns',
    'const f=()=>{for(let i=0;i<1000;i+=1)postMessage({ready:true});setTimeout(f)};f()',
  ),
  outside(
    'words that it has started, again and again',
    'setInterval(()=>postMessage({started:true}),20);const e=Date.now()+5000;while(Date.now()<e)if(Date.now()%20===0)postMessage({started:true})',
  ),
  outside('ready before it is', 'postMessage({ready:true});for(;;);'),
  outside('ready a thousand times', 'for(let i=0;i<1000;i+=1)postMessage({ready:true})'),
  outside('broken without being so', `postMessage({broken:'x'.repeat(2**20)})`),
  outside(
    'replies to what nobody asked',
    `for(let i=0;i<100;i+=1)postMessage({id:String(i),reply:{outcomes:[{value:'REACHED'}]}})`,
  ),
  outside('a reply of no name', `postMessage({reply:{outcomes:[{value:'REACHED'}]}})`),
  outside('no object', 'postMessage(null);postMessage(1);postMessage("a");postMessage([])'),
  outside(
    'an error without end',
    'addEventListener("message",()=>{throw new Error("x".repeat(2**20))})',
  ),
  outside('a worker that closes itself', 'close()'),
  outside('functions of its own under the names of the browser', '', {
    code: `()=>0);function addEventListener(){}function Set(){return{has:()=>true}}
      fetch('/reached');postMessage({ready:true});(()=>0`,
  }),
  replying('nothing', 'undefined'),
  replying('a number', '1'),
  replying('events of no length', events('length:-1')),
  replying('events of half a length', events('length:0.5')),
  replying('too many events', events('', 30000), { asks: ['trace'] }),
  replying('events of no site', events('sites:new Uint32Array([9])'), { asks: ['trace'] }),
  replying('events of no type', events('tags:new Uint8Array([9])'), { asks: ['trace'] }),
  replying('values that do not exist', events('tags:new Uint8Array([3])'), { asks: ['trace'] }),
  replying(
    'a value at a half',
    events('tags:new Uint8Array([3]),numbers:new Float64Array([.5]),objects:[1,2]'),
    { asks: ['trace'] },
  ),
  replying(
    'a value at NaN',
    events('tags:new Uint8Array([3]),numbers:new Float64Array([NaN]),objects:[1,2]'),
    { asks: ['trace'] },
  ),
  replying('an invalid list', events('tags:new Uint8Array([4]),objects:[1,2]'), {
    asks: ['trace'],
  }),
  replying('an event that goes back to none', events('numbers:new Float64Array([1e9])'), {
    asks: ['trace'],
    comesToWithAll: /./,
  }),
  replying(
    'a result with a cycle',
    `(()=>{const a={};a.a=a;return{...${events('')},result:a,outcomes:[{value:a}]}})()`,
    { asks: ['trace', 'calls'] },
  ),
  replying(
    'an object of ten thousand levels',
    `(()=>{let a={};for(let i=0;i<1e3;i+=1)a={a};return{...${events('')},result:a,outcomes:[{value:a}]}})()`,
    { asks: ['trace', 'calls'] },
  ),
  replying(
    'three hundred thousand objects',
    `(()=>{const a=Array.from({length:3e5},()=>({}));return{...${events('')},result:a,outcomes:[{value:a}]}})()`,
    { asks: ['trace', 'calls'], comesToWithAll: /^(sandbox|endless)/ },
  ),
  replying(
    'values that are not plain data',
    `{...${events('')},result:new Date(),outcomes:[{value:new Map()}]}`,
    { asks: ['trace', 'calls'] },
  ),
  replying(
    'a long text',
    `{...${events('')},result:'x'.repeat(2**20),outcomes:[{value:'x'.repeat(2**20)}]}`,
    { asks: ['trace', 'calls'] },
  ),
  replying('more outcomes than asked', '{outcomes:[{value:1},{value:1}]}'),
  replying('no outcomes', '{outcomes:[]}'),
  replying('outcomes with holes', '{outcomes:Array(1)}'),
  replying('outcomes in a list of its own', '{outcomes:{length:1,0:{value:1}}}'),
  replying('a grid of nothing', '{answers:new Float64Array(0)}'),
  replying('a grid that is too large', '{answers:new Float64Array(1e6)}'),
  replying('a grid of small numbers', '{answers:new Float32Array(6)}'),
  replying('a grid of flags that are none', '{answers:new Float64Array(6).fill(NaN)}', {
    comesToWithAll: /./,
  }),
];
