import { readdirSync, readFileSync } from 'node:fs';

const source = new URL('../../src/', import.meta.url);

export interface SourceFile {
  /** Its path inside src: "lib/point-in-circle.ts". */
  readonly name: string;
  readonly text: string;
}

/** Every file of the library and every published variant. */
export function sourceFiles(): SourceFile[] {
  return ['lib', 'published'].flatMap((folder) =>
    readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => ({ name, text: readFileSync(new URL(name, source), 'utf8') })),
  );
}

export function isPublished({ name }: SourceFile): boolean {
  return name.startsWith('published/');
}

/** The names that a file declares with `export`, in order. */
export function exportedNames({ text }: SourceFile): string[] {
  const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  return [...text.matchAll(declaration)].map(([, name]) => name!);
}
