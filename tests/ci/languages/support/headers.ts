import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writer } from '#translate/writer.ts';
import { sampleOf } from './cases.ts';
import { runIn } from './run.ts';

export interface Headers {
  readonly writers: readonly { readonly writer: Writer; readonly names: readonly string[] }[];
  /** Whether a header is also compiled alone, by default every header. */
  readonly isAlone?: (name: string) => boolean;
  readonly folder: string;
  /** The extensions of a header and a source file. */
  readonly endings: readonly [header: string, source: string];
  /** Compilers with all their options. */
  readonly compilers: readonly (readonly string[])[];
}

/**
 * Compiles each header alone, and a program of two source files that include all headers in
 * opposite orders. Each pair of headers thus meets in one source file and across two.
 */
export function compileHeaders(asked: Headers): void {
  const { writers, isAlone = () => true, folder, endings, compilers } = asked;
  const [header, source] = endings;
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const headers = writers.flatMap(({ writer, names }, k) => [
    ...sampleOf(names).map((name) => write(`${name}${k}.${header}`, writer.file([name]))),
    write(`whole${k}.${header}`, writer.file(names)),
  ]);
  const including = (all: readonly string[]): string =>
    all.map((name) => `#include "${name}"\n`).join('');
  const alone = headers
    .filter(isAlone)
    .map((one, i) => write(`alone${i}.${source}`, including([one])));
  const program = [
    write(`forwards.${source}`, including(headers)),
    write(
      `backwards.${source}`,
      `${including([...headers].reverse())}int main(void) { return 0; }\n`,
    ),
  ];
  for (const compiler of compilers) {
    runIn(folder, [...compiler, '-fsyntax-only', ...alone]);
    runIn(folder, [...compiler, '-O0', ...program, '-o', 'program', '-lm']);
  }
}
