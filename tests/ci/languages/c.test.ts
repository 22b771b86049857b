import { describe, it } from 'vitest';
import { CWriter } from '#translate/languages/c.ts';
import { type Doc, setInLines } from '#translate/layout.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import type { FunctionTree, Library } from '#translate/tree.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { compileHeaders } from './support/headers.ts';
import { asGivenAway, type Toolchain } from './support/run.ts';

const strict = [
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Wshadow',
  '-Wconversion',
  '-Wdouble-promotion',
  '-Wmissing-prototypes',
  '-Werror',
];

const gcc = ['gcc', '-std=c99', ...strict];
const clang = ['clang', '-std=c17', ...strict, '-Wstring-conversion'];
const withoutAsserts = (compiler: readonly string[]) => [...compiler, '-DNDEBUG'];
const isFull = process.env.FULL === '1';

// Sanitizers end the program on out-of-bounds access, undefined behaviour and leaks.
const checked = [
  '-fsanitize=address,undefined,leak,float-cast-overflow',
  '-fno-sanitize-recover=all',
];

const tools: Toolchain = {
  file: 'all.c',
  program: (translated) => `#include <stdio.h>
static FILE *questions;
static FILE *answers;
static double fc_read_number(void) {
    double value = -1.0;
    return fread(&value, sizeof value, 1, questions) == 1 ? value : -1.0;
}
static void fc_write_number(double value) { fwrite(&value, sizeof value, 1, answers); }
${translated}
int main(void) {
    questions = fopen("questions", "rb");
    answers = fopen("answers", "wb");
    fc_answer_all();
    fclose(answers);
    fclose(questions);
}
`,
  build: [[...gcc, ...checked, '-O1', '-ffp-contract=off', 'all.c', '-o', 'all', '-lm']],
  run: ['./all'],
};

/** A game's build: without assertions, for the current processor. */
const fast = ['-O2', '-march=native', '-ffp-contract=off', '-DNDEBUG', 'all.c', '-o', 'all', '-lm'];
// The header is part of the program's own file, where clang warns about unused functions.
const unused = ['-Wno-unused-function', '-Wno-unneeded-internal-declaration'];
const released = {
  // When vectorizing, gcc 12 fuses multiply and add despite -ffp-contract=off.
  gcc: { ...tools, build: [[...gcc, '-fno-tree-slp-vectorize', ...fast]] },
  clang: { ...tools, build: [[...clang, ...unused, ...fast]] },
};

/** The driver's code for a fault, which has only the fields of its kind. */
const writeFault = `static void fc_write_convex_polygon_fault(fc_ConvexPolygonFault value) {
    double numbers[] = {(double)value.kind, -1, 0, -1, -1, -1, -1, 0, -1, -1};
    switch (value.kind) {
    case FC_FAULT_NOT_FINITE:
        numbers[1] = value.corner;
        numbers[2] = value.coordinate;
        break;
    case FC_FAULT_TOO_FEW:
        numbers[3] = value.count;
        break;
    case FC_FAULT_REPEATED:
        numbers[4] = value.corners.i;
        numbers[5] = value.corners.j;
        break;
    case FC_FAULT_TOO_SHORT:
        numbers[6] = value.edge;
        numbers[7] = value.length;
        break;
    case FC_FAULT_COLLINEAR:
        break;
    case FC_FAULT_CROSSING:
        numbers[8] = value.edges.i;
        numbers[9] = value.edges.j;
        break;
    case FC_FAULT_DENT:
        numbers[1] = value.corner;
        break;
    }
    for (int i = 0; i < 10; ++i) {
        fc_write_number(numbers[i]);
    }
}`;

class DriverWriter extends CWriter {
  override function(one: FunctionTree): Doc {
    if (one.name === 'writeConvexPolygonFault') return writeFault;
    if (/^writeConvexPolygonFault\w/.test(one.name)) return '';
    const doc = super.function(one);
    if (one.name !== 'castAtWalls') return doc;
    // The callback receives its world.
    return setInLines(doc, 1000, '    ')
      .replace(/ \*cast\) \{/, ' *cast, void *world) {\n    (void)world;')
      .replace(/ \*result\) \{/, ' *result, void *world) {\n    (void)world;');
  }
}

const folder = '.cache/languages/c';
const writerOf = (library: Library) => new DriverWriter(library);

describe('C', () => {
  returnsWhatTheLibraryReturns({ writer: writerOf, tools, folder, others: released });

  it('writes headers that compile alone and together, in one source file and in two', () => {
    const writer = new CWriter(asGivenAway('c', translatedLibrary()));
    const compilers = [withoutAsserts(gcc), clang];
    compileHeaders({
      writers: [{ writer, names: translatedNames() }],
      folder: `${folder}/headers`,
      endings: ['h', 'c'],
      compilers: isFull ? [...compilers, gcc, withoutAsserts(clang)] : compilers,
    });
  });
});
