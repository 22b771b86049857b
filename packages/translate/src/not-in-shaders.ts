// The functions without a GLSL file, and why, in words that follow the name.

const checks =
  'not in GLSL, because a shader cannot report an error. Call it where the data enters your program, before ' +
  'you send the data to the GPU.';
const exact =
  'not in GLSL, because exact results need integers of any size. Use the function of the same name without ' +
  '“Exactly”.';
const pairs =
  'not in GLSL, because its list of pairs can have any length and arrays in a shader have a fixed length. ' +
  'Find the pairs in your program.';
const builtIn = 'not in GLSL, because GLSL has a built-in function of this name.';

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
        'not in GLSL, because its lists can have any length and arrays in a shader have a fixed length. ' +
          'Find the circle in your program, and pass it to the shader.',
      ] as const,
  ),
  [
    'circleThroughPoints',
    'not in GLSL, because in 32 bits the error of the radius can exceed the radius if the points are nearly in ' +
      'line. Find the circle in your program, and pass it to the shader.',
  ],
  ['distance', builtIn],
  ['dot', builtIn],
  [
    'collidePolygonCircle',
    'not in GLSL, because it sorts and returns lists of any length, but arrays in a shader have a fixed length. ' +
      'For a convex polygon, use collideConvexPolygonCircle.',
  ],
  [
    'castCircleInsidePolygon',
    'not in GLSL, because in 32 bits the error of its fraction can exceed a few millionths if the circle passes ' +
      'a corner at a small angle. For a box, use castCircleInsideBox.',
  ],
  [
    'keepCircleInsidePolygon',
    'not in GLSL, because it sorts lists of any length, but arrays in a shader have a fixed length. ' +
      'For a box, use keepCircleInsideBox.',
  ],
  [
    'shortestWayOut',
    'not in GLSL, because it sorts lists of any length, but arrays in a shader have a fixed length. ' +
      'For one obstacle, use its own function, such as collideBoxCircle.',
  ],
  [
    'moveAndSlide',
    'not in GLSL, because it calls your function, but a shader cannot pass functions. Move the circle in your ' +
      'program, or write the loop yourself with castCircleAgainst… and slide.',
  ],
  [
    'moveAndBounce',
    'not in GLSL, because it calls your function, but a shader cannot pass functions. Bounce the circle in your ' +
      'program, or write the loop yourself with castCircleAgainst… and reflect.',
  ],
  [
    'separateCircles',
    'not in GLSL, because its list of pairs can have any length and arrays in a shader have a fixed length. ' +
      'Separate the circles in your program, or two at a time with collideCircles.',
  ],
  [
    'moveOnGround',
    'not in GLSL, because it calls your function, but a shader cannot pass functions. Move the circle in your ' +
      'program.',
  ],
  [
    'onlyFromAbove',
    'not in GLSL, because only moveOnGround uses it, and a shader cannot have moveOnGround.',
  ],
  [
    'ulp',
    'not in GLSL, because GLSL does not say how exact its powers are. Its numbers have 24 binary digits.',
  ],
]);
