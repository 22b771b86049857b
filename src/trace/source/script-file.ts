import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutTypes } from './without-types.ts';

/** Returns a file of src as a plain script. It imports only types, and no file imports it. */
export function scriptFile(file: string): string {
  const text = withoutTypes(readFileSync(join(process.cwd(), 'src', `${file}.ts`), 'utf8'));
  if (/^import\b/m.test(text)) throw new Error(`src/${file}.ts imports more than types.`);
  return text.replaceAll(/^export (?=function|const)|^export \{\};$/gm, '');
}
