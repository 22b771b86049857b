import { expect, test } from 'vitest';
import { bareFileIn } from '#translate/language-files.ts';
import { languages } from '#translate/languages.ts';
import { filesOf, namesTranslatedTo } from '#translate/translate.ts';

const isChecked = (id: string): boolean => !['python', 'gdscript', 'lua', 'glsl'].includes(id);

// The translator replaces whole phrases, which the library could reword.
test('no comment of another language speaks of the errors and the compiler of TypeScript', () => {
  const found = languages.flatMap((language) => {
    const { text } = bareFileIn(filesOf(language), namesTranslatedTo(language));
    const words = text.replaceAll(/\n\s*(\/\/+|\*|-{2,}|#+)?/g, '');
    const foreign = isChecked(language.id) ? /RangeError/g : /RangeError|the compiler objects/g;
    return (words.match(foreign) ?? []).map((one) => `${language.id}: ${one}`);
  });
  expect(found).toEqual([]);
});

test('a language that throws nothing does not say so', () => {
  const found = ['c', 'rust', 'gdscript', 'glsl', 'lua', 'python'].flatMap((id) => {
    const language = languages.find((one) => one.id === id)!;
    const { text } = bareFileIn(filesOf(language), namesTranslatedTo(language));
    const lines = text.split('\n').filter((line) => /\bthrow/i.test(line));
    return lines.map((line) => `${id}: ${line}`);
  });
  expect(found).toEqual([]);
});

test('a language whose structs are values does not promise the same pair again', () => {
  const found = ['c', 'rust', 'cpp', 'csharp'].filter((id) => {
    const language = languages.find((one) => one.id === id)!;
    const { text } = bareFileIn(filesOf(language), ['createCircleGrid']);
    return /before, but/.test(text.replaceAll(/\n\s*\/\/+/g, ''));
  });
  expect(found).toEqual([]);
});

test('a method in GDScript names the types of what is passed to it, without its object', () => {
  const gdscript = languages.find(({ id }) => id === 'gdscript')!;
  const { text } = bareFileIn(filesOf(gdscript), ['createCircleGrid']);
  const [, methods = ''] = text.split(/^class CircleGrid:$/m);
  expect(methods.match(/## Takes .*/)?.[0]).toBe('## Takes a Circle.');
  expect(methods).not.toContain('Takes CircleGrid');
});
