import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { CSharpWriter } from '#translate/languages/csharp.ts';
import type { Library } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { mark } from './support/driver.ts';
import { answersWithFloats, namesWithFloats } from './support/floats.ts';
import { asGivenAway, runIn, type Toolchain, theExam } from './support/run.ts';

const strict = ['-langversion:7.2', '-warnaserror', '-warn:4', '-optimize'];

/** `real`: how the numbers are read; all are written as doubles. */
const toolsFor = (real: 'double' | 'float'): Toolchain => ({
  file: 'All.cs',
  program: (translated) => `using System.IO;
using static Program;
${translated}
public static class Program
{
    private static BinaryReader questions;
    private static BinaryWriter answers;

    public static ${real} ReadNumber()
    {
        return (${real})questions.ReadDouble();
    }

    public static void WriteNumber(double value)
    {
        answers.Write(value == (${real})${mark} ? ${mark} : value);
    }

    // What is too large for a float may be refused.
    private static bool IsDone()
    {
        try
        {
            FirstContact.AnswerAll();
            return true;
        }
        catch (ArgumentException)
        {
            return false;
        }
    }

    public static void Main()
    {
        questions = new BinaryReader(new BufferedStream(File.OpenRead("questions")));
        answers = new BinaryWriter(new BufferedStream(File.Create("answers")));
        while (!IsDone())
        {
        }
        answers.Flush();
    }
}
`,
  // Checked: where integers wrap around, it has to be said.
  build: [['mcs', ...strict, '-checked', 'All.cs', '-out:all.exe']],
  run: ['mono', 'all.exe'],
});

const tools = toolsFor('double');

/** A program that an error ends. */
const uncaught: Toolchain = {
  ...tools,
  program: (translated) =>
    tools.program(translated).replace('catch (ArgumentException)', 'catch (TimeoutException)'),
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

const apartOf = (writer: CSharpWriter, names: readonly string[]): string[] => [
  ...sampleOf(names).map((name) => writer.file([name])),
  writer.file(['circlesIntersect', 'moveAndSlide']),
];

describe('C#', () => {
  returnsWhatTheLibraryReturns({
    writer: (library) => new CSharpWriter(library),
    tools,
    uncaught,
    folder,
  });

  it('has a file of each function that compiles alone, its comments too', () => {
    const { library, names } = theExam();
    const writer = new CSharpWriter(asGivenAway('csharp', library));
    mkdirSync(folder, { recursive: true });
    const both = writer.file(['createCircleGrid', 'findIntersectingPairsByGrid']);
    const files = writeApart([...apartOf(writer, names), both]);
    // Not every field has a comment.
    const comments = ['-doc:apart.xml', '-nowarn:1591'];
    runIn(folder, ['mcs', ...strict, ...comments, '-target:library', '-out:apart.dll', ...files]);
  });
});

describe('C# with floats', () => {
  const write = (library: Library) => new CSharpWriter(library, { bits: 32 });

  answersWithFloats(write, toolsFor('float'), folder);

  it('has a file of each function that compiles alone', () => {
    const { library } = theExam();
    mkdirSync(folder, { recursive: true });
    const files = writeApart(apartOf(write(library), namesWithFloats()));
    runIn(folder, ['mcs', ...strict, '-target:library', '-out:apart.dll', ...files]);
  });
});
