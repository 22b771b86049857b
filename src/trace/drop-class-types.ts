import type { Edits } from './edits.ts';
import type { Node } from './node.ts';

const modifiers = /\b(?:public|private|protected|readonly|override|declare|abstract)\b\s*/g;

/** Whether a declaration or a class member has only types, such as an overload. */
export function isWithoutCode({ type, declare, abstract, value }: Node): boolean {
  const isMember = type === 'MethodDefinition' || type === 'PropertyDefinition';
  return (
    type === 'TSDeclareFunction' ||
    type === 'TSIndexSignature' ||
    declare === true ||
    (isMember && (abstract === true || value?.type === 'TSDeclareMethod'))
  );
}

/** Removes the words of TypeScript in the head of a class. */
export function dropClassHead(node: Node, source: string, edits: Edits): void {
  if (node.abstract) edits.remove(node.start, source.indexOf('class', node.start));
  const { implements: promised = [] } = node;
  if (promised.length === 0) return;
  edits.remove(source.lastIndexOf('implements', promised[0].start), promised.at(-1).end);
}

/** Removes the modifiers of a member, and the mark of `b?: number` and `b!: number`. */
export function dropMemberTypes(node: Node, source: string, edits: Edits): void {
  const { key, start, end, typeAnnotation, value } = node;
  const words = [...source.slice(start, key.start).matchAll(modifiers)];
  for (const { 0: word, index } of words) {
    edits.remove(start + index, start + index + word.length);
  }
  // Without the modifier, the member before it could go on.
  if (words.length > 0) edits.close(start, ';');
  if (!node.optional && !node.definite) return;
  const after = source.slice(key.end, (typeAnnotation ?? value)?.start ?? end);
  const mark = key.end + after.search(/[?!]/);
  edits.remove(mark, mark + 1);
}
