/** An ESTree node with TypeScript. Only the fields common to all nodes are typed. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: Position; readonly end: Position };
  // biome-ignore lint/suspicious/noExplicitAny: a node's fields depend on its type.
  readonly [field: string]: any;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Returns a node's children in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  let isSorted = true;
  const add = (value: unknown) => {
    if (!isNode(value)) return;
    isSorted &&= value.start >= (children.at(-1)?.start ?? 0);
    children.push(value);
  };
  for (const field of Object.keys(node)) {
    const value: unknown = node[field];
    if (Array.isArray(value)) for (const one of value) add(one);
    else add(value);
  }
  return isSorted ? children : children.sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Returns the names that a pattern binds: for `{ x: ax, y: [ay] }`, ax and ay. */
export function namesIn(pattern: Node): Node[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property: Node) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element: Node | null) => (element ? namesIn(element) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
