/** How a variable is declared in other languages: what stands before its name. */
const declaredElsewhere = /(?<![.\w$])(float|double|int|long|bool|boolean|auto|local|number) $/;

/** What a parser's error says of a place in a source, in plain words. */
export function syntaxWords(message: string, source: string, at: number): string {
  const problem = message.replace(/ \(\d+:\d+\)$/, '');
  if (problem === 'Unexpected token') {
    const [token] = /^(?:[\w$]+|[^\w\s])/.exec(source.slice(at)) ?? [];
    const [, type] = declaredElsewhere.exec(source.slice(0, at)) ?? [];
    if (type && token && /^[A-Za-z_$]/.test(token)) {
      return `In place of ${type} ${token} write const ${token}, or let ${token} if it changes.`;
    }
    return token
      ? `${token} is not expected here.`
      : 'The code ends too early: is a bracket not closed?';
  }
  if (problem === 'Assigning to rvalue' && /=[<>]/.test(lineAt(source, at))) {
    return 'Write <= and >=, with the = behind.';
  }
  if (problem === 'Assigning to rvalue') return 'Only a variable or a property can be assigned to.';
  if (problem.startsWith('Not enough stack space')) return 'The code is nested too deeply.';
  return /[.?!]$/.test(problem) ? problem : `${problem}.`;
}

function lineAt(source: string, at: number): string {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  return source.slice(start).split('\n', 1)[0] ?? '';
}
