import type { Ask } from '../sandbox-lab.ts';

/** Code that tries something forbidden in a sandbox. */
export interface Attack {
  readonly name: string;
  readonly code: string;
  /**
   * The kind of code: the body of a module that declares `attack(target)` without being parsed, the
   * whole text for the worker, or a reader's edit, which is parsed first.
   */
  readonly as?: 'body' | 'script' | 'edit';
  /** The requests sent to it, by default one call. */
  readonly asks?: readonly Ask['kind'][];
  /** Milliseconds to wait after its reply. */
  readonly rest?: number;
  /** In which engines the code succeeds without a sandbox. */
  readonly reaches?: 'all' | readonly string[];
  /** Whether it floods the page with messages, so that only missing globals protect the page. */
  readonly isFlood?: boolean;
  /** The required result: a value or a SandboxError's trouble. */
  readonly comesTo?: RegExp;
  /** The same if the worker keeps its globals. */
  readonly comesToWithAll?: RegExp;
}

/** Every kind of request, for code that forges its replies. */
export const everyKind = ['calls', 'trace', 'grid'] as const;

/** A script with one module, as src/lab/notebook/link-code.ts writes it. */
export const scriptOf = (body: string) =>
  `()=>{'use strict';const make=($$,$0)=>{${body}
;return{attack}};const one={first:0,imports:[],make};
return{traced:[one],plain:[one],namedFunctions:()=>({})}}`;
