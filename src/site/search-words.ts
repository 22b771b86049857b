/** Words of a query that do not narrow it down, in this book. */
const empty = new Set(
  `a an the of in on to for from with and or vs versus is are be does do did can it if i my me we you
  how what when where which why there between against into by at this that
  algorithm code example function tutorial formula math maths program programming script library
  javascript js typescript ts html5 html canvas p5 p5js phaser pixi unity godot pygame love2d processing
  python java c# csharp cpp c++ lua rust 2d detect detection detecting detector check checking checks
  calculate calculating compute computing determine find finding tell get test testing tests game games
  gamedev algorithms best simple easy way using use`.split(/\s+/),
);

/** Words that people type, each with the book's word for the same thing. */
const same: Readonly<Record<string, string>> = {
  rect: 'rectangle',
  rects: 'rectangle',
  rectangles: 'rectangle',
  aabbs: 'aabb',
  obbs: 'obb',
  collide: 'collision',
  collides: 'collision',
  colliding: 'collision',
  collisions: 'collision',
  hitboxes: 'hitbox',
  testing: 'test',
  poly: 'polygon',
  polygons: 'polygon',
  centre: 'center',
  nearest: 'closest',
  tunneling: 'tunnelling',
  bouncing: 'bounce',
  bounces: 'bounce',
  rotating: 'rotated',
  rotation: 'rotated',
  segments: 'segment',
  circles: 'circle',
  balls: 'ball',
  3: 'three',
};

/** Ranks a short section about one thing above a long page that names it often. */
export const ranking = { pageLength: 1 };

/** Returns the query to search for: without empty words, and in the words of the book. */
export function searchWords(typed: string): string {
  const words = typed.toLowerCase().split(/[^\p{L}\p{N}#+'’]+/u);
  const telling = words.filter((word) => word && !empty.has(word));
  // "which test" is all empty words, so search for it as typed.
  if (telling.length === 0) return typed;
  const said = telling.map((word) => (Object.hasOwn(same, word) ? same[word] : word));
  // A word that is asked twice would count twice.
  return [...new Set(said)].join(' ');
}
