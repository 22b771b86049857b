import fc from 'fast-check';
import { expect, test } from 'vitest';
import { run } from '#trace/program.ts';
import { analyse } from '#trace/run.ts';
import { stepWords } from '#trace/sentences.ts';
import { forAll } from '../lib/bench/for-all.ts';
import { evaluated, programOf } from './support/program.ts';

const names = ['a', 'b', 'c'];
const name = fc.constantFrom(...names);

/** Small expressions: they end, and may throw. */
const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const part = tie('expression');
  const joined = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
    fc
      .tuple(...parts.map((one) => (typeof one === 'string' ? fc.constant(one) : one)))
      .map((texts) => texts.join(''));
  const operator = fc.constantFrom('+', '-', '<', '===', '&&', '||', ',', '**');
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      name,
      fc.constantFrom('0', '1', 'null', '"x"', '[]'),
      joined('(', part, ' ', operator, ' ', part, ')'),
      joined('((', part, ') ?? ', part, ')'),
      joined('(', part, ' ? ', part, ' : ', part, ')'),
      joined('(!', part, ')'),
      joined('(', name, fc.constantFrom(' = ', ' += ', ' ||= ', ' ??= '), part, ')'),
      joined(name, fc.constantFrom('++', '--')),
      joined('[', part, ', ...[', part, ']]'),
      joined('{ p: ', part, ' }').map((text) => `(${text}).p`),
      joined('g(', part, ')'),
      joined('(', part, ')?.p'),
      joined('((', name, ') => ', part, ')(1)'),
      joined('`<', '${', part, '}>`'),
    ),
  };
});

const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => {
  const one = tie('statement');
  const block = tie('block');
  return {
    block: fc.array(one, { maxLength: 3 }).map((list) => `{ ${list.join('\n')} }`),
    statement: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      expression.map((e) => `;${e}`),
      expression.map((e) => `return ${e};`),
      expression.map((e) => `{ let [x, y = x] = [${e}]\nc = y }`),
      fc.tuple(name, name, expression).map(([p, q, e]) => `;[${p}, ${q}] = [${e}, ${p}]`),
      fc
        .tuple(expression, one, one)
        .map(([e, s, t]) => `if (${e}) { ${s} }\nelse ${t.replace(/^;/, '')}`),
      fc.tuple(expression, one).map(([e, s]) => `for (const v of [${e}, 2]) { ${s} }`),
      fc.tuple(expression, block).map(([e, s]) => `for (let i = 0; i < 3 && (${e}); i++) ${s}`),
      fc.tuple(block, block, block).map(([s, t, u]) => `try ${s} catch (v) ${t} finally ${u}`),
      fc
        .tuple(expression, block, block)
        .map(([e, s, t]) => `switch (${e}) { case 1: ${s} default: ${t} }`),
      expression.map((e) => `throw ${e};`),
    ),
  };
});

const program = fc.tuple(fc.array(statement, { minLength: 1, maxLength: 4 }), expression).map(
  ([list, e]) => `export function f(a, b, c) {
  let depth = 0;
  const g = (x) => depth++ > 3 ? x : ${e};
  ${list.join('\n  ')}
}`,
);

function outcome(call: () => unknown): unknown {
  try {
    return { result: call() };
  } catch (error) {
    return { error: error instanceof Error ? `${error}` : error };
  }
}

test('any small program does the same with probes, and its run is understood', () => {
  let steps = 0;
  forAll(
    fc.property(program, fc.integer({ min: 0, max: 2 }), (source, n) => {
      // Not compiled, because TypeScript 6.0 loses a part of some of these programs.
      const plain = evaluated(source);
      const program = programOf(source);
      const values = [n, 1, [n]];
      const again = () => structuredClone(values);
      const expected = outcome(() => plain.f!(...again()));
      expect(outcome(() => program.functions.f!(...again()))).toEqual(expected);
      const trace = run(program, 'f', again());
      expect(trace.isCut).toBe(false);
      const recorded = outcome(() => {
        if ('error' in trace) throw trace.error;
        return trace.result;
      });
      expect(recorded).toEqual(expected);
      const understood = analyse(trace);
      steps += understood.steps.length;
      // Nothing is out of any call, steps follow each other, and each finds something out.
      expect(understood.frameOf).not.toContain(-1);
      understood.steps.forEach(({ from, at }, i) => {
        expect(from).toBeGreaterThan(understood.steps[i - 1]?.at ?? -1);
        expect(at).toBeGreaterThanOrEqual(from);
        expect(stepWords(understood, i)).toMatch(/^Step \d+ of \d+, line \d+.*: ./s);
      });
    }),
  );
  expect(steps).toBeGreaterThan(500);
});
