import { wrapped } from '../doc-text.ts';

// Comments in GLSL files omit NaN and infinity, which GLSL does not promise.

/** Sentences that are not true of a shader, and their replacements. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/Throws a RangeError if there are no (point|corner)s\./, 'Pass at least one $1.'],
  [
    /A body with a mass of Infinity is immovable and keeps its velocity\./,
    'A body with a mass of 1e30 is practically immovable, but only one of the two may have this mass.',
  ],
  [
    /The velocities do not change if the bodies are already moving .*? neither has a mass\./,
    'The velocities do not change if the bodies are already moving apart or side by side.',
  ],
  [
    /Above 0; at Infinity it is immovable\./,
    'Above 0; with 1e30 the body is practically immovable.',
  ],
  [/From 0 to 1; the default, 1, loses nothing\./, 'From 0 to 1; 1 loses nothing.'],
  [/0 or more; the default, 0, is smooth\./, '0 or more; 0 is smooth.'],
  [/, so the compiler objects/, ''],
  [/\bnull\b/g, 'no hit'],
  [/ The compiler cannot see .*$/, ''],
  [/^Absent, or it would be .*$/, ''],
  // Cross products and lengths are rounded in a shader.
  [/^Exact, because .*$/, ''],
  [/ This is exact, because .*$/, ''],
  [/ Its side is exact here\. .*$/, ''],
  [/, but slower if rounding could matter\. .*$/, '.'],
  [/ It is accurate to 2 ulps, and .*$/, ''],
  [/ the distance is infinite\./, ' the distance is 3.4e38.'],
];

const ofOthers = /\bNaN\b|\bInfinity\b|not finite|finite numbers/;

/** Returns a comment's lines as they apply to shaders, or none. */
export function wordsForShaders(lines: readonly string[], width: number): string[] {
  const text = lines.join(' ');
  const said = otherwise.reduce((all, [from, to]) => all.replace(from, to), text);
  if (said === text && !ofOthers.test(text)) return [...lines];
  const kept = said
    .split(/(?<=[.:]) (?=[A-Z])/)
    .filter((sentence) => !ofOthers.test(sentence))
    .join(' ');
  return kept === '' ? [] : wrapped(kept, width);
}
