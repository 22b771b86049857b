import ts from 'typescript';
import type { Declaration } from '#trace/source/declarations.ts';
import { type DocComment, readDocComment } from '#trace/source/doc-comment.ts';
import { Library } from '#trace/source/library.ts';
import { type Entry, entriesOf } from './entries.ts';
import { type Signature, signaturesOf } from './signatures.ts';

/** The contents of a function's page. */
export interface FunctionPage extends Entry {
  readonly doc: DocComment;
  readonly signatures: readonly Signature[];
  /** The library types in its signature, and the types that these contain. */
  readonly types: readonly Declaration[];
  readonly related: readonly Relation[];
}

/** Functions related to one function, and how. */
export interface Relation {
  readonly title: string;
  readonly names: readonly string[];
}

const isFunction = ({ node }: Declaration) => ts.isFunctionDeclaration(node);

/** The pages of all functions, in the order of the page that lists them. */
export function functionPages(library = new Library()): FunctionPage[] {
  const entries = entriesOf(library);
  const named = new Map(entries.map(({ name, declaration }) => [name, declaration]));
  const shapes = new Map([...named].map(([name, one]) => [name, shapesOf(one)]));
  const offered = new Set(named.values());
  // Also through helpers that the library does not export.
  const callsOf = (one: Declaration, seen = new Set<Declaration>()): Set<Declaration> => {
    for (const used of library.usedBy(one).filter(isFunction)) {
      if (seen.has(used)) continue;
      seen.add(used);
      if (!offered.has(used)) callsOf(used, seen);
    }
    return seen;
  };
  const calls = new Map([...named].map(([name, one]) => [name, callsOf(one)]));
  return entries.map((entry) => {
    const { name, declaration } = entry;
    const others = entries.map((one) => one.name).filter((other) => other !== name);
    const all: Relation[] = [
      {
        title: 'Other questions about the same shapes',
        names: others.filter((other) => shapes.get(name) && shapes.get(other) === shapes.get(name)),
      },
      {
        title: 'It calls',
        names: others.filter((other) => calls.get(name)!.has(named.get(other)!)),
      },
      {
        title: 'Called by',
        names: others.filter((other) => calls.get(other)!.has(declaration)),
      },
    ];
    return {
      ...entry,
      doc: readDocComment(declaration.text),
      signatures: signaturesOf(declaration),
      types: typesOf(library, declaration),
      related: all.filter(({ names }) => names.length > 0),
    };
  });
}

/** Returns the names of the types in a signature. */
function typeNames({ node }: Declaration): string[] {
  if (!ts.isFunctionDeclaration(node)) return [];
  const names = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isTypeReferenceNode(one)) names.add(one.typeName.getText());
    ts.forEachChild(one, visit);
  };
  for (const { type } of node.parameters) if (type) visit(type);
  if (node.type) visit(node.type);
  return [...names];
}

function typesOf(library: Library, declaration: Declaration): Declaration[] {
  const direct = typeNames(declaration)
    .map((name) => library.resolve(name, declaration.file))
    .filter((one) => one !== undefined);
  const within = direct.flatMap((one) => library.closure(one));
  return library.types().filter((one) => direct.includes(one) || within.includes(one));
}

/** Returns the shapes of a function, "Box Circle"; "" if it takes only points and numbers. */
function shapesOf({ node }: Declaration): string {
  if (!ts.isFunctionDeclaration(node)) return '';
  const written = node.parameters.map(({ type }) => type?.getText() ?? '');
  return written
    .map((type) => type.replace('ConvexPolygon', 'Polygon'))
    .filter((type) => /^(Circle|Segment|Box|OrientedBox|Polygon)$/.test(type))
    .sort()
    .join(' ');
}
