import { expect, it } from 'vitest';
import { bareFileIn } from '#translate/language-files.ts';
import { languages } from '#translate/languages.ts';
import { macrosOfWindows } from '#translate/names.ts';
import { filesOf, namesTranslatedTo } from '#translate/translate.ts';

it('nothing in C and C++ is a macro of windows.h', () => {
  const found = ['c', 'cpp'].flatMap((id) => {
    const language = languages.find((one) => one.id === id)!;
    const { text } = bareFileIn(filesOf(language), namesTranslatedTo(language));
    const code = text.replaceAll(/\/\/.*/g, '');
    const words = new Set<string>(code.match(/\w+/g));
    const called = code.match(/\b(min|max)\(/g) ?? [];
    return [...macrosOfWindows.filter((macro) => words.has(macro)), ...called].map(
      (macro) => `${id} ${macro}`,
    );
  });
  expect(found).toEqual([]);
});
