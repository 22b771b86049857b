/** A word of the field, and what it means here. */
export interface Term {
  /** As it stands in a sentence. */
  readonly term: string;
  /** Other words for it, which people type or other books use. */
  readonly also: readonly string[];
  /** What it means, in a sentence or two. */
  readonly means: string;
  /** Where it is taught: a folder, or a folder and a heading's address. */
  readonly to: string;
}

/** Words that are also everyday words: where they are not set off in bold, they may mean something else. */
export const everyday: readonly string[] = [
  'contact',
  'depth',
  'double',
  'float',
  'frame',
  'grid',
  'normal',
  'outline',
];

const term = (name: string, also: readonly string[], means: string, to: string): Term => ({
  term: name,
  also,
  means,
  to,
});

/** In the order of the alphabet. */
export const terms: readonly Term[] = [
  term(
    'axis-aligned box',
    ['AABB', 'axis-aligned bounding box', 'upright rectangle'],
    'A rectangle whose sides are level and upright. It is given by its centre and its two half sides.',
    'clamp-projection',
  ),
  term(
    'bounding circle',
    ['bounding volume', 'hit circle'],
    'A circle around everything that belongs to a thing. What misses it misses the thing too.',
    'start-here',
  ),
  term(
    'broad phase',
    [],
    'The rough, cheap search for pairs that may touch, among many things. What it finds, the narrow phase tests exactly.',
    'many-circles',
  ),
  term(
    'chord',
    [],
    'The piece of a line that lies within a circle, from rim to rim.',
    'where-they-cross#circle-line-intersection-points-half-the-chord',
  ),
  term(
    'clamping',
    ['clamp', 'Math.clamp', 'limiting'],
    'Moving a number to the nearer end of a range if it is outside, and leaving it if it is inside.',
    'clamp-projection',
  ),
  term(
    'closest point',
    ['nearest point'],
    'Of all the points of a shape, the one that is nearest to a given point. A circle touches a shape if the closest point to its centre is in the circle.',
    'clamp-projection',
  ),
  term(
    'concave',
    ['non-convex'],
    'Of a polygon: with a dent. At some corner it turns the other way.',
    'polygon-and-circle',
  ),
  term(
    'contact',
    ['manifold', 'collision info'],
    'What a game needs to know about an overlap: the normal, the depth and a point.',
    'circle-and-circle',
  ),
  term(
    'convex',
    [],
    'Of a polygon: without a dent. It turns the same way at every corner, and lies wholly on one side of each of its edges.',
    'voronoi-regions',
  ),
  term(
    'cross product',
    ['perp dot product', '2D cross product', 'determinant'],
    'Of two vectors in the plane: the signed area of the parallelogram that they span. Its sign tells left from right.',
    'vectors',
  ),
  term(
    'depth',
    ['penetration depth', 'overlap'],
    'How far a circle has to be moved along the normal until it only touches.',
    'circle-and-circle',
  ),
  term(
    'dot product',
    ['scalar product', 'inner product'],
    'Of two vectors: the products of their coordinates, added. Its sign tells ahead from behind; with a vector of length 1 it is a signed length.',
    'vectors',
  ),
  term(
    'double',
    ['float64', '64-bit floating-point number'],
    'A number of 53 binary digits, the number of JavaScript.',
    'exactness',
  ),
  term(
    'epsilon',
    ['tolerance', 'slop', 'skin'],
    'A small number by which a comparison is made more generous or more strict.',
    'exactness',
  ),
  term(
    'even-odd rule',
    ['ray casting', 'crossing number', 'PNPOLY'],
    'A point is inside a polygon if a ray from it crosses the outline an odd number of times.',
    'polygon-and-circle',
  ),
  term(
    'false hit',
    ['false positive'],
    'A test says hit, and nothing touches.',
    'circle-and-circle',
  ),
  term(
    'float',
    ['float32', 'single precision', '32-bit floating-point number'],
    'A number of 24 binary digits, which most game engines store.',
    'exactness',
  ),
  term(
    'frame',
    ['local coordinates', 'local space', 'reference frame'],
    'A place and a rotation from which coordinates are counted. In its own frame a turned box is upright.',
    'vectors',
  ),
  term(
    'ghost collision',
    ['internal edge', 'ghost vertex'],
    'A push by a corner that is hidden inside a level surface, such as the seam of two tiles.',
    'slide-and-bounce#ghost-collisions-caught-at-the-seams-of-tiles',
  ),
  term(
    'grid',
    ['spatial hash', 'spatial hashing', 'cell list'],
    'Square cells into which circles are sorted, so that each is tested only against those nearby.',
    'circle-and-circle',
  ),
  term(
    'minimum translation vector',
    ['MTV'],
    'The shortest move that ends an overlap. For a convex shape it is the normal times the depth.',
    'circle-and-circle',
  ),
  term(
    'Minkowski sum',
    ['grown shape', 'offset shape', 'inflated shape'],
    'All sums of a point of one shape and a point of another. The sum of a shape and a disc around the origin is the shape grown by the radius, and a circle touches the shape if its centre is in the grown one.',
    'voronoi-regions',
  ),
  term(
    'missed hit',
    ['false negative'],
    'A test says miss, and the two touch.',
    'circle-and-circle',
  ),
  term('narrow phase', [], 'The exact test of one pair, after the broad phase.', 'start-here'),
  term(
    'normal',
    ['surface normal', 'collision normal'],
    'A vector of length 1 that points straight away from a shape.',
    'vectors',
  ),
  term(
    'oriented box',
    ['OBB', 'oriented bounding box', 'rotated rectangle', 'turned box'],
    'A rectangle that is turned: an axis-aligned box with a rotation.',
    'clamp-projection',
  ),
  term(
    'outline',
    ['boundary', 'edge loop'],
    'The closed ring of a polygon’s edges, without what is inside it.',
    'polygon-and-circle',
  ),
  term(
    'projection parameter',
    ['t', 'interpolation parameter'],
    'Where on a line the perpendicular from a point lands: 0 at the start of the segment, 1 at its end.',
    'line-and-circle',
  ),
  term(
    'radical line',
    ['radical axis'],
    'The line from whose points the tangents to two circles are equally long. If the circles cross, it is the line through both crossing points.',
    'where-they-cross#circle-circle-intersection-points-the-radical-line',
  ),
  term(
    'restitution',
    ['bounciness', 'coefficient of restitution'],
    'How much of the speed into a wall comes back: all of it at 1, nothing at 0.',
    'circle-and-circle',
  ),
  term(
    'sector',
    ['cone of vision', 'field of view', 'view cone', 'pie slice'],
    'A slice of a disc, between two of its radii.',
    'the-one-rule#field-of-view-a-sector-against-a-circle',
  ),
  term(
    'segment',
    ['line segment'],
    'The straight piece between two points, with both of them.',
    'line-and-circle',
  ),
  term(
    'signed distance',
    ['SDF', 'signed distance function'],
    'The distance from a shape’s outline, below 0 inside.',
    'clamp-projection',
  ),
  term('simple polygon', [], 'A polygon whose outline never meets itself.', 'polygon-and-circle'),
  term(
    'stadium',
    ['capsule', 'pill', 'obround'],
    'All points within a distance of a segment: two straight sides and two half circles.',
    'line-and-circle',
  ),
  term(
    'swept test',
    ['cast', 'shape cast', 'continuous collision detection', 'CCD', 'swept circle'],
    'A test of all that a thing covers while it moves. It tells whether the thing meets a shape on its way, and when first.',
    'moving-circle',
  ),
  term(
    'time of impact',
    ['TOI', 'time of contact', 'fraction'],
    'The first moment at which a moving thing touches another, counted from 0 at the start of its move to 1 at the end.',
    'moving-circle',
  ),
  term(
    'tunnelling',
    ['tunneling', 'bullet through paper'],
    'A fast thing passes through a thin one: it is in front of it in one frame and behind it in the next, and in no frame that is tested do the two touch.',
    'moving-circle',
  ),
  term(
    'ulp',
    ['unit in the last place'],
    'The gap from a stored number to the next. The ulp of 1 is also called machine epsilon.',
    'exactness',
  ),
  term('unit vector', ['normalized vector', 'direction'], 'A vector of length 1.', 'vectors'),
  term('vertex', ['corner', 'vertices'], 'A corner of a polygon.', 'voronoi-regions'),
  term(
    'Voronoi region',
    ['feature region'],
    'All points that have the same corner or the same edge of a shape nearest to them.',
    'voronoi-regions',
  ),
  term(
    'winding',
    ['winding order', 'orientation', 'clockwise'],
    'Which way around the corners of a polygon are listed: counter-clockwise or clockwise.',
    'voronoi-regions',
  ),
];

/** The address of a term on the page of the glossary: "minkowski-sum". */
export function idOf({ term: name }: Term): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
