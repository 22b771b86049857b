import { expect, test } from 'vitest';
import { linkCode } from '#lab/notebook/link-code.ts';
import { nanWords } from '#trace/nan-words.ts';
import type { Trace } from '#trace/program.ts';
import { makeRecorder } from '#trace/recorder.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';

const source = librarySource(new Library(), ['distance']);

/** The trace of a function `f` of edited code, called with a circle. */
function traceOf(text: string, firstLine = 1): Trace {
  const file = 'src/lib/distance.ts';
  const { script, siteTable } = linkCode(source, { file, text, firstLine });
  const { record, probes } = makeRecorder();
  const { traced } = new Function(`return (${script})()`)();
  const last = traced.at(-1);
  const { f } = last.make(probes(last.first), []);
  return { siteTable, ...record(() => f({ center: { x: 1, y: 2 }, radius: 3 })) };
}

test('a property that is not there is told by the line of its first number', () => {
  const text = 'function f(circle) {\n  const x = circle.x;\n  const d = x - 1;\n  return d;\n}';
  expect(nanWords(traceOf(text))).toBe(
    'On line 3, d is NaN, which means not a number. Is a name misspelt or missing there?',
  );
});

test('the line is counted from the first of the editor, and a called function is named', () => {
  const text = 'const h = (x) =>\n  x - 1;\nfunction f(circle) {\n  return h(circle.x);\n}';
  expect(nanWords(traceOf(text, 20))).toMatch(/^On line 2 of h, a value is NaN,/);
});

test('a run of numbers has nothing to tell', () => {
  const text = 'function f(circle) {\n  const d = circle.radius - 1;\n  return d;\n}';
  expect(nanWords(traceOf(text))).toBe('');
});
