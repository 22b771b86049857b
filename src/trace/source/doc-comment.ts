/** A doc comment of the library, divided into its standard parts. */
export interface DocComment {
  /** The first paragraph, which describes the result. */
  readonly answers: string;
  /** The explanation, by paragraph. */
  readonly meaning: readonly string[];
  /** Its code, or null for a type. */
  readonly example: string | null;
  /** The text after *Accuracy* and after *Cost*, or null without one. */
  readonly accuracy: string | null;
  readonly cost: string | null;
}

/** Reads the doc comment that a declaration begins with. */
export function readDocComment(text: string): DocComment {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(text) ?? [];
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const [, example = null] = /@example\n(.*?)(?=\n@|$)/s.exec(lines.join('\n')) ?? [];
  const paragraphs = lines
    .join('\n')
    .replace(/@example.*?(?=\n@|$)/s, '')
    .replace('@remarks', '')
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
  const [answers = '', ...others] = paragraphs;
  const titled = (title: string) =>
    others.find((one) => one.startsWith(`*${title}*: `))?.slice(`*${title}*: `.length) ?? null;
  return {
    answers,
    meaning: others.filter((one) => !/^\*(Accuracy|Cost)\*: /.test(one)),
    example: example?.trim() ?? null,
    accuracy: capitalized(titled('Accuracy')),
    cost: capitalized(titled('Cost')),
  };
}

function capitalized(text: string | null): string | null {
  return text && text[0]!.toUpperCase() + text.slice(1);
}

/** The group of the reference that a function belongs to, and the figure that its page shows. */
export const buildTags = ['group', 'figure'] as const;

const buildTag = new RegExp(`^ \\* @(${buildTags.join('|')}) (.*)\n`, 'gm');

/** The source without these tags, which the build reads and copied code does not need. */
export function withoutBuildTags(source: string): string {
  return source
    .replaceAll(new RegExp(`^ \\*\n(?=${buildTag.source})`, 'gm'), '')
    .replaceAll(buildTag, '');
}

/** The value of each of these tags in a doc comment. */
export function readBuildTags(source: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...source.matchAll(buildTag)].map(([, tag, value]) => [tag, value]));
}
