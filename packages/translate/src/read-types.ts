import ts from 'typescript';
import type { Signature } from './read-expression.ts';
import { refuse } from './refuse.ts';
import { float, integer } from './slots.ts';
import type { BufferItem, Enum, Field, Struct, Type } from './tree.ts';

/** Integer fields, parameters and functions of the public interface, by name. */
export const integerNames = new Set([
  'across',
  'boxZone',
  'corner',
  'corners',
  'count',
  'edge',
  'edges',
  'i',
  'id',
  'ids',
  'index',
  'items',
  'j',
  'maxBounces',
  'maxRounds',
  'maxSlides',
  'rounds',
  'size',
]);

export const buffers: Readonly<Record<string, BufferItem>> = {
  Float64Array: 'float64',
  Int32Array: 'int32',
  Uint16Array: 'uint16',
  Uint8Array: 'uint8',
};

/** A subset of a wider type becomes the wider one, to avoid conversions. */
const widened: Record<string, string> = {
  BoundaryFeature: 'Feature',
  PolygonFault: 'ConvexPolygonFault',
};

/** The declared types, each read on first use. */
export class TypeReader {
  readonly structs = new Map<string, Struct>();
  readonly enums = new Map<string, Enum>();
  readonly #declared = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  readonly #methods = new Map<string, ReadonlyMap<string, Signature>>();
  /** The structs being read, because a struct cannot contain itself. */
  readonly #reading = new Set<string>();

