// Lays out text in lines of limited width. A group stays on one line if it fits, and otherwise
// breaks at its break points. After P. Wadler, A prettier printer (1998).

export type Doc =
  | string
  | readonly Doc[]
  | { readonly kind: 'group'; readonly of: Doc }
  | { readonly kind: 'indent'; readonly of: Doc }
  /**
   * After `=`: on the same line if it fits, otherwise on the next if it fits there, otherwise
   * broken on the same line.
   */
  | { readonly kind: 'after'; readonly of: Doc }
  /** A break point, written as `flat` within an unbroken group. `always` breaks in any case. */
  | { readonly kind: 'line'; readonly flat: string; readonly always?: boolean }
  /** Text that depends on whether its group is broken. */
  | { readonly kind: 'either'; readonly flat: string; readonly broken: string };

export const group = (...of: Doc[]): Doc => ({ kind: 'group', of });
export const indent = (...of: Doc[]): Doc => ({ kind: 'indent', of });
export const after = (...of: Doc[]): Doc => ({ kind: 'after', of });
export const line: Doc = { kind: 'line', flat: ' ' };
export const softLine: Doc = { kind: 'line', flat: '' };
export const hardLine: Doc = { kind: 'line', flat: '', always: true };
export const either = (flat: string, broken: string): Doc => ({ kind: 'either', flat, broken });

export const join = (docs: readonly Doc[], by: Doc): Doc[] =>
  docs.flatMap((doc, i) => (i === 0 ? [doc] : [by, doc]));

/** Lays out a bracketed list on one line, or one item per line. */
export function listed(open: string, docs: readonly Doc[], close: string, trailing = ''): Doc {
  if (docs.length === 0) return open + close;
  return group(
    open,
    indent(softLine, join(docs, [',', line]), either('', trailing)),
    softLine,
    close,
  );
}

interface Piece {
  readonly doc: Doc;
  readonly depth: number;
  readonly isFlat: boolean;
}

/** @param step the spaces of one indentation level */
export function setInLines(doc: Doc, width: number, step: string): string {
  let text = '';
  let column = 0;
  const stack: Piece[] = [{ doc, depth: 0, isFlat: false }];
  while (stack.length > 0) {
    const { doc, depth, isFlat } = stack.pop()!;
    if (typeof doc === 'string') {
      text += doc;
      column += doc.length;
    } else if (Array.isArray(doc)) {
      for (const one of [...(doc as readonly Doc[])].reverse())
        stack.push({ doc: one, depth, isFlat });
    } else {
      const one = doc as Exclude<Doc, string | readonly Doc[]>;
      if (one.kind === 'indent') stack.push({ doc: one.of, depth: depth + 1, isFlat });
      else if (one.kind === 'group') {
        const flat = { doc: one.of, depth, isFlat: true };
        const fits = isFlat || doesFit(flat, stack, width - column);
        stack.push({ ...flat, isFlat: fits });
      } else if (one.kind === 'after') {
        const flat = { doc: one.of, depth, isFlat: true };
        const ofNext = step.length * (depth + 1);
        const fits = isFlat || doesFit(flat, stack, width - column - 1);
        const isNext = !fits && doesFit(flat, stack, width - ofNext);
        text = isNext ? `${text}\n${step.repeat(depth + 1)}` : `${text} `;
        column = isNext ? ofNext : column + 1;
        stack.push({ ...flat, isFlat: fits || isNext });
      } else if (one.kind === 'either') {
        const said = isFlat ? one.flat : one.broken;
        text += said;
        column += said.length;
      } else if (isFlat && !one.always) {
        text += one.flat;
        column += one.flat.length;
      } else {
        text = `${withoutSpaces(text)}\n${step.repeat(depth)}`;
        column = step.length * depth;
      }
    }
  }
  return text;
}

/** Whether a group and the text up to the next break fit on the line. */
function doesFit(first: Piece, after: readonly Piece[], room: number): boolean {
  const stack: Piece[] = [first];
  let left = room;
  let next = after.length;
  while (left >= 0) {
    const piece = stack.pop() ?? after[--next];
    if (!piece) return true;
    const { doc, isFlat } = piece;
    if (typeof doc === 'string') left -= doc.length;
    else if (Array.isArray(doc)) {
      for (const one of [...(doc as readonly Doc[])].reverse()) stack.push({ ...piece, doc: one });
    } else {
      const one = doc as Exclude<Doc, string | readonly Doc[]>;
      if (one.kind === 'indent' || one.kind === 'group') stack.push({ ...piece, doc: one.of });
      else if (one.kind === 'after') stack.push({ ...piece, doc: [' ', one.of] });
      else if (one.kind === 'either') left -= (isFlat ? one.flat : one.broken).length;
      else if (one.always) return !isFlat || next < after.length;
      else if (isFlat) left -= one.flat.length;
      else return true;
    }
  }
  return false;
}

/** Removes trailing spaces. */
function withoutSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}
