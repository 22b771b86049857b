import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JavaWriter } from '#translate/languages/java.ts';
import { translatedNames } from '#translate/library.ts';
import type { Library } from '#translate/tree.ts';
import { sampleOf } from './support/cases.ts';
import { returnsWhatTheLibraryReturns } from './support/contract.ts';
import { butForLengths } from './support/lengths.ts';
import { asGivenAway, examine, runIn, type Toolchain, theExam } from './support/run.ts';

// Java 8, as in Processing 3.
const strict = ['-Xlint:all,-options', '-Werror', '--release', '8'];

const withoutPackage = (text: string): string => text.replace(/^package \w+;\n+/m, '');

const program = (translated: string, all: string): string => `import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
${withoutPackage(translated).replace('class FirstContact {', 'class FirstContact extends Numbers {')}
class Numbers {
    static DataInputStream questions;
    static DataOutputStream answers;

    static double readNumber() {
        try {
            return Double.longBitsToDouble(Long.reverseBytes(questions.readLong()));
        } catch (IOException error) {
            throw new RuntimeException(error);
        }
    }

    static void writeNumber(double value) {
        try {
            answers.writeLong(Long.reverseBytes(Double.doubleToRawLongBits(value)));
        } catch (IOException error) {
            throw new RuntimeException(error);
        }
    }

    public static void main(String[] none) throws IOException {
        questions = new DataInputStream(new BufferedInputStream(new FileInputStream("questions")));
        answers = new DataOutputStream(new BufferedOutputStream(new FileOutputStream("answers")));
        ${all}.answerAll();
        answers.close();
    }
}
`;

const whole: Toolchain = {
  file: 'FirstContact.java',
  program: (translated) => program(translated, 'FirstContact'),
  build: [['javac', ...strict, 'FirstContact.java']],
  run: ['java', 'Numbers'],
};

/**
 * Code pasted into a Processing 4 sketch has no package, is inside a class, and reads decimal
 * numbers as floats.
 */
const inSketch: Toolchain = {
  ...whole,
  file: 'Sketch.java',
  program: (translated) => {
    const withFloats = withoutPackage(translated).replaceAll(
      /(?<![\w.])(?:\d+\.\d+(?:e-?\d+)?|\d+e-?\d+)(?![\w.])/g,
      '$&f',
    );
    const text = withFloats.replace('public final class FirstContact', 'class Sketch {\n$&');
    return program(`${text}}\n`, 'Sketch.FirstContact');
  },
  build: [['javac', '-Xlint:all', '-Werror', 'Sketch.java']],
};

const folder = '.cache/languages/java';

describe('Java', () => {
  const writer = (library: Library) => new JavaWriter(library);
  returnsWhatTheLibraryReturns({ writer, tools: whole, folder });

  it('returns the same in a sketch of Processing', () => {
    const differences = examine(theExam(), writer, inSketch, join(folder, 'sketch'));
    expect(butForLengths(differences).slice(0, 3)).toEqual([]);
  });

  it('has a file of each function that compiles alone, its comments too', () => {
    const { library, names } = theExam();
    const writer = new JavaWriter(asGivenAway('java', library));
    const texts = [
      ...sampleOf(names).map((name) => writer.file([name])),
      writer.file(['circlesIntersect', 'moveAndSlide']),
      writer.file(['createCircleGrid', 'findIntersectingPairsByGrid']),
    ];
    const files = texts.map((text, i) => {
      const name = join(`apart${i}`, 'FirstContact.java');
      mkdirSync(join(folder, `apart${i}`), { recursive: true });
      writeFileSync(join(folder, name), text.replace('package firstcontact', `package apart${i}`));
      return name;
    });
    runIn(folder, ['javac', ...strict, '-Xdoclint:all,-missing', ...files]);
  });

  it('has one file of any functions for a program of several packages', () => {
    const writer = new JavaWriter(asGivenAway('java', theExam().library));
    const here = join(folder, 'program');
    const write = (path: string, text: string): string => {
      mkdirSync(join(here, path, '..'), { recursive: true });
      writeFileSync(join(here, path), text);
      return path;
    };
    const user = (name: string): string => `package ${name.toLowerCase()};
import static firstcontact.FirstContact.*;
public final class ${name} {
    public static boolean isHit() {
        Circle circle = new Circle(new Vec2(0, 5), 1);
        Box box = new Box(new Vec2(0, 0), 2, 2);
        return castCircleAgainstBox(box, circle, new Vec2(0, -4)) != null;
    }
}
`;
    const files = [
      write('firstcontact/FirstContact.java', writer.file(translatedNames())),
      ...['One', 'Other'].map((name) => write(`${name.toLowerCase()}/${name}.java`, user(name))),
    ];
    runIn(here, ['javac', ...strict, ...files]);
  });
});
