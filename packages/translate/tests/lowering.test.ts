import { describe, expect, it } from 'vitest';
import { bitsAsBooleans, visit } from '#translate/bits-as-booleans.ts';
import { PythonWriter } from '#translate/languages/python.ts';
import { translatedLibrary } from '#translate/library.ts';
import type { Statement } from '#translate/tree.ts';
import { withoutContinue } from '#translate/without-continue.ts';

// Replacements for what a language lacks.

const refuse = (): never => {
  throw new Error('The loop is refused.');
};
const bodyOf = (text: string): readonly Statement[] =>
  translatedLibrary(
    [
      {
        name: 'extra.ts',
        text: `export function extra(a: readonly number[]): number {\n${text}\n}`,
      },
    ],
    ['extra'],
  ).functions.get('extra')!.body;

/** The kinds of statements, with brackets around branches and loops. */
function outline(all: readonly Statement[]): string {
  return all
    .map((one) => {
      if (one.kind === 'if') return `if(${outline(one.yes)})else(${outline(one.no)})`;
      return 'body' in one ? `${one.kind}(${outline(one.body)})` : one.kind;
    })
    .join(' ');
}

describe('a loop without continue', () => {
  const loop = (body: string) =>
    outline(withoutContinue(bodyOf(`let sum = 0;\n${body}\nreturn sum;`), refuse));

  it('has what follows in a branch of the opposite', () => {
    expect(loop('for (const x of a) { if (x < 0) continue; sum += x; }')).toBe(
      'let each(if(assign)else()) return',
    );
  });

  it('has what follows beside what came before the continue', () => {
    expect(
      loop('for (const x of a) { if (x < 0) { sum -= x; continue; } sum += x; sum += 1; }'),
    ).toBe('let each(if(assign)else(assign assign)) return');
  });

  it('has what follows behind the branch that goes through', () => {
    expect(
      loop(
        'for (const x of a) { if (x < 0) { sum -= x; } else { continue; } sum += 1; sum += 2; }',
      ),
    ).toBe('let each(if(assign assign assign)else()) return');
  });

  it('leaves an inner loop to itself', () => {
    expect(
      loop(
        'for (const x of a) { for (const y of a) { if (y === x) continue; sum += y; } sum += 1; }',
      ),
    ).toBe('let each(each(if(assign)else()) assign) return');
  });

  it('takes no < for the opposite of >=, since NaN is neither', () => {
    const [, each] = withoutContinue(
      bodyOf('let sum = 0;\nfor (const x of a) { if (x < 0) continue; sum += x; }\nreturn sum;'),
      refuse,
    );
    const [only] = each?.kind === 'each' ? each.body : [];
    expect(only?.kind === 'if' && only.test.kind).toBe('not');
  });

  it('is refused if the rest of the body would be needed twice', () => {
    expect(() =>
      loop('for (const x of a) { if (x < 0) { if (x < -1) continue; sum -= 1; } sum += x; }'),
    ).toThrow('The loop is refused.');
  });
});

it('a name in Python has one type, as mypy demands', () => {
  const text = `import type { Circle, Vec2 } from './types.ts';
export function extra(points: readonly Vec2[], circles: readonly Circle[]): number {
  for (const one of points) if (one.x > 0) return one.y;
  for (const one of circles) if (one.radius > 0) return one.radius;
  for (const one of points) if (one.x > 1) return one.y;
  return 0;
}`;
  const library = translatedLibrary([{ name: 'extra.ts', text }], ['extra']);
  const loops = new PythonWriter(library).file(['extra']).match(/for \w+ in \w+/g);
  expect(loops).toEqual(['for one in points', 'for one2 in circles', 'for one in points']);
});

describe('bits', () => {
  it('are true and false, where nothing but bits flows in', () => {
    const body = bitsAsBooleans(
      bodyOf(
        'let inside = 0;\nlet count = 0;\nfor (const x of a) { const above = Number(x > 0); inside ^= above; count += above; }\nreturn inside === 1 ? count : 0;',
      ),
    );
    const types: Record<string, string> = {};
    const operators: string[] = [];
    visit(body, (one) => {
      if (one.kind === 'let') types[one.name] = one.type.kind;
      if (one.kind === 'binary') operators.push(one.operator);
    });
    expect(types).toEqual({ inside: 'boolean', count: 'number', above: 'boolean' });
    expect(operators).toContain('!=');
    expect(operators).not.toContain('^');
  });
});
