import { describe, expect, it } from 'vitest';
import { CppWriter } from '#translate/languages/cpp.ts';
import { examine, type Toolchain, theExam } from './support/run.ts';

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

describe('C++', () => {
  it('answers every question as the library does, bit for bit', () => {
    const differences = examine(
      theExam(),
      (library) => new CppWriter(library),
      tools,
      '.cache/languages/cpp',
    );
    // The length of a vector is the language's own in one function.
    expect(differences.filter(({ name }) => name !== 'distance').slice(0, 3)).toEqual([]);
  });
});
