import type ts from 'typescript';

/** What the translator reads, said where something else stands. */
const known =
  'functions, interfaces, numbers, booleans, null, objects of a named shape, objects of methods, arrays, typed arrays and a Map of lists, ' +
  'const and let, if, for, for of, while, return, break, continue, throw of a text, and the Math it knows';

/** A construct that has no translation: the build ends with its file, its line, and what is known. */
export function refuse(node: ts.Node, what: string): never {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const text = node.getText().replaceAll(/\s+/g, ' ').slice(0, 60);
  throw new Error(
    `${file.fileName.replace(/^.*\/(?=src\/|tests\/)/, '')}:${line + 1}: ${what} has no translation: ` +
      `\`${text}\`. The translator knows ${known}.`,
  );
}
