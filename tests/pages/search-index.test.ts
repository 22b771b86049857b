import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site, subSite } from '../build-site.ts';

// Pagefind, left to write its files itself, leaves some empty or cut off on a busy machine.

const folderOf = ({ dir }: { dir: string }) => join(dir, 'pagefind');

test.each([site, subSite])('the search index of $dir is whole', (one) => {
  const folder = folderOf(one);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const empty = files.filter(({ parentPath, name }) => statSync(join(parentPath, name)).size === 0);
  expect(empty).toEqual([]);
  const { languages } = JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8'));
  const hashes = Object.values(languages as Record<string, { hash: string }>);
  expect(hashes.length).toBeGreaterThan(0);
  for (const { hash } of hashes) {
    expect(existsSync(join(folder, `pagefind.${hash}.pf_meta`))).toBe(true);
  }
});

test('both sites have the same scripts of it, to the last byte', () => {
  const scripts = readdirSync(folderOf(site)).filter((name) => /\.(js|css)$|^wasm/.test(name));
  expect(scripts).toContain('pagefind-ui.js');
  for (const name of scripts) {
    const [one, other] = [site, subSite].map((each) => readFileSync(join(folderOf(each), name)));
    expect(one?.equals(other!), name).toBe(true);
  }
});
