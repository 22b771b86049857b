import { type AnyExhibit, ask, refusal, smallest } from './exhibit.ts';
import { code } from './write.ts';

/**
 * The exhibit as a test to take home: one file of Vitest, complete but for the function, which the
 * reader has copied from a chapter into a file of its name.
 */
export function testText(exhibit: AnyExhibit): string {
  const { title, lesson, names, guard } = exhibit;
  const values = smallest(exhibit);
  const refused = refusal(exhibit, values);
  const [asked = ''] = Object.keys(exhibit.asks);
  const [name, given] =
    guard && refused !== null ? [guard.name, [names[guard.value] ?? '']] : [asked, names];
  const call = `${name}(${given.join(', ')})`;
  const constants = names.flatMap((one, i) =>
    given.includes(one) ? [`  const ${one} = ${code(values[i])};`] : [],
  );
  const expectation =
    refused === null
      ? `  expect(${call})${matcher(kept(exhibit, ask(exhibit, values)))};`
      : `  expect(() => ${call}).toThrow(${JSON.stringify(refused)});`;
  return [
    "import { expect, test } from 'vitest';",
    `import { ${name} } from './${name}';`,
    '',
    `// ${plainText(lesson)}`,
    '// From First Contact, the museum of edge cases. MIT License.',
    `test(${JSON.stringify(plainText(title))}, () => {`,
    ...constants,
    expectation,
    '});',
    '',
  ].join('\n');
}

/** The name of the function that the test imports. */
export function testedName(exhibit: AnyExhibit): string {
  const isRefused = refusal(exhibit, smallest(exhibit)) !== null;
  const [asked = ''] = Object.keys(exhibit.asks);
  return exhibit.guard && isRefused ? exhibit.guard.name : asked;
}

function kept({ keeps }: AnyExhibit, answer: unknown): unknown {
  if (!keeps || typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => keeps.includes(name)));
}

function matcher(answer: unknown): string {
  if (answer === null) return '.toBeNull()';
  if (Array.isArray(answer)) return `.toEqual(${code(answer)})`;
  if (typeof answer === 'object') return `.toMatchObject(${code(answer)})`;
  return `.toBe(${code(answer)})`;
}

/** Without the dollar signs around symbols. */
function plainText(text: string): string {
  return text.replaceAll('$', '');
}
