/** A program's own code, and the library's declarations that it uses, without `export`. */
export interface ProgramParts {
  readonly title: string;
  readonly code: string;
  readonly types: readonly string[];
  readonly functions: readonly string[];
}

const fromLibrary = '// The rest is the part of the First Contact library that the program uses.';
const isModule = '// This makes the file a module, so its names stay private.\nexport {};';

/** Returns a program as one TypeScript file. */
export function typescriptText({ title, code, types, functions }: ProgramParts): string {
  const library = [...types, ...functions];
  const rest = library.length > 0 ? [fromLibrary, ...library] : [];
  return together([credit(title), code, ...rest, isModule]);
}

/** Returns a program as a plain script. `javascriptOf` removes the types of a text. */
export function javascriptText(
  { title, code, functions }: ProgramParts,
  javascriptOf: (text: string) => string,
): string {
  const rest = functions.length > 0 ? [fromLibrary, ...functions.map(javascriptOf)] : [];
  return together([credit(title), javascriptOf(code), ...rest]);
}

const credit = (title: string) => `// ${title}, from First Contact. MIT License.`;
const together = (texts: readonly string[]) => `${texts.join('\n\n')}\n`;
