import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Decoration, MatchDecorator, ViewPlugin } from '@codemirror/view';

/**
 * Colours the names that have a symbol on the page. `classes` maps code such as "circle.center" to
 * a class.
 */
export function symbolColours(classes: ReadonlyMap<string, string>): Extension {
  if (classes.size === 0) return [];
  // The longest first, so that `circle.center` precedes `circle`.
  const names = [...classes.keys()].sort((a, b) => b.length - a.length);
  const pattern = names.map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|');
  const marks = new Map(
    [...classes].map(([name, style]) => [name, Decoration.mark({ class: style })]),
  );
  const decorator = new MatchDecorator({
    regexp: new RegExp(`(?<![\\w$.])(?:${pattern})(?![\\w$])`, 'g'),
    decorate(add, from, to, [name], { state }) {
      const mark = marks.get(name);
      const isCode = !/comment|string/.test(syntaxTree(state).resolveInner(from, 1).name);
      if (mark && isCode) add(from, to, mark);
    },
  });
  return ViewPlugin.define(
    (view) => {
      const plugin = {
        marks: decorator.createDeco(view),
        update(update: Parameters<typeof decorator.updateDeco>[0]) {
          const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
          plugin.marks = isParsed
            ? decorator.createDeco(update.view)
            : decorator.updateDeco(update, plugin.marks);
        },
      };
      return plugin;
    },
    { decorations: ({ marks: all }) => all },
  );
}
