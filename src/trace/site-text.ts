import type { Kind, Site } from './site.ts';

// Sites as they travel to a reader: a line each, of numbers and a name. Said in full they are most
// of what a traced file weighs.

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

/** What may be missing, from left to right; what is missing at the end is left out. */
const optional = ['fn', 'loop', 'partOf', 'outer', 'isHeader', 'isRight'] as const;

/** Each line is told by how far it is from the one before, each end by how far from its start. */
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
  // A file that only exports what others have has no sites.
  if (text === '') return [];
  let line = 0;
  return text.split('\n').map((written) => {
    const bar = written.indexOf('|');
    const numbers = written.slice(0, bar).split(' ').map(Number);
    const [kind = 0, down = 0, column = 0, high = 0, wide = 0, ...rest] = numbers;
    line += down;
    const site: Record<string, unknown> = {
      kind: kinds[kind],
      at: [line, column, line + high, column + wide],
    };
    optional.forEach((field, i) => {
      const value = rest[i] ?? 0;
      if (value > 0) site[field] = field.startsWith('is') ? true : value - 1;
    });
    if (bar < written.length - 1) site.name = written.slice(bar + 1);
    return site as unknown as Site;
  });
}
