import { siteOf, type Trace } from './program.ts';
import { tags } from './recorder.ts';

/**
 * Where a run first comes to NaN, in words; "" where it doesn't. A property that is not there, or is
 * misspelled, shows in nothing else.
 */
export function nanWords(trace: Trace): string {
  for (let event = 0; event < trace.length; event += 1) {
    if (trace.tags[event] !== tags.number || !Number.isNaN(trace.numbers[event])) continue;
    const { name, at, file } = siteOf(trace, event);
    const what = name ? `${name} is NaN` : 'a value is NaN';
    // A cell's lines are counted from 1 in each.
    const where = file.startsWith('cell ') ? `line ${at[0]} of ${file}` : `line ${at[0]}`;
    return `In ${where} ${what}, not a number: is a name misspelled there, or missing?`;
  }
  return '';
}
