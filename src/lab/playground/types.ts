/** The parameter types for which a playground has inputs. */
const inputTypes = new Set([
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
  return inputTypes.has(type);
}
