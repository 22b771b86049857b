import { type EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { GutterMarker, gutterLineClass } from '@codemirror/view';

/** Marks lines by their index in the text. */
export const setBreakpoints = StateEffect.define<readonly number[]>();

const marker = new (class extends GutterMarker {
  override elementClass = 'breakpoint';
})();

/** Breakpoints move with their lines. */
export const breakpoints = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(marked, { effects, changes, newDoc }) {
    const effect = effects.findLast((one) => one.is(setBreakpoints));
    if (!effect?.is(setBreakpoints)) return marked.map(changes);
    const inText = effect.value.filter((index) => index >= 0 && index < newDoc.lines);
    return RangeSet.of(
      inText.map((index) => marker.range(newDoc.line(index + 1).from)),
      true,
    );
  },
  provide: (field) => gutterLineClass.from(field),
});

export function breakpointsOf(state: EditorState): number[] {
  const found: number[] = [];
  state.field(breakpoints).between(0, state.doc.length, (at) => {
    found.push(state.doc.lineAt(at).number - 1);
  });
  return found;
}
