import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';

// These lists are not collections of Astro, because the plugins for Markdown and for search also read them.

/** Reads a list of src/content. An entry that does not fit fails the build. */
function listOf<T>(name: string, schema: z.ZodType<T>) {
  return (root = process.cwd()): readonly T[] => {
    const entries: object[] = parse(readFileSync(join(root, `src/content/${name}.yaml`), 'utf8'));
    return entries.map((entry) => {
      const { data, error } = schema.safeParse(entry);
      if (data === undefined) throw faultOf(name, entry, z.prettifyError(error!));
      return data;
    });
  };
}

/** Maps the entries of a list. An error names the list and the entry. */
export const mapEntries = <T extends object, R>(
  list: string,
  entries: readonly T[],
  make: (entry: T) => R | Promise<R>,
): Promise<R[]> =>
  Promise.all(
    entries.map(async (entry) => {
      try {
        return await make(entry);
      } catch (error) {
        throw faultOf(list, entry, (error as Error).message);
      }
    }),
  );

const faultOf = (list: string, entry: object, fault: string): Error =>
  new Error(`src/content/${list}.yaml: "${Object.values(entry)[0]}": ${fault}`);

const text = z.string().min(1);
/** A folder and a heading's address: "nine-zones#the-idea". */
const heading = z.string().regex(/^[\w-]+#[\w-]+$/, 'Expected "folder#heading"');
const page = z.string().regex(/^[\w-]+(#[\w-]+)?$/, 'Expected "folder" or "folder#heading"');

const question = z.strictObject({
  question: text,
  symptom: z.boolean().default(false),
  answer: text,
  to: heading,
  words: z.array(text),
});

const term = z.strictObject({
  term: text,
  also: z.array(text).default([]),
  means: text,
  to: page,
  everyday: z.boolean().default(false),
});

const listing = z.strictObject({
  does: text,
  functions: z.array(text).min(1),
  figure: z.string().regex(/^[\w-]+\/[\w-]+#[\w-]+$/, 'Expected "chapter/figure#preset"'),
});

const article = z.strictObject({
  title: text,
  site: text,
  address: z.url().optional(),
  listings: z.array(listing),
});

const principle = z.strictObject({
  principle: text,
  criteria: z.array(z.strictObject({ numbers: z.array(text), name: text, how: text })),
});

export type Term = z.infer<typeof term>;

export const questions = listOf('questions', question);
export const terms = listOf('glossary', term);
export const articles = listOf('articles', article);
export const principles = listOf('wcag', principle);

/** The address of a term on the page of the glossary: "minkowski-sum". */
export function idOf({ term: name }: Pick<Term, 'term'>): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