  add(file: ts.SourceFile): void {
    for (const node of file.statements) {
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        this.#declared.set(node.name.text, node);
      }
    }
  }

  /**
   * Reads a type. `owner` is the name of the field, parameter or function that has the type. Numbers in
   * private types are integers until a float flows there.
   */
  type(node: ts.TypeNode, owner: string, isPrivate = false): Type {
    switch (node.kind) {
      case ts.SyntaxKind.NumberKeyword:
        return isPrivate || integerNames.has(owner) ? integer() : float;
      case ts.SyntaxKind.BooleanKeyword:
        return { kind: 'boolean' };
      case ts.SyntaxKind.StringKeyword:
        return { kind: 'text' };
      case ts.SyntaxKind.BigIntKeyword:
        // Few languages have arbitrarily large integers, so files contain an implementation.
        return this.named('WholeNumber', node);
      case ts.SyntaxKind.VoidKeyword:
        return { kind: 'nothing' };
    }
    if (ts.isTypeReferenceNode(node)) return this.#reference(node, owner);
    if (ts.isParenthesizedTypeNode(node)) return this.type(node.type, owner);
    if (ts.isTypeOperatorNode(node)) {
      const type = this.type(node.type, owner, isPrivate);
      return type.kind === 'list' ? { ...type, grows: false } : type;
    }
    if (ts.isArrayTypeNode(node)) {
      return { kind: 'list', of: this.type(node.elementType, owner, isPrivate), grows: true };
    }
    if (ts.isTupleTypeNode(node)) return this.#tuple(node);
    if (ts.isUnionTypeNode(node)) return this.#union(node, owner, isPrivate);
    if (ts.isLiteralTypeNode(node) || ts.isPrefixUnaryExpression(node)) return integer();
    if (ts.isFunctionTypeNode(node)) {
      return {
        kind: 'function',
        parameters: node.parameters.map((one) => this.type(one.type!, one.name.getText())),
        returns: this.type(node.type, ''),
      };
    }
    return refuse(
      node,
      'the translator does not know this type',
      'Use a number, a boolean, an interface, a union of words, an array, a typed array or one of them with `| null`.',
    );
  }

  /** Returns the struct with exactly these fields, for an untyped object literal. */
  structWith(names: readonly string[], node: ts.Node): Type {
    for (const [name, declared] of this.#declared) {
      if (!ts.isInterfaceDeclaration(declared)) continue;
      const fields = declared.members.map((one) => one.name?.getText() ?? '');
      if (fields.length === names.length && fields.every((one) => names.includes(one))) {
        this.#readStruct(name, declared);
        return { kind: 'struct', name };
      }
    }
    return refuse(
      node,
      'no interface has exactly these fields',
      'Declare an interface with these fields, or the type of the object.',
    );
  }

  struct(type: Type, node: ts.Node): Struct {
    const found = type.kind === 'struct' ? this.structs.get(type.name) : undefined;
    return (
      found ??
      refuse(node, 'only an object of an interface has fields', 'Declare an interface for it.')
    );
  }

  named(name: string, node: ts.Node): Type {
    const declared = this.#declared.get(name);
    if (!declared || !ts.isInterfaceDeclaration(declared)) return undeclared(node);
    this.#readStruct(name, declared);
    return { kind: 'struct', name };
  }

  #reference(node: ts.TypeReferenceNode, owner: string): Type {
    const written = node.typeName.getText();
    const name = widened[written] ?? written;
    const buffer = buffers[name];
    if (buffer) return { kind: 'buffer', of: buffer };
    // Pick<T> becomes T, for languages without such types.
    if (name === 'Pick') return this.type(node.typeArguments![0]!, owner);
    const declared = this.#declared.get(name);
    if (!declared) return undeclared(node);
    if (ts.isInterfaceDeclaration(declared)) {
      this.#readStruct(name, declared);
      return { kind: 'struct', name };
    }
    const { type } = declared;
    if (ts.isTupleTypeNode(type)) return this.#tuple(type, name);
    if (ts.isUnionTypeNode(type)) return this.#union(type, owner, false, name);
    return this.type(type, owner);
  }

  methods(name: string): ReadonlyMap<string, Signature> | undefined {
    return this.#methods.get(name);
  }

  isMethod(name: string): boolean {
    return [...this.#methods.values()].some((one) => one.has(name));
  }

  /** Sets the private fields of an object with methods, known where it is created. */
  setFields(name: string, fields: readonly Field[]): void {
    this.structs.set(name, { ...this.structs.get(name)!, fields });
  }

  #readStruct(name: string, node: ts.InterfaceDeclaration): void {
    if (this.structs.has(name) || this.#reading.has(name)) return;
    this.#reading.add(name);
    if (hasMethods(node)) {
      const methods = new Map(node.members.map((one) => [one.name!.getText(), this.#method(one)]));
      this.#methods.set(name, methods);
      this.structs.set(name, {
        name,
        doc: docOf(node),
        fields: [],
        isMutable: true,
        methods: [...methods.keys()].map((method) => `${name}.${method}`),
      });
      return;
    }
    const fields: Field[] = [];
    // Everything public is declared in one file.
    const isPrivate = !node.getSourceFile().fileName.endsWith('/types.ts');
    let isMutable = false;
    for (const member of node.members) {
      if (!ts.isPropertySignature(member) || !member.type) throw unknownMember(member);
      // `rotation?: undefined` only stops the compiler from accepting a rotated box as an
      // axis-aligned one.
      if (member.type.kind === ts.SyntaxKind.UndefinedKeyword) continue;
      const key = member.name.getText();
      const plain =
        ts.isUnionTypeNode(member.type) && member.type.types.every(ts.isLiteralTypeNode)
          ? this.#enum(member.type, name + capital(key))
          : this.type(member.type, key, isPrivate);
      const type: Type = member.questionToken ? { kind: 'optional', of: plain } : plain;
      if (!member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)) {
        isMutable = true;
      }
      fields.push({ name: key, type, doc: docOf(member) });
    }
    this.structs.set(name, { name, doc: docOf(node), fields, isMutable });
  }

  /** Reads a method's signature. A missing optional list is an empty one. */
  #method(node: ts.TypeElement): Signature {
    const { parameters, type: returns } = (node as ts.PropertySignature)
      .type as ts.FunctionTypeNode;
    const same = parameters.find((one) => one.type?.getText() === returns.getText());
    return {
      parameters: parameters.map((one) => {
        const name = one.name.getText();
        const type = this.type(one.type!, name);
        if (!one.questionToken) return { name, type, initial: null };
        if (type.kind !== 'list')
          return refuse(
            one,
            'an optional parameter of a method must be a list',
            'Remove the question mark.',
          );
        return { name, type, initial: { kind: 'list', items: [], type } };
      }),
      // The result may be a list argument.
      returns: this.type(returns, same?.name.getText() ?? ''),
      doc: docOf(node),
    };
  }

  /** Two indices are a pair of indices, whatever they refer to. */
  #tuple(node: ts.TupleTypeNode, name = 'IntersectingPair'): Type {
    if (!this.structs.has(name)) {
      const declared = this.#declared.get(name);
      const fields = node.elements.map((one, i) => ({
        name: ts.isNamedTupleMember(one) ? one.name.text : 'ij'.charAt(i),
        type: integer(),
        doc: '',
      }));
      const doc = declared ? docOf(declared) : '';
      this.structs.set(name, { name, doc, fields, isMutable: false, isTuple: true });
    }
    return { kind: 'struct', name };
  }

  #union(node: ts.UnionTypeNode, owner: string, isPrivate: boolean, name = capital(owner)): Type {
    const rest = node.types.filter((one) => one.getText() !== 'null');
    if (rest.length < node.types.length) {
      const [only] = rest;
      if (rest.length > 1 || !only) {
        return refuse(
          node,
          '`null` can be joined with only one type',
          'Declare a type without `null` first.',
        );
      }
      return { kind: 'optional', of: this.type(only, owner, isPrivate) };
    }
    if (node.types.every((one) => /^-?\d+$/.test(one.getText()))) return integer();
    if (node.types.every(ts.isLiteralTypeNode)) return this.#enum(node, name);
    return this.#discriminatedUnion(node, name);
  }

  #enum(node: ts.UnionTypeNode, name: string): Type {
    const words = node.types.map((one) => one.getText().slice(1, -1));
    // A subset of an enum's words belongs to that enum.
    const same = [...this.enums.values()].find(({ members }) =>
      words.every((word) => members.includes(word)),
    );
    if (same) return { kind: 'enum', name: same.name };
    this.enums.set(name, { name, members: words });
    return { kind: 'enum', name };
  }

  /** Merges a discriminated union into one struct with all fields. */
  #discriminatedUnion(node: ts.UnionTypeNode, name: string): Type {
    if (this.structs.has(name)) return { kind: 'struct', name };
    const fields = new Map<string, Field>();
    const kinds: string[] = [];
    const members = membersOf(node, this.#declared);
    const countOf = (name: string): number =>
      members.filter((member) => member.name?.getText() === name).length;
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) return unknownMember(member);
      const key = member.name.getText();
      if (key === 'kind') {
        const parts = ts.isUnionTypeNode(member.type) ? member.type.types : [member.type];
        kinds.push(...parts.map((one) => one.getText().slice(1, -1)));
      } else if (!fields.has(key)) {
        const ofWords =
          ts.isUnionTypeNode(member.type) && member.type.types.every(ts.isLiteralTypeNode);
        const type = ofWords
          ? this.#enum(member.type as ts.UnionTypeNode, name + capital(key))
          : this.type(member.type, key);
        const isOfSomeKinds = countOf(key) < countOf('kind');
        fields.set(key, { name: key, type, doc: docOf(member), isOfSomeKinds });
      }
    }
    const kind: Type = { kind: 'enum', name: `${name}Kind` };
    this.enums.set(kind.name, { name: kind.name, members: [...new Set(kinds)] });
    this.structs.set(name, {
      name,
      doc: docOf(this.#declared.get(name)!),
      fields: [{ name: 'kind', type: kind, doc: '' }, ...fields.values()],
      isMutable: false,
    });
    return { kind: 'struct', name };
  }
}

