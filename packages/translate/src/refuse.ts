import type ts from 'typescript';
import type { FunctionTree } from './tree.ts';

/** What the translator supports, for its error message. */
const known =
  'functions, interfaces, numbers, booleans, null, objects of a named shape, objects of methods, arrays, typed arrays and a Map of lists, ' +
  'const and let, if, for, for of, while, return, break, continue, throw of a text, and the Math it knows';

/** Throws for an untranslatable construct, with its file and line and the supported ones. */
export function refuse(node: ts.Node, what: string): never {
  const text = node.getText().replaceAll(/\s+/g, ' ').slice(0, 60);
  throw new Error(
    `${shortName(node.getSourceFile().fileName)}:${lineOf(node)}: ${what} has no translation: ` +
      `\`${text}\`. The translator knows ${known}.`,
  );
}

/** Throws for a construct that one language lacks. */
export function refuseIn(
  language: string,
  { name, file, line }: FunctionTree,
  what: string,
): never {
  throw new Error(
    `${shortName(file)}:${line}: ${what} in ${name} has no translation to ${language}.`,
  );
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

const shortName = (file: string): string => file.replace(/^.*\/(?=src\/|tests\/)/, '');
