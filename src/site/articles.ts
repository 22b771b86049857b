/** What each article teaches, listing by listing, and where this notebook teaches it. */
export interface TaughtListing {
  /** What the listing does, in our words. */
  readonly does: string;
  /** Our functions for it. */
  readonly functions: readonly string[];
  readonly chapter: string;
  readonly figure: string;
  readonly preset: string;
}

export interface Article {
  readonly title: string;
  readonly site: string;
  /** Null where no address is known. */
  readonly address: string | null;
  readonly listings: readonly TaughtListing[];
}

const taught = (
  does: string,
  functions: readonly string[],
  chapter: string,
  figure: string,
  preset: string,
): TaughtListing => ({ does, functions, chapter, figure, preset });

/** Functions that a chapter lists and that no article has. */
export const beyondArticles: readonly string[] = [
  'cross',
  'dot',
  'findIntersectingPairsByMap',
  'moveAndSlide',
  'orientation',
  'slide',
  'circleIntersections',
  'segmentCircleIntersections',
  'bounceCircles',
  'castCircleAgainstCircle',
];

export const articles: readonly Article[] = [
  {
    title: 'MonoGame circle collision detection',
    site: 'RB Whitaker’s Wiki',
    address: 'http://rbwhitaker.wikidot.com/monogame-circle-collision-detection',
    listings: [
      taught('a circle type', ['assertCircle'], 'point-and-circle', 'point-in-circle', 'outside'),
      taught(
        'is a point in it',
        ['pointInCircle'],
        'point-and-circle',
        'point-in-circle',
        'touching',
      ),
      taught(
        'do two circles touch, with a root',
        ['circlesIntersect'],
        'circle-and-circle',
        'circles-touch',
        'touching',
      ),
      taught(
        'the same in squares',
        ['circlesIntersect'],
        'circle-and-circle',
        'circles-squares',
        'between',
      ),
      taught(
        'all pairs',
        ['findIntersectingPairs', 'findIntersectingPairsByGrid'],
        'circle-and-circle',
        'circles-crowd',
        'twelve',
      ),
      taught('size as radius', ['circlesIntersect'], 'circle-and-circle', 'circles-size', 'three'),
      taught(
        'what to do with a pair',
        ['collideCircles', 'reflect'],
        'circle-and-circle',
        'circles-bounce',
        'slanting',
      ),
    ],
  },
  {
    title: 'Collision Detection: Polygon/Circle',
    site: 'Jeffrey Thompson',
    address: 'https://www.jeffreythompson.org/collision-detection/poly-circle.php',
    listings: [
      taught(
        'a point and a circle',
        ['pointInCircle'],
        'point-and-circle',
        'point-in-circle',
        'inside',
      ),
      taught(
        'a point on a line, with a tolerance',
        ['closestPointOnSegment'],
        'line-and-circle',
        'square-shoulders',
        'ten',
      ),
      taught(
        'a line and a circle',
        ['projectionParameter', 'segmentIntersectsCircle', 'collideSegmentCircle'],
        'line-and-circle',
        'segment-and-circle',
        'past',
      ),
      taught(
        'past the end of a line',
        ['segmentIntersectsCircle'],
        'line-and-circle',
        'square-shoulders',
        'unit',
      ),
      taught(
        'the outline, edge by edge',
        ['polygonOutlineIntersectsCircle', 'closestPointOnPolygon'],
        'polygon-and-circle',
        'polygon-published',
        'trapezoid',
      ),
      taught(
        'a point in a polygon',
        ['pointInPolygonByCrossings', 'pointInPolygon', 'rayCrossings'],
        'polygon-and-circle',
        'crossing-ray',
        'diamond',
      ),
      taught(
        'outline and inside',
        ['polygonIntersectsCircleByEdges', 'polygonIntersectsCircle', 'signedDistanceToPolygon'],
        'polygon-and-circle',
        'polygon-and-circle',
        'inside',
      ),
    ],
  },
  {
    title: 'Circle/Box Intersection Revised',
    site: 'hq.scene.ro',
    address: 'http://hq.scene.ro/blog/read/circle-box-intersection-revised/',
    listings: [
      taught('the zone of a point', ['boxZone'], 'nine-zones', 'nine-zones-axis', 'down'),
      taught(
        'three cases by zone',
        ['boxIntersectsCircleByZone'],
        'nine-zones',
        'nine-zones',
        'corner',
      ),
      taught(
        'two sums of half extents',
        ['boxesIntersect'],
        'nine-zones',
        'nine-zones-notch',
        'notch',
      ),
      taught(
        'a corner that just touches',
        ['boxIntersectsCircleByZone'],
        'nine-zones',
        'nine-zones',
        'touching',
      ),
    ],
  },
  {
    title: 'Circle-Square Collision Test in 2D',
    site: 'no address known',
    address: null,
    listings: [
      taught(
        'the closest point by clamping',
        ['closestPointInBox', 'boxIntersectsCircleByClamp', 'boxIntersectsCircle'],
        'clamp-projection',
        'clamp-projection',
        'corner',
      ),
      taught(
        'distance, normal and way out',
        ['signedDistanceToBox', 'collideBoxCircle'],
        'clamp-projection',
        'push-out',
        'side',
      ),
      taught(
        'an epsilon against rounding',
        ['boxIntersectsCircle'],
        'exactness',
        'epsilon',
        'never',
      ),
      taught(
        'the centre inside',
        ['collideBoxCircle'],
        'clamp-projection',
        'nearest-wall',
        'nearest',
      ),
      taught(
        'a turned square',
        [
          'toLocal',
          'toWorld',
          'orientedBoxIntersectsCircle',
          'signedDistanceToOrientedBox',
          'collideOrientedBoxCircle',
        ],
        'clamp-projection',
        'turned-box',
        'side',
      ),
    ],
  },
  {
    title: 'Circle vs Polygon Collision Detection in C#',
    site: 'bitlush.com',
    address: 'https://bitlush.com/blog/circle-vs-polygon-collision-detection-in-c-sharp',
    listings: [
      taught(
        'edge regions and vertex regions',
        ['voronoiRegion', 'outwardNormals'],
        'voronoi-regions',
        'voronoi-regions',
        'corner',
      ),
      taught(
        'one pass with early exits',
        ['convexPolygonIntersectsCircle'],
        'voronoi-regions',
        'voronoi-one-pass',
        'first',
      ),
      taught(
        'the outer side of an edge',
        ['convexPolygonIntersectsCircle'],
        'voronoi-regions',
        'voronoi-one-pass',
        'late',
      ),
      taught(
        'nearest vertex first',
        ['convexPolygonIntersectsCircleByNearestVertex'],
        'voronoi-regions',
        'voronoi-nearest-vertex',
        'wedge',
      ),
      taught(
        'which way round the corners go',
        ['convexWinding'],
        'voronoi-regions',
        'voronoi-winding',
        'clockwise',
      ),
      taught(
        'incident face, least penetration',
        ['collideConvexPolygonCircle'],
        'voronoi-regions',
        'voronoi-way-out',
        'inside',
      ),
      taught(
        'convex, not concave',
        ['assertConvexPolygon', 'polygonIntersectsCircle'],
        'voronoi-regions',
        'voronoi-concave',
        'corner',
      ),
    ],
  },
];
