import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { typescript } from '@codemirror/legacy-modes/mode/javascript';
import { EditorState, type Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

/** Longer lines are not highlighted. */
const longestLine = 1000;

const language = StreamLanguage.define({
  ...typescript,
  token(stream, state) {
    // The mode reads a whole line in one task, and thousands of brackets take long.
    if (stream.string.length > longestLine) {
      stream.skipToEnd();
      return null;
    }
    const style = typescript.token(stream, state);
    // The mode takes NaN, Infinity and undefined for keywords, but listings treat them as names.
    return style === 'atom' && !/^(true|false|null)$/.test(stream.current()) ? null : style;
  },
});

/** As in the listings, keywords are bold, comments are grey, and nothing has a colour. */
const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.atom], class: 'keyword' },
  { tag: tags.comment, class: 'comment' },
]);

export const languageOfCode: Extension = [
  language,
  syntaxHighlighting(highlightStyle),
  bracketMatching(),
  indentOnInput(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
];
