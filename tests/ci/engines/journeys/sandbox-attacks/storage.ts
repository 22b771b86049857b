import type { Attack } from './attack.ts';

// Each stores something or sends messages to other pages. Without a sandbox it returns "REACHED".

const body = (name: string, code: string, reaches: Attack['reaches'] = 'all'): Attack => ({
  name,
  code: `const attack=(target)=>{${code}}`,
  rest: 60,
  reaches,
});
const nobody: readonly string[] = [];

export const storage: readonly Attack[] = [
  body('write to IndexedDB', `indexedDB.open('attack');return 'REACHED'`),
  body('write to the caches', `caches.open('attack');return 'REACHED'`),
  body('write a file', `navigator.storage.getDirectory();return 'REACHED'`, [
    'Chromium',
    'Firefox',
  ]),
  body('take a lock', `navigator.locks.request('a',()=>new Promise(()=>{}));return 'REACHED'`),
  body('write to localStorage', `localStorage.attack='1';return 'REACHED'`, nobody),
  body('write to sessionStorage', `sessionStorage.attack='1';return 'REACHED'`, nobody),
  body('write a cookie', `document.cookie='attack=1';return 'REACHED'`, nobody),
  body('set a cookie', `cookieStore.set('attack','1');return 'REACHED'`, nobody),
  body('speak to other pages', `new BroadcastChannel('a').postMessage(1);return 'REACHED'`),
  body('open a channel', `new MessageChannel().port1.postMessage(1);return 'REACHED'`),
  body('show a notification', `new Notification('a');return 'REACHED'`, nobody),
  body('a name on the parent', `parent.attack=1;return 'REACHED'`, nobody),
  body('a name on the top', `top.name='attack';return 'REACHED'`, nobody),
  body('close the worker', `close();return 'REACHED'`, nobody),
];
