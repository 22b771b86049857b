import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CppWriter } from '#translate/languages/cpp.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import type { Library } from '#translate/tree.ts';
import { butForLengths } from './support/lengths.ts';
import { examine, notRefused, runIn, type Toolchain, theExam } from './support/run.ts';
import { theSpecialExam } from './support/special.ts';

const strict = [
  '-std=c++17',
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Wshadow',
  '-Wconversion',
  '-Werror',
];

const tools: Toolchain = {
  file: 'all.cpp',
  program: (translated) => `#include <cstdio>
static std::FILE* questions;
static std::FILE* answers;
inline double readNumber() {
    double value = -1.0;
    return std::fread(&value, sizeof value, 1, questions) == 1 ? value : -1.0;
}
inline void writeNumber(double value) { std::fwrite(&value, sizeof value, 1, answers); }
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
};

const folder = '.cache/languages/cpp';
const writerOf = (library: Library) => new CppWriter(library);

describe('C++', () => {
  it('answers every question as the library does, bit for bit', () => {
    expect(butForLengths(examine(theExam(), writerOf, tools, folder)).slice(0, 3)).toEqual([]);
  });

  it('answers questions with NaN, infinities and zeros as the library does', () => {
    expect(butForLengths(examine(theSpecialExam(), writerOf, tools, folder)).slice(0, 3)).toEqual(
      [],
    );
  });

  it('refuses what the library refuses', () => {
    expect(notRefused((library) => new CppWriter(library), tools, `${folder}/refused`)).toEqual([]);
  });

  it('has a file of each function that compiles alone, and one of two', () => {
    const writer = writerOf(translatedLibrary());
    const files = [
      ...translatedNames().map((name) => [name]),
      ['moveAndSlide', 'castCircleAgainstBox'],
    ];
    // Each in a namespace of its own they are alone, and the compiler starts once.
    const texts = files.map((names, i) => inNamespace(writer.file(names), `file${i}`));
    const includes = new Set(texts.flatMap(({ includes }) => includes));
    const text = [...includes, ...texts.map(({ body }) => body)].join('\n');
    writeFileSync(join(folder, 'alone.cpp'), text);
    runIn(folder, ['g++', ...strict, '-fsyntax-only', 'alone.cpp']);
    // What a file includes is what it needs: tried on those that need most.
    for (const name of ['polygonIntersectsCircle', 'collidePolygonCircle', 'moveAndSlide', 'ulp']) {
      writeFileSync(join(folder, 'one.cpp'), writer.file([name]));
      runIn(folder, ['g++', ...strict, '-fsyntax-only', 'one.cpp']);
    }
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
