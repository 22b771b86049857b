import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cast, Vec2 } from '#lib/index.ts';
import { namesIn, translate } from '#trace/source/languages.ts';
import { canShow, examplesOf, namesOfExamples } from '#translate/examples.ts';
import { GlslWriter } from '#translate/languages/glsl.ts';
import { lengthWithin, touchingWithin } from '#translate/languages/glsl-accuracy.ts';
import { languages } from '#translate/languages.ts';
import { translatedLibrary, translatedNames } from '#translate/library.ts';
import type { FunctionTree, Library } from '#translate/tree.ts';
import { answerOf, sampleOf, stride } from './support/cases.ts';
import { flat } from './support/driver.ts';
import { theEdgeExam } from './support/edges.ts';
import { pointsInLine } from './support/floats.ts';
import { type Exam, runIn, theExam } from './support/run.ts';
import { answersIn, shaderRun } from './support/shader.ts';
import { isNear, isRotated, nearestWrong } from './support/shader-bounds.ts';
import { largestIn, nearTouching, numberAt, placeIn, withNumber } from './support/touching.ts';
import { runShaders } from './support/webgl.ts';

const glsl = languages.find(({ id }) => id === 'glsl')!;
const names = namesIn(glsl);
const folder = '.cache/languages/glsl';

const mains = {
  frag: 'out vec4 color;\nvoid main() { color = vec4(0.0); }',
  vert: 'void main() { gl_Position = vec4(0.0); }',
};
const shaders = ['300 es', '330'].flatMap((version) =>
  (['frag', 'vert'] as const).map((stage) => ({ version, stage })),
);

describe.each(shaders)('GLSL as #version $version, $stage', ({ version, stage }) => {
  const here = join(folder, `${version.replace(' ', '-')}-${stage}`);
  const compile = (texts: readonly string[]): void => {
    mkdirSync(here, { recursive: true });
    const files = texts.map((text, i) => {
      writeFileSync(join(here, `${i}.${stage}`), text);
      return `${i}.${stage}`;
    });
    // The tool prints warnings but exits with success.
    const command = `glslangValidator ${files.join(' ')} > said 2>&1 && ! grep -qE "WARNING|ERROR" said`;
    runIn(here, ['sh', '-c', `${command} || { cat said; exit 1; }`]);
  };
  const shaderOf = (file: readonly string[], before = ''): string =>
    `#version ${version}\nprecision highp float;\n${before}${translate(glsl, file).text}\n${mains[stage]}\n`;

  it('has a file of each function that compiles alone, one of two, and one of all', () => {
    const files = [
      ...sampleOf(names).map((name) => [name]),
      ['pointInPolygon', 'castCircleAgainstBox'],
      names,
    ];
    compile(files.map((file) => shaderOf(file)));
  });

  it('has room for as many corners as its user says', () => {
    const isForty =
      '\nvoid corners40(Polygon polygon) { vec2 all[40] = polygon.corners; }\nvoid main';
    const text = shaderOf(['pointInPolygon'], '#define MAX_CORNERS 40\n');
    compile([text.replace('\nvoid main', isForty)]);
    const usual = shaderOf(['pointInPolygon']).replace('\nvoid main', isForty);
    expect(() => compile([usual])).toThrow('ERROR');
  });
});

type Asked = readonly (readonly unknown[])[];

/** A GPU's results for calls of several functions. */
async function answersOf(
  library: Library,
  asked: ReadonlyMap<string, Asked>,
): Promise<ReadonlyMap<string, number[][]>> {
  const writer = new GlslWriter(library);
  const runs = [...asked].map(([name, all]) => {
    const file = writer.file([name]);
    return shaderRun(library.functions.get(name)!, all, { library, file, names: writer });
  });
  const answers = await runShaders(runs);
  return new Map([...asked.keys()].map((name, i) => [name, answersIn(answers[i]!, runs[i]!)]));
}

const { library, asked } = theExam();
const functionOf = (name: string): FunctionTree => library.functions.get(name)!;

const rounded = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.fround(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, rounded(of)]));
};

/** The sizes for which the comments promise accuracy. */
const isOfThem = (value: unknown): boolean =>
  typeof value === 'number'
    ? value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) <= 1e6)
    : typeof value !== 'object' || value === null || Object.values(value).every(isOfThem);

/** The calls of a function in floats, within a shader's capacity. */
function questionsTo(name: string, all: Exam['asked']): Asked {
  const least = name === 'boundingBox' ? 1 : 3;
  const fits = (one: unknown) => !Array.isArray(one) || (one.length >= least && one.length <= 16);
  return all
    .filter((one) => one.name === name && one.values.every(fits) && isOfThem(one.values))
    .map(({ values }) => {
      const given = rounded(values) as unknown[];
      if (name !== 'bounceCircles') return given;
      const options = Object.entries(given[3] ?? {}).filter(([, value]) => value !== undefined);
      return [
        ...given.slice(0, 3),
        { restitution: 1, friction: 0, ...Object.fromEntries(options) },
      ];
    });
}

const questions = new Map(names.map((name) => [name, questionsTo(name, asked)]));
const atEdges = theEdgeExam().asked;
const touching = new Map(
  names
    .filter((name) => ['boolean', 'optional'].includes(functionOf(name).returns.kind))
    .map((name) => {
      // For a rotated shape, more than a float's precision matters.
      const step = isRotated(functionOf(name)) ? nearestWrong(functionOf(name)) / 7 : 0;
      const some = questions.get(name)!.slice(-80 / stride);
      return [name, some.flatMap((one) => nearTouching(name, one, { count: 8, step }))] as const;
    }),
);
const calls = {
  exam: questions,
  edges: new Map(names.map((name) => [name, questionsTo(name, atEdges)])),
  touching: new Map([...touching].map(([name, of]) => [name, of.map(({ values }) => values)])),
};

