import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CSharpWriter } from '#translate/languages/csharp.ts';
import { isOtherLength } from './support/lengths.ts';
import { examine, runIn, type Toolchain, theExam } from './support/run.ts';
import { theSpecialExam } from './support/special.ts';

const strict = ['-langversion:7.2', '-warnaserror', '-warn:4', '-optimize'];

const tools: Toolchain = {
  file: 'All.cs',
  program: (translated) => `using System.IO;
using static Program;
${translated}
public static class Program
{
    private static BinaryReader questions;
    private static BinaryWriter answers;

    public static double ReadNumber()
    {
        return questions.ReadDouble();
    }

    public static void WriteNumber(double value)
    {
        answers.Write(value);
    }

    public static void Main()
    {
        questions = new BinaryReader(new BufferedStream(File.OpenRead("questions")));
        answers = new BinaryWriter(new BufferedStream(File.Create("answers")));
        FirstContact.AnswerAll();
        answers.Flush();
    }
}
`,
  // Checked: where integers wrap around, it has to be said.
  build: [['mcs', ...strict, '-checked', 'All.cs', '-out:all.exe']],
  run: ['mono', 'all.exe'],
};

const folder = '.cache/languages/csharp';

/** Each text in a namespace of its own. */
function writeApart(texts: readonly string[]): string[] {
  return texts.map((text, i) => {
    const name = `Apart${i}.cs`;
    writeFileSync(join(folder, name), `namespace Apart${i}\n{\n${text}}\n`);
    return name;
  });
}

describe('C#', () => {
  it('answers every question as the library does, bit for bit', () => {
    const differences = examine(theExam(), (library) => new CSharpWriter(library), tools, folder);
    expect(differences.filter((one) => !isOtherLength(one)).slice(0, 3)).toEqual([]);
  });

  it('answers about NaN and infinities as the library does', () => {
    const differences = examine(
      theSpecialExam(),
      (library) => new CSharpWriter(library),
      tools,
      `${folder}/no-numbers`,
    );
    expect(differences.filter((one) => !isOtherLength(one)).slice(0, 3)).toEqual([]);
  });

  it('has a file of each function that compiles alone, its comments too', () => {
    const { library, names } = theExam();
    const writer = new CSharpWriter(library);
    mkdirSync(folder, { recursive: true });
    const files = writeApart([
      ...names.map((name) => writer.file([name])),
      writer.file(['circlesIntersect', 'moveAndSlide']),
    ]);
    // Not every field has a comment.
    const comments = ['-doc:apart.xml', '-nowarn:1591'];
    runIn(folder, ['mcs', ...strict, ...comments, '-target:library', '-out:apart.dll', ...files]);
  });
});
