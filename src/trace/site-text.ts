import type { Kind, Site } from './site.ts';

// A compact text format with one line per site. As JSON the sites would dominate the size of a
// traced file.

const kinds: readonly Kind[] = [
  'statement',
  'value',
  'condition',
  'enter',
  'parameter',
  'call',
  'return',
  'loop',
  'iteration',
  'resume',
  'finally',
];

/** The optional fields in order. Trailing missing ones are omitted. */
const optional = ['fn', 'loop', 'partOf', 'outer', 'isHeader', 'isRight'] as const;

/** Lines are relative to the previous site's, and ends to their starts. */
export function writeSites(sites: readonly Site[]): string {
  let before = 0;
  return sites
    .map((site) => {
      const [line, column, endLine, endColumn] = site.at;
      const numbers = [
        kinds.indexOf(site.kind),
        line - before,
        column,
        endLine - line,
        endColumn - column,
        ...optional.map((field) => Number(site[field] ?? -1) + 1 || ''),
      ];
      before = line;
      return `${numbers.join(' ').trimEnd()}|${site.name ?? ''}`;
    })
    .join('\n');
}

export function readSites(text: string): Site[] {
  // A file that only re-exports has no sites.
  if (text === '') return [];
  let line = 0;
  return text.split('\n').map((written) => {
    const bar = written.indexOf('|');
    const numbers = written.slice(0, bar).split(' ').map(Number);
    const [kind = 0, down = 0, column = 0, high = 0, wide = 0, ...values] = numbers;
    line += down;
    const site: Record<string, unknown> = {
      kind: kinds[kind],
      at: [line, column, line + high, column + wide],
    };
    optional.forEach((field, i) => {
      const value = values[i] ?? 0;
      if (value > 0) site[field] = field.startsWith('is') ? true : value - 1;
    });
    if (bar < written.length - 1) site.name = written.slice(bar + 1);
    return site as unknown as Site;
  });
}
