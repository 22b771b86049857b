import { lineNumber } from './line-number.ts';
import { siteOf, type Trace } from './program.ts';
import { tags } from './recorder.ts';

/**
 * Describes where a run first computes NaN, or returns "". Nothing else reveals a missing or
 * misspelt property.
 */
export function nanWords(trace: Trace): string {
  for (let event = 0; event < trace.length; event += 1) {
    if (trace.tags[event] !== tags.number || !Number.isNaN(trace.numbers[event])) continue;
    const { name, at, file, firstLine, listing } = siteOf(trace, event);
    const what = name ? `${name} is NaN` : 'a value is NaN';
    const isInner = listing !== siteOf(trace, 0).listing;
    const called = isInner ? trace.siteTable.at(listing).name : undefined;
    const source = file.startsWith('cell ') ? file : called;
    const where = `line ${lineNumber(at[0], firstLine)}${source ? ` of ${source}` : ''}`;
    return `On ${where}, ${what}, which means not a number. Is a name misspelt or missing there?`;
  }
  return '';
}
