/** The types of parameters that a playground can give something for. */
const given = new Set([
  'Vec2',
  'Circle',
  'Segment',
  'Box',
  'OrientedBox',
  'Polygon',
  'ConvexPolygon',
  'number',
]);

export function isKindType(type: string): boolean {
  return given.has(type);
}
