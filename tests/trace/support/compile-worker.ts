import { parentPort, workerData } from 'node:worker_threads';
import { compile } from '#trace/compile.ts';
import { load } from '#trace/load.ts';
import { link, run } from '#trace/program.ts';
import { analyse } from '#trace/run.ts';
import { runWords } from '#trace/sentences.ts';

// A worker that gets a source and does everything itself, as far as the words of the run.

const { source, values } = workerData as { source: string; values: unknown[] };
const program = link(load(compile(source, { file: 'cell.ts' })));
parentPort?.postMessage(runWords(analyse(run(program, 'f', values))));
