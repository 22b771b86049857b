import { type AnyExhibit, libraryAnswer, refusal, smallest } from './exhibit.ts';
import { code } from './write.ts';

/**
 * The exhibit as a test to take home: one Vitest file. The reader copies the tested function from
 * a chapter into the file that the test imports.
 */
export function testText(exhibit: AnyExhibit): string {
  const { title, lesson, names, guard } = exhibit;
  const values = smallest(exhibit);
  const refused = refusal(exhibit, values);
  const [answering = ''] = Object.keys(exhibit.library);
  const [name, parameters] =
    guard && refused !== null ? [guard.name, [names[guard.value] ?? '']] : [answering, names];
  const call = `${name}(${parameters.join(', ')})`;
  const constants = names.flatMap((one, i) =>
    parameters.includes(one) ? [`  const ${one} = ${code(values[i])};`] : [],
  );
  const expectation =
    refused === null
      ? `  expect(${call})${matcher(compared(exhibit, libraryAnswer(exhibit, values)))};`
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
  const [answering = ''] = Object.keys(exhibit.library);
  return exhibit.guard && isRefused ? exhibit.guard.name : answering;
}

function compared({ comparedFields }: AnyExhibit, answer: unknown): unknown {
  if (!comparedFields || typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).filter(([name]) => comparedFields.includes(name)),
  );
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
