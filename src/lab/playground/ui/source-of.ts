import type { LibrarySource } from '#trace/source/library-source.ts';

/** Returns a library function as code for a cell, after the private helpers of its file. */
export function sourceOf({ files, exported }: LibrarySource, fn: string): string {
  const file = exported[fn] ?? '';
  const all = files[file] ?? [];
  const seen = new Set<string>();
  const needed: string[] = [];
  const need = (name: string) => {
    const found = all.find((one) => one.name === name);
    if (!found || seen.has(name) || (name !== fn && exported[name])) return;
    seen.add(name);
    for (const [used, from] of Object.entries(found.uses)) if (from === file) need(used);
    needed.push(name);
  };
  need(fn);
  const texts = needed.flatMap((name) => all.find((one) => one.name === name)?.text ?? []);
  return texts.join('\n\n').replaceAll(/^export /gm, '');
}
