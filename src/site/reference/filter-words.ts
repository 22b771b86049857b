import ts from 'typescript';
import type { Declaration } from '#trace/source/declarations.ts';
import { firstSentence } from '#trace/source/first-sentence.ts';

/** Other people's names for the library's shapes and results, by our word. */
const otherNames: Readonly<Record<string, string>> = {
  Box: 'aabb rectangle rect square tile',
  OrientedBox: 'obb rotated rectangle',
  Segment: 'line wall ray edge',
  Circle: 'disc ball round',
  Polygon: 'shape outline concave',
  ConvexPolygon: 'shape sat convex',
  Vec2: 'point vector mouse click',
  Contact: 'overlap penetration depth normal mtv push resolve separate',
  Cast: 'sweep swept toi tunnelling tunneling continuous ccd raycast moving',
  boolean: 'collision collide hit test overlap touching detect',
  IntersectingPair: 'broad phase crowd grid spatial hash',
};

/** Returns the words that find a function: from its name, first sentence, types and group. */
export function filterWords(declaration: Declaration, group: string): string {
  const { name, text, node } = declaration;
  const head = ts.isFunctionDeclaration(node)
    ? [...node.parameters.map(({ type }) => type), node.type].map((one) => one?.getText() ?? '')
    : [];
  const types = head.join(' ').match(/\w+/g) ?? [];
  const all = [
    name,
    name.replaceAll(/([A-Z])/g, ' $1'),
    firstSentence(text),
    group,
    ...types,
    ...types.flatMap((type) => otherNames[type] ?? []),
  ];
  return [
    ...new Set(
      all
        .join(' ')
        .toLowerCase()
        .match(/[\w-]+/g),
    ),
  ].join(' ');
}
