import { describe, expect, it } from 'vitest';
import { CSharpWriter } from '#translate/languages/csharp.ts';
import { examine, type Toolchain, theExam } from './support/run.ts';

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
  build: [['mcs', ...strict, 'All.cs', '-out:all.exe']],
  run: ['mono', 'all.exe'],
};

const folder = '.cache/languages/csharp';

describe('C#', () => {
  it('answers every question as the library does, bit for bit', () => {
    const differences = examine(theExam(), (library) => new CSharpWriter(library), tools, folder);
    expect(differences.slice(0, 3)).toEqual([]);
  });
});
