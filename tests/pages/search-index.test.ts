import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWhole } from '../../src/integrations/whole-search-index.ts';
import { site, subSite } from '../build-site.ts';

test.each([site, subSite])('the search index of $dir is whole', ({ dir }) => {
  expect(isWhole(join(dir, 'pagefind'))).toBe(true);
});

test('an index that was cut off is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-index-'));
  try {
    expect(isWhole(folder)).toBe(false);
    cpSync(join(site.dir, 'pagefind'), folder, { recursive: true });
    expect(isWhole(folder)).toBe(true);
    truncateSync(join(folder, 'pagefind-entry.json'));
    expect(isWhole(folder)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
