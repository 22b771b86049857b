import { Parser } from 'acorn';
import { TraceError } from '#trace/compile.ts';
import { childrenOf, type Node } from '#trace/node.ts';
import { syntaxWords } from '#trace/syntax-words.ts';

// Compiled code is parsed a second time, as a plain script, because that is how the browser reads
// it. The TypeScript parser may take other characters for a comment or a type, and these must not
// close the function that wraps the code.

const before = "'use strict';(($$,$0)=>{";
const after = '\n})';

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
  if (!isWhole) refuse('The code ends before its last line. Check its closing brackets.', 1);
  refuseOthers(fn, refuse);
}

function parse(text: string, refuse: (problem: string, line: number) => never): Node {
  // Browser tools load the address in a source map comment.
  const onComment = (_: boolean, comment: string, ...[, , start]: [number, number, Place?]) => {
    if (/[#@]\s*sourceMappingURL/.test(comment)) {
      refuse('Remove this comment, because a source map can’t be loaded here.', start?.line ?? 1);
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
    const { loc, pos = 0 } = error as SyntaxError & { loc?: Place; pos?: number };
    // Probes nest the code more deeply, so it may exceed the limit only here.
    return refuse(syntaxWords(error.message, text, pos), loc?.line ?? 1);
  }
}

interface Place {
  readonly line: number;
}

/** Refuses code that loads other code or runs later. Probes refuse it only inside functions. */
function refuseOthers(node: Node, refuse: (problem: string, line: number) => never): void {
  const { line } = node.loc.start;
  if (node.type === 'ImportExpression') {
    refuse('import() can’t be used here. Call functions of the library by name.', line);
  }
  if (node.async || node.await)
    refuse('Async code can’t be used here. Write it without async and await.', line);
  for (const child of childrenOf(node)) refuseOthers(child, refuse);
}
