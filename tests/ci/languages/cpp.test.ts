import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { CppWriter } from '#translate/languages/cpp.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import type { Library } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { mark } from './support/driver.ts';
import { answersWithFloats, namesWithFloats } from './support/floats.ts';
import { compileHeaders } from './support/headers.ts';
import { asGivenAway, runIn, type Toolchain } from './support/run.ts';

const strict = [
  '-std=c++17',
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Wshadow',
  '-Wconversion',
  '-Wsign-conversion',
  '-Wfloat-conversion',
  '-Wold-style-cast',
  '-Werror',
];

/** `real` is the type of the numbers that are read. All are written as doubles. */
const toolsFor = (real: 'double' | 'float', namespace: string): Toolchain => ({
  file: 'all.cpp',
  program: (translated) => `#include <cstdio>
static std::FILE* questions;
static std::FILE* answers;
inline ${real} readNumber() {
    double value = -1.0;
    const bool isThere = std::fread(&value, sizeof value, 1, questions) == 1;
    return static_cast<${real}>(isThere ? value : -1.0);
}
inline void writeNumber(double value) {
    if (value == static_cast<${real}>(${mark})) value = ${mark};
    std::fwrite(&value, sizeof value, 1, answers);
}
${translated.replace('#pragma once', '')}
int main() {
    questions = std::fopen("questions", "rb");
    answers = std::fopen("answers", "wb");
    ${namespace}::answerAll();
    std::fclose(answers);
}
`,
  build: [['g++', ...strict, '-O2', 'all.cpp', '-o', 'all']],
  run: ['./all'],
});

const tools = toolsFor('double', 'first_contact');

/** Sanitizers end the program on out-of-bounds access, undefined behaviour and leaks. */
const checked: Toolchain = {
  ...tools,
  build: [
    [
      'g++',
      ...strict,
      '-O1',
      '-D_GLIBCXX_ASSERTIONS',
      '-fsanitize=address,undefined,leak,float-cast-overflow',
      '-fno-sanitize-recover=all',
      'all.cpp',
      '-o',
      'all',
    ],
  ],
};

const folder = '.cache/languages/cpp';
/** The headers with the most includes, because compiling a header alone takes a second. */
const withMost = /^(createCircleGrid|collidePolygonCircle|moveAndSlide|ulp|whole)\d/;

const writerOf = (library: Library) => new CppWriter(library);
const writerOfFloats = (library: Library) => new CppWriter(library, { bits: 32 });

/** A game's build, for the current processor. */
const fast = [...strict, '-O2', '-march=native', '-ffp-contract=off', '-DNDEBUG', 'all.cpp'];
const released = {
  // When vectorizing, g++ 12 fuses multiply and add despite -ffp-contract=off.
  'g++': { ...tools, build: [['g++', ...fast, '-fno-tree-slp-vectorize', '-o', 'all']] },
  'clang++': { ...tools, build: [['clang++', ...fast, '-o', 'all']] },
};

describe('C++', () => {
  returnsWhatTheLibraryReturns({ writer: writerOf, tools, checked, folder, others: released });

  it('has all that it needs in the file of each function', () => {
    compileApart(writerOf(translatedLibrary()), translatedNames());
  });
});

describe('C++ with floats', () => {
  answersWithFloats(writerOfFloats, toolsFor('float', 'first_contact_float'), folder);

  it('has all that it needs in the file of each function, with floats only', () => {
    compileApart(writerOfFloats(translatedLibrary()), namesWithFloats());
  });
});

/** Compiles files in separate namespaces together, so that the compiler starts only once. */
function compileApart(writer: CppWriter, names: readonly string[]): void {
  const texts = sampleOf(names).map((name, i) => inNamespace(writer.file([name]), `file${i}`));
  const includes = new Set(texts.flatMap(({ includes }) => includes));
  const text = [...includes, ...texts.map(({ body }) => body)].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'apart.cpp'), text);
  runIn(folder, ['g++', ...strict, '-fsyntax-only', 'apart.cpp']);
}

function inNamespace(text: string, name: string): { includes: string[]; body: string } {
  const lines = text.replace('#pragma once', '').split('\n');
  const isInclude = (line: string) => line.startsWith('#include');
  const defined = [...text.matchAll(/^#define (\w+)$/gm)].map(([, macro]) => `#undef ${macro}`);
  const body = [
    `namespace ${name} {`,
    ...lines.filter((line) => !isInclude(line)),
    '}',
    ...defined,
  ];
  return { includes: lines.filter(isInclude), body: body.join('\n') };
}

it('writes headers in C++ that compile alone and together, of both kinds of numbers', () => {
  const library = asGivenAway('cpp', translatedLibrary());
  compileHeaders({
    writers: [
      { writer: writerOf(library), names: translatedNames() },
      { writer: writerOfFloats(library), names: namesWithFloats() },
    ],
    isAlone: (name) => withMost.test(name),
    folder: `${folder}/headers`,
    endings: ['hpp', 'cpp'],
    compilers: [
      ['g++', ...strict],
      ['clang++', ...strict],
    ],
  });
});
