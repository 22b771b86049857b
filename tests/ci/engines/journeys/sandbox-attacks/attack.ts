import type { Ask } from '../sandbox-lab.ts';

/** Code that tries to do what no code in a sandbox may. */
export interface Attack {
  readonly name: string;
  readonly code: string;
  /**
   * What the code is: the body of a module that declares `attack(target)`, which the page's parser has
   * not seen; the whole text that the worker is given; or what a reader writes, which is parsed first.
   */
  readonly as?: 'body' | 'script' | 'edit';
  /** What is asked of it; one call unless it says otherwise. */
  readonly asks?: readonly Ask['kind'][];
  /** Milliseconds that it is given after its answer. */
  readonly rest?: number;
  /** Whether the same code comes to its target where nothing holds it back, in these engines. */
  readonly reaches?: 'all' | readonly string[];
  /** Whether it sends so much that only what it can't send with keeps the page from it. */
  readonly isFlood?: boolean;
  /** What it has to come to: an answer, or one of the troubles of a SandboxError. */
  readonly comesTo?: RegExp;
  /** The same where the worker keeps all that it has. */
  readonly comesToWithAll?: RegExp;
}

/** All three questions, for code that lies in its answers. */
export const everyKind = ['calls', 'trace', 'grid'] as const;

/** The whole text of a code with one module, as src/notebook/link-code.ts writes it. */
export const scriptOf = (body: string) =>
  `()=>{'use strict';const make=($$,$0)=>{${body}
;return{attack}};const one={first:0,imports:[],make};
return{traced:[one],plain:[one],given:()=>({})}}`;
