import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { CWriter } from '#translate/languages/c.ts';
import { type Doc, setInLines } from '#translate/layout.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import type { FunctionTree, Library } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { runIn, type Toolchain } from './support/run.ts';

const strict = [
  '-std=c11',
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Wshadow',
  '-Wconversion',
  '-Werror',
];

// What is out of bounds, undefined or not freed ends the program.
const checked = [
  '-fsanitize=address,undefined,leak,float-cast-overflow',
  '-fno-sanitize-recover=all',
];

const tools: Toolchain = {
  file: 'all.c',
  program: (translated) => `#include <stdio.h>
static FILE *questions;
static FILE *answers;
static double read_number(void) {
    double value = -1.0;
    return fread(&value, sizeof value, 1, questions) == 1 ? value : -1.0;
}
static void write_number(double value) { fwrite(&value, sizeof value, 1, answers); }
${translated}
int main(void) {
    questions = fopen("questions", "rb");
    answers = fopen("answers", "wb");
    answer_all();
    fclose(answers);
    fclose(questions);
}
`,
  build: [['gcc', ...strict, ...checked, '-O1', '-ffp-contract=off', 'all.c', '-o', 'all', '-lm']],
  run: ['./all'],
};

/** What the driver writes otherwise: a fault has the fields of its kind alone. */
const writeFault = `static void write_convex_polygon_fault(ConvexPolygonFault value) {
    double numbers[] = {(double)value.kind, -1, 0, -1, -1, -1, -1, 0, -1, -1};
    switch (value.kind) {
    case FAULT_NOT_FINITE:
        numbers[1] = value.corner;
        numbers[2] = value.coordinate;
        break;
    case FAULT_TOO_FEW:
        numbers[3] = value.count;
        break;
    case FAULT_REPEATED:
        numbers[4] = value.corners.i;
        numbers[5] = value.corners.j;
        break;
    case FAULT_TOO_SHORT:
        numbers[6] = value.edge;
        numbers[7] = value.length;
        break;
    case FAULT_COLLINEAR:
        break;
    case FAULT_CROSSING:
        numbers[8] = value.edges.i;
        numbers[9] = value.edges.j;
        break;
    case FAULT_DENT:
        numbers[1] = value.corner;
        break;
    }
    for (int i = 0; i < 10; ++i) {
        write_number(numbers[i]);
    }
}`;

class DriverWriter extends CWriter {
  override function(one: FunctionTree): Doc {
    if (one.name === 'writeConvexPolygonFault') return writeFault;
    if (/^writeConvexPolygonFault\w/.test(one.name)) return '';
    const doc = super.function(one);
    if (one.name !== 'castAtWalls') return doc;
    // The game's own function is given its world.
    return setInLines(doc, 1000, '    ')
      .replace(/ \*cast\) \{/, ' *cast, void *world) {\n    (void)world;')
      .replace(/ \*result\) \{/, ' *result, void *world) {\n    (void)world;');
  }
}

const folder = '.cache/languages/c';
const writerOf = (library: Library) => new DriverWriter(library);

describe('C', () => {
  returnsWhatTheLibraryReturns({ writer: writerOf, tools, folder });

  it('writes files that compile alone without a warning', () => {
    const names = translatedNames();
    const writer = new CWriter(translatedLibrary());
    const alone = 'alone';
    mkdirSync(join(folder, alone), { recursive: true });
    const files = [
      ...sampleOf(names).map((name) => [name]),
      ['moveAndSlide', 'castCircleAgainstBox'],
      ['createCircleGrid', 'findIntersectingPairsByGrid'],
    ];
    const paths = files.map((one, i) => {
      const path = join(alone, `f${i}.c`);
      writeFileSync(join(folder, path), writer.file(one));
      return path;
    });
    runIn(folder, ['gcc', ...strict, '-fsyntax-only', ...paths]);
    // What is found on the way to faster code, such as what is not set.
    writeFileSync(join(folder, alone, 'all.c'), writer.file(names));
    runIn(folder, [
      'gcc',
      ...strict,
      '-O2',
      '-c',
      join(alone, 'all.c'),
      '-o',
      join(alone, 'all.o'),
    ]);
  });
});
