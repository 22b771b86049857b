// The functions without a GLSL file, and why, in words that follow the name.

const checks =
  'not in GLSL: it tells a program what is wrong with its data, and a shader has nobody to tell. Call it where ' +
  'the data enters your program, before it goes to the GPU.';
const exact =
  'not in GLSL: exact answers need whole numbers of any size, which a shader has not. Take the form of the same ' +
  'name without “Exactly”.';
const pairs =
  'not in GLSL: it makes a list of pairs that grows as it goes, and a shader has only arrays of a fixed length. ' +
  'Find the pairs in your program.';
const builtIn = 'not in GLSL, which has a function of that name built in.';

export const notInShaders: ReadonlyMap<string, string> = new Map([
  ...[
    'assertBox',
    'assertCircle',
    'assertConvexPolygon',
    'assertOrientedBox',
    'assertPolygon',
    'assertSegment',
    'convexPolygonFault',
    'polygonFault',
  ].map((name) => [name, checks] as const),
  ...[
    'boxIntersectsCircleExactly',
    'circlesIntersectExactly',
    'convexPolygonIntersectsCircleExactly',
    'pointInCircleExactly',
    'pointInPolygonExactly',
    'polygonIntersectsCircleExactly',
    'segmentIntersectsCircleExactly',
  ].map((name) => [name, exact] as const),
  ...[
    'createCircleGrid',
    'findIntersectingPairs',
    'findIntersectingPairsByGrid',
    'findIntersectingPairsByMap',
  ].map((name) => [name, pairs] as const),
  ...['enclosingCircle', 'enclosingCircleOfCircles'].map(
    (name) =>
      [
        name,
        'not in GLSL: it takes and keeps lists of any length, and a shader has only arrays of a fixed length. ' +
          'Find the circle in your program, and pass it on.',
      ] as const,
  ),
  [
    'circleThroughPoints',
    'not in GLSL: in 32 bits the radius of a circle through points that are nearly in line can err by more ' +
      'than itself. Find the circle in your program, and pass it on.',
  ],
  ['distance', builtIn],
  ['dot', builtIn],
  [
    'collidePolygonCircle',
    'not in GLSL: it sorts and returns lists of any length, and a shader has only arrays of a fixed length. ' +
      'For a polygon without dents take collideConvexPolygonCircle.',
  ],
  [
    'castCircleInsidePolygon',
    'not in GLSL: in 32 bits its fraction can err by more than a few millionths where the circle passes a ' +
      'corner at a small angle. For a box take castCircleInsideBox.',
  ],
  [
    'keepCircleInsidePolygon',
    'not in GLSL: it sorts lists of any length, and a shader has only arrays of a fixed length. ' +
      'For a box take keepCircleInsideBox.',
  ],
  [
    'shortestWayOut',
    'not in GLSL: it sorts lists of any length, and a shader has only arrays of a fixed length. ' +
      'For one obstacle take its own function, such as collideBoxCircle.',
  ],
  [
    'moveAndSlide',
    'not in GLSL: it calls a function that you give it, and a shader cannot hand on functions. Move in your ' +
      'program, or write its loop around castCircleAgainst… and slide.',
  ],
  [
    'moveAndBounce',
    'not in GLSL: it calls a function that you give it, and a shader cannot hand on functions. Bounce in your ' +
      'program, or write its loop around castCircleAgainst… and reflect.',
  ],
  [
    'separateCircles',
    'not in GLSL: it makes a list of pairs that grows as it goes, and a shader has only arrays of a fixed length. ' +
      'Separate the circles in your program, or two at a time with collideCircles.',
  ],
  [
    'moveOnGround',
    'not in GLSL: it calls a function that you give it, and a shader cannot hand on functions. Move in your ' +
      'program.',
  ],
  ['onlyFromAbove', 'not in GLSL: it belongs to moveOnGround, which a shader cannot have.'],
  [
    'ulp',
    'not in GLSL, which leaves open how exact its powers are. Numbers there have 24 binary digits.',
  ],
]);