const undeclared = (node: ts.Node): never =>
  refuse(
    node,
    'no file of src/lib declares this type',
    'Declare it as an interface, or use another type.',
  );

const unknownMember = (node: ts.Node): never =>
  refuse(node, 'a member needs a name and a type', 'Write it as `name: type`.');

/** Whether an interface has only methods. */
const hasMethods = ({ members }: ts.InterfaceDeclaration): boolean =>
  members.length > 0 &&
  members.every(
    (one) => ts.isPropertySignature(one) && one.type && ts.isFunctionTypeNode(one.type),
  );

/** Returns the members of all parts of a union. */
function membersOf(
  part: ts.TypeNode,
  declared: ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>,
): readonly ts.TypeElement[] {
  if (ts.isUnionTypeNode(part)) return part.types.flatMap((one) => membersOf(one, declared));
  if (ts.isTypeLiteralNode(part)) return part.members;
  const found = ts.isTypeReferenceNode(part) ? declared.get(part.typeName.getText()) : undefined;
  if (!found) return undeclared(part);
  return ts.isInterfaceDeclaration(found) ? found.members : membersOf(found.type, declared);
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a declaration's doc comment without stars. */
export function docOf(node: ts.Node): string {
  const [doc] = (node as { jsDoc?: ts.JSDoc[] }).jsDoc ?? [];
  if (!doc) return '';
  return doc
    .getText()
    .replace(/^\/\*\*\s?/, '')
    .replace(/\s*\*\/$/, '')
    .replaceAll(/^[ \t]*\*[ ]?/gm, '')
    .replaceAll(/^@(?!example|remarks)\w+ .*$/gm, '')
    .trim();
}
