import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as index from '#lib/index.ts';
import { makeProgram } from '#trace/source/program.ts';
import { programFrame } from '#trace/source/program-frame.ts';
import { programPage } from '#trace/source/program-html.ts';
import { findProgram, findPrograms } from '#trace/source/programs.ts';
import { library } from '../support/library.ts';
import { offenders } from '../support/offenders.ts';
import { faultsOf } from '../support/program.ts';

const make = (text: string, name = 'some-balls') => makeProgram(library, { name, text });

/** A program that uses the whole library. */
const everything = {
  name: 'everything',
  text: `import { ${Object.keys(index).join(', ')}, type Circle, type Box } from '#lib/index.ts';
const shapes: (Circle | Box)[] = [];
console.log(shapes, ${Object.keys(index).join(', ')});
`,
};
const sources = [...findPrograms(), everything];
const programs = sources.map((source) => makeProgram(library, source));
const faults = faultsOf(
  Object.fromEntries(programs.map(({ name, typescript }) => [name, typescript])),
  {
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    noUnusedLocals: true,
    exactOptionalPropertyTypes: true,
  },
);

function namesDeclared(text: string): string[] {
  const source = ts.createSourceFile('all.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((one) => {
    if (ts.isVariableStatement(one)) {
      return one.declarationList.declarations.map(({ name }) => name.getText());
    }
    const isNamed = ts.isFunctionDeclaration(one) || ts.isInterfaceDeclaration(one);
    return isNamed || ts.isTypeAliasDeclaration(one) ? [one.name?.text ?? ''] : [];
  });
}

const wrongPrograms = (check: (program: (typeof programs)[number]) => unknown) =>
  offenders(programs, ({ name }) => name, check);

test('as TypeScript every program compiles alone, under strict rules', async () => {
  const found = await wrongPrograms(({ name, typescript }) => [
    ...faults[name]!,
    ...(typescript.match(/^\s*import\b.*/gm) ?? []),
  ]);
  expect(found).toEqual([]);
});

test('as JavaScript every program is a plain script, without types', async () => {
  const found = await wrongPrograms(({ javascript }) => {
    const { diagnostics = [] } = ts.transpileModule(javascript, {
      fileName: 'program.js',
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
    });
    // Throws unless the text is a program.
    new Function(javascript);
    return [
      ...diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      ...(javascript.match(/^(import|export|interface|type|declare)\b.*/gm) ?? []),
    ];
  });
  expect(found).toEqual([]);
});

test('in both languages every program declares each name once, and has all that it imports', async () => {
  const found = await wrongPrograms(({ typescript, javascript, imports, helpers }) =>
    [typescript, javascript].flatMap((text) => {
      const names = namesDeclared(text);
      const credit = /^\/\/ [A-Z][\w ]+, from First Contact\. MIT License\.\n/;
      return [
        ...names.filter((name, i) => names.indexOf(name) < i).map((name) => `${name} twice`),
        ...[...imports, ...helpers]
          .filter((name) => !names.includes(name))
          .map((name) => `no ${name}`),
        ...(credit.test(text) ? [] : [`begins ${text.slice(0, 60)}`]),
      ];
    }),
  );
  expect(found).toEqual([]);
});

test('every program comes before what it uses, as it stands in its file', async () => {
  const found = await wrongPrograms(({ typescript, code, imports, helpers }) => {
    const [helper = ''] = [...imports, ...helpers];
    const at = typescript.indexOf(code);
    return at > 0 && typescript.indexOf(`function ${helper}(`) > at ? [] : [`${at}, ${helper}`];
  });
  expect(found).toEqual([]);
});

test('every program depends on nothing but its frames', () => {
  // Two runs are equal, and a test can drive it.
  const other = /Math\.random|\bDate\b|setTimeout|setInterval|\bdeclare\b/g;
  const found = findPrograms().flatMap(({ name, text }) =>
    [
      ...(text.match(other) ?? []),
      ...(text.includes("document.querySelector('canvas')") ? [] : ['no canvas']),
      ...text.split('\n').filter((line) => line.length > 90),
    ].map((fault) => `${name}: ${fault}`),
  );
  expect(found).toEqual([]);
});

describe('a program', () => {
  test('has its file’s name in words as its title, and no imports in its code', () => {
    const { title, code, imports, helpers } = make(
      `// Two balls.\nimport { collideCircles } from '#lib/index.ts';\n\nconst x = collideCircles;\n`,
    );
    expect(title).toBe('Some balls');
    expect(code).toBe('// Two balls.\n\nconst x = collideCircles;');
    expect(imports).toEqual(['collideCircles']);
    expect(helpers).toEqual(['circlesIntersect']);
  });

  test('may use types alone, or nothing of the library', () => {
    const { javascript, typescript } = make(
      `import type { Vec2 } from '#lib/types.ts';\nlet a: Vec2;`,
    );
    expect(javascript).toBe('// Some balls, from First Contact. MIT License.\n\nlet a;\n');
    expect(typescript).toContain('interface Vec2');
    expect(typescript).not.toContain('export interface');
    expect(make('let a = 1;').typescript).not.toContain('library');
  });

  test.each([
    ["import { colideCircles } from '#lib/index.ts';", '"collideCircles"'],
    ["import { join } from 'node:path';", '"#lib/index.ts"'],
    ["import '#lib/index.ts';", '"#lib/index.ts"'],
    ["import { distance as far } from '#lib/index.ts';", 'renames distance'],
    ["import { distance } from '#lib/index.ts';\nconst [distance] = [1];", '"distance" twice'],
    ["import { containsBySquares } from '#lib/index.ts';", 'src/published'],
    [
      "import { collideCircles } from '#lib/index.ts';\nfunction circlesIntersect() {}",
      '"circlesIntersect" twice',
    ],
  ])('with %s fails the build', (text, message) => {
    expect(() => make(text)).toThrow(message);
  });

  test('that nobody has written fails the build, with names that are near', () => {
    expect(() => findProgram('bouncing-bals')).toThrow('"bouncing-balls"');
  });
});

describe('the page of a program', () => {
  const program = make(`const less = 1 < 2 && '<b>';`);

  test('has the script as it is, and nothing to load', () => {
    const html = programPage(program);
    expect(html).toContain(program.javascript);
    expect(html).toMatch(/^<!doctype html>\n/);
    expect(html).not.toMatch(/ (src|href)=|import/);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  test('in a frame has two scripts, and both are allowed by hash', () => {
    const html = programFrame(program);
    expect(html.match(/<script>/g)).toHaveLength(2);
    const [, scripts = ''] = /script-src ([^;]*);/.exec(html) ?? [];
    expect(scripts.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(html).not.toMatch(/unsafe|export \{\}/);
  });

  test('cannot be ended by a text of the program', () => {
    expect(() => programPage(make(`const end = '</script>';`))).toThrow('contains </script');
  });
});
