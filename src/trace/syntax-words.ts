/** A type before a variable's name, as other languages write it. */
const declaredElsewhere = /(?<![.\w$])(float|double|int|long|bool|boolean|auto|local|number) $/;

const operators: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!' };

/** Explains a parser's error in plain words. */
export function syntaxWords(message: string, source: string, at: number): string {
  const problem = message.replace(/ \(\d+:\d+\)$/, '');
  if (problem === 'Unexpected token') return tokenWords(source, at);
  if (problem === 'Assigning to rvalue' && /=[<>]/.test(lineAt(source, at))) return writeEqualsLast;
  if (problem === 'Assigning to rvalue') return 'Only a variable or a property can be assigned to.';
  if (problem.startsWith('Not enough stack space')) return 'The code is nested too deeply.';
  const [, twice] = /^Identifier '(\w+)' has already been declared/.exec(problem) ?? [];
  if (twice) return `${twice} is declared twice. Rename one of the two.`;
  if (problem.startsWith('Unterminated string')) return 'A closing quotation mark is missing.';
  if (problem.startsWith('Unterminated template')) return 'A closing ` is missing.';
  if (problem === 'Argument name clash') return 'Two parameters have the same name.';
  if (problem === 'Invalid number' && /^0\d/.test(source.slice(at))) {
    return 'Write the number without a 0 before its first digit.';
  }
  const [, reserved] = /^(?:Binding|Assigning to) (\w+) in strict mode/.exec(problem) ?? [];
  if (reserved) return `The language reserves the name ${reserved}. Choose another name.`;
  const [, hidden] = /^Unexpected character '([\p{C}\p{Z}])'/u.exec(problem) ?? [];
  if (hidden) {
    const code = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `Delete the invisible character here (U+${code}).`;
  }
  return /[.?!]$/.test(problem) ? problem : `${problem}.`;
}

const writeEqualsLast = 'Write <= and >=, with the = last.';

function tokenWords(source: string, at: number): string {
  const rest = source.slice(at);
  const before = source.slice(0, at);
  const [token] = /^(?:[\w$]+|[^\w\s])/.exec(rest) ?? [];
  if (!token) return 'The code ends too early. Is a closing bracket missing?';
  // The parser reads `<b` as the start of a type assertion.
  if (/=<\s*[\w$.]*\s*$/.test(before)) return writeEqualsLast;
  const [, not] = /(?<![.\w$])(not)\s+$/.exec(before) ?? [];
  const operator = not ?? token;
  if (Object.hasOwn(operators, operator))
    return `Write ${operators[operator]} instead of ${operator}.`;
  const [, type] = declaredElsewhere.exec(before) ?? [];
  if (type && /^[A-Za-z_$]/.test(token)) {
    return /^[\w$]+\s*\(/.test(rest)
      ? `Write function ${token} instead of ${type} ${token}.`
      : `Write const ${token} instead of ${type} ${token}, or let ${token} if it changes.`;
  }
  return `${token} is not expected here.`;
}

function lineAt(source: string, at: number): string {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  return source.slice(start).split('\n', 1)[0] ?? '';
}
