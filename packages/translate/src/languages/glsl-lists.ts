import type { Extra } from '../writer.ts';

// GLSL has only fixed-size arrays, so a list is a struct with an array and a count.

export interface FixedList {
  readonly name: string;
  /** The name of the array field. */
  readonly items: string;
  readonly itemType: string;
  /** Its capacity in GLSL. */
  readonly room: string;
  readonly doc: string;
}

const corners = 'MAX_CORNERS';

export const polygon: FixedList = {
  name: 'Polygon',
  items: 'corners',
  itemType: 'vec2',
  room: corners,
  doc: 'The first `count` corners are used.',
};

/** Returned lists have at most two points, or a vector for each edge. */
export const points: FixedList = {
  name: 'Points',
  items: 'points',
  itemType: 'vec2',
  room: '2',
  doc: 'At most two points.',
};

export const normals: FixedList = {
  name: 'Normals',
  items: 'normals',
  itemType: 'vec2',
  room: corners,
  doc: 'One for each edge.',
};

/** Lists of structs, by the struct's name. */
export const ofStructs: Readonly<Record<string, FixedList>> = {
  Circle: {
    name: 'Circles',
    items: 'circles',
    itemType: 'Circle',
    room: '2',
    doc: 'At most two circles.',
  },
  CommonTangent: {
    name: 'CommonTangents',
    items: 'tangents',
    itemType: 'CommonTangent',
    room: '4',
    doc: 'The first `count` tangents are used.',
  },
  PolygonEdge: {
    name: 'PolygonEdges',
    items: 'edges',
    itemType: 'PolygonEdge',
    room: corners,
    doc: 'The first `count` edges are used.',
  },
  OutlineCrossing: {
    name: 'OutlineCrossings',
    items: 'crossings',
    itemType: 'OutlineCrossing',
    room: `2 * ${corners}`,
    doc: 'The first `count` crossings are used.',
  },
  RayCrossing: {
    name: 'RayCrossings',
    items: 'crossings',
    itemType: 'RayCrossing',
    room: corners,
    doc: 'The first `count` crossings are used.',
  },
};

/** The initial empty list. */
export const noPoints = 'NO_POINTS';

const declaration = ({ name, items, itemType, room, doc }: FixedList): string =>
  `// ${doc}
struct ${name} {
    int count;
    ${itemType} ${items}[${room}];
};`;

export const listExtras: readonly Extra[] = [
  {
    name: '+corners',
    section: 'imports',
    pattern: /\bMAX_CORNERS\b/,
    text: `// The greatest number of corners of a polygon. If you need
// more or fewer, define another number above this line.
#ifndef MAX_CORNERS
#define MAX_CORNERS 16
#endif`,
  },
  ...[polygon, points, normals, ...Object.values(ofStructs)].map((one) => ({
    name: `+${one.name}`,
    section: 'structs',
    // Ignore the word in comments.
    pattern: new RegExp(`^(?! *//).*\\b${one.name}\\b`, 'm'),
    text: declaration(one),
    needs: one.itemType === 'vec2' ? [] : [one.itemType],
  })),
  {
    name: '+no points',
    section: 'structs',
    pattern: new RegExp(`\\b${noPoints}\\b`),
    text: `const Points ${noPoints} =
    Points(0, vec2[2](vec2(0.0), vec2(0.0)));`,
    needs: ['+Points'],
  },
];
