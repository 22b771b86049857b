import { readdirSync, readFileSync } from 'node:fs';

const library = new URL('../../src/lib/', import.meta.url);

export interface SourceFile {
  /** Its path inside src/lib. */
  readonly name: string;
  readonly text: string;
}

/** Every file of the library, those of `published/` included. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(library, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, library), 'utf8') }));
}

export function isPublished({ name }: SourceFile): boolean {
  return name.startsWith('published/');
}

/** The names a file declares with `export`, in order. */
export function exportedNames({ text }: SourceFile): string[] {
  const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  return [...text.matchAll(declaration)].map(([, name]) => name!);
}
