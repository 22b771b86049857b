import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from '#figure/nearest-names.ts';
import { compile } from '#trace/compile.ts';
import { lineNumber } from '#trace/line-number.ts';
import type { Site } from '#trace/site.ts';
import type { Declaration } from './declarations.ts';

/** The first and the last line by the numbers in the listing, both included. */
export interface Lines {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds lines of a function by name. The name is "loop", "return", a variable for the line that
 * declares it, or the text of a condition for its whole `if` with all branches. "cross 2" is the
 * second of several with the same name. An unknown or ambiguous name fails the build.
 */
export function linesNamed({ name, file, text, line, codeLine }: Declaration, of: string): Lines {
  const source = readFileSync(join(process.cwd(), file), 'utf8');
  const last = line + text.split('\n').length - 1;
  const sites = compile(source, { file }).sites.filter(({ at }) => at[0] >= line && at[2] <= last);
  // A name may itself end in a number, such as "along <= 0".
  const [, first = of, which] = /^(.*) (\d+)$/.exec(of) ?? [];
  const isWhole = namedIn(sites, of).length > 0;
  const found = namedIn(sites, isWhole ? of : first);
  const names = [...new Set(sites.flatMap(({ name }) => name ?? []))];
  if (found.length === 0) throw unknownName(`a place in ${name}`, of, ['loop', 'return', ...names]);
  if (found.length > 1 && (isWhole || !which)) {
    const lines = found.map(({ from }) => lineNumber(from, codeLine)).join(', ');
    throw new Error(`"${of}" occurs in ${name} in lines ${lines}: write "${of} 1" for the first.`);
  }
  const chosen = found[isWhole ? 0 : Number(which) - 1];
  if (!chosen) throw new Error(`No "${of}" in ${name}, which has only ${found.length} of them.`);
  return { from: lineNumber(chosen.from, codeLine), to: lineNumber(chosen.to, codeLine) };
}

function namedIn(sites: readonly Site[], name: string): Lines[] {
  const statements = sites.filter(({ kind }) => kind === 'statement');
  /** Finds the statement at a place, which is the last one that begins before the place ends. */
  const whole = ({ at }: Site): Lines => {
    const around = statements.findLast(
      (statement) => statement.at[0] <= at[0] && statement.at[2] >= at[2],
    );
    const [from, , to] = around?.at ?? at;
    return { from, to };
  };
  const isEndOfBody = ({ at }: Site) => at[0] === at[2] && at[3] - at[1] === 1;
  const isSought = (site: Site) =>
    (name === 'loop' && site.kind === 'loop') ||
    (name === 'return' && site.kind === 'return' && !isEndOfBody(site)) ||
    (site.name === name && (site.kind === 'value' || site.kind === 'condition') && !site.partOf);
  const found = sites
    .filter(isSought)
    .map((site) => (site.kind === 'loop' ? { from: site.at[0], to: site.at[2] } : whole(site)));
  // An assignment has the same name as the declaration, which comes first.
  return found.filter(({ from }, i) => found.findIndex((other) => other.from === from) === i);
}
