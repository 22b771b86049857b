import type { Attack } from './attack.ts';

// Text that tries to close the surrounding function, or to be read differently than it was parsed.
// `outside` runs only if it succeeds.

const outside = `postMessage({ready:true});fetch('/reached/text');`;
const refused = (name: string, code: string): Attack => ({
  name,
  as: 'edit',
  code,
  comesTo: /^refused/,
});
const answers = (name: string, code: string, comesTo = /^\[\{"value":1\}\]/): Attack => ({
  name,
  as: 'edit',
  code,
  comesTo,
});
const one = 'function attack() { return 1; }';

export const text: readonly Attack[] = [
  refused('closing brackets', `${one}\n}}]}});${outside}(()=>({a:[{b(){`),
  refused('the end of the call', `${one}\n})()`),
  refused('the end of the code and other code', `${one}}}],plain:[]}});${outside}((`),
  refused('the end of a comment', `${one}*/ ${outside} /*`),
  refused('a comment without end', `${one} /* `),
  refused('a text without end', `${one} const a = \``),
  refused('a return outside of functions', `${one}\nreturn { attack: 1 };`),
  refused('a statement outside of functions', `${one}\n${outside}`),
  refused('a block outside of functions', `${one}\n{ ${outside} }`),
  refused('<!--', `${one}\nconst a = 1, b = (1 <!-- a\n);`),
  refused('--> after a comment', `${one}\n/*\n*/ --> ${outside}`),
  refused('--> after a carriage return', `${one}\r--> ${outside}`),
  refused('--> after a line separator', `${one}\u2028--> ${outside}`),
  refused('a class', `class A { static { ${outside} } }\n${one}`),
  refused('a decorator', `@(${outside}) class A {}\n${one}`),
  refused('an enum', `enum A { B = 1 }\n${one}`),
  refused('a namespace', `namespace A { ${outside} }\n${one}`),
  refused('a generator', 'function* attack() { yield 1; }'),
  refused('an async function', 'async function attack() { for (;;) await 0; }'),
  refused('await', 'const a = await 0;\nfunction attack() { return 1; }'),
  refused('a label', 'function attack() { a: for (;;) break a; return 1; }'),
  refused('with', 'function attack() { with (Math) return 1; }'),
  refused('a default export', 'export default function attack() { return 1; }'),
  refused('an export of everything', `export * from './dot.ts';\n${one}`),
  refused('a name of TypeScript', 'declare const attack: () => number;'),
  refused('an import of TypeScript', `import fs = require('fs');\n${one}`),
  refused('a line of the shell', `#!/usr/bin/env node\n${one}`),
  answers('</script>', `const a = "</script><script>${outside}</script>";\n${one}`),
  answers('unicode line ends in a text', `const a = '\u2028}})();\u2029';\n${one}`),
  answers('a unicode line end after a comment', `// a \u2028const b = 1;\n${one}`),
  answers('carriage returns', `// a\rconst b = 1;\r\nfunction attack() {\r  return b;\r}`),
  answers('a comment at the end', `${one} // })();${outside}`),
  answers('a comment at the end of a line of its own', `${one}\n// })();\n/* })(); */`),
  answers(
    'backticks',
    `const a = \`\${\`}})()\`}\`;\nfunction attack() { return a.length - 4; }`,
    /^\[\{"value":1\}\]/,
  ),
  answers(
    'a regular expression',
    'const a = /[/]}}()\\//;\nfunction attack() { return a.test("") ? 2 : 1; }',
  ),
  answers('shadowed self', `const self = 1;\nfunction attack() { return self; }`),
  answers(
    'shadowed record and post',
    'const record = 1, post = 2, begin = 3, make = 4;\nfunction attack() { return record; }',
  ),
  answers(
    'shadowed names of the worker',
    'const traced = 1, plain = 2, given = 3, made = 4, tame = 5;\nfunction attack() { return traced; }',
  ),
  answers(
    'shadowed Object',
    'const Object = 1, Array = 2, Error = 3, Math = 4;\nfunction attack() { return Object; }',
  ),
  answers('a field __proto__', 'function attack() { return { __proto__: { a: 1 } } && 1; }'),
  answers(
    'an export of __proto__',
    'const __proto__ = { polluted: 1 };\nfunction attack() { return 1; }',
  ),
  answers(
    'a function named then',
    `const then = (a) => a(9), toJSON = () => 9, valueOf = 1;\n${one}`,
  ),
  answers('a name with escapes', 'function \\u0061ttack() { return 1; }'),
  answers(
    'types that look like code',
    `type A = '}})()' | \`\${string}}})\`;\ninterface B { '})()': A }\n${one}`,
  ),
  answers(
    'types between brackets',
    'function attack(a?: Array<Array<(b: { c: 1 }) => 1>>): 1 { return (1 as 1)!; }',
  ),
  answers(
    'a type between two slashes',
    'const a = 8, b = 4, g = 2;\nfunction attack() { return (a as number) / (b as number) / g; }',
  ),
  answers('this', 'function attack() { return this === undefined ? 1 : 2; }'),
  answers('arguments', 'function attack() { return arguments.length; }'),
  answers(
    'arguments of who calls',
    'const held = [() => typeof arguments === "undefined" ? 1 : 2];\nfunction attack() { return held[0](); }',
  ),
];
