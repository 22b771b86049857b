import type { Compiled } from './compile.ts';
import { writeSites } from './site-text.ts';

/**
 * Returns a `TracedModule` as a JavaScript expression. `imports` is the expression of a list of its
 * modules. The surrounding code must be strict. Everything before the code is in the first line, so
 * that line numbers do not change.
 */
export function moduleText({ file, sites, code }: Compiled, imports = '[]'): string {
  const [name, places] = [file, writeSites(sites)].map((text) => JSON.stringify(text));
  return `{file:${name},sites:${places},imports:()=>${imports},make:($$,$0)=>{${code}\n}}`;
}
