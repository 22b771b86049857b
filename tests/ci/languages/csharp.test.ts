import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { CSharpWriter } from '#translate/languages/csharp.ts';
import { translatedNames } from '#translate/library.ts';
import type { Library } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { mark } from './support/driver.ts';
import { answersWithFloats, namesWithFloats } from './support/floats.ts';
import { asGivenAway, runIn, type Toolchain, theExam } from './support/run.ts';

// The default version of mcs: 7.0.
const strict = ['-warnaserror', '-warn:4', '-optimize'];

/** `real` is the type of the numbers that are read. All are written as doubles. */
const toolsFor = (real: 'double' | 'float', namespace: string): Toolchain => ({
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

    // A number too large for a float may be rejected.
    private static bool IsDone()
    {
        try
        {
            ${namespace}.Collisions.AnswerAll();
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
  // Checked, so that wrapping integers must be marked.
  build: [['mcs', ...strict, '-checked', 'All.cs', '-out:all.exe']],
  run: ['mono', 'all.exe'],
});

const tools = toolsFor('double', 'FirstContact');

/** A program that an error ends. */
const uncaught: Toolchain = {
  ...tools,
  program: (translated) =>
    tools.program(translated).replace('catch (ArgumentException)', 'catch (TimeoutException)'),
};

const folder = '.cache/languages/csharp';

/** Each text in its own namespace. */
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

  it('has one file of any functions for a program of several, beside one with floats', () => {
    const library = asGivenAway('csharp', theExam().library);
    const here = join(folder, 'program');
    mkdirSync(here, { recursive: true });
    const user = (name: string, number: string, namespace: string): string => `
using ${namespace};
using static ${namespace}.Collisions;

public static class ${name}
{
    public static bool IsHit(${number} radius)
    {
        return CirclesIntersect(new Circle(new Vec2(0, 0), radius), new Circle(new Vec2(1, 0), 1));
    }
}
`;
    const texts = {
      'FirstContact.cs': new CSharpWriter(library).file(translatedNames()),
      'FirstContactFloat.cs': new CSharpWriter(library, { bits: 32 }).file(namesWithFloats()),
      'One.cs': user('One', 'double', 'FirstContact'),
      'Two.cs': user('Two', 'double', 'FirstContact'),
      'Three.cs': user('Three', 'float', 'FirstContactFloat'),
    };
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(here, name), text);
    runIn(here, ['mcs', ...strict, '-target:library', '-out:all.dll', ...Object.keys(texts)]);
  });
});

describe('C# with floats', () => {
  const write = (library: Library) => new CSharpWriter(library, { bits: 32 });

  answersWithFloats(write, toolsFor('float', 'FirstContactFloat'), folder);

  it('has a file of each function that compiles alone', () => {
    const { library } = theExam();
    mkdirSync(folder, { recursive: true });
    const files = writeApart(apartOf(write(library), namesWithFloats()));
    runIn(folder, ['mcs', ...strict, '-target:library', '-out:apart.dll', ...files]);
  });
});
