import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canShow, examplesOf, namesOfExamples } from '#translate/examples.ts';
import { languages } from '#translate/languages.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import { withExamples } from '#translate/translate.ts';
import type { FunctionTree, Library } from '#translate/tree.ts';
import type { Writer } from '#translate/writer.ts';
import { answerOf, type Functions, questionsTo, stride } from './cases.ts';
import { circular, driverText, flat, given, givesMethods, mark } from './driver.ts';

/** How a language's program is built and run. */
export interface Toolchain {
  readonly file: string;
  /** Additional files in its folder. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The whole program: the translated text with input and output. */
  readonly program: (translated: string) => string;
  /** The commands that compile it in its folder, if any. */
  readonly build: readonly (readonly string[])[];
  readonly run: readonly string[];
}

export interface Asked {
  readonly name: string;
  readonly values: readonly unknown[];
}

export interface Exam {
  readonly library: Library;
  readonly names: readonly string[];
  readonly asked: readonly Asked[];
  /** The calls as the program reads them: a function's number and its arguments, and finally -1. */
  readonly questions: Float64Array;
  /** Angles whose sine and cosine come first. */
  readonly angles: readonly number[];
}

export interface Difference extends Asked {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

let exam: Exam | undefined;

/** All calls of all functions. */
export function theExam(): Exam {
  exam ??= makeExam(120 / stride);
  return exam;
}

function makeExam(count: number): Exam {
  const names = translatedNames();
  const text = driverText(translatedLibrary(), names);
  const library = translatedLibrary(
    [{ name: 'driver.ts', text }],
    ['answerAll', ...given, ...circular],
  );
  const asked = names.flatMap((name) => {
    const one = library.functions.get(name)!;
    if (givesMethods(one, library)) return [];
    return questionsTo(one, library, count).map(({ values }) => ({ name, values }));
  });
  return examOf(library, names, asked);
}

/** Calls of functions in a library that contains the driver. */
export function examOf(library: Library, names: readonly string[], asked: readonly Asked[]): Exam {
  const angles = [...new Set(asked.flatMap(({ values }) => anglesIn(values)))];
  const numbers = [
    ...circular.flatMap((_, i) => angles.flatMap((angle) => [names.length + i, angle])),
    ...asked.flatMap(({ name, values }) => [
      names.indexOf(name),
      ...flatValues(library.functions.get(name)!, values, library),
    ]),
  ];
  return { library, names, asked, questions: Float64Array.from([...numbers, -1]), angles };
}

function flatValues(
  { name, parameters }: FunctionTree,
  values: readonly unknown[],
  library: Library,
): number[] {
  return parameters.flatMap(({ type, initial }, i) => {
    if (type.kind === 'function') return [];
    const isLeftOut = values[i] === undefined && initial !== null;
    return flat(isLeftOut ? (name === 'ulp' ? 53 : {}) : values[i], type, library);
  });
}

function anglesIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) =>
    key === 'rotation' && typeof of === 'number' ? [of] : anglesIn(of),
  );
}

/** The compiled program in each folder, with its commands. */
const built = new Map<string, string>();

/**
 * Writes, compiles and runs a language's program, and returns its output. Exams with the same
 * program share the compilation.
 */
export function answersOf(
  { library, names, questions }: Exam,
  writer: Writer,
  tools: Toolchain,
  folder: string,
): Float64Array {
  mkdirSync(folder, { recursive: true });
  const asked = names.filter((name) => !givesMethods(library.functions.get(name)!, library));
  const program = tools.program(writer.file([...asked, 'answerAll'], given));
  const made = JSON.stringify([program, tools.build]);
  if (built.get(folder) !== made) {
    built.delete(folder);
    const files = { ...tools.beside, [tools.file]: program };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    for (const command of tools.build) runIn(folder, command);
    built.set(folder, made);
  }
  writeFileSync(join(folder, 'questions'), new Uint8Array(questions.buffer));
  rmSync(join(folder, 'answers'), { force: true });
  runIn(folder, tools.run);
  const bytes = readFileSync(join(folder, 'answers'));
  return new Float64Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
}

/** Runs a command. Any output counts as a failure, even a warning. */
export function runIn(folder: string, [command = '', ...rest]: readonly string[]): void {
  try {
    execFileSync(command, rest, { cwd: folder, stdio: 'pipe', maxBuffer: 1e8, timeout: 300_000 });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: Buffer; stdout?: Buffer };
    throw new Error(`${command} failed: ${String(stderr)}\n${String(stdout)}`.slice(0, 4000));
  }
}

