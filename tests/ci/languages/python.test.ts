import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PythonWriter } from '#translate/languages/python.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { asGivenAway, type Toolchain, theExam } from './support/run.ts';

const folder = '.cache/languages/python';

const tools: Toolchain = {
  file: 'all.py',
  program: (translated) => `${translated}

import struct

with open("questions", "rb") as file:
    numbers = iter(memoryview(file.read()).cast("d"))
answers = []


def read_number() -> float:
    return next(numbers)


def write_number(value: float) -> None:
    answers.append(value)


answer_all()
with open("answers", "wb") as file:
    file.write(struct.pack(f"{len(answers)}d", *answers))
`,
  build: [],
  run: ['python3', '-W', 'error', 'all.py'],
};

/** Compiles and runs each file by itself; its hints must name what there is. */
const check = `import glob, runpy, typing
for path in sorted(glob.glob("*.py")):
    if path != "check.py":
        module = runpy.run_path(path)
        for one in module.values():
            if getattr(one, "__module__", None) == "<run_path>":
                typing.get_type_hints(one, module)
print("fine")
`;

describe('Python', () => {
  returnsWhatTheLibraryReturns({ writer: (library) => new PythonWriter(library), tools, folder });

  it('has a file of its own for each function, and one for two', () => {
    const { library, names } = theExam();
    const writer = new PythonWriter(asGivenAway('python', library));
    const alone = join(folder, 'alone');
    rmSync(alone, { recursive: true, force: true });
    mkdirSync(alone, { recursive: true });
    for (const name of sampleOf(names))
      writeFileSync(join(alone, `${name}.py`), writer.file([name]));
    const two = writer.file(['circlesIntersect', 'collideBoxCircle', 'createCircleGrid']);
    writeFileSync(join(alone, 'two.py'), two);
    writeFileSync(join(alone, 'check.py'), check);
    const said = execFileSync('python3', ['-W', 'error', 'check.py'], { cwd: alone });
    expect(String(said)).toBe('fine\n');
    expect(two.match(/^class Circle:/gm)).toHaveLength(1);
  });
});
