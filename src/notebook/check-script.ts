import { Parser } from 'acorn';
import { TraceError } from '#trace/compile.ts';
import { childrenOf, type Node } from '#trace/node.ts';

// What is compiled is parsed once more, as the browser is going to: as a script, and without types.
// The parser that knows types may read a text otherwise, and what it takes for a comment or a type
// must not end the function that the code is put into.

const before = "'use strict';(($$,$0)=>{";
const after = '\n})';

/** Throws a TraceError for code that isn't the body of one function, or that loads other code. */
export function checkScript(code: string, file: string): void {
  const refuse = (problem: string, line: number): never => {
    throw new TraceError(problem, file, line);
  };
  const text = before + code + after;
  const program = parse(text, refuse);
  const [, statement] = program.body;
  const fn = statement?.expression;
  const isWhole =
    program.body.length === 2 &&
    fn?.type === 'ArrowFunctionExpression' &&
    fn.start === before.length - '($$,$0)=>{'.length &&
    fn.end === text.length - 1;
  if (!isWhole) refuse('The code ends before its last line.', 1);
  refuseOthers(fn, refuse);
}

function parse(text: string, refuse: (problem: string, line: number) => never): Node {
  // For the tools of the browser, which load what it names.
  const onComment = (_: boolean, comment: string, ...[, , start]: [number, number, Place?]) => {
    if (/[#@]\s*sourceMappingURL/.test(comment)) {
      refuse('A comment can’t name a source map here.', start?.line ?? 1);
    }
  };
  try {
    return Parser.parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'script',
      locations: true,
      onComment,
    }) as unknown as Node;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc } = error as SyntaxError & { loc?: Place };
    return refuse(problemOf(error.message), loc?.line ?? 1);
  }
}

/** Probes make a nesting deeper: it can be too deep here that was not before. */
function problemOf(message: string): string {
  if (message.startsWith('Not enough stack space')) return 'The code is nested too deeply.';
  return message.replace(/ \(\d+:\d+\)$/, '');
}

interface Place {
  readonly line: number;
}

/** What loads other code, or runs later. The probes refuse it too, but are in functions only. */
function refuseOthers(node: Node, refuse: (problem: string, line: number) => never): void {
  const { line } = node.loc.start;
  if (node.type === 'ImportExpression') {
    refuse('import() can’t be used here: call functions of the library by name.', line);
  }
  if (node.async || node.await) refuse('Async code can’t be used here: write it plainly.', line);
  for (const child of childrenOf(node)) refuseOthers(child, refuse);
}
