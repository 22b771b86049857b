import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { unknownName } from '#figure/nearest-names.ts';
import { type Declaration, declarationsOf } from './declarations.ts';

/** The source of the library and of published variants, cut into listings by the parser. */
export class Library {
  readonly #declarations = new Map<string, Declaration[]>();
  readonly #root: string;

  /** @param root of the project, or of one laid out like it */
  constructor(root = process.cwd()) {
    this.#root = root;
    for (const folder of ['src/lib', 'src/published'].filter((one) =>
      existsSync(join(root, one)),
    )) {
      const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      for (const path of paths.map((one) => one.replaceAll('\\', '/')).sort()) {
        if (path.endsWith('.ts') && !path.endsWith('index.ts')) this.#read(`${folder}/${path}`);
      }
    }
  }

  /** The exported function of that name. An unknown name fails the build with similar names. */
  findFunction(name: string): Declaration {
    const found = this.#exported().find((declaration) => declaration.name === name);
    if (found) return found;
    throw unknownName(
      'an exported function of src/lib',
      name,
      this.#exported().map((declaration) => declaration.name),
    );
  }

  /** The functions that the library exports, in the order of its index. */
  offered(): Declaration[] {
    const index = readFileSync(join(this.#root, 'src/lib/index.ts'), 'utf8');
    return [...index.matchAll(/^export \{ (.*?) \}/gm)]
      .flatMap(([, names = '']) => names.split(', '))
      .map((name) => this.findFunction(name));
  }

  /** The types that the library exports, in the order of their files. */
  types(): Declaration[] {
    return [...this.#declarations.values()]
      .flat()
      .filter(({ node }) => !ts.isFunctionDeclaration(node))
      .filter(({ file }) => /^src\/lib\/(?!plain\/)/.test(file));
  }

  /** Everything a declaration uses, itself last: types, then helpers, in the order of first use. */
  closure(declaration: Declaration): Declaration[] {
    const seen = new Set<Declaration>();
    const visit = (current: Declaration) => {
      if (seen.has(current)) return;
      seen.add(current);
      for (const used of this.usedBy(current)) visit(used);
    };
    visit(declaration);
    const [, ...others] = seen;
    const types = others.filter(({ node }) => !ts.isFunctionDeclaration(node));
    const helpers = others.filter(({ node }) => ts.isFunctionDeclaration(node));
    return [...types, ...helpers, declaration];
  }

  /** The declarations that one names itself, in the order of first use. */
  usedBy({ node, file }: Declaration): Declaration[] {
    return namesUsedIn(node).flatMap((name) => this.resolve(name, file) ?? []);
  }

  #exported(): Declaration[] {
    return [...this.#declarations.values()]
      .flat()
      .filter(({ node, exported }) => exported && ts.isFunctionDeclaration(node));
  }

  /** A name as a file sees it: its own declaration first, else an exported one. */
  resolve(name: string, file: string): Declaration | undefined {
    const all = this.#declarations.get(name) ?? [];
    return all.find((one) => one.file === file) ?? all.find((one) => one.exported);
  }

  #read(file: string): void {
    for (const declaration of declarationsOf(this.#root, file)) {
      const same = this.#declarations.get(declaration.name) ?? [];
      this.#declarations.set(declaration.name, [...same, declaration]);
    }
  }
}

/** The names that a declaration uses from outside itself, in the order of first use. */
function namesUsedIn(declaration: ts.Node): string[] {
  const own = new Set<string>();
  const used: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (declares(node)) own.add(node.text);
      else if (!isMember(node)) used.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(declaration, visit);
  return [...new Set(used)].filter((name) => !own.has(name));
}

/** A variable, a parameter, or a destructured name. */
function declares(node: ts.Identifier): boolean {
  const { parent } = node;
  const binds =
    ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent);
  return binds && parent.name === node;
}

/** A name after a dot, or a key of an object, is not a use of a declaration. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}
