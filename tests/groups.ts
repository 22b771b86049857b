/** The groups of tests, and the folders under tests/ that each takes in. */
export const groups = {
  lib: ['lib', 'published'],
  trace: ['trace', 'source', 'notebook', 'sandbox', 'playground', 'translate'],
  figures: ['kit', 'maps', 'chapters', 'museum', 'site', 'judge', 'pictures'],
  package: ['package'],
  pages: ['pages'],
  browser: ['browser'],
} as const;

export type Group = keyof typeof groups;

/** The group of a test file: "tests/kit/store.test.ts" is of `figures`. */
export function groupOf(path: string): string {
  const folder = path.split('/')[1] ?? '';
  const found = Object.entries(groups).find(([, folders]) =>
    (folders as readonly string[]).includes(folder),
  );
  return found?.[0] ?? folder;
}
