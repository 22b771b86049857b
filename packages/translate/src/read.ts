import ts from 'typescript';
import { BodyReader } from './read-body.ts';
import { ExpressionReader, type ReadingContext, type Signature } from './read-expression.ts';
import { docOf, TypeReader } from './read-types.ts';
import { lineOf, refuse, shortName } from './refuse.ts';
import { Scope } from './scope.ts';
import type { Expression, FunctionTree, Library, Parameter, Statement, Type } from './tree.ts';

interface Declaration {
  readonly node: ts.FunctionDeclaration;
  readonly name: string;
  readonly file: string;
  readonly isExported: boolean;
}

/** Reads functions of the library and everything that they call as trees. */
export function readLibrary(
  program: ts.Program,
  isOurs: (file: string) => boolean,
  names: readonly string[],
): Library {
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName));
  const types = new TypeReader();
  for (const file of files) types.add(file);
  const found = new Map<string, Declaration>();
  const constants = new Map<string, ts.Expression>();
  /** Renamed exports: `export { assertCircle as assertEntry }`. */
  const originalNames = new Map<string, string>();
  for (const file of files) {
    for (const node of file.statements) {
      if (ts.isFunctionDeclaration(node) && node.name && node.body) {
        const name = node.name.text;
        const isExported = Boolean(
          node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
        );
        const other = found.get(name);
        if (other)
          refuse(
            node,
            `${shortName(other.file)} has another function of this name`,
            'Choose another name.',
          );
        found.set(name, { node, name, file: file.fileName, isExported });
      }
      if (
        ts.isExportDeclaration(node) &&
        node.exportClause &&
        ts.isNamedExports(node.exportClause)
      ) {
        for (const { name, propertyName } of node.exportClause.elements) {
          if (propertyName) originalNames.set(name.text, propertyName.text);
        }
      }
      if (ts.isVariableStatement(node)) {
        for (const { name, initializer } of node.declarationList.declarations) {
          if (initializer) constants.set(name.getText(), initializer);
        }
      }
    }
  }
  const signatures = new Map<string, Signature>();
  const functions = new Map<string, FunctionTree>();
  const queue: string[] = [...names];
  /** Dependencies that only the function's methods use. */
  const usedByMethods: string[] = [];
  const nameOf = (name: string): string => originalNames.get(name) ?? name;
  const reading: ReadingContext = {
    checker: program.getTypeChecker(),
    types,
    signature: (name) => {
      const one = found.get(nameOf(name));
      if (!one) return undefined;
      queue.push(one.name);
      return signatureOf(one);
    },
    nameOf,
    constant: (name) => constants.get(name),
    withUses: (read) => {
      const before = queue.length;
      const found = read();
      const uses = queue.splice(before);
      usedByMethods.push(...uses);
      return { found, uses: [...new Set(uses)] };
    },
    addMethod: (tree) => void functions.set(tree.name, { ...tree, file: '' }),
  };

  const isPublic = new Set(names);

  function signatureOf({ node, name }: Declaration): Signature {
    const known = signatures.get(name);
    if (known) return known;
    if (!node.type) return refuse(node.name!, 'the function has no return type', 'Declare it.');
    const parameters = node.parameters.map((one): Parameter => {
      const isDestructured = !ts.isIdentifier(one.name);
      const declared = one.type ? one.type : null;
      const own = isDestructured ? '' : one.name.getText();
      const type: Type = declared
        ? types.type(declared, own, !isPublic.has(name))
        : one.initializer
          ? new ExpressionReader(reading, new Scope()).read(one.initializer).type
          : refuse(one, 'the parameter has no type', 'Declare it.');
      const initial: Expression | null = one.initializer
        ? new ExpressionReader(reading, new Scope()).as(type, one.initializer)
        : null;
      const kept: Type = one.questionToken ? { kind: 'optional', of: type } : type;
      const absent: Expression | null = one.questionToken
        ? { kind: 'absent', type: kept }
        : initial;
      return { name: isDestructured ? nameFor(kept, node) : own, type: kept, initial: absent };
    });
    const signature = { parameters, returns: types.type(node.type, name, !isPublic.has(name)) };
    signatures.set(name, signature);
    return signature;
  }

  while (queue.length > 0) {
    const name = queue.pop()!;
    if (functions.has(name)) continue;
    const one = found.get(name);
    if (!one) {
      throw new Error(
        `No file of src/lib declares the function ${name}. Write it as \`export function ${name}\`.`,
      );
    }
    const before = queue.length;
    const { parameters, returns } = signatureOf(one);
    const scope = new Scope();
    const body = new BodyReader(reading, returns, one.node.body!);
    for (const parameter of parameters) {
      scope.add(parameter.name, parameter.type);
      body.reserve(parameter.name);
    }
    // Set now, because a function may call itself.
    const tree: { -readonly [K in keyof FunctionTree]: FunctionTree[K] } = {
      name,
      file: one.file,
      line: lineOf(one.node),
      isExported: one.isExported,
      doc: docOf(one.node),
      parameters,
      returns,
      body: [],
      uses: [],
    };
    functions.set(name, tree);
    const taken: Statement[] = one.node.parameters.flatMap((parameter, i) =>
      ts.isObjectBindingPattern(parameter.name)
        ? body.parameter(parameter.name, parameters[i]!.name, parameters[i]!.type, scope)
        : [],
    );
    tree.body = [...taken, ...body.block(one.node.body!, scope)];
    tree.uses = [...new Set(queue.slice(before))];
    queue.push(...usedByMethods.splice(0));
  }
  return { structs: types.structs, enums: types.enums, functions };
}

/** Names a destructured parameter. */
function nameFor(type: Type, node: ts.FunctionDeclaration): string {
  const base =
    type.kind === 'struct'
      ? type.name === 'Vec2'
        ? 'point'
        : type.name.charAt(0).toLowerCase() + type.name.slice(1)
      : 'value';
  const taken = new Set(node.getText().match(/\b\w+\b/g));
  return taken.has(base) ? `the${base.charAt(0).toUpperCase()}${base.slice(1)}` : base;
}
