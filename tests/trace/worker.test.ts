import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { moduleText } from '#trace/module-text.ts';
import type { Events } from '#trace/recorder.ts';
import { analyse } from '#trace/run.ts';
import { runWords, stepWords } from '#trace/sentences.ts';
import { SiteTable } from '#trace/site-table.ts';
import { compiled } from './support/program.ts';

const source = `export function f(list: readonly number[]): number {
  let sum = 0;
  for (const item of list) {
    if (item < 0) throw new RangeError('less than nothing');
    sum += item;
  }
  return sum;
}
`;

function answerOf<Answer>(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

test('a worker compiles a source and runs it', async () => {
  const file = new URL('./support/compile-worker.ts', import.meta.url);
  const wordsFor = (list: readonly number[]) =>
    answerOf<string>(new Worker(file, { workerData: { source, values: [list] } }));
  expect(await wordsFor([1, 2])).toBe('9 steps, and it returns 3');
  expect(await wordsFor([1, -2])).toBe('7 steps, then an error: less than nothing');
});

// A worker in a frame without an origin can import nothing, and its policy allows no `eval`: there
// the recorder and the code are the text of a classic script. The sites stay with the page.
test('a classic script runs what was compiled outside, and sends back what it told', async () => {
  const recorder = compiled(readFileSync('src/trace/recorder.ts', 'utf8'));
  const program = compile(source, { file: 'cell.ts' });
  const script = `'use strict';${recorder.replace(/^export /gm, '').replaceAll('\n', ' ')}
const { parentPort, workerData } = require('node:worker_threads');
const { record, probes } = makeRecorder();
const { f } = (${moduleText(program)}).make(probes(0), []);
parentPort.postMessage(record(() => f(...workerData)));`;
  const worker = new Worker(script, { eval: true, workerData: [[3, 4]] });
  const events = await answerOf<Events>(worker);
  const run = analyse({ ...events, siteTable: new SiteTable([program]) });
  expect(runWords(run)).toBe('9 steps, and it returns 7');
  expect(stepWords(run, 2)).toBe('Step 3 of 9, line 3: item = 3');
  expect(stepWords(run, 8)).toBe('Step 9 of 9, line 7: returns 7');
});