type Answers = ReadonlyMap<string, readonly number[][]>;

/** The GPU's results for all calls. It compiles a function once, because that takes longest. */
async function answersToAll(): Promise<Record<keyof typeof calls, Answers>> {
  const all = Object.values(calls);
  const joined = names.map((name) => [name, all.flatMap((one) => one.get(name) ?? [])] as const);
  const answers = await answersOf(library, new Map(joined));
  const taken = (of: ReadonlyMap<string, Asked>): Answers =>
    new Map([...of].map(([name, asked]) => [name, answers.get(name)!.splice(0, asked.length)]));
  return { exam: taken(calls.exam), edges: taken(calls.edges), touching: taken(calls.touching) };
}

describe('GLSL on a GPU', () => {
  let answers: Record<keyof typeof calls, Answers>;
  beforeAll(async () => {
    answers = await answersToAll();
  });

  /** The calls whose results are outside the stated accuracy. */
  function wrongOf(kind: keyof typeof calls): { count: number; wrong: unknown[] } {
    const wrong: unknown[] = [];
    let count = 0;
    for (const [name, asked] of calls[kind]) {
      const one = functionOf(name);
      for (const [i, values] of asked.entries()) {
        const ours = flat(answerOf(name, values), one.returns, library);
        const theirs = answers[kind].get(name)![i]!;
        count += 1;
        if (!isNear(one, values, ours, theirs)) wrong.push({ name, values, ours, theirs });
      }
    }
    return { count, wrong };
  }

  it('answers as the library does, but for what its comments say of accuracy', () => {
    const { count, wrong } = wrongOf('exam');
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBeGreaterThan(14_000 / stride);
  });

  it('answers as the library does along the axes, at every corner and of flat shapes', () => {
    const { count, wrong } = wrongOf('edges');
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(count).toBeGreaterThan(5000 / stride);
  });

  it('errs of touching only as near as its comments say, and casts are those of such a radius', () => {
    const tooFar: unknown[] = [];
    let casts = 0;
    let errors = 0;
    for (const [name, of] of touching) {
      const within = nearestWrong(functionOf(name));
      for (const [i, { values, isHit, gap }] of of.entries()) {
        const theirs = answers.touching.get(name)![i]!;
        const isWrong = (theirs[0] === 1) !== isHit;
        if (isWrong) errors += 1;
        if (isWrong && gap > within) tooFar.push({ name, values, isHit, gap });
        if (!name.startsWith('cast') || theirs[0] !== 1 || !isHit) continue;
        casts += 1;
        if (!isOfOtherRadius(name, values, theirs[1]!)) tooFar.push({ name, values, theirs });
      }
    }
    expect(tooFar.slice(0, 3)).toEqual([]);
    // Some must be wrong, because otherwise no scene was close enough to show it.
    expect(errors).toBeGreaterThan(500 / stride);
    expect(casts).toBeGreaterThan(500 / stride);
  });

  /** Whether a slightly larger or smaller circle would meet the shape. */
  function isOfOtherRadius(name: string, values: readonly unknown[], fraction: number): boolean {
    const within = nearestWrong(functionOf(name)) * largestIn(values);
    const radius = numberAt(values, placeIn(values));
    const [early = 0, late = 1] = [radius + within, Math.max(0, radius - within)].map(
      (one) => (answerOf(name, withNumber(values, placeIn(values), one)) as Cast | null)?.fraction,
    );
    const slack = isRotated(functionOf(name)) ? nearestWrong(functionOf(name)) * 10 : lengthWithin;
    return fraction >= early - slack && fraction <= late + slack;
  }

  it('finds the turns of three points but where they lie as near to a line as it says', async () => {
    const asked: unknown[][] = sampleOf(pointsInLine(2000));
    const answers = await answersOf(library, new Map([['orientation', asked]]));
    const wrong = asked.filter(
      (points, i) => answers.get('orientation')![i]![0] !== answerOf('orientation', points),
    );
    expect(wrong.length).toBeGreaterThan(20 / stride);
    for (const points of wrong) {
      const [a, b, c] = points as [Vec2, Vec2, Vec2];
      const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      const height = Math.abs(area) / Math.hypot(b.x - a.x, b.y - a.y);
      expect(height).toBeLessThanOrEqual(touchingWithin * largestIn(points));
    }
  });

  it('answers its examples as they say', async () => {
    const examples = examplesOf(translatedNames());
    const shown = translatedLibrary([examples], namesOfExamples(examples));
    const writer = new GlslWriter(shown);
    const of = [...examples.lines.keys()].filter(
      (name) => names.includes(name) && canShow(name, examples, shown, writer),
    );
    const pairs = namesOfExamples(examples, of);
    const answers = await answersOf(shown, new Map(pairs.map((name) => [name, [[]]])));
    const wrong = pairs.filter((call, i) => {
      if (i % 2 === 1) return false;
      const [ours, theirs] = [call, pairs[i + 1]!].map((one) => answers.get(one)![0]!);
      const isSame = ours!.length === theirs!.length;
      return !isSame || ours!.some((number, k) => !(Math.abs(number - theirs![k]!) < 1e-5));
    });
    expect(wrong).toEqual([]);
    expect(of.length).toBeGreaterThan(30);
  });
});
