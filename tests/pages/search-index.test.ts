import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileAt, filesNamed, textAt } from './support.ts';

// On a busy machine, Pagefind by itself leaves some files empty or incomplete.

test('the search index is whole', () => {
  const files = filesNamed(/^pagefind\/.*\.[^/]+$/);
  expect(files.filter((name) => statSync(fileAt(name)).size === 0)).toEqual([]);
  expect(files).toContain('pagefind/pagefind-ui.js');
  const { languages } = JSON.parse(textAt('pagefind/pagefind-entry.json'));
  const hashes = Object.values(languages as Record<string, { hash: string }>);
  expect(hashes.length).toBeGreaterThan(0);
  expect(files).toEqual(
    expect.arrayContaining(hashes.map(({ hash }) => `pagefind/pagefind.${hash}.pf_meta`)),
  );
});
