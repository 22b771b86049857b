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
import { runIn, type Toolchain } from './support/run.ts';

const strict = [
  '-std=c++17',
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Wshadow',
  '-Wconversion',
  '-Werror',
];

/** `real`: how the numbers are read; all are written as doubles. */
const toolsFor = (real: 'double' | 'float'): Toolchain => ({
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
${translated}
int main() {
    questions = std::fopen("questions", "rb");
    answers = std::fopen("answers", "wb");
    answerAll();
    std::fclose(answers);
}
`,
  build: [['g++', ...strict, '-O2', 'all.cpp', '-o', 'all']],
  run: ['./all'],
});

const tools = toolsFor('double');

/** What is out of bounds, undefined or not freed ends the program. */
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
const writerOf = (library: Library) => new CppWriter(library);

describe('C++', () => {
  returnsWhatTheLibraryReturns({ writer: writerOf, tools, checked, folder });

  it('has a file of each function that compiles alone, and one of two', () => {
    const writer = writerOf(translatedLibrary());
    const files = [
      ...sampleOf(translatedNames()).map((name) => [name]),
      ['moveAndSlide', 'castCircleAgainstBox'],
      ['createCircleGrid', 'findIntersectingPairsByGrid'],
    ];
    // Each in a namespace of its own they are alone, and the compiler starts once.
    const texts = files.map((names, i) => inNamespace(writer.file(names), `file${i}`));
    const includes = new Set(texts.flatMap(({ includes }) => includes));
    const text = [...includes, ...texts.map(({ body }) => body)].join('\n');
    writeFileSync(join(folder, 'alone.cpp'), text);
    runIn(folder, ['g++', ...strict, '-fsyntax-only', 'alone.cpp']);
    // What a file includes is what it needs: tried on those that need most.
    const most = ['createCircleGrid', 'polygonIntersectsCircle', 'collidePolygonCircle'];
    for (const name of sampleOf([...most, 'moveAndSlide', 'ulp'])) {
      writeFileSync(join(folder, 'one.cpp'), writer.file([name]));
      runIn(folder, ['g++', ...strict, '-fsyntax-only', 'one.cpp']);
    }
  });
});

describe('C++ with floats', () => {
  const write = (library: Library) => new CppWriter(library, { bits: 32 });

  answersWithFloats(write, toolsFor('float'), folder);

  it('has a file of each function that compiles alone, with floats only', () => {
    const writer = write(translatedLibrary());
    const texts = sampleOf(namesWithFloats()).map((name, i) =>
      inNamespace(writer.file([name]), `file${i}`),
    );
    const includes = new Set(texts.flatMap(({ includes }) => includes));
    const text = [...includes, ...texts.map(({ body }) => body)].join('\n');
    mkdirSync(`${folder}/floats`, { recursive: true });
    writeFileSync(join(folder, 'floats', 'alone.cpp'), text);
    const options = [...strict, '-Wfloat-conversion', '-fsyntax-only', 'floats/alone.cpp'];
    runIn(folder, ['g++', ...options]);
  });
});

function inNamespace(text: string, name: string): { includes: string[]; body: string } {
  const lines = text.split('\n');
  const isInclude = (line: string) => line.startsWith('#include');
  const rest = lines.filter((line) => !isInclude(line));
  return {
    includes: lines.filter(isInclude),
    body: `namespace ${name} {\n${rest.join('\n')}\n}`,
  };
}
