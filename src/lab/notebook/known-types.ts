import { parse } from '#trace/compile.ts';
import { childrenOf, type Node } from '#trace/node.ts';
import type { LibrarySource } from '#trace/source/library-source.ts';

/**
 * A type in short: "number", "Circle", "Vec2[]", or "" if it is unknown. Null and undefined are
 * left out, because code that reads a property has excluded them.
 */
export type TypeName = string;

export interface Signature {
  readonly parameters: readonly TypeName[];
  readonly returns: TypeName;
}

type Fields = ReadonlyMap<string, TypeName>;

/** The types that TypeScript declarations define. */
export class KnownTypes {
  readonly #fields = new Map<string, Fields>();
  readonly #aliases = new Map<string, TypeName>();

  /** A later declaration replaces an earlier one of the same name. */
  constructor(declarations: readonly Node[]) {
    for (const { type, id, body, extends: from, typeAnnotation } of declarations) {
      const name: string = id.name;
      this.#fields.delete(name);
      this.#aliases.delete(name);
      if (type === 'TSTypeAliasDeclaration') this.#aliases.set(name, typeNameOf(typeAnnotation));
      else if (!from?.length && (body.body as Node[]).every(isField)) {
        this.#fields.set(name, new Map((body.body as Node[]).map(fieldOf)));
      }
    }
  }

  /** Returns the fields of an object type, or null for any other type. */
  fieldsOf(type: TypeName): Fields | null {
    return this.#fields.get(this.resolve(type)) ?? null;
  }

  /** Replaces an alias: "Polygon" becomes "Vec2[]". */
  resolve(type: TypeName): TypeName {
    let name = type;
    // Aliases of aliases are short chains, and a limit stops a cycle.
    for (let i = 0; i < 10; i += 1) name = this.#aliases.get(name) ?? name;
    return name;
  }
}

export function typesIn({ body }: Node): Node[] {
  return (body as Node[])
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node: Node | null) => node !== null && /^TS(Interface|TypeAlias)/.test(node.type));
}

export function typeNameOf(node: Node | null | undefined): TypeName {
  switch (node?.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
      return typeNameOf(node.typeAnnotation);
    case 'TSTypeOperator':
      return node.operator === 'readonly' ? typeNameOf(node.typeAnnotation) : '';
    case 'TSNumberKeyword':
      return 'number';
    case 'TSStringKeyword':
      return 'string';
    case 'TSArrayType':
      return `${typeNameOf(node.elementType)}[]`;
    case 'TSTypeReference':
      return node.typeName.name && !childrenOf(node).some(isTypeArguments)
        ? node.typeName.name
        : '';
    case 'TSUnionType': {
      const types = (node.types as Node[]).filter(({ type }) => !isNothing(type));
      return types.length === 1 ? typeNameOf(types[0]) : '';
    }
    case 'TSUndefinedKeyword':
      return 'undefined';
    default:
      return '';
  }
}

export function signatureIn({ params, returnType }: Node): Signature {
  return { parameters: (params as Node[]).map(typeOfParameter), returns: typeNameOf(returnType) };
}

/** Returns a parameter's annotated type, or "" without an annotation. */
export function typeOfParameter(parameter: Node): TypeName {
  const { type, left, typeAnnotation } = parameter;
  return typeNameOf(type === 'AssignmentPattern' ? left.typeAnnotation : typeAnnotation);
}

const isTypeArguments = ({ type }: Node) => type === 'TSTypeParameterInstantiation';
const isNothing = (type: string) => type === 'TSNullKeyword' || type === 'TSUndefinedKeyword';
const isField = ({ type, computed }: Node) => type === 'TSPropertySignature' && !computed;
const fieldOf = ({ key, typeAnnotation }: Node) =>
  [String(key.name ?? key.value), typeNameOf(typeAnnotation)] as const;

const declared = new WeakMap<LibrarySource, readonly Node[]>();

export function typesOf(library: LibrarySource): readonly Node[] {
  const known = declared.get(library) ?? typesIn(parse(library.types.join('\n'), 'types'));
  declared.set(library, known);
  return known;
}

const signatures = new WeakMap<object, Signature>();

export function signatureOf(
  { files }: LibrarySource,
  file: string | undefined,
  name: string,
): Signature | null {
  const found = files[file ?? '']?.find((one) => one.name === name);
  if (!found) return null;
  const known = signatures.get(found);
  if (known) return known;
  const [node] = parse(found.text, 'signature').body as Node[];
  const fn = node?.type === 'ExportNamedDeclaration' ? node.declaration : node;
  const made =
    fn?.type === 'FunctionDeclaration' ? signatureIn(fn) : { parameters: [], returns: '' };
  signatures.set(found, made);
  return made;
}
