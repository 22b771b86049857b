import { expect, it } from 'vitest';
import { codeLines, docParagraphs, withListing } from '#translate/doc-text.ts';
import { exampleLines } from '#translate/example-lines.ts';
import { examplesOf } from '#translate/examples.ts';
import { bareFileIn } from '#translate/language-files.ts';
import { languages } from '#translate/languages.ts';
import { filesOf, translatedNames } from '#translate/translate.ts';

// The examples of doc comments in other languages. tests/ci/languages compiles them and compares
// their results.

const textOf = (id: string, name: string): string =>
  bareFileIn(filesOf(languages.find((one) => one.id === id)!), [name]).text;

it('are those of all functions but a few: each line, and what comes of it', () => {
  const names = translatedNames();
  const { lines, text } = examplesOf(names);
  expect(text).toContain(`export function exampleCirclesIntersect1(): boolean {
  const a: Circle = { center: { x: 0, y: 0 }, radius: 2 };
  const b: Circle = { center: { x: 3, y: 4 }, radius: 3 };
  return circlesIntersect(a, b);
}
export function resultCirclesIntersect1(): boolean {
  return true;
}`);
  // An optional value is asserted to be present.
  expect(text).toContain(`  const contact = collideBoxCircle(box, c);
  return contact!.normal;
}
export function resultCollideBoxCircle2(): Vec2 {
  return { x: 1, y: 0 };
}`);
  expect(lines.get('collideBoxCircle')).toBe(2);
  // An example that throws has no value, callbacks differ between languages, and an object's
  // example spans several calls.
  const without = names.filter((name) => !lines.has(name)).sort();
  expect(without.filter((name) => !name.startsWith('assert'))).toEqual([
    'createCircleGrid',
    'moveAndBounce',
    'moveAndSlide',
    'moveOnGround',
  ]);
});

it('stand in the comment as the language writes them', () => {
  expect(textOf('python', 'circlesIntersect')).toContain(`
    counts, and so does one circle inside the other.

        a = Circle(Vec2(0.0, 0.0), 2.0)
        b = Circle(Vec2(3.0, 4.0), 3.0)
        circles_intersect(a, b)  # True

    The radii`);
  expect(textOf('csharp', 'circlesIntersect')).toContain(`
        /// <example><code>
        /// var a = new Circle(new Vec2(0.0, 0.0), 2.0);
        /// var b = new Circle(new Vec2(3.0, 4.0), 3.0);
        /// CirclesIntersect(a, b) // true
        /// </code></example>
`);
  expect(textOf('java', 'rayCrossings')).toContain(`
     * rayCrossings(new Vec2(1.0, 2.0), triangle)
     * // new ArrayList<RayCrossing>(
     * //     Arrays.asList(new RayCrossing(1, new Vec2(6.0, 2.0))))
     * }</pre>
`);
  expect(textOf('cpp', 'castCircleAgainstBox')).toContain(`
///     const std::optional<Cast> cast =
///         castCircleAgainstBox(box, c, way);
///     cast->fraction // 0.25
///     cast->point // Vec2{5.0, 1.0}
`);
  expect(textOf('c', 'collideBoxCircle')).toContain(`
//     fc_Contact contact = {0};
//     fc_collide_box_circle(box, c, &contact);
//     contact.depth // 3.0
//     contact.normal // (fc_Vec2){1.0, 0.0}
`);
  expect(textOf('rust', 'pointInCircle')).toMatch(/\/\/\/ ```ignore\n[^`]*\/\/ true\n\/\/\/ ```\n/);
});

it('need nothing: what only they name is not in the file', () => {
  const text = textOf('java', 'findIntersectingPairs');
  expect(text).toContain('findIntersectingPairs(Arrays.asList(a, b))');
  expect(text).not.toContain('import java.util.Arrays');
});

it('are as long as a line of the language lets them be', () => {
  const call = 'def example():\n    a = make(1)\n    return call(a)';
  const result = (value: string) => `def result():\n    return ${value}`;
  const lines = (value: string, width: number) =>
    exampleLines([{ call, result: result(value) }], { comment: '#', width });
  expect(lines('True', 20)).toEqual(['a = make(1)', 'call(a)  # True']);
  expect(lines('True', 12)).toEqual(['a = make(1)', 'call(a)', '# True']);
  expect(lines('[\n        1,\n        2,\n    ]', 12)).toEqual([
    'a = make(1)',
    'call(a)',
    '# [1, 2]',
  ]);
  // The result must be one value.
  const inTwo = 'def result():\n    b = 1\n    return b';
  const style = { comment: '#', width: 60 };
  expect(exampleLines([{ call, result: inTwo }], style)).toBe(null);
  // All lines must share one setup.
  const first = { call, result: result('1') };
  const second = { call: 'def example():\n    a = make(1)\n    return a.b', result: result('2') };
  expect(exampleLines([first, second], style)).toEqual(['a = make(1)', 'call(a)  # 1', 'a.b  # 2']);
  const other = { call: 'def example():\n    a = make(2)\n    return a.b', result: result('2') };
  expect(exampleLines([first, other], style)).toBe(null);
});

it('stand after the first paragraph, and keep their lines', () => {
  const doc = 'First.\n\n@example\nold(); // 1\n\n@remarks\nMore of it.';
  const paragraphs = docParagraphs(withListing(doc, ['one `$&`', '  two']), (name) => name);
  expect(paragraphs.map((one) => codeLines(one) ?? one)).toEqual([
    'First.',
    ['one `$&`', '  two'],
    'More of it.',
  ]);
  expect(docParagraphs(doc, (name) => name)).toEqual(['First.', 'More of it.']);
});

it('come with C code that hands a callback on with the world of its caller', () => {
  const worlds = [...textOf('c', 'moveAndSlide').matchAll(/\bcast,\s+(NULL|world)\b/g)];
  expect(worlds.map(([, world]) => world)).toEqual(['world']);
});

it('come with C code that returns what a callback finds', () => {
  expect(textOf('c', 'moveOnGround')).toMatch(/return cast\([^;]*, result, world\);/);
});