/** Runs a language's program on all calls, and returns the results that differ in any bit. */
export function examine(
  one: Exam,
  writer: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
  functions?: Functions,
): Difference[] {
  const { angles, asked, library } = one;
  const answers = inParts(answersOf(one, writer(library), tools, folder));
  const expected = 2 * angles.length + asked.length;
  if (answers.length !== expected) throw new Error(`${answers.length} answers, not ${expected}.`);
  const cosines = new Map(angles.map((angle, i) => [angle, answers[i]![0]!]));
  const sines = new Map(angles.map((angle, i) => [angle, answers[angles.length + i]![0]!]));
  const differences: Difference[] = [];
  withCircular(cosines, sines, () => {
    for (const [i, { name, values }] of asked.entries()) {
      const ours = flat(
        answerOf(name, values, functions),
        library.functions.get(name)!.returns,
        library,
      );
      const theirs = answers[2 * angles.length + i]!;
      const isSame =
        ours.length === theirs.length && ours.every((number, k) => Object.is(number, theirs[k]));
      if (!isSame) differences.push({ name, values, ours, theirs });
    }
  });
  return differences;
}

/** Splits the output at the marks before each result. */
function inParts(numbers: Float64Array): number[][] {
  const parts: number[][] = [];
  for (const number of numbers) {
    if (number === mark) parts.push([]);
    else parts.at(-1)?.push(number);
  }
  return parts;
}

/**
 * Runs a function with a language's own sines and cosines, so that everything else can be compared.
 */
function withCircular(
  cosines: ReadonlyMap<number, number>,
  sines: ReadonlyMap<number, number>,
  work: () => void,
): void {
  const { cos, sin } = Math;
  Math.cos = (angle) => cosines.get(angle) ?? cos(angle);
  Math.sin = (angle) => sines.get(angle) ?? sin(angle);
  try {
    work();
  } finally {
    Object.assign(Math, { cos, sin });
  }
}

/** Values that asserts reject, and the message in every language. */
const refused = [
  {
    name: 'assertCircle',
    values: [{ center: { x: 0, y: 0 }, radius: -1 }],
    says: 'circle.radius must be finite and 0 or greater.',
  },
  {
    name: 'assertConvexPolygon',
    values: [
      [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 4 },
      ],
    ],
    says: 'polygon has a dent: it must turn the same way at every corner.',
  },
];

/** The values that a language's asserts accept, or reject with another message. */
export function notRefused(
  writer: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): string[] {
  const { library, names } = theExam();
  return refused.flatMap(({ name, values, says }) => {
    const exam = examOf(library, names, [{ name, values }]);
    try {
      answersOf(exam, writer(library), tools, folder);
      return [`${name} lets it pass`];
    } catch (error) {
      const said = String(error);
      return said.includes(says) ? [] : [said];
    }
  });
}

/** Examples of doc comments with another result in a language. */
export function wrongExamples(
  writer: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): string[] {
  const all = examplesOf(translatedNames());
  const shown = translatedLibrary([all], namesOfExamples(all));
  const ofThis = writer(shown);
  const names = namesOfExamples(
    all,
    [...all.lines.keys()].filter((name) => canShow(name, all, shown, ofThis)),
  );
  const text = driverText(translatedLibrary([all], names), names);
  const library = translatedLibrary(
    [all, { name: 'driver.ts', text }],
    [...names, 'answerAll', ...given, ...circular],
  );
  const exam = examOf(
    library,
    names,
    names.map((name) => ({ name, values: [] })),
  );
  const answers = inParts(answersOf(exam, writer(library), tools, folder));
  if (answers.length !== names.length) throw new Error(`${answers.length} of ${names.length}.`);
  return names.filter((_, i) => {
    if (i % 2 === 1) return false;
    const [call = [], result = []] = [answers[i], answers[i + 1]];
    // In a comment, 0 means either zero.
    return call.length !== result.length || call.some((number, k) => number !== result[k]);
  });
}

/** The library with a language's examples in its comments, as the site publishes it. */
export const asGivenAway = (id: string, library: Library): Library =>
  withExamples(library, languages.find((one) => one.id === id)!);
