import { wrapped } from '../doc-text.ts';

// What comments say in GLSL: nothing of NaN and infinity, which it does not promise.

/** Sentences of the library that are not true of a shader, and what is. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/Throws a RangeError if there are no (point|corner)s\./, 'Give at least one $1.'],
  [
    /A mass of Infinity is immovable; its body keeps its velocity\./,
    'A mass of 1e30 is as good as immovable; only one of the two may have it.',
  ],
  [
    /Bodies that part already, or move side by side, stay as they are, as do .*? mass\./,
    'Bodies that part already, or move side by side, stay as they are.',
  ],
  [/Above 0; of Infinity it is immovable\./, 'Above 0; with 1e30 it is as good as immovable.'],
  [/From 0 to 1; 1, no loss, if not given\./, 'From 0 to 1; 1: no loss.'],
  [/0 or more; 0 if not given: they are smooth\./, '0 or more; 0: they are smooth.'],
  [/, so the compiler objects/, ''],
  [/\bnull\b/g, 'no hit'],
  [/ The compiler cannot see .*$/, ''],
  [/ Absent: it would be .*$/, ''],
];

const ofOthers = /\bNaN\b|\bInfinity\b|not finite|finite numbers/;

/** The lines of a comment as they are true of a shader; none if nothing is left. */
export function saidOfShaders(lines: readonly string[], width: number): string[] {
  const text = lines.join(' ');
  const said = otherwise.reduce((all, [from, to]) => all.replace(from, to), text);
  if (said === text && !ofOthers.test(text)) return [...lines];
  const kept = said
    .split(/(?<=[.:]) (?=[A-Z])/)
    .filter((sentence) => !ofOthers.test(sentence))
    .join(' ');
  return kept === '' ? [] : wrapped(kept, width);
}
