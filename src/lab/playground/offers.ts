import ts from 'typescript';
import type { Callable } from '#lab/playground/callables.ts';
import { isKindType } from '#lab/playground/types.ts';
import { givenAway } from '#trace/source/given-away.ts';
import type { Library } from '#trace/source/library.ts';

/** The functions of the library whose parameters are shapes and numbers: those a playground can call. */
export function offersOf(library: Library): Callable[] {
  return givenAway.flatMap((fn): Callable[] => {
    const { node } = library.findFunction(fn);
    if (!ts.isFunctionDeclaration(node)) return [];
    const all = node.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: parameter.type?.getText() ?? '',
      isLeftOut: parameter.questionToken !== undefined || parameter.initializer !== undefined,
    }));
    const parameters = all.filter(({ isLeftOut }) => !isLeftOut);
    const isOffered = parameters.every(({ type }) => isKindType(type));
    const isEmpty = parameters.length === 0;
    return isOffered && !isEmpty
      ? [{ fn, parameters: parameters.map(({ name, type }) => ({ name, type })) }]
      : [];
  });
}
