import type { Compiled } from './compile.ts';
import { writeSites } from './site-text.ts';

/**
 * A compiled source as an expression in JavaScript: a `TracedModule`. `imports` is the
 * expression of a list of the modules it imports. Strict mode has to be on around it. All that comes
 * before the code is in the first line, so that lines keep their numbers.
 */
export function moduleText({ file, sites, code }: Compiled, imports = '[]'): string {
  const [name, places] = [file, writeSites(sites)].map((text) => JSON.stringify(text));
  return `{file:${name},sites:${places},imports:()=>${imports},make:($$,$0)=>{${code}\n}}`;
}
